package deflate

// adler32 goes on with an Adler-32 check sum (RFC 1950, 8.2). The standard library's cannot begin midway.
func adler32(sum uint32, p []byte) uint32 {
	const prime = 65521
	const most = 5552 // as many sums as fit 32 bits
	a, b := sum&0xffff, sum>>16
	for len(p) > 0 {
		n := min(len(p), most)
		for _, x := range p[:n] {
			a += uint32(x)
			b += a
		}
		a %= prime
		b %= prime
		p = p[n:]
	}
	return b<<16 | a
}
