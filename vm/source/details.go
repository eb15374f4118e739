package source

import (
	"sort"
	"strings"

	"github.com/dop251/goja/ast"
)

// A CallKind says how a call is written. V8 names the called function by it.
type CallKind uint8

// The kinds. UnknownCall is for functions that native code called.
const (
	UnknownCall CallKind = iota
	PlainCall            // f()
	MethodCall           // o.f(), o[k]()
	NewCall              // new F()
)

// details is what only errors and reports need of a unit, worked out from its text when first asked for.
type details struct {
	functions []function // in the order of their starts
	calls     map[int]callSite
}

// A function is one function of the text; from and to are offsets in UTF-16 units.
type function struct {
	from, to int
	name     string // as the language or V8's guess has it, "" if none
	class    string // of a method or field
	accessor string // "get" or "set"
	ctor     bool
	property bool // the value of a property of an object literal
}

type callSite struct {
	kind   CallKind
	callee string
}

// MemberRead corrects the place of "Cannot read property 'name' of undefined" when the property was
// about to be called: goja reports such a failure at the object, V8 at the name.
func (u *Unit) MemberRead(line, col int, name string) (int, int) {
	off := u.offset(line, col)
	i := sort.Search(len(u.reads), func(i int) bool { return u.reads[i].object >= off })
	for ; i < len(u.reads) && u.reads[i].object == off; i++ {
		if r := u.reads[i]; r.name == name || r.name == "" {
			p := u.text.file.Position(r.member)
			return p.Line, p.Column
		}
	}
	return line, col
}

// offset is the offset in UTF-16 units of a position, both from 1.
func (u *Unit) offset(line, col int) int {
	return u.text.units(u.text.lineStart(line)) + col - 1
}

// CallAt says how the call at a frame's position is written. For the frame above it, it is the call
// argument of FunctionAt.
func (u *Unit) CallAt(line, col int) CallKind {
	return u.detail().calls[u.offset(line, col)].kind
}

// CalleeText is what V8 calls the callee of the call at a position in "... is not a function", "" if
// no call is there.
func (u *Unit) CalleeText(line, col int) string {
	return u.detail().calls[u.offset(line, col)].callee
}

// FunctionAt is V8's name for a frame at a position, as far as the text tells: "f", "new Foo",
// "Foo.method", "Object.method", "get x [as x]", "Object.<anonymous>" for the top of a CommonJS file,
// and "" where V8 prints the position alone. call is how the function was called.
func (u *Unit) FunctionAt(line, col int, call CallKind) string {
	off := u.offset(line, col)
	var in *function
	list := u.detail().functions
	for i := range list {
		if f := &list[i]; f.from <= off && off < f.to {
			in = f // the later one is the inner one
		}
	}
	if in == nil {
		if u.Format == CommonJS {
			return "Object.<anonymous>"
		}
		return ""
	}
	return in.frameName(call)
}

func (f *function) frameName(call CallKind) string {
	switch {
	case f.ctor:
		if f.class == "" {
			return "new <anonymous>"
		}
		return "new " + f.class
	case call == NewCall:
		if f.name == "" {
			return "new <anonymous>"
		}
		return "new " + f.name
	case f.accessor != "":
		return f.accessor + " " + f.name + " [as " + f.name + "]"
	case f.name == "" || strings.Contains(f.name, ".") || strings.HasPrefix(f.name, "<") || strings.HasPrefix(f.name, "#"):
		return f.name
	case call == PlainCall:
		return f.name
	case f.class != "":
		return f.class + "." + f.name
	case f.property || call == MethodCall:
		return "Object." + f.name
	}
	return f.name
}

func (u *Unit) detail() *details {
	u.lazy.Do(func() { u.details = u.findDetails() })
	return u.details
}

func (u *Unit) findDetails() *details {
	d := &details{calls: map[int]callSite{}}
	if u.draft == nil {
		return d
	}
	_, wrapper, parsed, err := u.draft.parse(u.Name)
	if err != nil {
		return d
	}
	p := &placement{parsed: parsed, origin: u.draft.position, text: u.text, unit: &Unit{}}
	s := &detailScan{place: p, out: d, named: map[ast.Node]function{}}
	w := &walk{expr: s.expr, other: s.other}
	w.block(wrapper.Body)
	sort.SliceStable(d.functions, func(i, j int) bool { return d.functions[i].from < d.functions[j].from })
	return d
}

type detailScan struct {
	place *placement
	out   *details
	named map[ast.Node]function // what the surroundings say about a function
}

func (s *detailScan) add(n ast.Node, own *ast.Identifier) {
	f := s.named[n]
	if own != nil {
		f.name = own.Name.String()
	}
	f.from = int(s.place.final(n.Idx0())) - 1
	f.to = int(s.place.final(n.Idx1())) - 1
	s.out.functions = append(s.out.functions, f)
}

// name notes what a place says about a function that stands there.
func (s *detailScan) name(value ast.Expression, f function) {
	switch v := value.(type) {
	case *ast.FunctionLiteral, *ast.ArrowFunctionLiteral:
		s.named[v] = f
	case *ast.ClassLiteral:
		if v.Name == nil {
			s.named[v] = f
		}
	}
}

func (s *detailScan) expr(slot *ast.Expression) bool {
	switch e := (*slot).(type) {
	case *ast.ArrowFunctionLiteral:
		s.add(e, nil)
	case *ast.AssignExpression:
		s.name(e.Right, function{name: dotted(e.Left)})
	case *ast.PropertyKeyed:
		f := function{name: keyName(e.Key), property: true}
		if e.Kind == ast.PropertyKindGet || e.Kind == ast.PropertyKindSet {
			f.accessor = string(e.Kind)
		}
		s.name(e.Value, f)
	case *ast.CallExpression:
		c := callSite{kind: PlainCall, callee: s.show(e.Callee)}
		switch bare(e.Callee).(type) {
		case *ast.DotExpression, *ast.BracketExpression, *ast.PrivateDotExpression:
			c.kind = MethodCall
		case *ast.SuperExpression:
			c.kind = NewCall
		}
		s.out.calls[int(s.place.final(s.place.callAt(e)))-1] = c
	case *ast.NewExpression:
		s.out.calls[int(s.place.final(e.New))-1] = callSite{kind: NewCall, callee: s.show(e.Callee)}
	}
	return true
}

func (s *detailScan) other(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FunctionLiteral:
		s.add(n, n.Name)
	case *ast.Binding:
		if id, ok := n.Target.(*ast.Identifier); ok {
			s.name(n.Initializer, function{name: id.Name.String()})
		}
	case *ast.ClassLiteral:
		s.class(n)
	}
	return true
}

func (s *detailScan) class(c *ast.ClassLiteral) {
	class := s.named[c].name
	if c.Name != nil {
		class = c.Name.Name.String()
	}
	for _, el := range c.Body {
		switch el := el.(type) {
		case *ast.MethodDefinition:
			f := function{name: keyName(el.Key), class: class}
			switch {
			case el.Kind == ast.PropertyKindGet || el.Kind == ast.PropertyKindSet:
				f.accessor = string(el.Kind)
			case f.name == "constructor" && !el.Static && !el.Computed:
				f.ctor = true
			}
			s.named[el.Body] = f
		case *ast.FieldDefinition:
			s.name(el.Initializer, function{name: keyName(el.Key), class: class})
		case *ast.ClassStaticBlock:
			s.named[el] = function{name: "<static_initializer>"}
			s.add(el, nil)
		}
	}
}

func keyName(key ast.Expression) string {
	switch k := key.(type) {
	case *ast.StringLiteral:
		return k.Value.String()
	case *ast.Identifier:
		return k.Name.String()
	case *ast.PrivateIdentifier:
		return "#" + strings.TrimPrefix(k.Name.String(), "#")
	case *ast.NumberLiteral:
		return k.Literal
	case *ast.DotExpression: // [Symbol.iterator]
		if id, ok := k.Left.(*ast.Identifier); ok && id.Name == "Symbol" {
			return "[Symbol." + k.Identifier.Name.String() + "]"
		}
	}
	return ""
}

// dotted is V8's guess at the name of a function that is assigned: the path, without prototype and this.
func dotted(e ast.Expression) string {
	switch e := e.(type) {
	case *ast.Identifier:
		return e.Name.String()
	case *ast.DotExpression:
		left, name := dotted(e.Left), e.Identifier.Name.String()
		switch {
		case name == "prototype":
			return left
		case left == "":
			return name
		}
		return left + "." + name
	case *ast.BracketExpression:
		left := dotted(e.Left)
		if key, ok := e.Member.(*ast.StringLiteral); ok {
			if left == "" {
				return key.Value.String()
			}
			return left + "." + key.Value.String()
		}
		return left
	}
	return ""
}

// show prints a callee as V8's CallPrinter does.
func (s *detailScan) show(e ast.Expression) string {
	switch e := e.(type) {
	case *ast.Identifier:
		return e.Name.String()
	case *ast.ThisExpression:
		return "this"
	case *ast.SuperExpression:
		return "super"
	case *ast.NullLiteral:
		return "null"
	case *ast.BooleanLiteral:
		return e.Literal
	case *ast.NumberLiteral:
		return e.Literal
	case *ast.StringLiteral:
		return `"` + e.Value.String() + `"`
	case *ast.DotExpression:
		if _, ok := e.Left.(*ast.SuperExpression); ok {
			return "(intermediate value)." + e.Identifier.Name.String()
		}
		if o, ok := e.Left.(*ast.Optional); ok {
			return s.show(o.Expression) + "?." + e.Identifier.Name.String()
		}
		return s.show(e.Left) + "." + e.Identifier.Name.String()
	case *ast.PrivateDotExpression:
		return s.show(e.Left) + ".#" + strings.TrimPrefix(e.Identifier.Name.String(), "#")
	case *ast.BracketExpression:
		if key, ok := e.Member.(*ast.StringLiteral); ok {
			return s.show(e.Left) + "." + key.Value.String()
		}
		return s.show(e.Left) + "[" + s.show(e.Member) + "]"
	case *ast.ArrayLiteral:
		var parts []string
		for _, v := range e.Value {
			parts = append(parts, s.show(v))
		}
		return "[" + strings.Join(parts, ",") + "]"
	case *ast.ObjectLiteral:
		text := "{"
		for _, p := range e.Value {
			if k, ok := p.(*ast.PropertyKeyed); ok {
				text += s.show(k.Value)
			}
		}
		return text + "}"
	case *ast.CallExpression:
		return s.show(e.Callee) + "(...)"
	case *ast.NewExpression:
		return "(intermediate value)"
	case *ast.OptionalChain:
		return s.show(e.Expression)
	case *ast.Optional:
		return s.show(e.Expression)
	case *ast.FunctionLiteral, *ast.ArrowFunctionLiteral, *ast.ClassLiteral,
		*ast.AwaitExpression, *ast.TemplateLiteral:
		return "(intermediate value)"
	case *ast.ConditionalExpression:
		return "(intermediate value)(intermediate value)(intermediate value)"
	}
	return "(intermediate value)"
}
