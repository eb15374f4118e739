package shims

import (
	"strings"

	"github.com/dop251/goja"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
)

// encodingBinding is internalBinding('encoding'): the encodings of one byte for each character that TextDecoder knows,
// but for windows-1252. What they do is ICU's, as Node is built with it.
func encodingBinding(h *Host) *goja.Object {
	b := &bufferNatives{rt: h.RT}
	o := h.RT.NewObject()
	// name(label) is the encoding that a label stands for (WHATWG Encoding, 4.2), or undefined.
	_ = o.Set("name", func(c goja.FunctionCall) goja.Value {
		label := strings.ToLower(strings.Trim(c.Argument(0).String(), "\t\n\f\r "))
		if e, err := htmlindex.Get(label); err == nil {
			if name, err := htmlindex.Name(e); err == nil && singleByte(name) != nil {
				return h.RT.ToValue(name)
			}
		}
		return goja.Undefined()
	})
	// decode(name, bytes) is the text.
	_ = o.Set("decode", func(c goja.FunctionCall) goja.Value {
		name := c.Argument(0).String()
		table := singleByte(name)
		var text strings.Builder
		for _, x := range b.bytesOf(c.Argument(1)) {
			text.WriteRune(decodeByte(table, name, x))
		}
		return h.RT.ToValue(text.String())
	})
	return o
}

// singleByte is the table of an encoding; nil for one that Node does not have, or that has other bytes.
func singleByte(name string) *charmap.Charmap {
	if name == "iso-8859-16" || name == "x-user-defined" || name == "windows-1252" {
		return nil
	}
	if name == "iso-8859-8-i" {
		return charmap.ISO8859_8
	}
	e, err := htmlindex.Get(name)
	if err != nil {
		return nil
	}
	table, _ := e.(*charmap.Charmap)
	return table
}

// decodeByte is ICU's reading of a byte: what an encoding leaves open among the control characters is one, and some
// tables differ from the standard's.
func decodeByte(table *charmap.Charmap, name string, x byte) rune {
	if r, ok := icuByte(name, x); ok {
		return r
	}
	r := table.DecodeByte(x)
	if r == '\ufffd' && x < 0xa0 {
		return rune(x)
	}
	return r
}

func icuByte(name string, x byte) (rune, bool) {
	switch name {
	case "ibm866":
		switch x {
		case 0x1a:
			return 0x1c, true
		case 0x1c:
			return 0x7f, true
		case 0x7f:
			return 0x1a, true
		}
	case "koi8-u":
		switch x {
		case 0xae:
			return '\u255d', true
		case 0xbe:
			return '\u256c', true
		}
	case "windows-874":
		switch {
		case x >= 0xdb && x <= 0xde:
			return 0xf8c1 + rune(x-0xdb), true
		case x >= 0xfc:
			return 0xf8c5 + rune(x-0xfc), true
		}
	case "windows-1253":
		return 0xaa, x == 0xaa
	case "windows-1255":
		return '\ufffd', x == 0xca
	}
	return 0, false
}
