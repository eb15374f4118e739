package source

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf16"

	"github.com/dop251/goja"
	"github.com/dop251/goja/parser"
)

// A SyntaxError is a file that cannot be parsed, or that uses syntax that loopcheck cannot run.
type SyntaxError struct {
	Message      string // V8's wording where it is known, without "SyntaxError: "
	Path         string
	Line, Column int    // from 1, the column in UTF-16 units
	Source       string // the text of the line
	Link         bool   // an import of a name that the other module does not have

	offset int // in the user's text, in bytes
	length int // of the token, in bytes
	known  bool
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s:%d:%d: SyntaxError: %s", e.Path, e.Line, e.Column, e.Message)
}

// Arrow is what Node prints above the stack: place, source line and carets under the token.
func (e *SyntaxError) Arrow() string {
	var pad strings.Builder
	units := 1
	for _, r := range e.Source {
		if units >= e.Column {
			break
		}
		fill := byte(' ')
		if r == '\t' {
			fill = '\t'
		}
		for range utf16.RuneLen(r) {
			pad.WriteByte(fill)
			units++
		}
	}
	carets := max(1, e.length)
	if e.Message == endOfInput {
		carets = 0
	}
	return fmt.Sprintf("%s:%d\n%s\n%s%s\n", e.Path, e.Line, e.Source, pad.String(), strings.Repeat("^", carets))
}

const endOfInput = "Unexpected end of input"

// unit fills in what the file says.
func (e *SyntaxError) unit(u *Unit) {
	t := u.text
	e.Path = u.Name
	e.offset = min(max(e.offset, 0), len(t.src))
	e.Line, e.Column = t.position(e.offset)
	e.Source = t.line(e.Line)
	if e.length == 0 && e.Message != endOfInput {
		s := newScanner(t.src)
		s.i = e.offset
		if tok := s.next(); tok.start == e.offset {
			e.length = max(1, strings.IndexAny(t.src[tok.start:tok.end]+"\n", "\n\r"))
		}
	}
}

// parseError turns a failure of goja's parser into one in V8's words.
func (d *draft) parseError(err error, parsed string) error {
	var list parser.ErrorList
	if !errors.As(err, &list) || len(list) == 0 {
		return &SyntaxError{Message: err.Error()}
	}
	first := list[0]
	lines := newLines(parsed)
	off := len(parsed)
	if line := first.Position.Line - 1; line < len(lines.starts) {
		off = min(lines.starts[line]+first.Position.Column-1, len(parsed))
	}
	if inner := off - len(d.prefix); inner >= len(d.body) {
		if at := d.unbalanced(); at >= 0 {
			return &SyntaxError{Message: "Unexpected token '}'", known: true, offset: at}
		}
		return &SyntaxError{Message: endOfInput, offset: len(d.text.src)}
	}
	message, off := d.wording(first.Message, off)
	return &SyntaxError{Message: message, offset: d.position(off)}
}

// wording turns goja's message about the token at an offset of the parsed text into V8's, and moves
// the offset to where V8 points.
func (d *draft) wording(message string, off int) (string, int) {
	s := newScanner(d.code)
	at := min(max(off-len(d.prefix), 0), len(d.code))
	var tok, before scanToken
	for tok = s.next(); tok.kind != tokEOF && tok.end <= at; tok = s.next() {
		before = tok
	}
	word := s.text(tok)
	if tok.start != at {
		word = ""
	}
	unexpectedToken := strings.HasPrefix(message, "Unexpected ")
	switch {
	case strings.HasPrefix(message, "Unexpected token ILLEGAL"), message == "Unterminated string constant":
		return "Invalid or unexpected token", off
	case word == "import" && d.format == CommonJS:
		return "Cannot use import statement outside a module", off
	case word == "export" && d.format == CommonJS:
		return "Unexpected token 'export'", off
	case s.text(before) == "await" && !tok.newline && tok.kind != tokPunct && d.format == CommonJS:
		return "await is only valid in async functions and the top level bodies of modules", len(d.prefix) + before.start
	case unexpectedToken && s.inArguments(tok, at):
		return "missing ) after argument list", len(d.prefix) + before.start
	case message == "Already saw a default in switch":
		return "More than one default clause in switch statement", off
	case strings.HasPrefix(message, "Label '"):
		return strings.Replace(message, "already exists", "has already been declared", 1), off
	case tok.kind == tokOther && strings.HasPrefix(word, "/"):
		return "Invalid regular expression: " + word + ": " + message, off
	case word == "enum":
		return "Unexpected reserved word", off
	case unexpectedToken && word != "":
		return unexpected(word, tok.kind), off
	case strings.HasPrefix(message, "Unexpected token "):
		return "Unexpected token '" + strings.TrimPrefix(message, "Unexpected token ") + "'", off
	}
	return message, off
}

// inArguments reports whether t stands right inside the parentheses of a call.
func (s *scanner) inArguments(t scanToken, at int) bool {
	q := newScanner(s.src)
	open := scanToken{}
	for {
		before := q.prev
		tok := q.next()
		if tok.kind == tokEOF || tok.start >= at {
			break
		}
		if q.text(tok) == "(" && tok.kind == tokPunct {
			open = before
		}
	}
	top := q.top()
	if top == nil || top.kind != nestParen || t.kind == tokEOF {
		return false
	}
	switch open.kind {
	case tokName:
		return !reserved(q.text(open))
	case tokPunct:
		return q.text(open) == ")" || q.text(open) == "]"
	}
	return false
}

// compileError turns a failure of goja's compiler into a SyntaxError.
func (d *draft) compileError(err error) error {
	var c *goja.CompilerSyntaxError
	if !errors.As(err, &c) {
		return err
	}
	e := &SyntaxError{Message: c.Message, offset: d.text.bytes(c.Offset)}
	switch {
	case strings.Contains(c.Message, "Invalid flags supplied to RegExp constructor"):
		e.Message = "loopcheck does not support this regular expression: " + c.Message
	case strings.HasPrefix(c.Message, "Identifier '"):
		e.known = true
	case e.offset >= 0 && e.offset < len(d.text.src) && d.text.src[e.offset] == '/':
		regexp := d.text.src[e.offset:afterRegexp(d.text.src, e.offset)]
		e.Message = "Invalid regular expression: " + regexp + ": " + c.Message
	}
	return e
}

// fromEsbuild rewords esbuild's commonest messages.
func (e *SyntaxError) fromEsbuild() {
	switch {
	case strings.HasPrefix(e.Message, `Unexpected "`) && !strings.Contains(e.Message, " in "):
		e.Message = "Unexpected token '" + strings.TrimSuffix(strings.TrimPrefix(e.Message, `Unexpected "`), `"`) + "'"
	case e.Message == "Unexpected end of file":
		e.Message = endOfInput
	case strings.HasPrefix(e.Message, `The symbol "`) && strings.HasSuffix(e.Message, "has already been declared"):
		name := strings.Split(e.Message, `"`)[1]
		e.Message = "Identifier '" + name + "' has already been declared"
	case e.Message == "Unterminated string literal":
		e.Message = "Invalid or unexpected token"
	}
}

// unbalanced finds the "}" that closes the wrapper before the end of the file, or returns -1.
func (d *draft) unbalanced() int {
	s := newScanner(d.code)
	for {
		before := s.depth()
		t := s.next()
		if t.kind == tokEOF {
			return -1
		}
		if t.kind == tokPunct && before == 0 && s.text(t) == "}" {
			return d.origin(t.start)
		}
	}
}
