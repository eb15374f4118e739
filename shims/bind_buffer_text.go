package shims

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"strings"
	"unicode/utf8"

	"github.com/dop251/goja"
)

// encodeString is the bytes of a JavaScript string. In utf8 a lone surrogate becomes U+FFFD; in
// latin1 and ascii a character keeps its low byte; base64 and hex take what can be read.
func encodeString(s goja.String, encoding string) []byte {
	switch encoding {
	case "utf16le":
		out := make([]byte, 2*s.Length())
		for i := range s.Length() {
			c := s.CharAt(i)
			out[2*i], out[2*i+1] = byte(c), byte(c>>8)
		}
		return out
	case "latin1", "ascii":
		if text := s.String(); len(text) == s.Length() {
			return []byte(text)
		}
		out := make([]byte, s.Length())
		for i := range out {
			out[i] = byte(s.CharAt(i))
		}
		return out
	case "base64", "base64url": // of a character above U+00FF only the low byte counts, in hex too
		return decodeBase64(encodeString(s, "latin1"))
	case "hex":
		return decodeHex(encodeString(s, "latin1"))
	}
	return []byte(s.String())
}

// decodeString is the JavaScript string for some bytes.
func decodeString(rt *goja.Runtime, data []byte, encoding string) goja.Value {
	switch encoding {
	case "utf16le":
		units := make([]uint16, len(data)/2)
		for i := range units {
			units[i] = uint16(data[2*i]) | uint16(data[2*i+1])<<8
		}
		return goja.StringFromUTF16(units)
	case "latin1":
		units := make([]uint16, len(data))
		for i, c := range data {
			units[i] = uint16(c)
		}
		return goja.StringFromUTF16(units)
	case "ascii":
		text := make([]byte, len(data))
		for i, c := range data {
			text[i] = c & 0x7f
		}
		return rt.ToValue(string(text))
	case "base64":
		return rt.ToValue(base64.StdEncoding.EncodeToString(data))
	case "base64url":
		return rt.ToValue(base64.RawURLEncoding.EncodeToString(data))
	case "hex":
		return rt.ToValue(hex.EncodeToString(data))
	}
	return rt.ToValue(decodeUtf8(data))
}

// decodeUtf8 replaces each maximal part of an ill-formed sequence by one U+FFFD (WHATWG Encoding,
// UTF-8 decoder).
func decodeUtf8(data []byte) string {
	if utf8.Valid(data) {
		return string(data)
	}
	var out strings.Builder
	out.Grow(len(data) + 8)
	for len(data) > 0 {
		r, n := utf8.DecodeRune(data)
		if r == utf8.RuneError && n == 1 {
			n = illFormed(data)
		}
		out.WriteRune(r)
		data = data[n:]
	}
	return out.String()
}

// illFormed is the length of the ill-formed sequence at the start of data: the longest prefix that
// some well-formed character begins with, and at least one byte.
func illFormed(data []byte) int {
	low, high, more := byte(0x80), byte(0xbf), 0
	switch c := data[0]; {
	case c >= 0xc2 && c <= 0xdf:
		more = 1
	case c >= 0xe0 && c <= 0xef:
		more = 2
		if c == 0xe0 {
			low = 0xa0
		} else if c == 0xed {
			high = 0x9f
		}
	case c >= 0xf0 && c <= 0xf4:
		more = 3
		if c == 0xf0 {
			low = 0x90
		} else if c == 0xf4 {
			high = 0x8f
		}
	}
	n := 1
	for n <= more && n < len(data) && data[n] >= low && data[n] <= high {
		low, high = 0x80, 0xbf
		n++
	}
	return n
}

// indexOf(buffer, needle, byteOffset, encoding, forward) is the place of a byte, a string or bytes,
// or -1. Strings in utf16le, and bytes said to be in it, match at even places only.
func (b *bufferNatives) indexOf(c goja.FunctionCall) goja.Value {
	hay, needle := b.bytesOf(c.Argument(0)), c.Argument(1)
	encoding, forward := c.Argument(3).String(), c.Argument(4).ToBoolean()
	var pattern []byte
	size := 1
	switch n := needle.(type) {
	case goja.String:
		pattern = encodeString(n, encoding)
		size = len(pattern)
	case *goja.Object:
		pattern = b.bytesOf(n)
		size = len(pattern)
	default:
		pattern, encoding = []byte{byte(needle.ToInteger())}, ""
	}
	_, isText := needle.(goja.String)
	if isText && encoding == "utf16le" {
		hay = hay[:len(hay)&^1]
	}
	at := searchStart(int64(len(hay)), c.Argument(2).ToInteger(), int64(size), forward)
	if size == 0 {
		return b.rt.ToValue(at)
	}
	if at < 0 || size > len(hay) || forward && size+int(at) > len(hay) {
		return b.rt.ToValue(-1)
	}
	if encoding == "utf16le" {
		found := searchUnits(hay[:len(hay)&^1], pattern[:size&^1], int(at), forward)
		if found < 0 && len(hay)%2 == 1 && len(hay) > 2 && size > 1 {
			found = len(hay) - 1 // what Node answers: it takes the end of the odd buffer for a match
		}
		return b.rt.ToValue(found)
	}
	return b.rt.ToValue(searchBytes(hay, pattern, int(at), forward))
}

// searchStart turns a possibly negative offset into a place to start at, -1 for none (node_buffer.cc,
// IndexOfOffset).
func searchStart(length, offset, needle int64, forward bool) int64 {
	switch {
	case offset < 0 && offset+length >= 0:
		return length + offset
	case offset < 0 && (forward || needle == 0):
		return 0
	case offset < 0:
		return -1
	case offset+needle <= length:
		return offset
	case needle == 0:
		return length
	case forward:
		return -1
	}
	return length - 1
}

// searchBytes looks for needle from place at on, or from there back.
func searchBytes(hay, needle []byte, at int, forward bool) int {
	if forward {
		if i := bytes.Index(hay[at:], needle); i >= 0 {
			return at + i
		}
		return -1
	}
	return bytes.LastIndex(hay[:min(at+len(needle), len(hay))], needle)
}

// searchUnits is searchBytes over units of two bytes.
func searchUnits(hay, needle []byte, at int, forward bool) int {
	if len(hay) < 2 || len(needle) < 2 {
		return -1
	}
	at &^= 1
	last := len(hay) - len(needle)
	if forward {
		for ; at <= last; at += 2 {
			if bytes.Equal(hay[at:at+len(needle)], needle) {
				return at
			}
		}
		return -1
	}
	for at = min(at, last); at >= 0; at -= 2 {
		if bytes.Equal(hay[at:at+len(needle)], needle) {
			return at
		}
	}
	return -1
}
