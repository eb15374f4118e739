package shims

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
)

// inOrder runs a script with a preference for events: of the ready ones the first in `prefer` goes first.
func inOrder(t *testing.T, script string, prefer ...trace.EventID) (stdout string, accesses []trace.Access) {
	t.Helper()
	h := start(t)
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		id := ready[0].ID
		for _, p := range slices.Backward(prefer) {
			if slices.ContainsFunc(ready, func(e trace.Event) bool { return e.ID == p }) {
				id = p
			}
		}
		step(t, h, script, id)
		accesses = append(accesses, h.World.Accesses...)
		h.World.Accesses = nil
	}
	require.Empty(t, string(h.Stderr))
	return string(h.Stdout), accesses
}

// "crypto.randomBytes, ... are functions of the seed": of the seed and of the event that draws, so that turns which
// draw do not depend on each other.
func TestATurnDrawsTheSameBytesWhateverCameBeforeIt(t *testing.T) {
	const script = `
		const { randomBytes, randomUUID, randomInt } = require('crypto');
		const seen = {};
		const draw = (name) => { seen[name] = randomBytes(4).toString('hex') + randomUUID() + randomInt(1e9) + Math.random(); };
		setTimeout(draw, 1, 'timer');
		setImmediate(draw, 'immediate');
		randomBytes(8, (err, bytes) => { seen.pool = bytes.toString('hex'); });
		process.on('exit', () => console.log(seen.timer, seen.immediate, seen.pool));`
	first, _ := inOrder(t, script, "main.1", "main.2")
	second, _ := inOrder(t, script, "main.2", "main.1")
	third, _ := inOrder(t, script, "main.3!", "main.3")
	require.Equal(t, first, second)
	require.Equal(t, first, third)
	words := strings.Fields(first)
	require.Len(t, words, 3)
	require.NotEqual(t, words[0], words[1])
}

// Slow functions of the program's input alone are computed once, not once for each order.
func TestAPasswordIsHashedOnceForAllRuns(t *testing.T) {
	m, computed := memo{}, 0
	for range 3 {
		out := m.get("key", func() []byte { computed++; return []byte{1, 2} })
		require.Equal(t, []byte{1, 2}, out)
		out[0] = 9 // a caller's copy is its own
	}
	require.Equal(t, 1, computed)
	for i := range memoLimit + 1 {
		m.get(string(rune(i)), func() []byte { return nil })
	}
	require.LessOrEqual(t, len(m.known), memoLimit)
}

// Two turns that use one Hash depend on each other: its state is told as a location.
func TestTheStateOfAHashIsShared(t *testing.T) {
	_, accesses := inOrder(t, `
		const hash = require('crypto').createHash('md5');
		setTimeout(() => hash.update('a'));
		setImmediate(() => hash.update('b'));`)
	require.Contains(t, accesses, trace.Access{Location: trace.Location{Space: "crypto", Object: 1}, Write: true})
}

func TestRSAKeysAreThoseOfTheSeed(t *testing.T) {
	const script = `
		const { generateKeyPairSync, sign, verify } = require('crypto');
		const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
		const der = privateKey.export({ type: 'pkcs1', format: 'der' });
		console.log(der.toString('hex'), verify('sha1', der, publicKey, sign('sha1', der, privateKey)));`
	first, _ := natural(t, script)
	second, _ := natural(t, script)
	require.Equal(t, first, second)
	require.Contains(t, first, " true\n")
}

// "raise is m^d mod n": what the private key does the public one undoes, for any message below the modulus.
func TestTheTwoKeysOfAPairUndoEachOther(t *testing.T) {
	h := start(t)
	k := generate("rsa", 512, big.NewInt(3), nil, h.entropy()).rsa
	require.Equal(t, 512, k.N.BitLen())
	for _, fill := range []byte{0, 1, 0x55, 0x7f} {
		m := make([]byte, k.size())
		for i := range m {
			m[i] = fill
		}
		require.Equal(t, m, k.apply(false, k.apply(true, m)))
	}
}

// A handle is an empty object to programs, whatever they try.
func TestAHandleHasNoProperties(t *testing.T) {
	h := start(t)
	o := newCryptoBinding(h).Get("newSecretKey")
	call, ok := goja.AssertFunction(o)
	require.True(t, ok)
	v, err := call(goja.Undefined(), h.RT.ToValue("secret"))
	require.NoError(t, err)
	require.Empty(t, v.ToObject(h.RT).Keys())
	require.Nil(t, v.ToObject(h.RT).Get("state"))
}
