package shims

import (
	"crypto/hkdf"
	"crypto/pbkdf2"
	"fmt"
	"hash"
	"sync"

	"github.com/dop251/goja"
	"golang.org/x/crypto/scrypt"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// A memo remembers the results of slow pure functions, for all runs of a program: a password is hashed
// once, not once in each order. It is safe for concurrent use.
type memo struct {
	mu    sync.Mutex
	known map[string][]byte
}

// memoLimit is how many results a memo holds; then it begins anew.
const memoLimit = 1024

func (m *memo) get(key string, compute func() []byte) []byte {
	m.mu.Lock()
	v, ok := m.known[key]
	m.mu.Unlock()
	if !ok {
		v = compute()
		m.mu.Lock()
		if m.known == nil || len(m.known) >= memoLimit {
			m.known = map[string][]byte{}
		}
		m.known[key] = v
		m.mu.Unlock()
	}
	return append([]byte(nil), v...)
}

func (b *cryptoBinding) deriveNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "pbkdf2":
		return b.pbkdf2
	case "scrypt":
		return b.scrypt
	case "hkdf":
		return b.hkdf
	case "randomFill":
		return b.randomFill
	case "takeNumber", "beginRefill", "endRefill":
		return func(c goja.FunctionCall) goja.Value {
			b.host.touchNative(trace.Location{Space: "crypto", Name: "randomInt"}, true)
			return b.host.RT.ToValue(b.numbers.ask(name, c.Argument(0).ToBoolean()))
		}
	}
	return nil
}

// numberCache is how many numbers are left in Node's cache of random numbers. It decides which randomInt
// waits for the thread pool; the numbers themselves are drawn when they are needed.
type numberCache struct {
	left    int
	filling bool
}

// ask is takeNumber(sync): may a number be taken, after a refill on the spot if sync; beginRefill: is the
// caller the one to fill the cache; endRefill.
func (n *numberCache) ask(name string, sync bool) bool {
	const size = 1024
	switch name {
	case "beginRefill":
		first := !n.filling
		n.filling = true
		return first
	case "endRefill":
		n.filling, n.left = false, size
		return true
	}
	if n.left == 0 && sync {
		n.left = size
	}
	if n.left == 0 {
		return false
	}
	n.left--
	return true
}

// perform computes at once, or as one request of the thread pool when req is a function: then
// req(null, ArrayBuffer) is called in the turn that completes it.
func (b *cryptoBinding) perform(kind string, req goja.Value, compute func() []byte) goja.Value {
	callback, ok := b.host.Realm.Func(req)
	if !ok {
		return b.buffer(compute())
	}
	var out []byte
	b.host.Submit(kind, func() { out = compute() }, func() {
		callback.Invoke(goja.Undefined(), goja.Null(), b.buffer(out))
	})
	return goja.Undefined()
}

// pbkdf2(password, salt, iterations, length, digest, req).
func (b *cryptoBinding) pbkdf2(c goja.FunctionCall) goja.Value {
	password, salt := b.own(c.Argument(0)), b.own(c.Argument(1))
	iterations, length := int(c.Argument(2).ToInteger()), int(c.Argument(3).ToInteger())
	kind, ok := b.digestOf(c.Argument(4).String())
	if !ok {
		b.invalidDigest(c.Argument(4).String())
	}
	key := fmt.Sprintf("pbkdf2 %q %q %d %d %s", password, salt, iterations, length, kind.name)
	return b.perform("crypto.pbkdf2", c.Argument(5), func() []byte {
		return b.host.Library.memo.get(key, func() []byte {
			out, err := pbkdf2.Key(kind.make, string(password), salt, iterations, length)
			if err != nil {
				return nil
			}
			return out
		})
	})
}

// scrypt(password, salt, N, r, p, maxmem, length, req).
func (b *cryptoBinding) scrypt(c goja.FunctionCall) goja.Value {
	password, salt := b.own(c.Argument(0)), b.own(c.Argument(1))
	n, r, p := c.Argument(2).ToInteger(), c.Argument(3).ToInteger(), c.Argument(4).ToInteger()
	length := int(c.Argument(6).ToInteger())
	b.checkScrypt(n, r, p, c.Argument(5).ToFloat())
	key := fmt.Sprintf("scrypt %q %q %d %d %d %d", password, salt, n, r, p, length)
	return b.perform("crypto.scrypt", c.Argument(7), func() []byte {
		return b.host.Library.memo.get(key, func() []byte {
			out, err := scrypt.Key(password, salt, int(n), int(r), int(p), length)
			if err != nil {
				return nil
			}
			return out
		})
	})
}

// checkScrypt is what EVP_PBE_scrypt asks of its parameters (OpenSSL 3, providers/implementations/kdfs/scrypt.c).
func (b *cryptoBinding) checkScrypt(n, r, p int64, maxmem float64) {
	const code = "ERR_CRYPTO_INVALID_SCRYPT_PARAMS"
	if n < 2 || n&(n-1) != 0 || r < 1 || p < 1 || p > (1<<30-1)/r || (16*r <= 63 && n >= 1<<uint(min(16*r, 62))) {
		b.host.Throw("RangeError", code, "Invalid scrypt params")
	}
	if float64(p)*128*float64(r)+32*4*float64(r)*(float64(n)+2) > maxmem {
		b.host.Throw("RangeError", code, "Invalid scrypt params: error:030000AC:digital envelope routines::memory limit exceeded")
	}
}

// hkdf(digest, key, salt, info, length, req).
func (b *cryptoBinding) hkdf(c goja.FunctionCall) goja.Value {
	kind, ok := b.digestOf(c.Argument(0).String())
	if !ok {
		b.invalidDigest(c.Argument(0).String())
	}
	secret, salt, info := b.own(c.Argument(1)), b.own(c.Argument(2)), b.own(c.Argument(3))
	length := c.Argument(4).ToInteger()
	if length > 255*int64(kind.size) {
		b.host.Throw("RangeError", "ERR_CRYPTO_INVALID_KEYLEN", "Invalid key length")
	}
	return b.perform("crypto.hkdf", c.Argument(5), func() []byte {
		return expand(kind.make, secret, salt, info, int(length))
	})
}

// expand is HKDF; Go refuses short keys only in FIPS mode.
func expand(h func() hash.Hash, secret, salt, info []byte, length int) []byte {
	out, err := hkdf.Key(h, secret, salt, string(info), length)
	if err != nil {
		return nil
	}
	return out
}

// randomFill(arrayBuffer, offset, size, req) writes random bytes, at once or on the thread pool. Which
// bytes is settled by the turn that asks.
func (b *cryptoBinding) randomFill(c goja.FunctionCall) goja.Value {
	target := regionOf(c.Argument(0), c.Argument(1), c.Argument(2))
	callback, ok := b.host.Realm.Func(c.Argument(3))
	if !ok {
		b.host.entropy().Fill(b.host.memory(target, true))
		return goja.Undefined()
	}
	from := world.NewEntropy(b.host.entropy().Uint64())
	b.host.Submit("crypto.randomBytes", func() { from.Fill(b.host.memory(target, true)) }, func() {
		callback.Invoke(goja.Undefined(), goja.Null())
	})
	return goja.Undefined()
}
