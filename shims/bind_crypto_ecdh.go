package shims

import (
	"crypto/ecdh"
	"crypto/elliptic"
	"math/big"

	"github.com/dop251/goja"
)

// ecdhState is what is behind an ECDH object (src/crypto/crypto_ec.cc).
type ecdhState struct {
	curve   ecdh.Curve
	params  elliptic.Curve
	private *ecdh.PrivateKey
}

func (b *cryptoBinding) ecdhNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "newECDH":
		return func(c goja.FunctionCall) goja.Value {
			curve, params := b.ecdhCurve(c.Argument(0).String())
			return b.handle("ECDH", &ecdhState{curve: curve, params: params})
		}
	case "ecdhGenerate", "ecdhSetPrivate":
		return b.ecdhPrivate
	case "ecdhSecret":
		return b.ecdhSecret
	case "ecdhKey":
		return b.ecdhKey
	case "ecdhConvert":
		return b.ecdhConvert
	case "diffieHellman":
		return b.diffieHellman
	}
	return nil
}

// ecdhCurve finds a curve by any of its names. P-224, the Brainpool curves and their like are refused.
func (b *cryptoBinding) ecdhCurve(name string) (ecdh.Curve, elliptic.Curve) {
	switch _, canonical := curveOf(name); canonical {
	case "prime256v1":
		return ecdh.P256(), elliptic.P256()
	case "secp384r1":
		return ecdh.P384(), elliptic.P384()
	case "secp521r1":
		return ecdh.P521(), elliptic.P521()
	}
	return nil, nil
}

func (b *cryptoBinding) ecdhOf(v goja.Value, write bool) *ecdhState {
	h := b.handleOf(v)
	h.used(write)
	s, ok := h.state.(*ecdhState)
	if !ok {
		panic(b.host.RT.NewTypeError("Illegal invocation"))
	}
	return s
}

// ecdhPrivate(handle) makes a private key; ecdhPrivate(handle, key) takes one.
func (b *cryptoBinding) ecdhPrivate(c goja.FunctionCall) goja.Value {
	s := b.ecdhOf(c.Argument(0), true)
	size := (s.params.Params().BitSize + 7) / 8
	if v := c.Argument(1); !goja.IsUndefined(v) {
		n := new(big.Int).SetBytes(b.own(v))
		if n.Sign() > 0 && n.Cmp(s.params.Params().N) < 0 {
			if k, err := s.curve.NewPrivateKey(n.FillBytes(make([]byte, size))); err == nil {
				s.private = k
				return goja.Undefined()
			}
		}
		b.host.Throw("RangeError", "ERR_CRYPTO_INVALID_KEYTYPE", "Private key is not valid for specified curve.")
	}
	for {
		d := make([]byte, size)
		b.host.entropy().Fill(d)
		d[0] &= 0xff >> (8*size - s.params.Params().BitSize)
		if k, err := s.curve.NewPrivateKey(d); err == nil {
			s.private = k
			return goja.Undefined()
		}
	}
}

// ecdhSecret(handle, other) is the secret that the two have in common.
func (b *cryptoBinding) ecdhSecret(c goja.FunctionCall) goja.Value {
	s := b.ecdhOf(c.Argument(0), false)
	if s.private == nil {
		b.host.Throw("RangeError", "ERR_CRYPTO_INVALID_KEYPAIR", "Invalid key pair")
	}
	if point := pointBytes(s.params, b.own(c.Argument(1))); point != nil {
		if other, err := s.curve.NewPublicKey(point); err == nil {
			if secret, err := s.private.ECDH(other); err == nil {
				return b.buffer(secret)
			}
		}
	}
	return goja.Undefined()
}

// ecdhKey(handle, format) is the public key; without a format the private one.
func (b *cryptoBinding) ecdhKey(c goja.FunctionCall) goja.Value {
	s := b.ecdhOf(c.Argument(0), false)
	private := goja.IsUndefined(c.Argument(1))
	switch {
	case s.private != nil && private: // without leading zeros, as a number of OpenSSL's
		return b.buffer(new(big.Int).SetBytes(s.private.Bytes()).Bytes())
	case s.private != nil:
		return b.buffer(formatted(s.private.PublicKey().Bytes(), c.Argument(1).String()))
	case private:
		b.host.Throw("Error", "ERR_CRYPTO_OPERATION_FAILED", "Failed to get ECDH private key")
	}
	b.host.Throw("Error", "ERR_CRYPTO_OPERATION_FAILED", "Failed to get ECDH public key")
	return nil
}

// ecdhConvert(key, curve, format) is the public key in another format.
func (b *cryptoBinding) ecdhConvert(c goja.FunctionCall) goja.Value {
	_, params := b.ecdhCurve(c.Argument(1).String())
	data := b.own(c.Argument(0))
	if len(data) == 1 && data[0] == 0 {
		return b.buffer(data) // the point at infinity
	}
	point := pointBytes(params, data)
	if point == nil {
		b.host.Throw("Error", "ERR_CRYPTO_OPERATION_FAILED", "Failed to convert Buffer to EC_POINT")
	}
	return b.buffer(formatted(point, c.Argument(2).String()))
}

// pointBytes is a point in the uncompressed format; nil when data is none of the curve's (SEC 1, 2.3.4).
func pointBytes(curve elliptic.Curve, data []byte) []byte {
	size := (curve.Params().BitSize + 7) / 8
	if len(data) == 1+size && (data[0] == 2 || data[0] == 3) {
		x, y := elliptic.UnmarshalCompressed(curve, data)
		if x == nil {
			return nil
		}
		return append(append([]byte{4}, x.FillBytes(make([]byte, size))...), y.FillBytes(make([]byte, size))...)
	}
	if len(data) != 1+2*size || data[0] != 4 && data[0] != 6|data[2*size]&1 {
		return nil
	}
	return append([]byte{4}, data[1:]...)
}

// formatted is an uncompressed point in a format.
func formatted(point []byte, format string) []byte {
	size := len(point) / 2
	odd := point[2*size] & 1
	switch format {
	case "compressed":
		return append([]byte{2 | odd}, point[1:1+size]...)
	case "hybrid":
		return append([]byte{6 | odd}, point[1:]...)
	}
	return point
}

// diffieHellman(private, public) is the secret of two EC keys, or undefined.
func (b *cryptoBinding) diffieHellman(c goja.FunctionCall) goja.Value {
	x, y := b.pairOf(c.Argument(0)), b.pairOf(c.Argument(1))
	if x.ec == nil || y.ec == nil {
		return goja.Undefined()
	}
	private, err := x.ec.ECDH()
	if err != nil {
		return goja.Undefined()
	}
	public, err := y.ec.PublicKey.ECDH()
	if err != nil {
		return goja.Undefined()
	}
	secret, err := private.ECDH(public)
	if err != nil {
		return goja.Undefined()
	}
	return b.buffer(secret)
}
