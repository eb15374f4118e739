package source

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind is as coarse as finding module syntax allows.
type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokName
	tokPunct
	tokString
	tokOther // numbers, regular expressions, templates
)

type scanToken struct {
	kind       tokenKind
	start, end int
	newline    bool // a line end lies before it
}

// nestKind says what an open bracket is.
type nestKind uint8

const (
	nestParen   nestKind = iota
	nestControl          // the parenthesis of if, while, for, with
	nestBracket
	nestBlock
	nestObject
	nestClass
	nestTemplate
)

type nest struct {
	kind      nestKind
	ternaries int // "?" that wait for their ":"
}

// A scanner cuts JavaScript into tokens without parsing it. The one hard question, whether "/" divides or
// starts a regular expression, is answered from the token before and, after a closing bracket,
// from what was opened, as es-module-lexer does.
type scanner struct {
	src  string
	i    int
	prev scanToken
	nest []nest

	forAwait      bool // prev is the await of "for await"
	afterProperty bool // prev is a name after a dot: not a keyword
	closed        nestKind
	classHead     int // depth at which a class head waits for its "{", or -1
}

func newScanner(src string) *scanner { return &scanner{src: src, classHead: -1} }

func (s *scanner) text(t scanToken) string { return s.src[t.start:t.end] }

func (s *scanner) depth() int { return len(s.nest) }

func (s *scanner) top() *nest {
	if len(s.nest) == 0 {
		return nil
	}
	return &s.nest[len(s.nest)-1]
}

// next returns the next token. Templates come as pieces between their substitutions.
func (s *scanner) next() scanToken {
	from := s.i
	s.i = skipBlank(s.src, s.i)
	t := scanToken{start: s.i, newline: strings.ContainsAny(s.src[from:s.i], "\n\r\u2028\u2029")}
	if s.i >= len(s.src) {
		t.end = s.i
		return t
	}
	wasDot := s.prev.kind == tokPunct && (s.text(s.prev) == "." || s.text(s.prev) == "?.")
	switch c := s.src[s.i]; {
	case c == '"' || c == '\'':
		t.kind = tokString
		s.i = afterString(s.src, s.i)
	case c == '`':
		t.kind = tokOther
		s.template(s.i + 1)
	case c == '}' && s.top() != nil && s.top().kind == nestTemplate:
		s.nest = s.nest[:len(s.nest)-1]
		t.kind = tokOther
		s.template(s.i + 1)
	case c >= '0' && c <= '9' || c == '.' && s.i+1 < len(s.src) && s.src[s.i+1] >= '0' && s.src[s.i+1] <= '9':
		t.kind = tokOther
		s.i = afterNumber(s.src, s.i)
	case identifierByte(c) || c == '\\' || c == '#':
		t.kind = tokName
		s.i = afterName(s.src, s.i)
	case c == '/' && s.regexpAllowed():
		t.kind = tokOther
		s.i = afterRegexp(s.src, s.i)
	default:
		t.kind = tokPunct
		s.i += punctuator(s.src[s.i:])
	}
	t.end = s.i
	s.track(t, wasDot)
	return t
}

// track keeps the brackets and what the next "/" and "{" mean.
func (s *scanner) track(t scanToken, wasDot bool) {
	text := s.text(t)
	switch {
	case t.kind == tokName:
		s.forAwait = text == "await" && s.prev.kind == tokName && s.text(s.prev) == "for" && !s.afterProperty
		s.afterProperty = wasDot
		if text == "class" && !wasDot {
			s.classHead = len(s.nest)
		}
	case t.kind == tokPunct:
		switch text {
		case "(":
			kind := nestParen
			if s.prev.kind == tokName && !s.afterProperty {
				switch s.text(s.prev) {
				case "if", "while", "for", "with":
					kind = nestControl
				case "await":
					if s.forAwait {
						kind = nestControl
					}
				}
			}
			s.nest = append(s.nest, nest{kind: kind})
		case "[":
			s.nest = append(s.nest, nest{kind: nestBracket})
		case "{":
			s.nest = append(s.nest, nest{kind: s.braceKind()})
		case ")", "]", "}":
			s.closed = nestParen
			if top := s.top(); top != nil {
				s.closed = top.kind
				s.nest = s.nest[:len(s.nest)-1]
			}
		case ":":
			s.colon()
		case "?":
			if top := s.top(); top != nil {
				top.ternaries++
			}
		}
	}
	s.prev = t
}

// colon remembers, in closed, whether the ":" before a "{" belongs to an expression.
func (s *scanner) colon() {
	s.closed = nestBlock
	top := s.top()
	switch {
	case top == nil:
	case top.ternaries > 0:
		top.ternaries--
		s.closed = nestObject
	case top.kind != nestBlock && top.kind != nestClass:
		s.closed = nestObject
	}
}

func (s *scanner) braceKind() nestKind {
	if s.classHead == len(s.nest) {
		s.classHead = -1
		return nestClass
	}
	switch s.prev.kind {
	case tokEOF:
		return nestBlock
	case tokName:
		if !s.afterProperty && expressionKeyword(s.text(s.prev)) {
			return nestObject
		}
		return nestBlock
	case tokPunct:
		switch s.text(s.prev) {
		case ")", ";", "{", "=>":
			return nestBlock
		case "}":
			return nestBlock
		case ":":
			return s.closed
		}
		return nestObject
	}
	if strings.HasSuffix(s.text(s.prev), "${") {
		return nestObject
	}
	return nestBlock
}

func (s *scanner) regexpAllowed() bool {
	switch s.prev.kind {
	case tokEOF:
		return true
	case tokName:
		if s.afterProperty {
			return false
		}
		word := s.text(s.prev)
		return expressionKeyword(word) || word == "else" || word == "do"
	case tokPunct:
		switch s.text(s.prev) {
		case ")":
			return s.closed == nestControl
		case "]", "++", "--":
			return false
		case "}":
			return s.closed == nestBlock || s.closed == nestClass
		}
		return true
	}
	return s.prev.kind == tokOther && strings.HasSuffix(s.text(s.prev), "${")
}

// expressionKeyword lists the words that an expression follows.
func expressionKeyword(word string) bool {
	switch word {
	case "return", "typeof", "case", "in", "instanceof", "new", "void", "delete", "throw", "yield", "await", "of",
		"extends", "default":
		return true
	}
	return false
}

// template goes to the end of a template's piece, which starts at i.
func (s *scanner) template(i int) {
	for i < len(s.src) {
		switch s.src[i] {
		case '\\':
			i++
		case '`':
			s.i = i + 1
			return
		case '$':
			if i+1 < len(s.src) && s.src[i+1] == '{' {
				s.i = i + 2
				s.nest = append(s.nest, nest{kind: nestTemplate})
				return
			}
		}
		i++
	}
	s.i = len(s.src)
}

func afterString(s string, i int) int {
	quote := s[i]
	for i++; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case quote:
			return i + 1
		case '\n':
			return i
		}
	}
	return len(s)
}

func afterNumber(s string, i int) int {
	for i++; i < len(s); i++ {
		c := s[i]
		if identifierByte(c) || c == '.' {
			continue
		}
		if (c == '+' || c == '-') && (s[i-1] == 'e' || s[i-1] == 'E') && !strings.HasPrefix(s[max(0, i-20):i], "0x") {
			continue
		}
		break
	}
	return i
}

func afterName(s string, i int) int {
	for i++; i < len(s); i++ {
		c := s[i]
		if c >= 0x80 && blankRune(s[i:]) > 0 {
			break
		}
		if c == '\\' && i+2 < len(s) && s[i+1] == 'u' && s[i+2] == '{' {
			for i < len(s) && s[i] != '}' {
				i++
			}
			continue
		}
		if !identifierByte(c) && c != '\\' {
			break
		}
	}
	return min(i, len(s))
}

func afterRegexp(s string, i int) int {
	class := false
	for i++; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			class = true
		case ']':
			class = false
		case '\n':
			return i
		case '/':
			if !class {
				for i++; i < len(s) && identifierByte(s[i]); i++ {
				}
				return i
			}
		}
	}
	return len(s)
}

func punctuator(s string) int {
	for _, p := range []string{"...", "=>", "?.", "??", "++", "--"} {
		if strings.HasPrefix(s, p) {
			if p == "?." && len(s) > 2 && s[2] >= '0' && s[2] <= '9' {
				continue
			}
			return len(p)
		}
	}
	return 1
}

// blankRune returns the size of the white space character beyond ASCII that s starts with, or 0.
func blankRune(s string) int {
	r, size := utf8.DecodeRuneInString(s)
	if r == '\ufeff' || r == '\u2028' || r == '\u2029' || unicode.Is(unicode.Zs, r) {
		return size
	}
	return 0
}

// afterComment returns the offset after the block comment that starts at i.
func afterComment(s string, i int) int {
	if j := strings.Index(s[i+2:], "*/"); j >= 0 {
		return i + 2 + j + 2
	}
	return len(s)
}
