package shims

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/x509"
	"encoding/asn1"
	"encoding/base64"
	"encoding/pem"
	"math/big"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// A secretKey is what a KeyObject of type secret holds.
type secretKey struct{ bytes []byte }

// A keyPair is a private key with its public one, or a public key. One of its three kinds is set.
type keyPair struct {
	private bool
	rsa     *rsaKey
	ec      *ecdsa.PrivateKey // of a public key only the public part is set
	ed      ed25519.PublicKey
	edKey   ed25519.PrivateKey
}

func (k *keyPair) kind() string {
	switch {
	case k.rsa != nil:
		return "rsa"
	case k.ec != nil:
		return "ec"
	}
	return "ed25519"
}

func (k *keyPair) public() *keyPair {
	p := *k
	p.private, p.edKey = false, nil
	if k.rsa != nil {
		p.rsa = &rsaKey{N: k.rsa.N, E: k.rsa.E}
	}
	if k.ec != nil {
		p.ec = &ecdsa.PrivateKey{PublicKey: k.ec.PublicKey}
	}
	return &p
}

func (b *cryptoBinding) keyNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "newSecretKey":
		return func(c goja.FunctionCall) goja.Value {
			return b.handle("KeyObjectHandle", &secretKey{b.own(c.Argument(0))})
		}
	case "secretBytes":
		return func(c goja.FunctionCall) goja.Value { return b.buffer(b.own(c.Argument(0))) }
	case "equalKeys":
		return b.equalKeys
	case "parseKey":
		return b.parseKey
	case "parseJwk":
		return b.parseJwk
	case "publicKey":
		return func(c goja.FunctionCall) goja.Value {
			return b.handle("KeyObjectHandle", b.pairOf(c.Argument(0)).public())
		}
	case "keyDetails":
		return b.keyDetails
	case "exportKey":
		return b.exportKey
	case "exportJwk":
		return b.exportJwk
	case "generateKeys":
		return b.generateKeys
	}
	return b.signNative(name)
}

func (b *cryptoBinding) pairOf(v goja.Value) *keyPair {
	if k, ok := b.handleOf(v).state.(*keyPair); ok {
		return k
	}
	panic(b.host.RT.NewTypeError("Illegal invocation"))
}

func (b *cryptoBinding) equalKeys(c goja.FunctionCall) goja.Value {
	text := func(v goja.Value) []byte {
		switch k := b.handleOf(v).state.(type) {
		case *secretKey:
			return k.bytes
		case *keyPair:
			return k.spki()
		}
		return nil
	}
	return b.host.RT.ToValue(bytes.Equal(text(c.Argument(0)), text(c.Argument(1))))
}

// rsaAlgorithm is the AlgorithmIdentifier of an RSA key.
type keyAlgorithm struct {
	OID        asn1.ObjectIdentifier
	Parameters asn1.RawValue `asn1:"optional"`
}

type pkcs8 struct {
	Version   int
	Algorithm keyAlgorithm
	Key       []byte
}

type spki struct {
	Algorithm keyAlgorithm
	Key       asn1.BitString
}

func rsaOID() asn1.ObjectIdentifier { return asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 1, 1} }

func rsaAlgorithm() keyAlgorithm { return keyAlgorithm{rsaOID(), asn1.NullRawValue} }

// spki is the public key as a SubjectPublicKeyInfo.
func (k *keyPair) spki() []byte {
	var der []byte
	var err error
	switch {
	case k.rsa != nil:
		key := k.rsa.public()
		der, err = asn1.Marshal(spki{rsaAlgorithm(), asn1.BitString{Bytes: key, BitLength: 8 * len(key)}})
	case k.ec != nil:
		der, err = x509.MarshalPKIXPublicKey(&k.ec.PublicKey)
	default:
		der, err = x509.MarshalPKIXPublicKey(k.ed)
	}
	if err != nil {
		panic("shims: " + err.Error())
	}
	return der
}

func (k *keyPair) pkcs8() []byte {
	var der []byte
	var err error
	switch {
	case k.rsa != nil:
		der, err = asn1.Marshal(pkcs8{0, rsaAlgorithm(), k.rsa.private()})
	case k.ec != nil:
		der, err = x509.MarshalPKCS8PrivateKey(k.ec)
	default:
		der, err = x509.MarshalPKCS8PrivateKey(k.edKey)
	}
	if err != nil {
		panic("shims: " + err.Error())
	}
	return der
}

// parseKey(data, format, type, private) is a handle, or undefined when data is no such key. A private key in PEM
// is also taken where a public one is asked for.
func (b *cryptoBinding) parseKey(c goja.FunctionCall) goja.Value {
	data, private := b.own(c.Argument(0)), c.Argument(3).ToBoolean()
	var key *keyPair
	if c.Argument(1).String() == "der" {
		key = parseDER(data, c.Argument(2).String())
	} else {
		block, _ := pem.Decode(data)
		if block == nil {
			return goja.Undefined()
		}
		if block.Type == "ENCRYPTED PRIVATE KEY" || block.Headers["Proc-Type"] != "" {
			b.host.unsupported("crypto: an encrypted key")
		}
		kind := map[string]string{
			"RSA PRIVATE KEY": "pkcs1", "RSA PUBLIC KEY": "pkcs1", "PRIVATE KEY": "pkcs8", "PUBLIC KEY": "spki",
			"EC PRIVATE KEY": "sec1", "CERTIFICATE": "certificate",
		}[block.Type]
		key = parseDER(block.Bytes, kind)
	}
	switch {
	case key == nil || private && !key.private:
		return goja.Undefined()
	case !private && key.private:
		key = key.public()
	}
	return b.handle("KeyObjectHandle", key)
}

// parseJwk(jwk, private) is a handle, or undefined when jwk is no such key. Its members are known to be strings.
func (b *cryptoBinding) parseJwk(c goja.FunctionCall) goja.Value {
	jwk, private := c.Argument(0).ToObject(b.host.RT), c.Argument(1).ToBoolean()
	member := func(name string) []byte {
		if v := jwk.Get(name); v != nil && goja.IsString(v) {
			return decodeBase64([]byte(v.String()))
		}
		return nil
	}
	var key *keyPair
	switch jwk.Get("kty").String() {
	case "RSA":
		key = rsaOfJwk(member, private)
	case "EC":
		key = ecOfJwk(jwk.Get("crv").String(), member, private)
	case "OKP":
		if jwk.Get("crv").String() != "Ed25519" {
			b.host.unsupported("crypto: keys of type " + jwk.Get("crv").String())
		}
		key = edOfJwk(member, private)
	}
	if key == nil {
		return goja.Undefined()
	}
	return b.handle("KeyObjectHandle", key)
}

func rsaOfJwk(member func(string) []byte, private bool) *keyPair {
	number := func(name string) *big.Int { return new(big.Int).SetBytes(member(name)) }
	k := &rsaKey{N: number("n"), E: number("e")}
	if private {
		k.D, k.P, k.Q, k.Dp, k.Dq, k.Qi = number("d"), number("p"), number("q"), number("dp"), number("dq"), number("qi")
		if k.P.Sign() == 0 || k.Q.Sign() == 0 {
			return nil
		}
	}
	if k.N.Sign() == 0 || k.E.Sign() == 0 {
		return nil
	}
	return &keyPair{private: private, rsa: k}
}

func ecOfJwk(crv string, member func(string) []byte, private bool) *keyPair {
	curve, _ := curveOf(crv)
	if curve == nil {
		return nil
	}
	size := (curve.Params().BitSize + 7) / 8
	if private {
		if k, err := ecdsa.ParseRawPrivateKey(curve, member("d")); err == nil {
			return &keyPair{private: true, ec: k}
		}
		return nil
	}
	x, y := member("x"), member("y")
	if len(x) != size || len(y) != size {
		return nil
	}
	if k, err := ecdsa.ParseUncompressedPublicKey(curve, append(append([]byte{4}, x...), y...)); err == nil {
		return publicOf(k)
	}
	return nil
}

func edOfJwk(member func(string) []byte, private bool) *keyPair {
	if private {
		if seed := member("d"); len(seed) == ed25519.SeedSize {
			return privateOf(ed25519.NewKeyFromSeed(seed))
		}
		return nil
	}
	if x := member("x"); len(x) == ed25519.PublicKeySize {
		return publicOf(ed25519.PublicKey(x))
	}
	return nil
}

func parseDER(der []byte, kind string) *keyPair {
	switch kind {
	case "pkcs1":
		if k := parsePKCS1Private(der); k != nil {
			return &keyPair{private: true, rsa: k}
		}
		if k := parsePKCS1Public(der); k != nil {
			return &keyPair{rsa: k}
		}
	case "pkcs8":
		var p pkcs8
		if _, err := asn1.Unmarshal(der, &p); err == nil && p.Algorithm.OID.Equal(rsaOID()) {
			if k := parsePKCS1Private(p.Key); k != nil {
				return &keyPair{private: true, rsa: k}
			}
			return nil
		}
		k, _ := x509.ParsePKCS8PrivateKey(der)
		return privateOf(k)
	case "sec1":
		if k, err := x509.ParseECPrivateKey(der); err == nil {
			return privateOf(k)
		}
	case "spki":
		var p spki
		if _, err := asn1.Unmarshal(der, &p); err == nil && p.Algorithm.OID.Equal(rsaOID()) {
			if k := parsePKCS1Public(p.Key.Bytes); k != nil {
				return &keyPair{rsa: k}
			}
			return nil
		}
		k, _ := x509.ParsePKIXPublicKey(der)
		return publicOf(k)
	case "certificate":
		if cert, err := x509.ParseCertificate(der); err == nil {
			return parseDER(cert.RawSubjectPublicKeyInfo, "spki")
		}
	}
	return nil
}

func privateOf(k any) *keyPair {
	switch k := k.(type) {
	case *ecdsa.PrivateKey:
		return &keyPair{private: true, ec: k}
	case ed25519.PrivateKey:
		return &keyPair{private: true, ed: k.Public().(ed25519.PublicKey), edKey: k}
	}
	return nil
}

func publicOf(k any) *keyPair {
	switch k := k.(type) {
	case *ecdsa.PublicKey:
		return &keyPair{ec: &ecdsa.PrivateKey{PublicKey: *k}}
	case ed25519.PublicKey:
		return &keyPair{ed: k}
	}
	return nil
}

// curveOf finds a curve by OpenSSL's name or by NIST's.
func curveOf(name string) (curve elliptic.Curve, openssl string) {
	switch name {
	case "P-224", "secp224r1":
		return elliptic.P224(), "secp224r1"
	case "P-256", "prime256v1":
		return elliptic.P256(), "prime256v1"
	case "P-384", "secp384r1":
		return elliptic.P384(), "secp384r1"
	case "P-521", "secp521r1":
		return elliptic.P521(), "secp521r1"
	}
	return nil, ""
}

// keyDetails(handle) is [type, details].
func (b *cryptoBinding) keyDetails(c goja.FunctionCall) goja.Value {
	k := b.pairOf(c.Argument(0))
	details := b.host.RT.NewObject()
	switch {
	case k.rsa != nil:
		_ = details.Set("modulusLength", k.rsa.N.BitLen())
		_ = details.Set("publicExponent", k.rsa.E)
	case k.ec != nil:
		_, name := curveOf(k.ec.Curve.Params().Name)
		_ = details.Set("namedCurve", name)
	}
	return b.host.RT.NewArray(k.kind(), details)
}

// exportKey(handle, type, format) is PEM as a string, or DER as an ArrayBuffer.
func (b *cryptoBinding) exportKey(c goja.FunctionCall) goja.Value {
	k := b.pairOf(c.Argument(0))
	var der []byte
	var title string
	switch c.Argument(1).String() {
	case "pkcs1":
		if k.private {
			der, title = k.rsa.private(), "RSA PRIVATE KEY"
		} else {
			der, title = k.rsa.public(), "RSA PUBLIC KEY"
		}
	case "spki":
		der, title = k.spki(), "PUBLIC KEY"
	case "pkcs8":
		der, title = k.pkcs8(), "PRIVATE KEY"
	case "sec1":
		var err error
		if der, err = x509.MarshalECPrivateKey(k.ec); err != nil {
			panic("shims: " + err.Error())
		}
		title = "EC PRIVATE KEY"
	}
	if c.Argument(2).String() == "der" {
		return b.buffer(der)
	}
	return b.host.RT.ToValue(string(pem.EncodeToMemory(&pem.Block{Type: title, Bytes: der})))
}

// exportJwk(handle) is the key as RFC 7517 and 7518 have it, with the members in OpenSSL's order.
func (b *cryptoBinding) exportJwk(c goja.FunctionCall) goja.Value {
	k := b.pairOf(c.Argument(0))
	o := b.host.RT.NewObject()
	text := func(p []byte) string { return base64.RawURLEncoding.EncodeToString(p) }
	number := func(name string, n *big.Int) { _ = o.Set(name, text(n.Bytes())) }
	switch {
	case k.rsa != nil:
		_ = o.Set("kty", "RSA")
		number("n", k.rsa.N)
		number("e", k.rsa.E)
		if k.private {
			for i, n := range []*big.Int{k.rsa.D, k.rsa.P, k.rsa.Q, k.rsa.Dp, k.rsa.Dq, k.rsa.Qi} {
				number([]string{"d", "p", "q", "dp", "dq", "qi"}[i], n)
			}
		}
	case k.ec != nil:
		size := (k.ec.Curve.Params().BitSize + 7) / 8
		point, err := k.ec.PublicKey.Bytes()
		if err != nil {
			panic("shims: " + err.Error())
		}
		_ = o.Set("kty", "EC")
		_ = o.Set("x", text(point[1:1+size]))
		_ = o.Set("y", text(point[1+size:]))
		_ = o.Set("crv", k.ec.Curve.Params().Name)
		if k.private {
			d, err := k.ec.Bytes()
			if err != nil {
				panic("shims: " + err.Error())
			}
			_ = o.Set("d", text(d))
		}
	default:
		_ = o.Set("crv", "Ed25519")
		if k.private {
			_ = o.Set("d", text(k.edKey.Seed()))
		}
		_ = o.Set("x", text(k.ed))
		_ = o.Set("kty", "OKP")
	}
	return o
}

// generateKeys(type, bits or curve, exponent, req) is the DER of a private key (PKCS #8). The same seed and turn give the same
// key, which is made once for all runs.
func (b *cryptoBinding) generateKeys(c goja.FunctionCall) goja.Value {
	kind := c.Argument(0).String()
	seed := b.host.entropy().Uint64()
	id := kind + " " + c.Argument(1).String() + " " + c.Argument(2).String() + " " + new(big.Int).SetUint64(seed).String()
	from := world.NewEntropy(seed)
	bits, exponent := int(c.Argument(1).ToInteger()), big.NewInt(c.Argument(2).ToInteger())
	curve, _ := curveOf(c.Argument(1).String())
	return b.perform("crypto.generateKeyPair", c.Argument(3), func() []byte {
		return b.host.Library.memo.get(id, func() []byte { return generate(kind, bits, exponent, curve, &from).pkcs8() })
	})
}

func generate(kind string, bits int, exponent *big.Int, curve elliptic.Curve, from *world.Entropy) *keyPair {
	switch kind {
	case "rsa":
		return &keyPair{private: true, rsa: generateRSA(bits, exponent, from)}
	case "ec":
		for {
			d := make([]byte, (curve.Params().BitSize+7)/8)
			from.Fill(d)
			d[0] &= 0xff >> (8*len(d) - curve.Params().BitSize)
			if k, err := ecdsa.ParseRawPrivateKey(curve, d); err == nil {
				return &keyPair{private: true, ec: k}
			}
		}
	}
	seed := make([]byte, ed25519.SeedSize)
	from.Fill(seed)
	k := ed25519.NewKeyFromSeed(seed)
	return &keyPair{private: true, ed: k.Public().(ed25519.PublicKey), edKey: k}
}
