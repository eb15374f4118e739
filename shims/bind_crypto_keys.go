package shims

import (
	"bytes"

	"github.com/dop251/goja"
)

// A secretKey is what a KeyObject of type secret holds.
type secretKey struct{ bytes []byte }

func (b *cryptoBinding) keyNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "newSecretKey":
		return func(c goja.FunctionCall) goja.Value {
			return b.handle("KeyObjectHandle", &secretKey{b.own(c.Argument(0))})
		}
	case "secretBytes":
		return func(c goja.FunctionCall) goja.Value { return b.buffer(b.own(c.Argument(0))) }
	case "equalKeys":
		return func(c goja.FunctionCall) goja.Value {
			x, y := b.handleOf(c.Argument(0)).state.(*secretKey), b.handleOf(c.Argument(1)).state.(*secretKey)
			return b.host.RT.ToValue(bytes.Equal(x.bytes, y.bytes))
		}
	}
	return nil
}
