package shims

import (
	"hash/crc32"
	"slices"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/deflate"
)

// zlibBinding is internalBinding('zlib'): the streams behind lib/zlib.js (src/node_zlib.cc at v20.20.2).
type zlibBinding struct {
	host  *Host
	bytes *bufferNatives
	count uint64 // streams made so far
}

func newZlibBinding(h *Host) *goja.Object {
	b := &zlibBinding{host: h, bytes: &bufferNatives{rt: h.RT}}
	o := h.RT.NewObject()
	for _, n := range []struct {
		name string
		call func(goja.FunctionCall) goja.Value
	}{
		{"newStream", b.newStream},
		{"newBrotli", b.newBrotli},
		{"write", b.write},
		{"params", b.params},
		{"reset", b.reset},
		{"crc32", b.crc32},
	} {
		if err := o.Set(n.name, n.call); err != nil {
			panic(err)
		}
	}
	return o
}

// A codec is one stream that compresses or decompresses.
type codec interface {
	// write takes input and gives output, and says how much of both.
	write(flush int, in, out []byte) (consumed, produced int)
	// fault says what is wrong after a write; nil when nothing is.
	fault(flush int, room bool) *zlibFault
	reset() *zlibFault
	params(level, strategy int) *zlibFault
}

// A zlibFault is an error as Node shows it.
type zlibFault struct {
	message string
	errno   int
	code    string
}

// zlibStream is the native object behind a stream. It has no properties that show.
type zlibStream struct {
	cryptoHandle
	codec codec
	// early is what was wrong with the dictionary; the first write says so.
	early *zlibFault
}

// newStream(mode, windowBits, level, memLevel, strategy, dictionary or undefined).
func (b *zlibBinding) newStream(c goja.FunctionCall) goja.Value {
	number := func(i int) int { return int(c.Argument(i).ToInteger()) }
	var dictionary []byte
	if v := c.Argument(5); !goja.IsUndefined(v) {
		dictionary = slices.Clone(b.bytes.bytesOf(v))
	}
	z := &zlibCodec{
		mode: zlibMode(number(0)), windowBits: number(1), level: number(2), memLevel: number(3), strategy: number(4),
		dictionary: dictionary,
	}
	return b.stream(z, z.begin())
}

func (b *zlibBinding) stream(c codec, early *zlibFault) goja.Value {
	b.count++
	return b.host.RT.NewDynamicObject(&zlibStream{cryptoHandle{id: b.count}, c, early})
}

func (b *zlibBinding) streamOf(v goja.Value) *zlibStream {
	if o, ok := v.(*goja.Object); ok {
		if s, ok := o.Export().(*zlibStream); ok {
			return s
		}
	}
	panic(b.host.RT.NewTypeError("Illegal invocation"))
}

func (b *zlibBinding) used(s *zlibStream) {
	b.host.touchNative(trace.Location{Space: "zlib", Object: s.id}, true)
}

// write(stream, flush, in, inOff, inLen, out, outOff, outLen, state, req) compresses or decompresses: at once, or as a
// request of the thread pool when req is a function. state[0] and state[1] become what is left of outLen and inLen.
// The answer, or req's only argument, is undefined, or [message, errno, code] when something is wrong.
func (b *zlibBinding) write(c goja.FunctionCall) goja.Value {
	s := b.streamOf(c.Argument(0))
	flush := int(c.Argument(1).ToInteger())
	in := b.view(c.Argument(2), c.Argument(3), c.Argument(4))
	out := b.view(c.Argument(5), c.Argument(6), c.Argument(7))
	state := c.Argument(8).ToObject(b.host.RT)
	inLeft, outLeft := 0, 0
	var fault *zlibFault
	work := func() {
		b.used(s)
		if fault = s.early; fault != nil {
			return
		}
		from, to := b.host.memory(in, false), b.host.memory(out, true)
		consumed, produced := s.codec.write(flush, from, to)
		inLeft, outLeft = len(from)-consumed, len(to)-produced
		fault = s.codec.fault(flush, outLeft != 0)
	}
	report := func() goja.Value {
		_ = state.Set("0", outLeft)
		_ = state.Set("1", inLeft)
		return b.answer(fault)
	}
	callback, ok := b.host.Realm.Func(c.Argument(9))
	if !ok {
		work()
		return report()
	}
	b.host.Submit("zlib.write", work, func() { callback.Invoke(goja.Undefined(), report()) })
	return goja.Undefined()
}

// view is a part of a Buffer.
func (b *zlibBinding) view(buffer, offset, length goja.Value) region {
	o := buffer.ToObject(b.host.RT)
	ab, _ := o.Get("buffer").Export().(goja.ArrayBuffer)
	return region{ab, o.Get("byteOffset").ToInteger() + offset.ToInteger(), length.ToInteger()}
}

func (b *zlibBinding) answer(f *zlibFault) goja.Value {
	if f == nil {
		return goja.Undefined()
	}
	return b.host.RT.NewArray(f.message, f.errno, f.code)
}

// params(stream, level, strategy) and reset(stream) answer as write does.
func (b *zlibBinding) params(c goja.FunctionCall) goja.Value {
	s := b.streamOf(c.Argument(0))
	b.used(s)
	return b.answer(s.codec.params(int(c.Argument(1).ToInteger()), int(c.Argument(2).ToInteger())))
}

func (b *zlibBinding) reset(c goja.FunctionCall) goja.Value {
	s := b.streamOf(c.Argument(0))
	b.used(s)
	return b.answer(s.codec.reset())
}

// crc32(data, value) goes on with a check sum.
func (b *zlibBinding) crc32(c goja.FunctionCall) goja.Value {
	var data []byte
	if s, ok := c.Argument(0).(goja.String); ok {
		data = []byte(s.String())
	} else {
		data = b.bytes.bytesOf(c.Argument(0))
	}
	return b.host.RT.ToValue(crc32.Update(uint32(c.Argument(1).ToInteger()), crc32.IEEETable, data))
}

// zlibMode is node_zlib_mode.
type zlibMode int

const (
	modeDeflate zlibMode = 1 + iota
	modeInflate
	modeGzip
	modeGunzip
	modeDeflateRaw
	modeInflateRaw
	modeUnzip
)

// zlibCodec is a stream of zlib's formats (ZlibContext).
type zlibCodec struct {
	mode                                  zlibMode
	windowBits, level, memLevel, strategy int
	dictionary                            []byte

	pack    *deflate.Compressor
	unpack  *deflate.Decompressor
	status  int
	magic   int // bytes of gzip's that unzip has seen
	decided bool
}

// begin makes the machine; it reports a dictionary that does not fit.
func (z *zlibCodec) begin() *zlibFault {
	z.status, z.magic, z.decided = deflate.OK, 0, z.mode != modeUnzip
	z.pack, z.unpack = nil, nil
	status := deflate.OK
	switch z.mode {
	case modeDeflate, modeGzip, modeDeflateRaw:
		wrap := map[zlibMode]deflate.Wrap{modeDeflate: deflate.Zlib, modeGzip: deflate.Gzip, modeDeflateRaw: deflate.Raw}[z.mode]
		z.pack = deflate.NewCompressor(wrap, z.level, z.windowBits, z.memLevel, z.strategy)
		if z.mode != modeGzip && z.dictionary != nil {
			status = z.pack.SetDictionary(z.dictionary)
		}
	case modeInflateRaw:
		z.unpack = deflate.NewDecompressor(deflate.Raw, z.windowBits)
		if z.dictionary != nil {
			status = z.unpack.SetDictionary(z.dictionary)
		}
	case modeGunzip:
		z.unpack = deflate.NewDecompressor(deflate.Gzip, z.windowBits)
	default:
		z.unpack = deflate.NewDecompressor(deflate.Zlib, z.windowBits)
	}
	if status != deflate.OK {
		return z.say("Failed to set dictionary", status)
	}
	return nil
}

func (z *zlibCodec) reset() *zlibFault { return z.begin() }

func (z *zlibCodec) params(level, strategy int) *zlibFault {
	if z.pack == nil {
		return nil
	}
	if status := z.pack.Params(level, strategy); status != deflate.OK && status != deflate.BufError {
		return z.say("Failed to set parameters", status)
	}
	return nil
}

func (z *zlibCodec) write(flush int, in, out []byte) (consumed, produced int) {
	if z.pack != nil {
		z.status, consumed, produced = z.pack.Deflate(in, out, flush)
		return consumed, produced
	}
	if !z.decided {
		z.decide(in)
	}
	inflate := func() {
		status, n, m := z.unpack.Inflate(in[consumed:], out[produced:], flush)
		z.status, consumed, produced = status, consumed+n, produced+m
	}
	inflate()
	if z.mode != modeInflateRaw && z.status == deflate.NeedDict && z.dictionary != nil {
		switch z.status = z.unpack.SetDictionary(z.dictionary); z.status {
		case deflate.OK:
			inflate()
		case deflate.DataError:
			z.status = deflate.NeedDict
		}
	}
	// Another member of the same archive; zeros are padding.
	for z.isGunzip() && z.status == deflate.StreamEnd && consumed < len(in) && in[consumed] != 0 {
		z.unpack.Reset()
		inflate()
	}
	return consumed, produced
}

func (z *zlibCodec) isGunzip() bool {
	return z.mode == modeGunzip || z.mode == modeUnzip && z.magic == 2
}

// decide looks for gzip's magic bytes, which may come one by one.
func (z *zlibCodec) decide(in []byte) {
	for _, b := range in {
		switch {
		case z.magic == 0 && b == 0x1f:
			z.magic = 1
			continue
		case z.magic == 1 && b == 0x8b:
			z.magic = 2
			z.unpack = z.unpack.AsGzip()
		default:
			z.magic = 0
		}
		z.decided = true
		return
	}
}

// fault is ZlibContext::GetErrorInfo.
func (z *zlibCodec) fault(flush int, room bool) *zlibFault {
	switch z.status {
	case deflate.OK, deflate.BufError:
		if room && flush == deflate.Finish {
			return z.say("unexpected end of file", deflate.BufError)
		}
		return nil
	case deflate.StreamEnd:
		return nil
	case deflate.NeedDict:
		if len(z.dictionary) == 0 {
			return z.say("Missing dictionary", z.status)
		}
		return z.say("Bad dictionary", z.status)
	}
	return z.say("Zlib error", z.status)
}

// say makes a fault; zlib's own words come first.
func (z *zlibCodec) say(message string, status int) *zlibFault {
	if z.unpack != nil && z.unpack.Message != "" {
		message = z.unpack.Message
	}
	code := "Z_OK"
	switch status {
	case deflate.StreamEnd:
		code = "Z_STREAM_END"
	case deflate.NeedDict:
		code = "Z_NEED_DICT"
	case deflate.StreamError:
		code = "Z_STREAM_ERROR"
	case deflate.DataError:
		code = "Z_DATA_ERROR"
	case deflate.BufError:
		code = "Z_BUF_ERROR"
	}
	return &zlibFault{message, status, code}
}
