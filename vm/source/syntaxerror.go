package source

import (
	"errors"
	"fmt"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/parser"
)

// A SyntaxError is a file that cannot be parsed, or that uses syntax that loopcheck cannot run.
type SyntaxError struct {
	Message      string // V8's wording where it is known, without "SyntaxError: "
	Path         string
	Line, Column int    // from 1, the column in UTF-16 units
	Source       string // the text of the line

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
		if r == '\t' {
			pad.WriteByte('\t')
		} else {
			pad.WriteByte(' ')
		}
		units++
		if r > 0xffff {
			units++
		}
	}
	return fmt.Sprintf("%s:%d\n%s\n%s%s\n", e.Path, e.Line, e.Source, pad.String(), strings.Repeat("^", max(1, e.length)))
}

// unit fills in what the file says.
func (e *SyntaxError) unit(u *Unit) {
	t := u.text
	e.Path = u.Name
	e.offset = min(max(e.offset, 0), len(t.src))
	e.Line, e.Column = t.position(e.offset)
	e.Source = t.line(e.Line)
	if e.length == 0 {
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
	e := &SyntaxError{offset: d.position(off)}
	e.Message = d.wording(first.Message, parsed, off)
	if inner := off - len(d.prefix); inner >= len(d.body) {
		e.Message = "Unexpected end of input"
		e.offset = len(d.text.src)
		e.length = 1
	}
	return e
}

func (d *draft) wording(message, parsed string, off int) string {
	s := newScanner(d.code)
	at := min(max(off-len(d.prefix), 0), len(d.code))
	var tok scanToken
	for tok = s.next(); tok.kind != tokEOF && tok.end <= at; tok = s.next() {
	}
	word := s.text(tok)
	if tok.start != at {
		word = ""
	}
	switch {
	case strings.HasPrefix(message, "Unexpected token ILLEGAL"), message == "Unterminated string constant":
		return "Invalid or unexpected token"
	case word == "import" && d.format == CommonJS:
		return "Cannot use import statement outside a module"
	case word == "export" && d.format == CommonJS:
		return "Unexpected token 'export'"
	case s.awaits(tok) && d.format == CommonJS:
		return "await is only valid in async functions and the top level bodies of modules"
	case strings.HasPrefix(message, "Unexpected ") && s.inArguments(tok, at):
		return "missing ) after argument list"
	case message == "Unexpected end of input":
		return message
	case strings.HasPrefix(message, "Unexpected ") && word != "":
		return unexpected(word, tok.kind)
	case strings.HasPrefix(message, "Unexpected token "):
		return "Unexpected token '" + strings.TrimPrefix(message, "Unexpected token ") + "'"
	}
	return message
}

// awaits reports whether the word before t, on the same line, is await.
func (s *scanner) awaits(t scanToken) bool {
	before := strings.TrimRight(s.src[:t.start], " \t")
	return strings.HasSuffix(before, "await") && !t.newline
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
	}
	return e
}

// fromEsbuild rewords esbuild's commonest messages.
func (e *SyntaxError) fromEsbuild() {
	switch {
	case strings.HasPrefix(e.Message, `Unexpected "`) && !strings.Contains(e.Message, " in "):
		e.Message = "Unexpected token '" + strings.TrimSuffix(strings.TrimPrefix(e.Message, `Unexpected "`), `"`) + "'"
	case e.Message == "Unexpected end of file":
		e.Message = "Unexpected end of input"
	case strings.HasPrefix(e.Message, `The symbol "`) && strings.HasSuffix(e.Message, "has already been declared"):
		name := strings.Split(e.Message, `"`)[1]
		e.Message = "Identifier '" + name + "' has already been declared"
	case e.Message == "Unterminated string literal":
		e.Message = "Invalid or unexpected token"
	}
}

// unbalanced finds the "}" that closes the wrapper before the end of the file.
func (d *draft) unbalanced() int {
	s := newScanner(d.code)
	for {
		before := s.depth()
		t := s.next()
		if t.kind == tokEOF {
			return d.origin(len(d.code))
		}
		if t.kind == tokPunct && before == 0 && s.text(t) == "}" {
			return d.origin(t.start)
		}
	}
}
