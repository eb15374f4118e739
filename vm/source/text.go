package source

import (
	"sort"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/dop251/goja/file"
)

// A text is a user's file with its offsets counted in two ways: in bytes of UTF-8, as goja's parser
// counts, and in UTF-16 units, as V8 counts.
type text struct {
	name string // as it is to appear in stack frames
	src  string // without the byte order mark

	// wide lists the places after which the two counts differ by a new amount, in order. Empty for ASCII.
	wide []wideMark
	file *file.File // its "bytes" are UTF-16 units, so that its positions are V8's
}

type wideMark struct{ bytes, units int }

func newText(name, src string) *text {
	t := &text{name: name, src: src}
	shadow := t.measure()
	t.file = file.NewFile(name, shadow, 1)
	return t
}

// measure fills in wide and returns a string of one byte per UTF-16 unit of src with the same line
// ends: V8 ends a line at CR, LF, CRLF, U+2028 and U+2029.
func (t *text) measure() string {
	first := 0
	for first < len(t.src) && t.src[first] < utf8.RuneSelf {
		first++
	}
	if first == len(t.src) {
		return t.src
	}
	var b strings.Builder
	b.Grow(len(t.src))
	b.WriteString(t.src[:first])
	for i := first; i < len(t.src); {
		r, size := utf8.DecodeRuneInString(t.src[i:])
		switch {
		case size == 1:
			b.WriteByte(t.src[i])
		case r == '\u2028' || r == '\u2029':
			b.WriteByte('\n')
		case utf16.RuneLen(r) == 2:
			b.WriteString("##")
		default:
			b.WriteByte('#')
		}
		i += size
		if size > 1 {
			t.wide = append(t.wide, wideMark{bytes: i, units: b.Len()})
		}
	}
	return b.String()
}

// units turns an offset in bytes into one in UTF-16 units.
func (t *text) units(off int) int {
	i := sort.Search(len(t.wide), func(i int) bool { return t.wide[i].bytes > off })
	if i == 0 {
		return off
	}
	m := t.wide[i-1]
	return m.units + off - m.bytes
}

// bytes turns an offset in UTF-16 units into one in bytes.
func (t *text) bytes(units int) int {
	i := sort.Search(len(t.wide), func(i int) bool { return t.wide[i].units > units })
	if i == 0 {
		return units
	}
	m := t.wide[i-1]
	return m.bytes + units - m.units
}

// position returns the line and column, both from 1, of an offset in bytes.
func (t *text) position(off int) (line, col int) {
	p := t.file.Position(t.units(off))
	return p.Line, p.Column
}

// line returns the text of a line, counted from 1, without its end.
func (t *text) line(n int) string {
	rest := t.src
	for ; n > 1; n-- {
		i := strings.IndexAny(rest, "\n\r\u2028\u2029")
		if i < 0 {
			return ""
		}
		rest = rest[i+lineEnd(rest[i:]):]
	}
	if i := strings.IndexAny(rest, "\n\r\u2028\u2029"); i >= 0 {
		rest = rest[:i]
	}
	return rest
}

func lineEnd(s string) int {
	switch {
	case strings.HasPrefix(s, "\r\n"):
		return 2
	case s[0] == '\r' || s[0] == '\n':
		return 1
	}
	return 3
}
