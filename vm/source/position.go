package source

import (
	"sort"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/file"
	"github.com/dop251/goja/token"
)

// A placement gives every node of a tree the offset that V8 would report for it, in UTF-16 units of
// the user's text. goja takes a frame's position from the tree, so frames come out right by themselves.
//
// V8's rules (src/parsing/parser-base.h at Node 20's V8 11.3) that differ from goja's:
//
//	f()  o.m()  super()   the last token before "(" when it is a name
//	o[k]()  f()()  o.catch()  o.#m()   the "("
//	x = v  o.p = v        the "="
//	o.p += v  o.p++       the start of the expression
type placement struct {
	parsed string        // the text that goja parsed
	origin func(int) int // offset in parsed -> offset in the user's text, both in bytes
	text   *text

	moves []move
	unit  *Unit
}

type move struct {
	field *file.Idx
	to    file.Idx
}

// A memberRead is the reading of a method that is about to be called. goja reports its failure at
// the object, V8 at the name.
type memberRead struct {
	object int // where goja reports
	name   string
	member int // where V8 does
}

// newPlacement plans the moves. It has to see the tree as it was parsed; apply sees what became of it.
func newPlacement(prog *ast.Program, parsed string, origin func(int) int, t *text, u *Unit) *placement {
	p := &placement{parsed: parsed, origin: origin, text: t, unit: u}
	plan := &walk{
		exprAfter: func(slot *ast.Expression) { p.plan(*slot) },
		stmtAfter: func(slot *ast.Statement) { p.planStatement(*slot) },
	}
	plan.program(prog)
	sort.SliceStable(u.reads, func(i, j int) bool { return u.reads[i].object < u.reads[j].object })
	return p
}

// apply moves the whole tree. The tree must not be looked at for its text afterwards.
func (p *placement) apply(prog *ast.Program) {
	eachIndex(prog, func(idx *file.Idx) { *idx = p.final(*idx) })
	for _, m := range p.moves {
		*m.field = p.final(m.to)
	}
	prog.File = p.text.file
}

// final turns a position in the parsed text (from 1) into one in the user's text (from 1).
func (p *placement) final(idx file.Idx) file.Idx {
	if idx <= 0 {
		return idx
	}
	return file.Idx(p.text.units(p.origin(int(idx)-1)) + 1)
}

func (p *placement) plan(e ast.Expression) {
	switch e := e.(type) {
	case *ast.CallExpression:
		p.planCall(e)
	case *ast.DotExpression:
		if at := p.memberAt(e); at != e.Identifier.Idx {
			p.moves = append(p.moves, move{&e.Identifier.Idx, at})
		}
	case *ast.AssignExpression:
		p.planAssign(e)
	case *ast.UnaryExpression:
		if e.Operator == token.INCREMENT || e.Operator == token.DECREMENT || e.Operator == token.DELETE {
			p.planUpdate(e.Operand, e.Idx0())
		}
	case *ast.BinaryExpression:
		p.planOperator(e)
	case *ast.TemplateLiteral:
		p.planTag(e)
	}
}

// planStatement moves a name that is all that is returned or thrown to the statement: V8 gives the first
// instruction of a statement its position.
func (p *placement) planStatement(s ast.Statement) {
	var value ast.Expression
	switch s := s.(type) {
	case *ast.ReturnStatement:
		value = s.Argument
	case *ast.ThrowStatement:
		value = s.Argument
	}
	if id, ok := value.(*ast.Identifier); ok {
		p.moves = append(p.moves, move{&id.Idx, s.Idx0()})
	}
}

func (p *placement) planCall(e *ast.CallExpression) {
	if at := p.callAt(e); at != e.LeftParenthesis {
		p.moves = append(p.moves, move{&e.LeftParenthesis, at})
	}
	switch callee := bare(e.Callee).(type) {
	case *ast.DotExpression:
		p.read(p.lastEmitted(callee.Left), callee.Identifier.Name.String(), p.memberAt(callee))
	case *ast.BracketExpression:
		p.read(p.lastEmitted(callee.Member), "", callee.LeftBracket)
	}
}

func (p *placement) read(object file.Idx, name string, member file.Idx) {
	p.unit.reads = append(p.unit.reads, memberRead{
		object: int(p.final(object)) - 1, name: name, member: int(p.final(member)) - 1,
	})
}

// callAt is where V8 reports a call.
func (p *placement) callAt(e *ast.CallExpression) file.Idx {
	switch callee := e.Callee.(type) {
	case *ast.Identifier:
		if p.touches(callee.Idx, e.LeftParenthesis) {
			return callee.Idx
		}
	case *ast.SuperExpression:
		return callee.Idx
	case *ast.DotExpression:
		if !reserved(callee.Identifier.Name.String()) && p.touches(callee.Identifier.Idx, e.LeftParenthesis) {
			return callee.Identifier.Idx
		}
	}
	return e.LeftParenthesis
}

// memberAt is where V8 reports the reading of o.p: at the name, or at the dot when a call or an
// optional link comes before it in the same chain (ParseLeftHandSideContinuation).
func (p *placement) memberAt(e *ast.DotExpression) file.Idx {
	dot := int(e.Identifier.Idx) - 2
	for dot >= 0 && dot < len(p.parsed) && p.parsed[dot] != '.' {
		dot--
	}
	if dot < 0 || dot >= len(p.parsed) {
		return e.Identifier.Idx
	}
	if _, ok := e.Left.(*ast.Optional); ok && dot > 0 && p.parsed[dot-1] == '?' {
		return file.Idx(dot)
	}
	for left := e.Left; ; {
		switch x := left.(type) {
		case *ast.DotExpression:
			left = x.Left
		case *ast.BracketExpression:
			left = x.Left
		case *ast.CallExpression, *ast.Optional, *ast.OptionalChain:
			if end := int(x.Idx1()) - 1; end >= 0 && left == e.Left && skipBlank(p.parsed, end) != dot {
				return e.Identifier.Idx // in parentheses: a chain of its own
			}
			return file.Idx(dot + 1)
		default:
			return e.Identifier.Idx
		}
	}
}

// bare strips the marks of an optional chain.
func bare(e ast.Expression) ast.Expression {
	for {
		switch x := e.(type) {
		case *ast.Optional:
			e = x.Expression
		case *ast.OptionalChain:
			e = x.Expression
		default:
			return e
		}
	}
}

// lastEmitted guesses the position that goja's compiler noted last when it had emitted e.
func (p *placement) lastEmitted(e ast.Expression) file.Idx {
	switch e := bare(e).(type) {
	case *ast.CallExpression:
		return p.callAt(e)
	case *ast.DotExpression:
		return p.memberAt(e)
	case *ast.PrivateDotExpression:
		return e.Identifier.Idx
	case *ast.BracketExpression:
		return e.LeftBracket
	default:
		return e.Idx0()
	}
}

// touches reports whether only blanks lie between the name at from and the parenthesis at to:
// V8 treats `(f)()` otherwise than `f()`.
func (p *placement) touches(from, to file.Idx) bool {
	i, end := int(from)-1, int(to)-1
	if i < 0 || end > len(p.parsed) {
		return false
	}
	for i < end && (identifierByte(p.parsed[i]) || p.parsed[i] == '\\') {
		i++
	}
	return skipBlank(p.parsed, i) >= end
}

func (p *placement) planAssign(e *ast.AssignExpression) {
	if e.Operator != token.ASSIGN {
		p.planUpdate(e.Left, e.Left.Idx0())
		return
	}
	var field *file.Idx
	end := 0
	switch left := e.Left.(type) {
	case *ast.Identifier:
		field, end = &left.Idx, int(left.Idx1())
	case *ast.DotExpression:
		field, end = &left.Identifier.Idx, int(left.Idx1())
	case *ast.BracketExpression:
		field, end = &left.LeftBracket, int(left.Idx1())
	default:
		return
	}
	i := end - 1
	for i >= 0 && i < len(p.parsed) && p.parsed[i] != '=' {
		next := skipBlank(p.parsed, i)
		if next == i {
			next++ // a closing parenthesis, or the rest of an escaped name
		}
		i = next
	}
	if i >= 0 && i < len(p.parsed) {
		p.moves = append(p.moves, move{field, file.Idx(i + 1)})
	}
}

// planUpdate moves the read and the write of `o.p += v`, `o.p++` and `delete o.p` to at.
func (p *placement) planUpdate(e ast.Expression, at file.Idx) {
	switch e := e.(type) {
	case *ast.DotExpression:
		p.moves = append(p.moves, move{&e.Identifier.Idx, at})
	case *ast.BracketExpression:
		p.moves = append(p.moves, move{&e.LeftBracket, at})
	}
}

// planOperator moves `1 + o` to its operator. goja takes the start of the left side, so this can be
// done only where that side cannot fail by itself.
func (p *placement) planOperator(e *ast.BinaryExpression) {
	var field *file.Idx
	switch left := e.Left.(type) {
	case *ast.NumberLiteral:
		field = &left.Idx
	case *ast.StringLiteral:
		field = &left.Idx
	default:
		return
	}
	if at := int(e.Left.Idx1()) - 1; at > 0 && at < len(p.parsed) {
		p.moves = append(p.moves, move{field, file.Idx(skipBlank(p.parsed, at) + 1)})
	}
}

// planTag moves the call of a tag to the template.
func (p *placement) planTag(e *ast.TemplateLiteral) {
	tag := e.Tag
	if dot, ok := tag.(*ast.DotExpression); ok {
		tag = dot.Left
	}
	if id, ok := tag.(*ast.Identifier); ok {
		p.moves = append(p.moves, move{&id.Idx, e.OpenQuote})
	}
}

// reserved lists the words that V8's scanner does not take for a name even after a dot, which is
// why `promise.catch()` is reported at its parenthesis (Token::IsCallable).
func reserved(word string) bool {
	switch word {
	case "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else",
		"enum", "export", "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof",
		"new", "null", "return", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with":
		return true
	}
	return false
}

func identifierByte(c byte) bool {
	return c == '_' || c == '$' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

// skipBlank returns the first offset from i on that is neither white space nor in a comment.
func skipBlank(s string, i int) int {
	for i < len(s) {
		switch c := s[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f':
			i++
		case c >= 0x80 && blankRune(s[i:]) > 0:
			i += blankRune(s[i:])
		case c == '/' && i+1 < len(s) && s[i+1] == '/':
			for i < len(s) && s[i] != '\n' && s[i] != '\r' {
				i++
			}
		case c == '/' && i+1 < len(s) && s[i+1] == '*':
			i = afterComment(s, i)
		default:
			return i
		}
	}
	return i
}
