package shims

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"hash"
	"strings"

	"github.com/dop251/goja"
	"golang.org/x/crypto/blake2b"
	"golang.org/x/crypto/blake2s"
	//lint:ignore SA1019 programs ask for it by name
	"golang.org/x/crypto/ripemd160" //nolint:staticcheck // the same, for golangci-lint
)

// A digest is a hash function by one of OpenSSL's names.
type digest struct {
	name string // our own canonical name
	make func() hash.Hash
	size int
	// xof says that any length can be asked for.
	xof bool
}

// digestOf finds a hash function by any of the names that OpenSSL 3 knows it by, or says that there is
// none. Known to OpenSSL and not here is SM3 alone.
func (b *cryptoBinding) digestOf(name string) (digest, bool) {
	switch canonical := canonicalDigest(strings.ToLower(name)); canonical {
	case "md5":
		return digest{canonical, md5.New, md5.Size, false}, true
	case "sha1":
		return digest{canonical, sha1.New, sha1.Size, false}, true
	case "sha224":
		return digest{canonical, sha256.New224, sha256.Size224, false}, true
	case "sha256":
		return digest{canonical, sha256.New, sha256.Size, false}, true
	case "sha384":
		return digest{canonical, sha512.New384, sha512.Size384, false}, true
	case "sha512":
		return digest{canonical, sha512.New, sha512.Size, false}, true
	case "sha512-224":
		return digest{canonical, sha512.New512_224, sha512.Size224, false}, true
	case "sha512-256":
		return digest{canonical, sha512.New512_256, sha512.Size256, false}, true
	case "sm3":
		b.host.unsupported("crypto digest sm3")
		return digest{}, false
	default:
		return rarerDigest(canonical)
	}
}

func rarerDigest(name string) (digest, bool) {
	switch name {
	case "sha3-224":
		return digest{name, func() hash.Hash { return sha3.New224() }, 28, false}, true
	case "sha3-256":
		return digest{name, func() hash.Hash { return sha3.New256() }, 32, false}, true
	case "sha3-384":
		return digest{name, func() hash.Hash { return sha3.New384() }, 48, false}, true
	case "sha3-512":
		return digest{name, func() hash.Hash { return sha3.New512() }, 64, false}, true
	case "shake128":
		return digest{name, func() hash.Hash { return &shake{sha3.NewSHAKE128(), 16, 168} }, 16, true}, true
	case "shake256":
		return digest{name, func() hash.Hash { return &shake{sha3.NewSHAKE256(), 32, 136} }, 32, true}, true
	case "ripemd160":
		return digest{name, ripemd160.New, ripemd160.Size, false}, true
	case "blake2b512":
		return digest{name, func() hash.Hash { h, _ := blake2b.New512(nil); return h }, blake2b.Size, false}, true
	case "blake2s256":
		return digest{name, func() hash.Hash { h, _ := blake2s.New256(nil); return h }, blake2s.Size, false}, true
	case "md5-sha1":
		return digest{name, func() hash.Hash { return &twoHashes{md5.New(), sha1.New()} }, md5.Size + sha1.Size, false}, true
	}
	return digest{}, false
}

// canonicalDigest takes the prefixes and spellings off a lower-case name.
func canonicalDigest(name string) string {
	name = strings.TrimPrefix(name, "id-rsassa-pkcs1-v1_5-with-")
	name = strings.TrimPrefix(strings.TrimPrefix(name, "rsa-"), "ssl3-")
	name = strings.TrimSuffix(strings.TrimSuffix(name, "withrsaencryption"), "withrsa")
	switch name {
	case "sha-1", "sha1-2":
		return "sha1"
	case "sha-224", "sha2-224":
		return "sha224"
	case "sha-256", "sha2-256":
		return "sha256"
	case "sha-384", "sha2-384":
		return "sha384"
	case "sha-512", "sha2-512":
		return "sha512"
	case "sha512/224", "sha-512/224", "sha2-512/224":
		return "sha512-224"
	case "sha512/256", "sha-512/256", "sha2-512/256":
		return "sha512-256"
	case "shake-128":
		return "shake128"
	case "shake-256":
		return "shake256"
	case "ripemd", "rmd160", "ripemd-160":
		return "ripemd160"
	case "blake2b-512":
		return "blake2b512"
	case "blake2s-256":
		return "blake2s256"
	}
	return name
}

// twoHashes is MD5 and SHA-1 one after the other.
type twoHashes struct{ a, b hash.Hash }

func (t *twoHashes) Write(p []byte) (int, error) { _, _ = t.a.Write(p); return t.b.Write(p) }
func (t *twoHashes) Sum(p []byte) []byte         { return t.b.Sum(t.a.Sum(p)) }
func (t *twoHashes) Reset()                      { t.a.Reset(); t.b.Reset() }
func (t *twoHashes) Size() int                   { return t.a.Size() + t.b.Size() }
func (t *twoHashes) BlockSize() int              { return t.a.BlockSize() }

// shake is SHAKE with its default length.
type shake struct {
	*sha3.SHAKE
	size, block int
}

func (s *shake) Size() int      { return s.size }
func (s *shake) BlockSize() int { return s.block }
func (s *shake) Sum(p []byte) []byte {
	return append(p, s.squeeze(s.size)...)
}

// squeeze is the first n bytes of what comes out. The state stays as it is.
func (s *shake) squeeze(n int) []byte {
	state, err := s.MarshalBinary()
	if err != nil {
		panic("shims: " + err.Error())
	}
	out := make([]byte, n)
	_, _ = s.Read(out)
	if err := s.UnmarshalBinary(state); err != nil {
		panic("shims: " + err.Error())
	}
	return out
}

// hashState is a Hash or an Hmac at work.
type hashState struct {
	kind   digest
	hash   hash.Hash
	length int    // of the result, in bytes
	sum    []byte // once it is asked for
	// written is all input so far, for copies; an Hmac keeps none.
	written []byte
	keep    bool
}

func (b *cryptoBinding) hashNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "newHash":
		return b.newHash
	case "newHmac":
		return b.newHmac
	case "hashUpdate":
		return b.hashUpdate
	case "hashDigest":
		return b.hashDigest
	case "hashOnce":
		return b.hashOnce
	case "knowsDigest":
		return func(c goja.FunctionCall) goja.Value {
			_, ok := b.digestOf(c.Argument(0).String())
			return b.host.RT.ToValue(ok)
		}
	case "hashJob":
		return b.hashJob
	case "timingSafeEqual":
		return b.timingSafeEqual
	}
	return nil
}

// newHash(algorithm or handle, length or undefined) begins a hash, or a copy of one.
func (b *cryptoBinding) newHash(c goja.FunctionCall) goja.Value {
	s := &hashState{}
	if _, named := c.Argument(0).(goja.String); named {
		kind, ok := b.digestOf(c.Argument(0).String())
		if !ok {
			b.host.Throw("Error", "", "Digest method not supported")
		}
		s.kind, s.hash = kind, kind.make()
	} else {
		from := b.handleOf(c.Argument(0))
		from.used(false)
		s.copyOf(from.state.(*hashState))
	}
	_, s.keep = s.hash.(hash.Cloner)
	s.keep = !s.keep
	s.length = s.kind.size
	if v := c.Argument(1); !goja.IsUndefined(v) {
		s.length = int(v.ToInteger())
		if !s.kind.xof && s.length != s.kind.size {
			b.host.throwOpenSSL(osslError{"030000B2", "digital envelope routines", "not XOF or invalid length", "ERR_OSSL_EVP_NOT_XOF_OR_INVALID_LENGTH"})
		}
	}
	return b.handle("Hash", s)
}

// copyOf makes s a hash that has read what from has.
func (s *hashState) copyOf(from *hashState) {
	s.kind = from.kind
	if cloner, ok := from.hash.(hash.Cloner); ok {
		if h, err := cloner.Clone(); err == nil {
			s.hash = h
			return
		}
	}
	s.hash = s.kind.make()
	s.write(from.written)
}

func (s *hashState) write(p []byte) {
	_, _ = s.hash.Write(p)
	if s.keep {
		s.written = append(s.written, p...)
	}
}

// result is the digest; from then on nothing can be written.
func (s *hashState) result() []byte {
	if s.sum == nil {
		if x, ok := s.hash.(*shake); ok {
			s.sum = x.squeeze(s.length)
		} else {
			s.sum = s.hash.Sum([]byte{})
		}
	}
	return s.sum
}

// newHmac(algorithm, key) begins an HMAC.
func (b *cryptoBinding) newHmac(c goja.FunctionCall) goja.Value {
	kind, ok := b.digestOf(c.Argument(0).String())
	if !ok {
		b.invalidDigest(c.Argument(0).String())
	}
	return b.handle("Hmac", &hashState{kind: kind, hash: hmac.New(kind.make, b.own(c.Argument(1))), length: kind.size})
}

func (b *cryptoBinding) invalidDigest(name string) {
	b.host.Throw("TypeError", "ERR_CRYPTO_INVALID_DIGEST", "Invalid digest: "+name)
}

// hashUpdate(handle, data, encoding) reports whether data could be written.
func (b *cryptoBinding) hashUpdate(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(true)
	s := h.state.(*hashState)
	if s.sum != nil {
		return b.host.RT.ToValue(false)
	}
	s.write(b.arg(c.Argument(1), c.Argument(2)))
	return b.host.RT.ToValue(true)
}

// hashDigest(handle, encoding) is the digest, as a string or an ArrayBuffer.
func (b *cryptoBinding) hashDigest(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(true)
	return b.result(append([]byte(nil), h.state.(*hashState).result()...), c.Argument(1))
}

// hashOnce(algorithm, data, encoding) is the digest of data.
func (b *cryptoBinding) hashOnce(c goja.FunctionCall) goja.Value {
	kind, ok := b.digestOf(c.Argument(0).String())
	if !ok {
		b.host.Throw("Error", "", "Digest method "+c.Argument(0).String()+" is not supported")
	}
	h := kind.make()
	_, _ = h.Write(b.arg(c.Argument(1), goja.Undefined()))
	return b.result(h.Sum(nil), c.Argument(2))
}

// hashJob(algorithm, data, req) is hashOnce on the thread pool; data is read now.
func (b *cryptoBinding) hashJob(c goja.FunctionCall) goja.Value {
	kind, ok := b.digestOf(c.Argument(0).String())
	if !ok {
		b.invalidDigest(c.Argument(0).String())
	}
	data := b.own(c.Argument(1))
	return b.perform("crypto.digest", c.Argument(2), func() []byte {
		h := kind.make()
		_, _ = h.Write(data)
		return h.Sum(nil)
	})
}

// timingSafeEqual(a, b): there is no time here that could tell.
func (b *cryptoBinding) timingSafeEqual(c goja.FunctionCall) goja.Value {
	for i, name := range []string{"buf1", "buf2"} {
		if o, ok := c.Argument(i).(*goja.Object); !ok || !isBufferSource(o) {
			b.host.Throw("TypeError", "ERR_INVALID_ARG_TYPE",
				`The "`+name+`" argument must be an instance of ArrayBuffer, Buffer, TypedArray, or DataView.`)
		}
	}
	x, y := b.bytes.bytesOf(c.Argument(0)), b.bytes.bytesOf(c.Argument(1))
	if len(x) != len(y) {
		b.host.Throw("RangeError", "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH", "Input buffers must have the same byte length")
	}
	return b.host.RT.ToValue(string(x) == string(y))
}

// isBufferSource reports whether o is an ArrayBuffer or a view of one.
func isBufferSource(o *goja.Object) bool {
	switch o.Export().(type) {
	case []byte, goja.ArrayBuffer:
		return true
	}
	if o.ClassName() == "Object" || o.ClassName() == "Array" {
		buffer := o.Get("buffer")
		if buffer == nil {
			return false
		}
		_, ok := buffer.Export().(goja.ArrayBuffer)
		return ok && o.Get("byteOffset") != nil && o.Get("byteLength") != nil
	}
	return false
}
