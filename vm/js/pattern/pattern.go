// Package pattern makes regular expressions of JavaScript out of those that goja's engine does not know:
// Unicode properties (\p{L}, \P{Script=Greek}) become classes of characters. The tables are Go's and, for
// emoji, Unicode 15.1 as Node 20.20.2 has it.
package pattern

import (
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ErrUnknown is the error for a property that is not known here.
var ErrUnknown = errors.New("property")

//go:embed emoji.txt
var emoji string

// span is a range of code points, both ends included.
type span struct{ from, to rune }

// Expand replaces the properties in a pattern with the flags. A pattern without the flag u has none: there \p is p.
func Expand(pattern, flags string) (string, error) {
	if !strings.Contains(flags, "u") || !strings.Contains(pattern, `\p{`) && !strings.Contains(pattern, `\P{`) {
		return pattern, nil
	}
	var b strings.Builder
	inClass := false
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '\\' && i+2 < len(pattern) && (pattern[i+1] == 'p' || pattern[i+1] == 'P') && pattern[i+2] == '{':
			end := strings.IndexByte(pattern[i:], '}')
			if end < 0 {
				return pattern, nil // the engine says what is wrong
			}
			list, err := property(pattern[i+3 : i+end])
			if err != nil {
				return "", err
			}
			write(&b, list, pattern[i+1] == 'P', inClass)
			i += end
			continue
		case c == '\\' && i+1 < len(pattern):
			b.WriteByte(c)
			i++
		case c == '[':
			inClass = true
		case c == ']':
			inClass = false
		}
		b.WriteByte(pattern[i])
	}
	return b.String(), nil
}

// write writes a set of characters, or its complement, as a class or as a part of one.
func write(b *strings.Builder, list []span, not, inClass bool) {
	if not && inClass {
		list, not = complement(list), false
	}
	if !inClass {
		b.WriteByte('[')
		if not {
			b.WriteByte('^')
		}
		defer b.WriteByte(']')
	}
	for _, s := range list {
		fmt.Fprintf(b, `\u{%X}`, s.from)
		if s.to > s.from {
			fmt.Fprintf(b, `-\u{%X}`, s.to)
		}
	}
}

func complement(list []span) []span {
	var out []span
	next := rune(0)
	for _, s := range list {
		if s.from > next {
			out = append(out, span{next, s.from - 1})
		}
		next = s.to + 1
	}
	if next <= utf8.MaxRune {
		out = append(out, span{next, utf8.MaxRune})
	}
	return out
}

// property is the set of characters that \p{text} stands for.
func property(text string) ([]span, error) {
	name, value, ok := strings.Cut(text, "=")
	if ok {
		switch name {
		case "Script", "sc":
			if t := unicode.Scripts[value]; t != nil {
				return spans(t), nil
			}
		case "General_Category", "gc":
			if t := category(value); t != nil {
				return spans(t), nil
			}
		}
		return nil, fmt.Errorf("%w \\p{%s}", ErrUnknown, text)
	}
	if t := category(name); t != nil {
		return spans(t), nil
	}
	if list := binary(name); list != nil {
		return list, nil
	}
	return nil, fmt.Errorf("%w \\p{%s}", ErrUnknown, text)
}

func category(name string) *unicode.RangeTable {
	if short, ok := unicode.CategoryAliases[name]; ok {
		name = short
	}
	return unicode.Categories[name]
}

// binary is a property that a character has or has not (UTS #18, and table 69 of ECMAScript).
func binary(name string) []span {
	p := unicode.Properties
	switch name {
	case "Any":
		return []span{{0, utf8.MaxRune}}
	case "ASCII":
		return []span{{0, 0x7f}}
	case "Assigned":
		return complement(spans(unicode.Categories["Cn"]))
	case "Alphabetic", "Alpha":
		return spans(unicode.L, unicode.Nl, p["Other_Alphabetic"])
	case "Lowercase", "Lower":
		return spans(unicode.Ll, p["Other_Lowercase"])
	case "Uppercase", "Upper":
		return spans(unicode.Lu, p["Other_Uppercase"])
	case "ID_Start", "IDS", "XID_Start", "XIDS":
		return without(spans(unicode.L, unicode.Nl, p["Other_ID_Start"]), spans(p["Pattern_Syntax"], p["Pattern_White_Space"]))
	case "ID_Continue", "IDC", "XID_Continue", "XIDC":
		all := spans(unicode.L, unicode.Nl, p["Other_ID_Start"], unicode.Mn, unicode.Mc, unicode.Nd, unicode.Pc, p["Other_ID_Continue"])
		return without(all, spans(p["Pattern_Syntax"], p["Pattern_White_Space"]))
	case "space":
		name = "White_Space"
	}
	if t := p[name]; t != nil && !strings.HasPrefix(name, "Other_") {
		return spans(t)
	}
	return emojis(name)
}

// emojis reads a line of emoji.txt.
func emojis(name string) []span {
	for line := range strings.Lines(emoji) {
		words := strings.Fields(line)
		if words[0] != name {
			continue
		}
		var list []span
		for _, word := range words[1:] {
			from, to, isRange := strings.Cut(word, "-")
			if !isRange {
				to = from
			}
			list = append(list, span{codePoint(from), codePoint(to)})
		}
		return list
	}
	return nil
}

func codePoint(hex string) rune {
	n, err := strconv.ParseInt(hex, 16, 32)
	if err != nil {
		panic("pattern: emoji.txt: " + err.Error())
	}
	return rune(n)
}

func without(list, less []span) []span {
	return complement(merged(append(complement(list), less...)))
}

// spans is the union of tables, in order and without overlap.
func spans(tables ...*unicode.RangeTable) []span {
	var list []span
	add := func(from, to, stride rune) {
		if stride == 1 {
			list = append(list, span{from, to})
			return
		}
		for r := from; r <= to; r += stride {
			list = append(list, span{r, r})
		}
	}
	for _, t := range tables {
		for _, r := range t.R16 {
			add(rune(r.Lo), rune(r.Hi), rune(r.Stride))
		}
		for _, r := range t.R32 {
			add(rune(r.Lo), rune(r.Hi), rune(r.Stride))
		}
	}
	return merged(list)
}

func merged(list []span) []span {
	slices.SortFunc(list, func(a, b span) int { return int(a.from - b.from) })
	var out []span
	for _, s := range list {
		if n := len(out); n > 0 && s.from <= out[n-1].to+1 {
			out[n-1].to = max(out[n-1].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}
