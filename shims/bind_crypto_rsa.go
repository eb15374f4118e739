package shims

import (
	"bytes"
	"encoding/asn1"
	"hash"
	"math/big"

	"loopcheck/shims/world"
)

// rsaKey is an RSA key. Those of Go's library do not do: their random numbers are not ours, and keys of less than 1024
// bits are refused. Nothing here takes constant time.
type rsaKey struct {
	N, E                *big.Int
	D, P, Q, Dp, Dq, Qi *big.Int // of a private key
}

// pkcs1Private and pkcs1Public are RFC 8017, A.1.
type pkcs1Private struct {
	Version                   int
	N, E, D, P, Q, Dp, Dq, Qi *big.Int
}

type pkcs1Public struct{ N, E *big.Int }

func parsePKCS1Private(der []byte) *rsaKey {
	var k pkcs1Private
	if rest, err := asn1.Unmarshal(der, &k); err != nil || len(rest) > 0 || k.Version != 0 || k.N.Sign() <= 0 || k.P.Sign() <= 0 {
		return nil
	}
	return &rsaKey{k.N, k.E, k.D, k.P, k.Q, k.Dp, k.Dq, k.Qi}
}

func parsePKCS1Public(der []byte) *rsaKey {
	var k pkcs1Public
	if rest, err := asn1.Unmarshal(der, &k); err != nil || len(rest) > 0 || k.N.Sign() <= 0 || k.E.Sign() <= 0 {
		return nil
	}
	return &rsaKey{N: k.N, E: k.E}
}

func (k *rsaKey) private() []byte {
	der, err := asn1.Marshal(pkcs1Private{0, k.N, k.E, k.D, k.P, k.Q, k.Dp, k.Dq, k.Qi})
	if err != nil {
		panic("shims: " + err.Error())
	}
	return der
}

func (k *rsaKey) public() []byte {
	der, err := asn1.Marshal(pkcs1Public{k.N, k.E})
	if err != nil {
		panic("shims: " + err.Error())
	}
	return der
}

func (k *rsaKey) size() int { return (k.N.BitLen() + 7) / 8 }

// raise is m^d mod n by the Chinese remainder theorem (RFC 8017, 5.1.2).
func (k *rsaKey) raise(m *big.Int) *big.Int {
	a := new(big.Int).Exp(m, k.Dp, k.P)
	b := new(big.Int).Exp(m, k.Dq, k.Q)
	h := a.Sub(a, b)
	h.Mod(h.Mul(h, k.Qi), k.P)
	return h.Add(h.Mul(h, k.Q), b)
}

// apply is the private operation, or the public one, on bytes as long as the key.
func (k *rsaKey) apply(private bool, data []byte) []byte {
	m := new(big.Int).SetBytes(data)
	if private {
		m = k.raise(m)
	} else {
		m.Exp(m, k.E, k.N)
	}
	return m.FillBytes(make([]byte, k.size()))
}

// generateRSA makes a key of so many bits from a stream of random bytes.
func generateRSA(bits int, e *big.Int, from *world.Entropy) *rsaKey {
	one := big.NewInt(1)
	for {
		p, q := prime(bits-bits/2, e, from), prime(bits/2, e, from)
		if p.Cmp(q) < 0 {
			p, q = q, p
		}
		n := new(big.Int).Mul(p, q)
		if p.Cmp(q) == 0 || n.BitLen() != bits {
			continue
		}
		p1, q1 := new(big.Int).Sub(p, one), new(big.Int).Sub(q, one)
		gcd := new(big.Int).GCD(nil, nil, p1, q1)
		lcm := new(big.Int).Div(new(big.Int).Mul(p1, q1), gcd)
		d := new(big.Int).ModInverse(e, lcm)
		if d == nil {
			continue
		}
		return &rsaKey{n, e, d, p, q, new(big.Int).Mod(d, p1), new(big.Int).Mod(d, q1), new(big.Int).ModInverse(q, p)}
	}
}

// prime is a prime with so many bits, the two highest of them set, such that e has an inverse modulo it less one.
func prime(bits int, e *big.Int, from *world.Entropy) *big.Int {
	one, buf := big.NewInt(1), make([]byte, (bits+7)/8)
	for {
		from.Fill(buf)
		p := new(big.Int).SetBytes(buf)
		p.Rsh(p, uint(len(buf)*8-bits))
		p.SetBit(p, bits-1, 1)
		p.SetBit(p, bits-2, 1)
		p.SetBit(p, 0, 1)
		less := new(big.Int).Sub(p, one)
		if new(big.Int).GCD(nil, nil, e, less).Cmp(one) == 0 && p.ProbablyPrime(20) {
			return p
		}
	}
}

// digestPrefix is the DER of a DigestInfo up to the digest (RFC 8017, 9.2).
func digestPrefix(d digest) []byte {
	oid := map[string]asn1.ObjectIdentifier{
		"md5": {1, 2, 840, 113549, 2, 5}, "sha1": {1, 3, 14, 3, 2, 26}, "ripemd160": {1, 3, 36, 3, 2, 1},
		"sha224": {2, 16, 840, 1, 101, 3, 4, 2, 4}, "sha256": {2, 16, 840, 1, 101, 3, 4, 2, 1},
		"sha384": {2, 16, 840, 1, 101, 3, 4, 2, 2}, "sha512": {2, 16, 840, 1, 101, 3, 4, 2, 3},
		"sha512-224": {2, 16, 840, 1, 101, 3, 4, 2, 5}, "sha512-256": {2, 16, 840, 1, 101, 3, 4, 2, 6},
		"sha3-224": {2, 16, 840, 1, 101, 3, 4, 2, 7}, "sha3-256": {2, 16, 840, 1, 101, 3, 4, 2, 8},
		"sha3-384": {2, 16, 840, 1, 101, 3, 4, 2, 9}, "sha3-512": {2, 16, 840, 1, 101, 3, 4, 2, 10},
	}[d.name]
	if oid == nil {
		return nil
	}
	type algorithm struct {
		OID  asn1.ObjectIdentifier
		Null asn1.RawValue
	}
	info := struct {
		Algorithm algorithm
		Digest    []byte
	}{algorithm{oid, asn1.NullRawValue}, make([]byte, d.size)}
	der, err := asn1.Marshal(info)
	if err != nil {
		panic("shims: " + err.Error())
	}
	return der[:len(der)-d.size]
}

// padPKCS1 is EMSA-PKCS1-v1_5 for kind 1 and EME-PKCS1-v1_5 for kind 2; nil when there is no room.
func padPKCS1(size int, kind byte, message []byte, from *world.Entropy) []byte {
	fill := size - 3 - len(message)
	if fill < 8 {
		return nil
	}
	padding := bytes.Repeat([]byte{0xff}, fill)
	if kind == 2 {
		from.Fill(padding)
		for i := range padding {
			for padding[i] == 0 {
				from.Fill(padding[i : i+1])
			}
		}
	}
	return append(append(append([]byte{0, kind}, padding...), 0), message...)
}

// unpadPKCS1 takes the padding off; ok says that it was one.
func unpadPKCS1(em []byte, kind byte) (message []byte, ok bool) {
	if len(em) < 11 || em[0] != 0 || em[1] != kind {
		return nil, false
	}
	end := bytes.IndexByte(em[2:], 0)
	if end < 8 || kind == 1 && bytes.Count(em[2:2+end], []byte{0xff}) != end {
		return nil, false
	}
	return em[3+end:], true
}

// mask is MGF1 (RFC 8017, B.2.1), applied to data.
func mask(data, seed []byte, h func() hash.Hash) {
	var out []byte
	for i := uint32(0); len(out) < len(data); i++ {
		f := h()
		_, _ = f.Write(seed)
		_, _ = f.Write([]byte{byte(i >> 24), byte(i >> 16), byte(i >> 8), byte(i)})
		out = f.Sum(out)
	}
	for i := range data {
		data[i] ^= out[i]
	}
}

func sum(h func() hash.Hash, parts ...[]byte) []byte {
	f := h()
	for _, p := range parts {
		_, _ = f.Write(p)
	}
	return f.Sum(nil)
}

// encodePSS is EMSA-PSS-ENCODE (RFC 8017, 9.1.1); nil when the key is too short.
func encodePSS(bits int, d digest, hashed, salt []byte) []byte {
	size := (bits + 7) / 8
	if size < d.size+len(salt)+2 {
		return nil
	}
	h := sum(d.make, make([]byte, 8), hashed, salt)
	db := make([]byte, size-d.size-1)
	db[len(db)-len(salt)-1] = 1
	copy(db[len(db)-len(salt):], salt)
	mask(db, h, d.make)
	db[0] &= 0xff >> (8*size - bits)
	return append(append(db, h...), 0xbc)
}

// verifyPSS is EMSA-PSS-VERIFY (9.1.2); saltLength below 0 takes any.
func verifyPSS(bits int, d digest, hashed, em []byte, saltLength int) bool {
	size := (bits + 7) / 8
	if len(em) > size {
		if len(bytes.Trim(em[:len(em)-size], "\x00")) > 0 {
			return false
		}
		em = em[len(em)-size:]
	}
	if size < d.size+2 || em[len(em)-1] != 0xbc {
		return false
	}
	db, h := bytes.Clone(em[:size-d.size-1]), em[size-d.size-1:size-1]
	top := byte(0xff >> (8*size - bits))
	if db[0]&^top != 0 {
		return false
	}
	mask(db, h, d.make)
	db[0] &= top
	one := bytes.IndexByte(db, 1)
	if one < 0 || len(bytes.Trim(db[:one], "\x00")) > 0 || saltLength >= 0 && len(db)-one-1 != saltLength {
		return false
	}
	return bytes.Equal(h, sum(d.make, make([]byte, 8), hashed, db[one+1:]))
}

// encodeOAEP is EME-OAEP (7.1.1); nil when there is no room.
func encodeOAEP(size int, d digest, message, label []byte, from *world.Entropy) []byte {
	if size < len(message)+2*d.size+2 {
		return nil
	}
	em := make([]byte, size)
	seed, db := em[1:1+d.size], em[1+d.size:]
	from.Fill(seed)
	copy(db, sum(d.make, label))
	db[len(db)-len(message)-1] = 1
	copy(db[len(db)-len(message):], message)
	mask(db, seed, d.make)
	mask(seed, db, d.make)
	return em
}

func decodeOAEP(em []byte, d digest, label []byte) (message []byte, ok bool) {
	if len(em) < 2*d.size+2 || em[0] != 0 {
		return nil, false
	}
	seed, db := bytes.Clone(em[1:1+d.size]), bytes.Clone(em[1+d.size:])
	mask(seed, db, d.make)
	mask(db, seed, d.make)
	one := bytes.IndexByte(db[d.size:], 1)
	if !bytes.Equal(db[:d.size], sum(d.make, label)) || one < 0 || len(bytes.Trim(db[d.size:d.size+one], "\x00")) > 0 {
		return nil, false
	}
	return db[d.size+one+1:], true
}
