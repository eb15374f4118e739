package world

// Entropy is the only source of randomness in a run: Math.random and crypto.randomBytes are functions
// of the run's seed. It is splitmix64 (Steele, Lea, Flood, OOPSLA 2014): state += golden ratio, then a
// finalizer. It is not fit for cryptography. The zero value works and is the stream of seed 0.
type Entropy struct{ state uint64 }

// NewEntropy returns the stream of the seed.
func NewEntropy(seed uint64) Entropy { return Entropy{state: seed} }

// Uint64 returns the next 64 bits.
func (e *Entropy) Uint64() uint64 {
	e.state += 0x9e3779b97f4a7c15
	return scramble(e.state)
}

// Float64 returns a number in [0, 1) with 53 random bits, as Math.random does.
func (e *Entropy) Float64() float64 { return float64(e.Uint64()>>11) / (1 << 53) }

// Fill fills p with random bytes.
func (e *Entropy) Fill(p []byte) {
	for len(p) > 0 {
		x := e.Uint64()
		n := min(8, len(p))
		for i := range n {
			p[i] = byte(x >> (8 * i))
		}
		p = p[n:]
	}
}

// scramble is splitmix64's finalizer: a bijection in which each input bit moves half of the output's.
func scramble(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// hash mixes a name into a number (FNV-1a, then the finalizer).
func hash(h uint64, name string) uint64 {
	h ^= 0xcbf29ce484222325
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 0x100000001b3
	}
	return scramble(h)
}

// suffix is a name of six letters and digits for mkdtemp, a function of its arguments alone.
func suffix(seed, dir uint64, prefix string, try int) string {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	e := Entropy{state: hash(scramble(seed^scramble(dir)), prefix) + uint64(try)<<32}
	x := e.Uint64()
	var b [6]byte
	for i := range b {
		b[i] = letters[x%uint64(len(letters))]
		x /= uint64(len(letters))
	}
	return string(b[:])
}

// For is the stream that belongs to a name: the same for the same seed and name, and unlike that of any
// other name. e itself does not move.
func (e Entropy) For(name string) Entropy { return Entropy{state: hash(scramble(e.state), name)} }
