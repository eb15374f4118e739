package shims

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"strings"
	"unicode/utf8"

	"github.com/dop251/goja"
)

// bufferBinding is internalBinding('buffer'): what lib/buffer.js, lib/string_decoder.js and
// lib/internal/encoding.js need to do on bytes faster than JavaScript would.
//
// Encodings come in by their canonical names: utf8, utf16le, latin1, ascii, base64, base64url, hex.
// Arguments are checked in JavaScript; a native trusts them. The semantics are those of Node's
// src/node_buffer.cc and src/string_bytes.cc at v20.20.2.
func bufferBinding(rt *goja.Runtime) *goja.Object {
	b := &bufferNatives{rt: rt}
	o := rt.NewObject()
	for _, n := range []struct {
		name string
		call func(goja.FunctionCall) goja.Value
	}{
		{"encode", b.encode},
		{"byteLengthUtf8", b.byteLengthUtf8},
		{"write", b.write},
		{"slice", b.slice},
		{"compare", b.compare},
		{"indexOf", b.indexOf},
		{"fill", b.fill},
		{"swap", b.swap},
		{"isUtf8", b.isUtf8},
		{"isAscii", b.isAscii},
		{"atob", b.atob},
		{"btoa", b.btoa},
		{"utf8Tail", b.utf8Tail},
		{"lazyPrototype", b.lazyPrototype},
		{"detach", b.detach},
		{"isDetached", b.isDetached},
	} {
		if err := o.Set(n.name, n.call); err != nil {
			panic(err)
		}
	}
	return o
}

type bufferNatives struct{ rt *goja.Runtime }

// bytesOf is the memory behind a Uint8Array, another view or an ArrayBuffer, shared with the program.
func (b *bufferNatives) bytesOf(v goja.Value) []byte {
	o, ok := v.(*goja.Object)
	if !ok {
		panic(b.rt.NewTypeError("argument must be a buffer"))
	}
	switch x := o.Export().(type) {
	case []byte:
		return x
	case goja.ArrayBuffer:
		return x.Bytes()
	}
	ab, ok := o.Get("buffer").Export().(goja.ArrayBuffer)
	if !ok {
		panic(b.rt.NewTypeError("argument must be a buffer"))
	}
	start := int(o.Get("byteOffset").ToInteger())
	return ab.Bytes()[start : start+int(o.Get("byteLength").ToInteger())]
}

// stringOf is the JavaScript string in v.
func (b *bufferNatives) stringOf(v goja.Value) goja.String {
	s, ok := v.(goja.String)
	if !ok {
		panic(b.rt.NewTypeError("argument must be a string"))
	}
	return s
}

// span clamps [start, end) to n bytes; an absent end is n.
func span(start, end goja.Value, n int) (int, int) {
	s := min(max(int(start.ToInteger()), 0), n)
	e := n
	if end != nil && !goja.IsUndefined(end) {
		e = min(max(int(end.ToInteger()), s), n)
	}
	return s, e
}

// encode(string, encoding) gives the bytes of a string in a new ArrayBuffer.
func (b *bufferNatives) encode(c goja.FunctionCall) goja.Value {
	data := encodeString(b.stringOf(c.Argument(0)), c.Argument(1).String())
	return b.rt.ToValue(b.rt.NewArrayBuffer(data))
}

// byteLengthUtf8(string) is the size of the string in UTF-8.
func (b *bufferNatives) byteLengthUtf8(c goja.FunctionCall) goja.Value {
	return b.rt.ToValue(len(b.stringOf(c.Argument(0)).String()))
}

// write(buffer, string, offset, length, encoding) stores as many whole characters as fit in length
// bytes at offset and returns how many bytes that took.
func (b *bufferNatives) write(c goja.FunctionCall) goja.Value {
	dst := b.bytesOf(c.Argument(0))
	start, _ := span(c.Argument(2), nil, len(dst))
	room := dst[start:]
	if l := c.Argument(3); !goja.IsUndefined(l) {
		room = room[:min(max(int(l.ToInteger()), 0), len(room))]
	}
	encoding := c.Argument(4).String()
	src := encodeString(b.stringOf(c.Argument(1)), encoding)
	return b.rt.ToValue(copy(room, wholeCharacters(src, len(room), encoding)))
}

// wholeCharacters is the longest prefix of src, at most n bytes, that does not split a character.
func wholeCharacters(src []byte, n int, encoding string) []byte {
	if len(src) <= n {
		return src
	}
	switch encoding {
	case "utf8":
		for n > 0 && !utf8.RuneStart(src[n]) {
			n--
		}
	case "utf16le":
		n &^= 1
	}
	return src[:n]
}

// slice(buffer, encoding, start, end) decodes bytes to a string.
func (b *bufferNatives) slice(c goja.FunctionCall) goja.Value {
	src := b.bytesOf(c.Argument(0))
	start, end := span(c.Argument(2), c.Argument(3), len(src))
	return decodeString(b.rt, src[start:end], c.Argument(1).String())
}

// compare(a, b[, bStart, aStart, bEnd, aEnd]) orders two byte strings: -1, 0 or 1.
func (b *bufferNatives) compare(c goja.FunctionCall) goja.Value {
	x, y := b.bytesOf(c.Argument(0)), b.bytesOf(c.Argument(1))
	if len(c.Arguments) > 2 {
		yStart, yEnd := span(c.Argument(2), c.Argument(4), len(y))
		xStart, xEnd := span(c.Argument(3), c.Argument(5), len(x))
		x, y = x[xStart:xEnd], y[yStart:yEnd]
	}
	return b.rt.ToValue(bytes.Compare(x, y))
}

// fill(buffer, value, start, end, encoding) repeats a string or bytes over [start, end). It returns
// -2 when the range is outside the buffer, -1 when the value has no bytes, else 0.
func (b *bufferNatives) fill(c goja.FunctionCall) goja.Value {
	dst := b.bytesOf(c.Argument(0))
	start, end := c.Argument(2).ToInteger(), c.Argument(3).ToInteger()
	if start < 0 || end > int64(len(dst)) {
		return b.rt.ToValue(-2)
	}
	if start >= end {
		return b.rt.ToValue(0)
	}
	var pattern []byte
	if s, ok := c.Argument(1).(goja.String); ok {
		pattern = encodeString(s, c.Argument(4).String())
	} else {
		pattern = bytes.Clone(b.bytesOf(c.Argument(1)))
	}
	if len(pattern) == 0 {
		return b.rt.ToValue(-1)
	}
	dst = dst[start:end]
	for n := 0; n < len(dst); {
		n += copy(dst[n:], pattern)
	}
	return b.rt.ToValue(0)
}

// swap(buffer, width) reverses the bytes of each group of width bytes.
func (b *bufferNatives) swap(c goja.FunctionCall) goja.Value {
	data, width := b.bytesOf(c.Argument(0)), int(c.Argument(1).ToInteger())
	for i := 0; i+width <= len(data); i += width {
		for l, r := i, i+width-1; l < r; l, r = l+1, r-1 {
			data[l], data[r] = data[r], data[l]
		}
	}
	return c.Argument(0)
}

func (b *bufferNatives) isUtf8(c goja.FunctionCall) goja.Value {
	return b.rt.ToValue(utf8.Valid(b.bytesOf(c.Argument(0))))
}

func (b *bufferNatives) isAscii(c goja.FunctionCall) goja.Value {
	for _, x := range b.bytesOf(c.Argument(0)) {
		if x >= utf8.RuneSelf {
			return b.rt.ToValue(false)
		}
	}
	return b.rt.ToValue(true)
}

// btoa(string) is base64 of a string of bytes, or -1 when a character is above U+00FF.
func (b *bufferNatives) btoa(c goja.FunctionCall) goja.Value {
	s := b.stringOf(c.Argument(0))
	for i := range s.Length() {
		if s.CharAt(i) > 0xff {
			return b.rt.ToValue(-1)
		}
	}
	return b.rt.ToValue(base64.StdEncoding.EncodeToString(encodeString(s, "latin1")))
}

// atob(string) is the forgiving base64 decode of the WHATWG Infra standard. It returns -2 when a
// character is not of the alphabet and -1 when one character is left over.
func (b *bufferNatives) atob(c goja.FunctionCall) goja.Value {
	s := b.stringOf(c.Argument(0))
	var clean []byte
	for i := range s.Length() {
		switch ch := s.CharAt(i); ch {
		case '\t', '\n', '\f', '\r', ' ':
		default:
			if ch >= utf8.RuneSelf {
				return b.rt.ToValue(-2)
			}
			clean = append(clean, byte(ch))
		}
	}
	body := clean
	for n := 0; n < 2 && len(body) > 0 && body[len(body)-1] == '='; n++ {
		body = body[:len(body)-1]
	}
	if len(body) == 0 && len(clean) > 0 {
		return b.rt.ToValue(-2)
	}
	for _, ch := range body {
		if sextet(ch) > 63 || ch == '-' || ch == '_' {
			return b.rt.ToValue(-2)
		}
	}
	if len(body)%4 == 1 {
		return b.rt.ToValue(-1)
	}
	if len(body) != len(clean) && len(clean)%4 != 0 {
		return b.rt.ToValue(-2)
	}
	return decodeString(b.rt, decodeBase64(body), "latin1")
}

// utf8Tail(bytes) is how many bytes at the end begin a UTF-8 character that is not yet whole.
func (b *bufferNatives) utf8Tail(c goja.FunctionCall) goja.Value {
	data := b.bytesOf(c.Argument(0))
	for n := 1; n <= min(3, len(data)); n++ {
		if tail := data[len(data)-n:]; utf8.RuneStart(tail[0]) {
			if !utf8.FullRune(tail) {
				return b.rt.ToValue(n)
			}
			break
		}
	}
	return b.rt.ToValue(0)
}

// arrayBuffer is the ArrayBuffer in v.
func (b *bufferNatives) arrayBuffer(v goja.Value) goja.ArrayBuffer {
	ab, ok := v.Export().(goja.ArrayBuffer)
	if !ok {
		panic(b.rt.NewTypeError("argument must be an ArrayBuffer"))
	}
	return ab
}

// detach(arrayBuffer) takes its memory away, as a transfer does.
func (b *bufferNatives) detach(c goja.FunctionCall) goja.Value {
	b.arrayBuffer(c.Argument(0)).Detach()
	return goja.Undefined()
}

func (b *bufferNatives) isDetached(c goja.FunctionCall) goja.Value {
	return b.rt.ToValue(b.arrayBuffer(c.Argument(0)).Detached())
}

// lazyPrototype(target, build) puts an object between Buffer.prototype and its prototype that stands
// for the rarely used members: the first look-up of one of them calls build(), which must define all
// of them on target, and then the object takes itself out of the chain. A run that never asks for
// them does not pay for their sixty function objects.
func (b *bufferNatives) lazyPrototype(c goja.FunctionCall) goja.Value {
	target, ok := c.Argument(0).(*goja.Object)
	if !ok {
		panic(b.rt.NewTypeError("argument must be an object"))
	}
	build, ok := goja.AssertFunction(c.Argument(1))
	if !ok {
		panic(b.rt.NewTypeError("argument must be a function"))
	}
	l := &lazyMembers{target: target, parent: target.Prototype(), build: build}
	o := b.rt.NewDynamicObject(l)
	if err := o.SetPrototype(l.parent); err != nil {
		panic(err)
	}
	if err := target.SetPrototype(o); err != nil {
		panic(err)
	}
	return goja.Undefined()
}

// lazyMembers is the object that lazyPrototype puts in the chain.
type lazyMembers struct {
	target, parent *goja.Object
	build          goja.Callable
	built          bool
}

// materialize defines the members on the target. A look-up that is under way goes on past it.
func (l *lazyMembers) materialize() {
	if l.built {
		return
	}
	l.built = true
	if err := l.target.SetPrototype(l.parent); err != nil {
		panic(err)
	}
	if _, err := l.build(goja.Undefined()); err != nil {
		panic(err)
	}
}

// Get implements goja.DynamicObject.
func (l *lazyMembers) Get(key string) goja.Value {
	if l.built || !rareBufferMember(key) {
		return nil
	}
	l.materialize()
	return l.target.Get(key)
}

// Set implements goja.DynamicObject.
func (l *lazyMembers) Set(key string, v goja.Value) bool {
	l.materialize()
	return l.target.Set(key, v) == nil
}

// Has implements goja.DynamicObject.
func (l *lazyMembers) Has(key string) bool { return rareBufferMember(key) }

// Delete implements goja.DynamicObject.
func (l *lazyMembers) Delete(key string) bool {
	l.materialize()
	return l.target.Delete(key) == nil
}

// Keys implements goja.DynamicObject. An enumeration that is under way is past the target, where the
// members are from now on.
func (l *lazyMembers) Keys() []string {
	l.materialize()
	var names []string
	for _, name := range l.target.Keys() {
		if rareBufferMember(name) {
			names = append(names, name)
		}
	}
	return names
}

// rareBufferMember reports whether lib/internal/buffer_rare.js defines the member: the numbers
// (readInt8 ... writeDoubleBE), one slice and one write for each encoding, and a few by name.
func rareBufferMember(name string) bool {
	switch name {
	case "parent", "offset", "inspect", "lastIndexOf", "swap16", "swap32", "swap64", "toLocaleString":
		return true
	case "write", "slice":
		return false
	}
	return strings.HasPrefix(name, "read") || strings.HasPrefix(name, "write") ||
		strings.HasSuffix(name, "Slice") || strings.HasSuffix(name, "Write")
}

// sextet is the value of a base64 or base64url digit, and 64 for any other byte.
func sextet(c byte) byte {
	switch {
	case c >= 'A' && c <= 'Z':
		return c - 'A'
	case c >= 'a' && c <= 'z':
		return c - 'a' + 26
	case c >= '0' && c <= '9':
		return c - '0' + 52
	case c == '+' || c == '-':
		return 62
	case c == '/' || c == '_':
		return 63
	}
	return 64
}

// decodeBase64 reads up to the first '=' and skips whatever else is not a digit, as Node does.
func decodeBase64(s []byte) []byte {
	out := make([]byte, 0, len(s)*3/4)
	var acc, bits uint
	for _, c := range s {
		if c == '=' {
			break
		}
		d := sextet(c)
		if d > 63 {
			continue
		}
		acc, bits = acc<<6|uint(d), bits+6
		if bits >= 8 {
			bits -= 8
			out = append(out, byte(acc>>bits))
		}
	}
	return out
}

// decodeHex stops before the first pair that is not two hexadecimal digits.
func decodeHex(s []byte) []byte {
	out := make([]byte, len(s)/2)
	if n, err := hex.Decode(out, s[:len(s)&^1]); err != nil {
		return out[:n]
	}
	return out
}
