package deflate

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// text is data that has matches of many lengths and distances.
func text() *rapid.Generator[[]byte] {
	return rapid.Custom(func(t *rapid.T) []byte {
		words := rapid.SliceOfN(rapid.SliceOfN(rapid.Byte(), 1, 40), 1, 8).Draw(t, "words")
		order := rapid.SliceOfN(rapid.IntRange(0, len(words)-1), 0, 400).Draw(t, "order")
		var b []byte
		for _, i := range order {
			b = append(b, words[i]...)
		}
		return b
	})
}

// deflateAll compresses data that comes in pieces, and takes the output in pieces.
func deflateAll(t require.TestingT, c *Compressor, data []byte, in, out, flush int) []byte {
	var all []byte
	room := make([]byte, out)
	for {
		piece := data[:min(in, len(data))]
		how := flush
		if len(piece) == len(data) {
			how = Finish
		}
		status, consumed, produced := c.Deflate(piece, room, how)
		require.Contains(t, []int{OK, StreamEnd, BufError}, status)
		data = data[consumed:]
		all = append(all, room[:produced]...)
		if status == StreamEnd {
			return all
		}
	}
}

func inflateAll(t require.TestingT, d *Decompressor, data []byte, in, out int) []byte {
	var all []byte
	room := make([]byte, out)
	for {
		status, consumed, produced := d.Inflate(data[:min(in, len(data))], room, NoFlush)
		require.Contains(t, []int{OK, StreamEnd}, status, d.Message)
		data = data[consumed:]
		all = append(all, room[:produced]...)
		if status == StreamEnd {
			require.Empty(t, data)
			return all
		}
	}
}

// Go's reader of a format.
func standard(wrap Wrap, data []byte) (io.Reader, error) {
	switch wrap {
	case Zlib:
		return zlib.NewReader(bytes.NewReader(data))
	case Gzip:
		return gzip.NewReader(bytes.NewReader(data))
	}
	return flate.NewReader(bytes.NewReader(data)), nil
}

// What is compressed, in whatever pieces, is read back by Go's library and by us.
func TestCompressedDataIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		wrap := rapid.SampledFrom([]Wrap{Raw, Zlib, Gzip}).Draw(t, "wrap")
		level := rapid.IntRange(-1, 9).Draw(t, "level")
		strategy := rapid.IntRange(0, 4).Draw(t, "strategy")
		window := rapid.IntRange(9, 15).Draw(t, "window")
		memory := rapid.IntRange(1, 9).Draw(t, "memory")
		in, out := rapid.IntRange(1, 5000).Draw(t, "in"), rapid.IntRange(7, 5000).Draw(t, "out")
		flush := rapid.SampledFrom([]int{NoFlush, PartialFlush, SyncFlush, FullFlush}).Draw(t, "flush")
		data := text().Draw(t, "data")

		packed := deflateAll(t, NewCompressor(wrap, level, window, memory, strategy), data, in, out, flush)
		r, err := standard(wrap, packed)
		require.NoError(t, err)
		back, err := io.ReadAll(r)
		require.NoError(t, err)
		require.True(t, bytes.Equal(data, back))
		require.True(t, bytes.Equal(data, inflateAll(t, NewDecompressor(wrap, 15), packed, out, in)))
	})
}

// The same input in other pieces gives the same output, unless something is flushed.
func TestPiecesDoNotShow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.IntRange(1, 9).Draw(t, "level")
		data := text().Draw(t, "data")
		whole := deflateAll(t, NewCompressor(Zlib, level, 15, 8, 0), data, len(data)+1, 1<<16, NoFlush)
		pieces := deflateAll(t, NewCompressor(Zlib, level, 15, 8, 0), data, rapid.IntRange(1, 100).Draw(t, "in"), 100, NoFlush)
		require.Equal(t, whole, pieces)
	})
}

// Whatever the bytes, inflate ends, and says what Go's library says of them.
func TestBadDataIsRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		packed := deflateAll(t, NewCompressor(Zlib, 6, 15, 8, 0), text().Draw(t, "data"), 1<<20, 1<<16, NoFlush)
		at := rapid.IntRange(0, len(packed)-1).Draw(t, "at")
		packed[at] ^= byte(rapid.IntRange(1, 255).Draw(t, "flip"))
		d := NewDecompressor(Zlib, 15)
		var out []byte
		room, rest := make([]byte, 1<<12), packed
		status := OK
		for status == OK {
			var consumed, produced int
			status, consumed, produced = d.Inflate(rest, room, NoFlush)
			rest = rest[consumed:]
			out = append(out, room[:produced]...)
		}
		r, err := zlib.NewReader(bytes.NewReader(packed))
		if err == nil {
			var back []byte
			if back, err = io.ReadAll(r); err == nil {
				require.Equal(t, StreamEnd, status)
				require.True(t, bytes.Equal(back, out))
			}
		}
		if err != nil {
			require.NotEqual(t, StreamEnd, status, "%v", err)
		}
	})
}

func TestBadHeadersHaveZlibsWords(t *testing.T) {
	for _, c := range []struct {
		wrap    Wrap
		data    string
		message string
	}{
		{Zlib, "hello", "incorrect header check"},
		{Zlib, "\x79\x18\x00", "unknown compression method"},
		{Zlib, "\x88\x1c\x00", "invalid window size"},
		{Gzip, "\x1f\x8c\x08", "incorrect header check"},
		{Gzip, "\x1f\x8b\x07\x00", "unknown compression method"},
		{Gzip, "\x1f\x8b\x08\xe0", "unknown header flags set"},
		{Raw, "\x07", "invalid block type"},
		{Raw, "\x01\x00\x00\x00\x00", "invalid stored block lengths"},
		{Raw, "\xff\xff\xff", "invalid block type"},
		{Raw, "\xfd\xff\xff", "too many length or distance symbols"},
		{Raw, "\x03\x02\x00", "invalid distance too far back"},
	} {
		d := NewDecompressor(c.wrap, 15)
		status, _, _ := d.Inflate([]byte(c.data), make([]byte, 100), Finish)
		require.Equal(t, DataError, status, c.message)
		require.Equal(t, c.message, d.Message, fmt.Sprintf("%q", c.data))
	}
}
