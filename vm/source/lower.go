package source

import (
	"strconv"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/file"
	"github.com/dop251/goja/parser"
	"github.com/dop251/goja/token"
	"github.com/dop251/goja/unistring"
)

// A lowering rewrites, in the tree, what goja's compiler does not know, into calls of the host
// object (host.js): async generators, for await, and the body of an ES module, which becomes a
// generator. Driven by host.js these take exactly the ticks that ECMAScript gives them.
//
//	await x          in an async generator and at the top of a module   yield x
//	yield x          in an async generator                              yield host.y(x)
//	yield* x                                                            yield* host.ys(x)
//	return x                                                            return yield x
//	catch (e) {}                                                        catch (e) { host.k(e); }
//	async function*                                                     function*, passed to host.ag
//
// The return of an async generator is thrown into it, as a Leave that catch clauses let through:
// goja loses its way when a generator is thrown into while it returns through a finally.
type lowering struct {
	user   string // the text whose offsets the tree has, before blanking
	module bool

	frames   []frame
	wrapped  map[*ast.FunctionLiteral]bool // already an argument of host.ag
	host     bool                          // the host object is needed
	tla      bool                          // a module awaits at its top
	failed   string
	failedAt file.Idx
}

type funcKind uint8

const (
	plainFunc funcKind = iota
	asyncGenerator
	moduleBody
)

// A frame is a function whose inside is being rewritten.
type frame struct {
	kind      funcKind
	arrow     bool
	arguments bool // an arrow function inside mentions arguments
}

func (l *lowering) kind() funcKind {
	if len(l.frames) == 0 {
		return plainFunc
	}
	return l.frames[len(l.frames)-1].kind
}

func (l *lowering) push(kind funcKind, arrow bool) {
	l.frames = append(l.frames, frame{kind: kind, arrow: arrow})
}

// pop ends a function. goja binds arguments for an arrow function only if the function around it
// mentions arguments itself: else it reads rubbish, or crashes.
func (l *lowering) pop(f *ast.FunctionLiteral) {
	top := l.frames[len(l.frames)-1]
	l.frames = l.frames[:len(l.frames)-1]
	if !top.arguments || f == nil {
		return
	}
	mention := func() ast.Expression { return &ast.Identifier{Name: "arguments", Idx: f.Body.LeftBrace} }
	f.Body.List = insert(f.Body.List, &ast.ExpressionStatement{Expression: mention()})
	for _, b := range f.ParameterList.List {
		if b.Initializer != nil {
			b.Initializer = &ast.SequenceExpression{Sequence: []ast.Expression{mention(), b.Initializer}}
			return
		}
	}
}

// argumentsName notes the use of arguments for the function that binds it.
func (l *lowering) argumentsName() {
	for i := len(l.frames) - 1; i >= 0; i-- {
		if !l.frames[i].arrow {
			l.frames[i].arguments = l.frames[i].arguments || i < len(l.frames)-1
			return
		}
	}
}

// insert puts statements after the directives of a list.
func insert(list []ast.Statement, what ...ast.Statement) []ast.Statement {
	n := 0
	for n < len(list) && isDirective(list[n]) {
		n++
	}
	out := append([]ast.Statement(nil), list[:n]...)
	return append(append(out, what...), list[n:]...)
}

// run rewrites the wrapper function and everything in it.
func (l *lowering) run(wrapper *ast.FunctionLiteral) {
	if l.module {
		wrapper.Async, wrapper.Generator = false, true
	}
	w := &walk{
		expr: l.enterExpr, exprAfter: l.leaveExpr,
		stmt:  l.enterStmt,
		other: l.enter, after: l.leave,
	}
	if l.module {
		l.push(moduleBody, false)
	} else {
		l.push(plainFunc, false)
	}
	w.block(wrapper.Body)
	l.pop(wrapper)
}

func (l *lowering) enter(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FunctionLiteral:
		if n.Async && n.Generator {
			n.Async = false
			l.host = true
			l.push(asyncGenerator, false)
		} else {
			l.push(plainFunc, false)
		}
	case *ast.ClassLiteral:
		l.enterClass(n)
	case *ast.Binding:
		l.nameFunction(n.Target, &n.Initializer)
	case *ast.CatchStatement:
		if l.kind() == asyncGenerator && !l.isOwn(n) {
			l.letThrough(n)
		}
	}
	return true
}

// letThrough makes a catch clause of an async generator throw a Leave on.
func (l *lowering) letThrough(c *ast.CatchStatement) {
	at := c.Catch
	name := unistring.String(generated + "X")
	body := c.Body.List
	switch p := c.Parameter.(type) {
	case *ast.Identifier:
		name = p.Name
	case nil:
		c.Parameter = &ast.Identifier{Name: name, Idx: at}
	default:
		c.Parameter = &ast.Identifier{Name: name, Idx: at}
		inner := &ast.BlockStatement{LeftBrace: c.Body.LeftBrace, RightBrace: c.Body.RightBrace, List: body}
		body = []ast.Statement{
			&ast.LexicalDeclaration{Idx: at, Token: token.LET, List: []*ast.Binding{{
				Target: p, Initializer: &ast.Identifier{Name: name, Idx: at},
			}}},
			inner,
		}
	}
	check := &ast.ExpressionStatement{Expression: l.call(at, "k", &ast.Identifier{Name: name, Idx: at})}
	c.Body.List = append([]ast.Statement{check}, body...)
}

// isOwn recognizes the catch clauses of forAwaitTemplate.
func (l *lowering) isOwn(c *ast.CatchStatement) bool {
	id, ok := c.Parameter.(*ast.Identifier)
	return ok && id.Name == generated+"X"
}

func (l *lowering) leave(n ast.Node) {
	if f, ok := n.(*ast.FunctionLiteral); ok {
		l.pop(f)
	}
}

func (l *lowering) enterExpr(slot *ast.Expression) bool {
	switch e := (*slot).(type) {
	case *ast.Identifier:
		if e.Name == "arguments" {
			l.argumentsName()
		}
	case *ast.ArrowFunctionLiteral:
		l.push(plainFunc, true)
	case *ast.AssignExpression:
		l.nameFunction(e.Left, &e.Right)
	case *ast.PropertyKeyed:
		if e.Kind == ast.PropertyKindValue && !e.Computed {
			l.nameFunction(e.Key, &e.Value)
		}
	case *ast.FunctionLiteral:
		if e.Async && e.Generator && !l.wrapped[e] { // without a name to be inferred, or with its own
			*slot = l.wrap(e, "")
		}
	}
	return true
}

func (l *lowering) leaveExpr(slot *ast.Expression) {
	switch e := (*slot).(type) {
	case *ast.ArrowFunctionLiteral:
		l.pop(nil)
	case *ast.AwaitExpression:
		switch l.kind() {
		case asyncGenerator:
			*slot = &ast.YieldExpression{Yield: e.Await, Argument: e.Argument}
		case moduleBody:
			if e.Await > 1 { // not the prologue's
				l.tla = true
			}
			*slot = &ast.YieldExpression{Yield: e.Await, Argument: e.Argument}
		}
	case *ast.YieldExpression:
		if l.kind() != asyncGenerator {
			return
		}
		name := "y"
		if e.Delegate {
			name = "ys"
		}
		var args []ast.Expression
		if e.Argument != nil {
			args = append(args, e.Argument)
		}
		e.Argument = l.call(e.Yield, name, args...)
	}
}

func (l *lowering) enterStmt(slot *ast.Statement) bool {
	switch s := (*slot).(type) {
	case *ast.BlockStatement:
		s.List = l.hoist(s.List)
	case *ast.ReturnStatement:
		if l.kind() == asyncGenerator && s.Argument != nil {
			s.Argument = &ast.AwaitExpression{Await: s.Return, Argument: s.Argument}
		}
	case *ast.ForOfStatement:
		if l.isForAwait(s) {
			*slot = l.forAwait(s, func(loop ast.Statement) ast.Statement { return loop })
		}
	case *ast.LabelledStatement:
		inner, labels := s.Statement, []*ast.LabelledStatement{s}
		for {
			next, ok := inner.(*ast.LabelledStatement)
			if !ok {
				break
			}
			labels = append(labels, next)
			inner = next.Statement
		}
		if loop, ok := inner.(*ast.ForOfStatement); ok && l.isForAwait(loop) {
			*slot = l.forAwait(loop, func(loop ast.Statement) ast.Statement {
				labels[len(labels)-1].Statement = loop
				return labels[0]
			})
		}
	case *ast.SwitchStatement:
		for _, c := range s.Body {
			c.Consequent = l.hoist(c.Consequent)
		}
	}
	return true
}

// hoist puts, after the directives of a list, one `host.ag(f)` for each async generator declared in it.
func (l *lowering) hoist(list []ast.Statement) []ast.Statement {
	var marks []ast.Statement
	for _, s := range list {
		if d, ok := s.(*ast.FunctionDeclaration); ok && d.Function.Async && d.Function.Generator {
			f := d.Function
			name := &ast.Identifier{Name: f.Name.Name, Idx: f.Function}
			marks = append(marks, &ast.ExpressionStatement{Expression: l.call(f.Function, "ag", name)})
		}
	}
	if marks == nil {
		return list
	}
	return insert(list, marks...)
}

func isDirective(s ast.Statement) bool {
	e, ok := s.(*ast.ExpressionStatement)
	if !ok {
		return false
	}
	_, ok = e.Expression.(*ast.StringLiteral)
	return ok
}

// nameFunction wraps an async generator expression that takes its name from where it stands.
func (l *lowering) nameFunction(target ast.Expression, slot *ast.Expression) {
	f, ok := (*slot).(*ast.FunctionLiteral)
	if !ok || !f.Async || !f.Generator || f.Name != nil || l.wrapped[f] {
		return
	}
	switch t := target.(type) {
	case *ast.Identifier:
		*slot = l.wrap(f, t.Name.String())
	case *ast.StringLiteral:
		*slot = l.wrap(f, t.Value.String())
	}
}

func (l *lowering) wrap(f *ast.FunctionLiteral, name string) ast.Expression {
	if l.wrapped == nil {
		l.wrapped = map[*ast.FunctionLiteral]bool{}
	}
	l.wrapped[f] = true
	args := []ast.Expression{f}
	if name != "" && f.Name == nil {
		args = append(args, &ast.StringLiteral{Idx: f.Function, Value: unistring.NewFromString(name)})
	}
	return l.call(f.Function, "ag", args...)
}

// call is `host.name(args)` at a place.
func (l *lowering) call(at file.Idx, name string, args ...ast.Expression) ast.Expression {
	l.host = true
	return &ast.CallExpression{
		Callee:           hostMember(at, name),
		LeftParenthesis:  at,
		ArgumentList:     args,
		RightParenthesis: at,
	}
}

func hostMember(at file.Idx, name string) *ast.DotExpression {
	return &ast.DotExpression{
		Left:       &ast.Identifier{Name: localHost, Idx: at},
		Identifier: ast.Identifier{Name: unistring.String(name), Idx: at},
	}
}

func (l *lowering) enterClass(c *ast.ClassLiteral) {
	for _, el := range c.Body {
		if f, ok := el.(*ast.FieldDefinition); ok {
			inArrow(&f.Initializer)
		}
	}
	for _, el := range c.Body {
		m, ok := el.(*ast.MethodDefinition)
		if !ok || !m.Body.Async || !m.Body.Generator {
			continue
		}
		if _, private := m.Key.(*ast.PrivateIdentifier); private {
			l.failed, l.failedAt = "private async generator methods", m.Idx
			continue
		}
		at := c.Class
		mark := l.call(at, "agc", &ast.ThisExpression{Idx: at})
		block := &ast.ClassStaticBlock{Static: at, Block: &ast.BlockStatement{
			LeftBrace: at, RightBrace: at,
			List: []ast.Statement{&ast.ExpressionStatement{Expression: mark}},
		}}
		c.Body = append([]ast.ClassElement{block}, c.Body...)
		return
	}
}

// inArrow puts a field's initializer that uses super into an arrow function, which goja can compile:
// `x = super.y` becomes `x = (() => super.y)()`.
func inArrow(slot *ast.Expression) {
	found := false
	w := &walk{
		expr: func(slot *ast.Expression) bool {
			switch (*slot).(type) {
			case *ast.SuperExpression:
				found = true
			case *ast.ArrowFunctionLiteral:
				return false
			}
			return true
		},
		other: func(n ast.Node) bool {
			_, function := n.(*ast.FunctionLiteral)
			return !function
		},
	}
	if w.expression(slot); !found {
		return
	}
	at := (*slot).Idx0()
	*slot = &ast.CallExpression{
		Callee: &ast.ArrowFunctionLiteral{
			Start: at, ParameterList: &ast.ParameterList{Opening: at, Closing: at},
			Body: &ast.ExpressionBody{Expression: *slot},
		},
		LeftParenthesis: at, RightParenthesis: at,
	}
}

func (l *lowering) isForAwait(s *ast.ForOfStatement) bool {
	at := int(s.For) - 1 + len("for")
	return at > 0 && at < len(l.user) && strings.HasPrefix(l.user[skipBlank(l.user, at):], "await")
}

// forAwaitTemplate is ForIn/OfBodyEvaluation with an async iterator (ECMA-262, 14.7.5.7).
// $lcM says that the iterator is to be closed when the body is left early, $lcE holds what was thrown,
// $lcL says that this is the return of an async generator in disguise.
const forAwaitTemplate = `(async function () {
  {
    let $lcI = $lc.fa($lcEXPR), $lcM = false, $lcT, $lcE, $lcL = false;
    try {
      for (; !($lcT = $lc.fr(await $lc.fn($lcI))).done; $lcM = false) {
        $lcT = $lcT.value;
        $lcM = true;
        $lcBIND;
        $lcBODY;
      }
    } catch ($lcX) {
      $lcE = [$lcX];
      $lcL = $lc.l($lcX);
    } finally {
      try {
        if ($lcM && ($lcT = $lc.fm($lcI)) !== undefined) {
          $lcT = await $lc.fc($lcI, $lcT);
          if ($lcE === undefined || $lcL) $lc.fr($lcT);
        }
      } catch ($lcX) {
        if ($lcE === undefined || $lcL) throw $lcX;
      }
      if ($lcE !== undefined) throw $lcE[0];
    }
  }
})`

// forAwait builds the statement for a `for await`. The loop in it goes through label, which puts
// the user's labels around it.
func (l *lowering) forAwait(s *ast.ForOfStatement, label func(ast.Statement) ast.Statement) ast.Statement {
	l.host = true
	fn := template(forAwaitTemplate, s.For)
	out := fn.Body.List[0].(*ast.BlockStatement)
	try := out.List[1].(*ast.TryStatement)
	loop := try.Body.List[0].(*ast.ForStatement)
	body := loop.Body.(*ast.BlockStatement)
	source := out.List[0].(*ast.LexicalDeclaration).List[0].Initializer.(*ast.CallExpression)
	source.ArgumentList[0] = s.Source
	source.LeftParenthesis = s.Source.Idx0()
	value := &ast.Identifier{Name: generated + "T", Idx: s.For}
	switch into := s.Into.(type) {
	case *ast.ForIntoVar:
		into.Binding.Initializer = value
		body.List[2] = &ast.VariableStatement{Var: into.Idx0(), List: []*ast.Binding{into.Binding}}
	case *ast.ForDeclaration:
		kind := token.LET
		if into.IsConst {
			kind = token.CONST
		}
		body.List[2] = &ast.LexicalDeclaration{
			Idx: into.Idx, Token: kind,
			List: []*ast.Binding{{Target: into.Target, Initializer: value}},
		}
	case *ast.ForIntoExpression:
		body.List[2] = &ast.ExpressionStatement{Expression: &ast.AssignExpression{
			Operator: token.ASSIGN, Left: into.Expression, Right: value,
		}}
	}
	body.List[3] = s.Body
	try.Body.List[0] = label(loop)
	return out
}

// template parses code of our own, a function in parentheses, and sets all its positions to at.
func template(code string, at file.Idx) *ast.FunctionLiteral {
	prog, err := goja.Parse("", code, parser.WithDisableSourceMaps)
	if err != nil {
		panic("source: bad template: " + err.Error())
	}
	eachIndex(prog, func(idx *file.Idx) { *idx = at })
	return prog.Body[0].(*ast.ExpressionStatement).Expression.(*ast.FunctionLiteral)
}

// numbered is a generated name.
func numbered(prefix string, n int) string { return prefix + strconv.Itoa(n) }
