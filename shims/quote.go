package shims

import (
	"fmt"
	"strings"

	"github.com/dop251/goja"
)

// The quoting of util.inspect (lib/internal/util/inspect.js at v20.20.2: strEscape, meta). It is
// native because every string and every key of a shown object passes through it.

// utf16Of gives the UTF-16 units of a JavaScript string, lone surrogates included.
func utf16Of(v goja.Value) []uint16 {
	s := v.ToString().(goja.String)
	units := make([]uint16, s.Length())
	for i := range units {
		units[i] = s.CharAt(i)
	}
	return units
}

// quoted puts v in quotes and escapes control characters, backslashes, lone surrogates and the
// quote: single quotes, or double ones if the text has single ones, or backticks if it has both.
func quoted(v goja.Value) string {
	text := v.String()
	quote := byte('\'')
	if strings.Contains(text, "'") {
		if !strings.Contains(text, `"`) {
			quote = '"'
		} else if !strings.Contains(text, "`") && !strings.Contains(text, "${") {
			quote = '`'
		}
	}
	var out strings.Builder
	out.WriteByte(quote)
	escape(&out, v, text, quote == '\'')
	out.WriteByte(quote)
	return out.String()
}

// escaped is quoted without quotes, single quotes being escaped.
func escaped(v goja.Value) string {
	var out strings.Builder
	escape(&out, v, v.String(), true)
	return out.String()
}

// keyText shows a property name: as it is if it is an ASCII identifier, else quoted.
func keyText(v goja.Value) string {
	if text := v.String(); isIdentifier(text) {
		return text
	}
	return quoted(v)
}

// isIdentifier reports whether s matches ^[a-zA-Z_][a-zA-Z_0-9]*$.
func isIdentifier(s string) bool {
	for i := range len(s) {
		c := s[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

// escape writes text, the content of v, with the units escaped that needsEscape names.
func escape(out *strings.Builder, v goja.Value, text string, single bool) {
	if !strings.ContainsFunc(text, func(r rune) bool { return r == '\uFFFD' || needsEscape(r, single) }) {
		out.WriteString(text)
		return
	}
	units := utf16Of(v)
	for i := 0; i < len(units); i++ {
		u := rune(units[i])
		isLead := u >= 0xD800 && u <= 0xDBFF
		switch {
		case isLead && i+1 < len(units) && units[i+1] >= 0xDC00 && units[i+1] <= 0xDFFF:
			out.WriteRune((u-0xD800)<<10 + rune(units[i+1]) - 0xDC00 + 0x10000)
			i++
		case u >= 0xD800 && u <= 0xDFFF:
			fmt.Fprintf(out, `\u%x`, u)
		case needsEscape(u, single):
			writeEscape(out, u)
		default:
			out.WriteRune(u)
		}
	}
}

// needsEscape reports whether inspect shows r as an escape sequence; single says that the quote
// is the single one.
func needsEscape(r rune, single bool) bool {
	return r < 0x20 || r >= 0x7F && r <= 0x9F || r == '\\' || single && r == '\''
}

func writeEscape(out *strings.Builder, r rune) {
	switch r {
	case '\b':
		out.WriteString(`\b`)
	case '\t':
		out.WriteString(`\t`)
	case '\n':
		out.WriteString(`\n`)
	case '\f':
		out.WriteString(`\f`)
	case '\r':
		out.WriteString(`\r`)
	case '\\', '\'':
		out.WriteByte('\\')
		out.WriteRune(r)
	default:
		fmt.Fprintf(out, `\x%02X`, r)
	}
}
