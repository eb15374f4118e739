package shims

import (
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
)

// "each async write is one thread-pool request": src/node_zlib.cc, CompressionStream::Write.
func TestAWriteToAZlibStreamIsOneRequest(t *testing.T) {
	h := start(t)
	var kinds []trace.Kind
	const script = `
		const { createGzip } = require('zlib');
		const gzip = createGzip({ chunkSize: 64, level: 0 });
		gzip.on('data', () => {});
		gzip.end('x'.repeat(100));`
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		if ready[0].ID.IsEffect() {
			kinds = append(kinds, ready[0].Kind)
		}
		step(t, h, script, ready[0].ID)
	}
	// What fills the buffer of 64 bytes, what fills the next, and the rest.
	require.Equal(t, []trace.Kind{"zlib.write", "zlib.write", "zlib.write"}, kinds)
}

// The state of a stream is told as a location when a worker uses it.
func TestAZlibStreamIsSharedByItsWrites(t *testing.T) {
	_, accesses := inOrder(t, `
		const { createDeflate } = require('zlib');
		const deflate = createDeflate();
		deflate.write('a');
		deflate.end('b');`)
	require.Contains(t, accesses, trace.Access{Location: trace.Location{Space: "zlib", Object: 1}, Write: true})
}

func TestBrotliTakesNoMoreThanItsStream(t *testing.T) {
	e := &brotliEncoder{}
	e.options.Quality = 5
	e.reset()
	packed := make([]byte, 100)
	_, n := e.write(brotliFinish, []byte("some text"), packed)
	packed = packed[:n]
	for cut := 1; cut < n; cut++ {
		d := &brotliDecoder{}
		d.reset()
		out := make([]byte, 100)
		first, a := d.write(brotliProcess, packed[:cut], out)
		require.Equal(t, cut, first)
		require.Nil(t, d.fault(brotliProcess, true))
		require.Equal(t, "Z_BUF_ERROR", d.fault(brotliFinish, true).code)
		second, b := d.write(brotliProcess, append(append([]byte(nil), packed[cut:]...), "more"...), out[a:])
		require.Equal(t, "some text", string(out[:a+b]))
		require.Equal(t, n-cut, second)
		require.Nil(t, d.fault(brotliFinish, true))
	}
}
