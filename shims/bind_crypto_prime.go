package shims

import (
	"math/big"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

func (b *cryptoBinding) primeNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "checkPrime":
		return b.checkPrime
	case "generatePrime":
		return b.generatePrime
	}
	return nil
}

// checkPrime(candidate, req) is an ArrayBuffer of one byte: 1 for a prime.
func (b *cryptoBinding) checkPrime(c goja.FunctionCall) goja.Value {
	n := new(big.Int).SetBytes(b.own(c.Argument(0)))
	return b.perform("crypto.checkPrime", c.Argument(1), func() []byte {
		if n.ProbablyPrime(20) {
			return []byte{1}
		}
		return []byte{0}
	})
}

// generatePrime(bits, safe, add, rem, req) is a prime, big-endian; add and rem may be undefined: the prime leaves rem,
// or 1, when it is divided by add. It is a function of the seed and of the event that asks.
func (b *cryptoBinding) generatePrime(c goja.FunctionCall) goja.Value {
	bits, safe := int(c.Argument(0).ToInteger()), c.Argument(1).ToBoolean()
	number := func(v goja.Value) *big.Int {
		if goja.IsUndefined(v) {
			return nil
		}
		return new(big.Int).SetBytes(b.own(v))
	}
	add, rem := number(c.Argument(2)), number(c.Argument(3))
	b.checkPrimeOptions(bits, add, rem)
	from := world.NewEntropy(b.host.entropy().Uint64())
	return b.perform("crypto.generatePrime", c.Argument(4), func() []byte {
		return searchPrime(bits, safe, add, rem, &from).FillBytes(make([]byte, (bits+7)/8))
	})
}

// checkPrimeOptions is what RandomPrimeTraits::AdditionalConfig asks.
func (b *cryptoBinding) checkPrimeOptions(bits int, add, rem *big.Int) {
	if add == nil {
		return
	}
	if add.BitLen() > bits {
		b.host.Throw("RangeError", "ERR_OUT_OF_RANGE", "invalid options.add")
	}
	if rem != nil && add.Cmp(rem) <= 0 {
		b.host.Throw("RangeError", "ERR_OUT_OF_RANGE", "invalid options.rem")
	}
}

func searchPrime(bits int, safe bool, add, rem *big.Int, from *world.Entropy) *big.Int {
	buf, one := make([]byte, (bits+7)/8), big.NewInt(1)
	for {
		from.Fill(buf)
		p := new(big.Int).SetBytes(buf)
		p.Rsh(p, uint(len(buf)*8-bits))
		p.SetBit(p, bits-1, 1)
		if bits > 2 && add == nil {
			p.SetBit(p, bits-2, 1)
			p.SetBit(p, 0, 1)
		}
		if add != nil && add.Sign() > 0 {
			p.Sub(p, new(big.Int).Mod(p, add))
			if rem != nil {
				p.Add(p, rem)
			} else {
				p.Add(p, one)
			}
		}
		half := new(big.Int).Rsh(p, 1)
		if p.BitLen() == bits && p.ProbablyPrime(20) && (!safe || half.ProbablyPrime(20)) {
			return p
		}
	}
}
