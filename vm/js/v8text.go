package js

import (
	"sort"
	"strings"
	"sync"
	"unicode/utf8"
)

// A textCache keeps the tokens of the scripts that error messages had to quote.
type textCache struct {
	mu    sync.Mutex
	texts map[string]*scriptText // by source text
}

func (c *textCache) get(src string) *scriptText {
	c.mu.Lock()
	defer c.mu.Unlock()
	if t := c.texts[src]; t != nil {
		return t
	}
	if c.texts == nil {
		c.texts = map[string]*scriptText{}
	}
	t := newScriptText(src)
	c.texts[src] = t
	return t
}

// A scriptText is a script cut into tokens, enough to find the expression around a position in any
// dialect: TypeScript and modules too, which goja's parser refuses.
type scriptText struct {
	src  string
	toks []textToken
	pair []int // the index of the bracket that closes or opens this one, or -1
}

type tokenKind uint8

const (
	tokName tokenKind = iota
	tokNumber
	tokString
	tokTemplate
	tokRegexp
	tokPunct
)

type textToken struct {
	kind       tokenKind
	start, end int
}

func (t *scriptText) text(i int) string {
	if i < 0 || i >= len(t.toks) {
		return ""
	}
	return t.src[t.toks[i].start:t.toks[i].end]
}

func (t *scriptText) kind(i int) tokenKind {
	if i < 0 || i >= len(t.toks) {
		return tokPunct
	}
	return t.toks[i].kind
}

// at returns the index of the first token that starts at or after off.
func (t *scriptText) at(off int) int {
	return sort.Search(len(t.toks), func(i int) bool { return t.toks[i].start >= off })
}

func newScriptText(src string) *scriptText {
	s := scanner{src: src}
	s.run(false)
	t := &scriptText{src: src, toks: s.toks, pair: make([]int, len(s.toks))}
	var open []int
	for i := range t.toks {
		t.pair[i] = -1
		switch t.text(i) {
		case "(", "[", "{":
			open = append(open, i)
		case ")", "]", "}":
			if n := len(open); n > 0 && t.toks[i].kind == tokPunct {
				t.pair[i], t.pair[open[n-1]] = open[n-1], i
				open = open[:n-1]
			}
		}
	}
	return t
}

// A scanner cuts JavaScript into tokens. It never fails: what it does not know is a punctuator.
type scanner struct {
	src  string
	pos  int
	toks []textToken
}

func (s *scanner) run(inTemplate bool) {
	depth := 0
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		start := s.pos
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			s.pos++
			continue
		case strings.HasPrefix(s.src[s.pos:], "//") || start == 0 && strings.HasPrefix(s.src, "#!"):
			s.skipTo("\n")
			continue
		case strings.HasPrefix(s.src[s.pos:], "/*"):
			s.pos += 2
			s.skipTo("*/")
			s.pos = min(s.pos+2, len(s.src))
			continue
		case isNameByte(c) && !(c >= '0' && c <= '9') || c == '#' || c == '@':
			s.pos++
			s.nameRest()
			s.add(tokName, start)
		case c >= '0' && c <= '9' || c == '.' && s.pos+1 < len(s.src) && s.src[s.pos+1] >= '0' && s.src[s.pos+1] <= '9':
			s.number()
			s.add(tokNumber, start)
		case c == '"' || c == '\'':
			s.quoted(c)
			s.add(tokString, start)
		case c == '`':
			s.template()
			s.add(tokTemplate, start)
		case c == '/' && s.regexpMay():
			s.regexp()
			s.add(tokRegexp, start)
		default:
			s.punct()
			switch s.src[start:s.pos] {
			case "{":
				depth++
			case "}":
				if depth == 0 && inTemplate {
					return
				}
				depth--
			}
			s.add(tokPunct, start)
		}
	}
}

func (s *scanner) add(k tokenKind, start int) {
	s.toks = append(s.toks, textToken{kind: k, start: start, end: s.pos})
}

func isNameByte(c byte) bool {
	return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= utf8.RuneSelf || c == '\\'
}

func (s *scanner) nameRest() {
	for s.pos < len(s.src) && isNameByte(s.src[s.pos]) {
		s.pos++
	}
}

func (s *scanner) skipTo(end string) {
	if i := strings.Index(s.src[s.pos:], end); i >= 0 {
		s.pos += i
		return
	}
	s.pos = len(s.src)
}

func (s *scanner) number() {
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		exp := (c == '+' || c == '-') && (s.src[s.pos-1] == 'e' || s.src[s.pos-1] == 'E')
		if !isNameByte(c) && c != '.' && !exp {
			return
		}
		s.pos++
	}
}

func (s *scanner) quoted(q byte) {
	for s.pos++; s.pos < len(s.src); s.pos++ {
		switch s.src[s.pos] {
		case '\\':
			s.pos++
		case '\n':
			return
		case q:
			s.pos++
			return
		}
	}
	s.pos = min(s.pos, len(s.src))
}

// template passes over a whole template, what it embeds included.
func (s *scanner) template() {
	for s.pos++; s.pos < len(s.src); s.pos++ {
		switch s.src[s.pos] {
		case '\\':
			s.pos++
		case '`':
			s.pos++
			return
		case '$':
			if s.pos+1 < len(s.src) && s.src[s.pos+1] == '{' {
				in := scanner{src: s.src, pos: s.pos + 2}
				in.run(true)
				s.pos = in.pos - 1
			}
		}
	}
	s.pos = min(s.pos, len(s.src))
}

// regexpMay reports whether a slash starts a regular expression here, by the token before it.
func (s *scanner) regexpMay() bool {
	if len(s.toks) == 0 {
		return true
	}
	last := s.toks[len(s.toks)-1]
	text := s.src[last.start:last.end]
	switch last.kind {
	case tokName:
		return isReserved(text) && text != "this" && text != "super" && text != "null" && text != "true" && text != "false"
	case tokPunct:
		return text != ")" && text != "]" && text != "}" && text != "++" && text != "--"
	}
	return false
}

func (s *scanner) regexp() {
	class := false
	for s.pos++; s.pos < len(s.src); s.pos++ {
		switch s.src[s.pos] {
		case '\\':
			s.pos++
		case '[':
			class = true
		case ']':
			class = false
		case '\n':
			return
		case '/':
			if !class {
				s.pos++
				s.nameRest()
				return
			}
		}
	}
	s.pos = min(s.pos, len(s.src))
}

func (s *scanner) punct() {
	rest := s.src[s.pos:]
	for _, p := range [...]string{
		">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=",
		"=>", "==", "!=", "<=", ">=", "&&", "||", "??", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
	} {
		if strings.HasPrefix(rest, p) {
			s.pos += len(p)
			return
		}
	}
	if strings.HasPrefix(rest, "?.") && !(len(rest) > 2 && rest[2] >= '0' && rest[2] <= '9') {
		s.pos += 2
		return
	}
	_, n := utf8.DecodeRuneInString(rest)
	s.pos += n
}

func isReserved(w string) bool {
	switch w {
	case "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum",
		"export", "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null",
		"return", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with":
		return true
	}
	return false
}

// offset turns V8's 1-based line and column (UTF-16 units) into a byte offset.
func (t *scriptText) offset(line, col int) int {
	off := 0
	for l := 1; l < line; l++ {
		i := strings.IndexByte(t.src[off:], '\n')
		if i < 0 {
			return len(t.src)
		}
		off += i + 1
	}
	for units := 1; units < col && off < len(t.src); {
		r, n := utf8.DecodeRuneInString(t.src[off:])
		off += n
		units++
		if r > 0xffff {
			units++
		}
	}
	return off
}
