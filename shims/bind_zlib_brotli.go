package shims

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"sort"
	"strings"

	"github.com/andybalholm/brotli"
	"github.com/dop251/goja"
)

// newBrotli(decode, params) makes a stream; params are the numbers of BROTLI_PARAM_*, -1 where there is none.
// Of those of the encoder quality and lgwin count; the others change no more than the choice of equal encodings.
func (b *zlibBinding) newBrotli(c goja.FunctionCall) goja.Value {
	params := c.Argument(1).ToObject(b.host.RT)
	param := func(i string, otherwise int) int {
		if n := int(int32(params.Get(i).ToInteger())); n != -1 {
			return n
		}
		return otherwise
	}
	if c.Argument(0).ToBoolean() {
		d := &brotliDecoder{}
		d.reset()
		return b.stream(d, nil)
	}
	const quality, lgwin = "1", "2"
	e := &brotliEncoder{options: brotli.WriterOptions{
		Quality: min(max(param(quality, brotli.BestCompression), 0), 11), LGWin: min(max(param(lgwin, 22), 10), 24),
	}}
	e.reset()
	return b.stream(e, nil)
}

// The operations of an encoder.
const (
	brotliProcess = iota
	brotliFlush
	brotliFinish
)

// brotliEncoder is BrotliEncoderContext. What the library has written waits in out.
type brotliEncoder struct {
	options brotli.WriterOptions
	writer  *brotli.Writer
	out     bytes.Buffer
	closed  bool
	err     error
}

func (e *brotliEncoder) write(flush int, in, out []byte) (consumed, produced int) {
	if len(in) > 0 || e.out.Len() == 0 {
		_, e.err = e.writer.Write(in)
		switch {
		case e.err != nil || e.closed:
		case flush == brotliFlush:
			e.err = e.writer.Flush()
		case flush == brotliFinish:
			e.err, e.closed = e.writer.Close(), true
		}
		if e.closed {
			e.err = nil
		}
	}
	n, _ := e.out.Read(out)
	return len(in), n
}

func (e *brotliEncoder) fault(int, bool) *zlibFault {
	if e.err != nil {
		return &zlibFault{"Compression failed", -1, "ERR_BROTLI_COMPRESSION_FAILED"}
	}
	return nil
}

func (e *brotliEncoder) reset() *zlibFault {
	e.out.Reset()
	e.writer, e.closed, e.err = brotli.NewWriterOptions(&e.out, e.options), false, nil
	return nil
}

func (e *brotliEncoder) params(int, int) *zlibFault { return nil }

// brotliDecoder is BrotliDecoderContext.
type brotliDecoder struct {
	reader *brotli.Reader
	input  bytes.Reader
	past   []byte // all input so far
	total  int    // output so far
	err    error  // of the last read; ErrUnexpectedEOF asks for more input
	done   bool
}

func (d *brotliDecoder) reset() *zlibFault {
	d.reader, d.past, d.total, d.err, d.done = brotli.NewReader(&d.input), nil, 0, nil, false
	return nil
}

func (d *brotliDecoder) params(int, int) *zlibFault { return nil }

func (d *brotliDecoder) write(_ int, in, out []byte) (consumed, produced int) {
	if d.done {
		return 0, 0
	}
	before := len(d.past)
	d.past = append(d.past, in...)
	d.input.Reset(in)
	for produced < len(out) {
		var n int
		n, d.err = d.reader.Read(out[produced:])
		produced += n
		if d.err != nil {
			break
		}
	}
	d.total += produced
	consumed = len(in)
	if d.err != nil && !d.hungry() && d.number() == 0 {
		d.done, d.err = true, nil
		consumed = max(d.needed()-before, 0)
	}
	return consumed, produced
}

func (d *brotliDecoder) hungry() bool { return errors.Is(d.err, io.ErrUnexpectedEOF) }

// needed is how much of the input the stream took: what follows is not part of it.
func (d *brotliDecoder) needed() int {
	enough := func(n int) bool {
		_, err := io.Copy(io.Discard, brotli.NewReader(bytes.NewReader(d.past[:n])))
		return err == nil || !errors.Is(err, io.ErrUnexpectedEOF)
	}
	if !enough(len(d.past) - 1) {
		return len(d.past)
	}
	return sort.Search(len(d.past), enough)
}

// number is the library's number of the last error, which is below zero, or 0.
func (d *brotliDecoder) number() int {
	if d.err == nil || !strings.HasPrefix(d.err.Error(), "brotli: ") {
		return 0
	}
	if v := reflect.ValueOf(d.err); v.Kind() == reflect.Int {
		return int(v.Int())
	}
	return 0
}

func (d *brotliDecoder) fault(flush int, _ bool) *zlibFault {
	if n := d.number(); n != 0 {
		kind := "_ERROR_FORMAT_"
		if n <= -19 {
			kind = "_ERROR_"
		}
		return &zlibFault{"Decompression failed", n, "ERR_" + kind + strings.TrimPrefix(d.err.Error(), "brotli: ")}
	}
	if flush == brotliFinish && d.hungry() {
		return &zlibFault{"unexpected end of file", -5, "Z_BUF_ERROR"}
	}
	return nil
}
