package shims

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"encoding/asn1"
	"math/big"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// The paddings of RSA (openssl/rsa.h).
const (
	paddingPKCS1 = 1
	paddingNone  = 3
	paddingOAEP  = 4
	paddingPSS   = 6
)

func (b *cryptoBinding) signNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "sign":
		return b.sign
	case "verify":
		return b.verify
	case "rsaCipher":
		return b.rsaCipher
	}
	return nil
}

// signing is what a signature is made of.
type signing struct {
	b       *cryptoBinding
	key     *keyPair
	kind    digest // zero: the data is signed as it is
	data    []byte
	padding int
	salt    int
	p1363   bool
	from    world.Entropy
}

// signing reads (digest or null, data, key, padding, saltLength, dsaEncoding).
func (b *cryptoBinding) signing(c goja.FunctionCall) *signing {
	s := &signing{b: b, key: b.pairOf(c.Argument(2)), data: b.own(c.Argument(1)), padding: paddingPKCS1, salt: -2}
	if v := c.Argument(0); !goja.IsNull(v) && !goja.IsUndefined(v) {
		kind, ok := b.digestOf(v.String())
		if !ok {
			b.invalidDigest(v.String())
		}
		s.kind = kind
	}
	if v := c.Argument(3); !goja.IsUndefined(v) {
		s.padding = int(v.ToInteger())
	}
	if v := c.Argument(4); !goja.IsUndefined(v) {
		s.salt = int(v.ToInteger())
	}
	s.p1363 = c.Argument(5).String() == "ieee-p1363"
	if s.key.kind() == "ed25519" && s.kind.make != nil {
		b.host.throwOpenSSL(osslError{"1C80007A", "Provider routines", "invalid digest", "ERR_OSSL_INVALID_DIGEST"})
	}
	if s.key.kind() != "ed25519" && s.kind.make == nil {
		s.kind, _ = b.digestOf("sha256") // OpenSSL's own choice
	}
	return s
}

// sign(..., req) is the signature.
func (b *cryptoBinding) sign(c goja.FunctionCall) goja.Value {
	s := b.signing(c)
	s.from = world.NewEntropy(b.host.entropy().Uint64())
	if s.key.rsa != nil {
		s.checkRSA()
	}
	return b.perform("crypto.sign", c.Argument(6), s.signature)
}

func (s *signing) checkRSA() {
	size, room := s.key.rsa.size(), (s.key.rsa.N.BitLen()+6)/8-s.kind.size-2
	switch {
	case s.padding == paddingPSS && (s.saltLength() > room || room < 0):
		s.b.host.throwOpenSSL(osslError{"0200006E", "rsa routines", "data too large for key size", "ERR_OSSL_RSA_DATA_TOO_LARGE_FOR_KEY_SIZE"})
	case s.padding == paddingPSS:
	case s.padding != paddingPKCS1 || digestPrefix(s.kind) == nil:
		s.b.host.unsupported("crypto.sign with this padding and digest")
	case size < len(digestPrefix(s.kind))+s.kind.size+11:
		s.b.host.throwOpenSSL(osslError{"02000070", "rsa routines", "digest too big for rsa key", "ERR_OSSL_RSA_DIGEST_TOO_BIG_FOR_RSA_KEY"})
	}
}

// saltLength is the length of the salt to sign with.
func (s *signing) saltLength() int {
	switch s.salt {
	case -1:
		return s.kind.size
	case -2:
		return (s.key.rsa.N.BitLen()+6)/8 - s.kind.size - 2
	}
	return s.salt
}

func (s *signing) hashed() []byte { return sum(s.kind.make, s.data) }

func (s *signing) signature() []byte {
	switch {
	case s.key.rsa != nil && s.padding == paddingPSS:
		salt := make([]byte, s.saltLength())
		s.from.Fill(salt)
		return s.key.rsa.apply(true, encodePSS(s.key.rsa.N.BitLen()-1, s.kind, s.hashed(), salt))
	case s.key.rsa != nil:
		return s.key.rsa.apply(true, padPKCS1(s.key.rsa.size(), 1, append(digestPrefix(s.kind), s.hashed()...), nil))
	case s.key.ec != nil:
		return s.signEC()
	}
	return ed25519.Sign(s.key.edKey, s.data)
}

// goHash is the hash for RFC 6979, by which Go signs without random numbers.
func goHash(d digest) crypto.Hash {
	switch d.size {
	case 48:
		return crypto.SHA384
	case 64:
		return crypto.SHA512
	}
	return crypto.SHA256
}

func (s *signing) signEC() []byte {
	h := goHash(s.kind)
	digest := s.hashed()
	if len(digest) != h.Size() { // the nonce may be made with any hash; the value signed is what counts
		digest = fit(digest, h.Size())
	}
	der, err := s.key.ec.Sign(nil, digest, h)
	if err != nil {
		panic("shims: " + err.Error())
	}
	if !s.p1363 {
		return der
	}
	r, t := pointOf(der)
	size := (s.key.ec.Curve.Params().BitSize + 7) / 8
	return append(r.FillBytes(make([]byte, size)), t.FillBytes(make([]byte, size))...)
}

// fit makes a digest n bytes long without changing the number that ECDSA takes of it.
func fit(digest []byte, n int) []byte {
	if len(digest) >= n {
		return digest[:n]
	}
	return append(make([]byte, n-len(digest)), digest...)
}

func pointOf(der []byte) (r, s *big.Int) {
	var point struct{ R, S *big.Int }
	if rest, err := asn1.Unmarshal(der, &point); err != nil || len(rest) > 0 {
		return nil, nil
	}
	return point.R, point.S
}

// verify(digest, data, key, padding, saltLength, dsaEncoding, signature, req) says whether the signature fits. With a
// callback the answer is an ArrayBuffer of one byte.
func (b *cryptoBinding) verify(c goja.FunctionCall) goja.Value {
	s, signature := b.signing(c), b.own(c.Argument(6))
	if _, later := b.host.Realm.Func(c.Argument(7)); !later {
		return b.host.RT.ToValue(s.fits(signature))
	}
	return b.perform("crypto.verify", c.Argument(7), func() []byte {
		if s.fits(signature) {
			return []byte{1}
		}
		return []byte{0}
	})
}

func (s *signing) fits(signature []byte) bool {
	switch {
	case s.key.rsa != nil:
		k := s.key.rsa
		if len(signature) != k.size() || new(big.Int).SetBytes(signature).Cmp(k.N) >= 0 {
			return false
		}
		em := k.apply(false, signature)
		if s.padding == paddingPSS {
			salt := s.salt
			if salt == -1 {
				salt = s.kind.size
			}
			return verifyPSS(k.N.BitLen()-1, s.kind, s.hashed(), em, salt)
		}
		return bytes.Equal(em, padPKCS1(k.size(), 1, append(digestPrefix(s.kind), s.hashed()...), nil))
	case s.key.ec != nil:
		if s.p1363 {
			half := len(signature) / 2
			if len(signature) != 2*((s.key.ec.Curve.Params().BitSize+7)/8) {
				return false
			}
			r, t := new(big.Int).SetBytes(signature[:half]), new(big.Int).SetBytes(signature[half:])
			signature, _ = asn1.Marshal(struct{ R, S *big.Int }{r, t})
		}
		return ecdsa.VerifyASN1(&s.key.ec.PublicKey, s.hashed(), signature)
	}
	return ed25519.Verify(s.key.ed, s.data, signature)
}

// rsaCipher(private, encrypt, key, data, padding, oaepHash, oaepLabel) is publicEncrypt and its like.
func (b *cryptoBinding) rsaCipher(c goja.FunctionCall) goja.Value {
	private, encrypt := c.Argument(0).ToBoolean(), c.Argument(1).ToBoolean()
	key, data, padding := b.pairOf(c.Argument(2)).rsa, b.own(c.Argument(3)), int(c.Argument(4).ToInteger())
	if key == nil {
		b.host.throwOpenSSL(osslError{"03000096", "digital envelope routines", "operation not supported for this keytype", "ERR_OSSL_EVP_OPERATION_NOT_SUPPORTED_FOR_THIS_KEYTYPE"})
	}
	d, _ := b.digestOf("sha1")
	if v := c.Argument(5); !goja.IsUndefined(v) {
		var ok bool
		if d, ok = b.digestOf(v.String()); !ok {
			b.host.Throw("Error", "ERR_OSSL_EVP_INVALID_DIGEST", "Invalid digest used")
		}
	}
	if private && !encrypt && padding == paddingPKCS1 {
		b.host.Throw("TypeError", "ERR_INVALID_ARG_VALUE",
			"RSA_PKCS1_PADDING is no longer supported for private decryption, this can be reverted with --security-revert=CVE-2023-46809")
	}
	var label []byte
	if v := c.Argument(6); !goja.IsUndefined(v) {
		label = b.own(v)
	}
	kind := byte(2)
	if private == encrypt {
		kind = 1
	}
	switch {
	case padding == paddingNone && len(data) < key.size():
		b.host.throwOpenSSL(osslError{"0200007A", "rsa routines", "data too small for key size", "ERR_OSSL_RSA_DATA_TOO_SMALL_FOR_KEY_SIZE"})
	case padding == paddingNone && len(data) == key.size():
		return b.buffer(key.apply(private, data))
	case padding == paddingNone:
	case !encrypt:
		return b.buffer(b.rsaOpen(key, private, data, padding, kind, d, label))
	case padding == paddingOAEP:
		if em := encodeOAEP(key.size(), d, data, label, b.host.entropy()); em != nil {
			return b.buffer(key.apply(private, em))
		}
	default:
		if em := padPKCS1(key.size(), kind, data, b.host.entropy()); em != nil {
			return b.buffer(key.apply(private, em))
		}
	}
	b.host.throwOpenSSL(osslError{"0200006E", "rsa routines", "data too large for key size", "ERR_OSSL_RSA_DATA_TOO_LARGE_FOR_KEY_SIZE"})
	return nil
}

func (b *cryptoBinding) rsaOpen(key *rsaKey, private bool, data []byte, padding int, kind byte, d digest, label []byte) []byte {
	if len(data) > key.size() {
		b.host.throwOpenSSL(osslError{"0200006C", "rsa routines", "data greater than mod len", "ERR_OSSL_RSA_DATA_GREATER_THAN_MOD_LEN"})
	}
	em := key.apply(private, data)
	var out []byte
	var ok bool
	if padding == paddingOAEP {
		if out, ok = decodeOAEP(em, d, label); !ok {
			b.host.throwOpenSSL(osslError{"02000079", "rsa routines", "oaep decoding error", "ERR_OSSL_RSA_OAEP_DECODING_ERROR"})
		}
		return out
	}
	if out, ok = unpadPKCS1(em, kind); !ok {
		b.host.throwOpenSSL(osslError{"0200008A", "rsa routines", "invalid padding", "ERR_OSSL_RSA_INVALID_PADDING"})
	}
	return out
}
