package shims

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// callText finds the call at a place in a program: the text from the start of its callee to the
// closing parenthesis, and how many characters stand before it on its line. line and column count
// from 1, the column in UTF-16 units, and point at the last name of the callee (`ok` in
// `assert.ok(x)`), as V8's stack frames do. assert.ok quotes the call so, as getErrMessage in
// Node's lib/internal/assert/utils.js does.
func callText(source string, line, column int) (text string, before int, ok bool) {
	code := source
	for ; line > 1; line-- {
		_, rest, found := strings.Cut(code, "\n")
		if !found {
			return "", 0, false
		}
		code = rest
	}
	tokens := jsTokens(code)
	at := tokenAt(tokens, utf16Offset(code, column-1))
	if at < 0 {
		return "", 0, false
	}
	open := argumentsOf(tokens, at)
	if open < 0 {
		return "", 0, false
	}
	end := matching(tokens, open)
	if end < 0 {
		return "", 0, false
	}
	start := tokens[calleeStart(tokens, open-1)].from
	return code[start:tokens[end].to], utf8.RuneCountInString(code[:start]), true
}

// utf16Offset turns a count of UTF-16 units into a byte offset.
func utf16Offset(s string, units int) int {
	for i, r := range s {
		if units <= 0 {
			return i
		}
		units--
		if r > 0xFFFF {
			units--
		}
	}
	return len(s)
}

// A jsToken is a piece of JavaScript as far as brackets and names matter: a name or number, a
// string, template or regular expression ('"'), or one character of punctuation; "?." is one token.
type jsToken struct {
	// kind is 'a' for names and numbers, '"' for literals, '?' for "?.", else the character.
	kind     rune
	from, to int
}

// jsTokens cuts code into tokens, comments and blanks left out. It never fails: a literal that
// does not end runs to the end of code.
func jsTokens(code string) []jsToken {
	var tokens []jsToken
	for i := 0; i < len(code); {
		r, size := utf8.DecodeRuneInString(code[i:])
		end := i + size
		kind := r
		switch {
		case unicode.IsSpace(r):
			i = end
			continue
		case strings.HasPrefix(code[i:], "//"):
			i = indexFrom(code, "\n", i)
			continue
		case strings.HasPrefix(code[i:], "/*"):
			i = indexFrom(code, "*/", i+2)
			continue
		case isNameRune(r):
			kind, end = 'a', nameEnd(code, i)
		case r == '"' || r == '\'':
			kind, end = '"', quotedEnd(code, i)
		case r == '`':
			kind, end = '"', templateEnd(code, i)
		case r == '/' && startsRegExp(code, tokens):
			kind, end = '"', regExpEnd(code, i)
		case strings.HasPrefix(code[i:], "?."):
			kind, end = '?', i+2
		}
		tokens = append(tokens, jsToken{kind, i, end})
		i = end
	}
	return tokens
}

// indexFrom returns the place after the first sep in code[from:], or the end.
func indexFrom(code, sep string, from int) int {
	if at := strings.Index(code[min(from, len(code)):], sep); at >= 0 {
		return from + at + len(sep)
	}
	return len(code)
}

func isNameRune(r rune) bool {
	return r == '_' || r == '$' || r == '#' || unicode.IsLetter(r) || unicode.IsDigit(r)
}

func nameEnd(code string, i int) int {
	for i < len(code) {
		r, size := utf8.DecodeRuneInString(code[i:])
		if !isNameRune(r) {
			break
		}
		i += size
	}
	return i
}

// quotedEnd returns the place after the string that starts at i.
func quotedEnd(code string, i int) int {
	quote := code[i]
	for i++; i < len(code); i++ {
		switch code[i] {
		case '\\':
			i++
		case quote, '\n':
			return i + 1
		}
	}
	return len(code)
}

// templateEnd returns the place after the template that starts at i, substitutions included.
func templateEnd(code string, i int) int {
	for i++; i < len(code); i++ {
		switch {
		case code[i] == '\\':
			i++
		case code[i] == '`':
			return i + 1
		case strings.HasPrefix(code[i:], "${"):
			inner := jsTokens(code[i+1:])
			end := matching(inner, 0)
			if end < 0 {
				return len(code)
			}
			i += inner[end].to
		}
	}
	return len(code)
}

// startsRegExp reports whether a slash after these tokens opens a regular expression: after an
// operator or a keyword it does, after a value it divides.
func startsRegExp(code string, before []jsToken) bool {
	if len(before) == 0 {
		return true
	}
	last := before[len(before)-1]
	switch last.kind {
	case ')', ']', '}', '"':
		return false
	case 'a':
		switch code[last.from:last.to] {
		case "return", "typeof", "case", "in", "of", "void", "delete", "await", "yield", "do", "else", "instanceof", "new", "throw":
			return true
		}
		return false
	}
	return true
}

func regExpEnd(code string, i int) int {
	inClass := false
	for i++; i < len(code); i++ {
		switch code[i] {
		case '\\':
			i++
		case '[':
			inClass = true
		case ']':
			inClass = false
		case '/':
			if !inClass {
				return nameEnd(code, i+1)
			}
		case '\n':
			return i
		}
	}
	return len(code)
}

// tokenAt returns the token that holds the offset, or the next one; -1 if there is none.
func tokenAt(tokens []jsToken, offset int) int {
	for i, t := range tokens {
		if offset < t.to {
			return i
		}
	}
	return -1
}

// argumentsOf returns the opening parenthesis of the call whose callee token at belongs to: the
// next one after names and dots.
func argumentsOf(tokens []jsToken, at int) int {
	for i := at; i < len(tokens); i++ {
		switch tokens[i].kind {
		case '(':
			if i == 0 {
				return -1
			}
			return i
		case 'a', '.', '?':
		default:
			return -1
		}
	}
	return -1
}

// matching returns the token that closes the bracket at open, -1 if none does.
func matching(tokens []jsToken, open int) int {
	depth := 0
	for i := open; i < len(tokens); i++ {
		switch tokens[i].kind {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
			if depth == 0 {
				return i
			}
		}
	}
	return -1
}

// opening returns the token that opens the bracket closed at i, -1 if none does.
func opening(tokens []jsToken, i int) int {
	depth := 0
	for ; i >= 0; i-- {
		switch tokens[i].kind {
		case ')', ']', '}':
			depth++
		case '(', '[', '{':
			depth--
			if depth == 0 {
				return i
			}
		}
	}
	return -1
}

// calleeStart walks back from the last token of a callee over names, dots and earlier calls to
// its first token.
func calleeStart(tokens []jsToken, last int) int {
	start := last
	if tokens[last].kind == '?' && last > 0 {
		start = last - 1
	}
	for start >= 2 && (tokens[start-1].kind == '.' || tokens[start-1].kind == '?') {
		object := start - 2
		for object >= 0 && (tokens[object].kind == ')' || tokens[object].kind == ']') {
			object = opening(tokens, object) - 1
		}
		if object < 0 || tokens[object].kind != 'a' && tokens[object].kind != '"' {
			break
		}
		start = object
	}
	return start
}
