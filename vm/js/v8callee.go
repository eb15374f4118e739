package js

import (
	"strings"

	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/parser"
	"github.com/dop251/goja/token"
)

const intermediate = "(intermediate value)"

// callee prints what is called at a position, as V8's CallPrinter (src/ast/prettyprinter.cc at V8 11.3)
// does. The position is V8's: the last name before "(", else the "(" or template itself, or "new".
func (t *scriptText) callee(off int) string {
	i := t.at(off)
	switch {
	case t.text(i) == "new" && t.kind(i) == tokName:
		last := t.newEnd(i + 1)
		return t.print(i+1, last)
	case t.kind(i) == tokPunct && (t.text(i) == "(" || t.text(i) == "?."), t.kind(i) == tokTemplate:
		i--
	}
	if t.text(i) == "?." {
		i--
	}
	return t.print(t.chainStart(i), i)
}

// newEnd returns the last token of the callee of a "new" expression that starts at i.
func (t *scriptText) newEnd(i int) int {
	if (t.text(i) == "(" || t.text(i) == "[") && t.pair[i] >= 0 {
		i = t.pair[i]
	}
	if t.text(i) == "class" || t.text(i) == "function" {
		for i < len(t.toks) && t.text(i) != "{" {
			i++
		}
		if i < len(t.toks) && t.pair[i] >= 0 {
			i = t.pair[i]
		}
	}
	for i+1 < len(t.toks) {
		switch t.text(i + 1) {
		case ".":
			i += 2
			continue
		case "[":
			if t.pair[i+1] >= 0 {
				i = t.pair[i+1]
				continue
			}
		}
		break
	}
	return i
}

// print prints the expression of the tokens from first to last.
func (t *scriptText) print(first, last int) string {
	e := t.parse(first, last)
	if e == nil {
		return intermediate
	}
	return printed(e)
}

func (t *scriptText) parse(first, last int) ast.Expression {
	if first < 0 || last >= len(t.toks) || first > last {
		return nil
	}
	text := t.src[t.toks[first].start:t.toks[last].end]
	wrap := "(async function* () { (" + text + ") })"
	if strings.Contains(text, "#") {
		wrap = "class C { " + privateNames(text) + " f() { (" + text + ") } }"
	}
	wrap = strings.Replace(wrap, "async function*", "async function", 1)
	prog, err := parser.ParseFile(nil, "", wrap, 0, parser.WithDisableSourceMaps)
	if err != nil || len(prog.Body) != 1 {
		return nil
	}
	var body []ast.Statement
	switch s := prog.Body[0].(type) {
	case *ast.ExpressionStatement:
		if f, ok := s.Expression.(*ast.FunctionLiteral); ok {
			body = f.Body.List
		}
	case *ast.ClassDeclaration:
		m, _ := s.Class.Body[len(s.Class.Body)-1].(*ast.MethodDefinition)
		if m != nil {
			body = m.Body.Body.List
		}
	}
	if len(body) != 1 {
		return nil
	}
	if s, ok := body[0].(*ast.ExpressionStatement); ok {
		return s.Expression
	}
	return nil
}

// privateNames declares the private names that an expression uses, so that it parses alone.
func privateNames(text string) string {
	out := ""
	for i := strings.IndexByte(text, '#'); i >= 0; {
		j := i + 1
		for j < len(text) && isNameByte(text[j]) {
			j++
		}
		if j > i+1 && !strings.Contains(out, text[i:j]+";") {
			out += text[i:j] + ";"
		}
		k := strings.IndexByte(text[j:], '#')
		if k < 0 {
			break
		}
		i = j + k
	}
	return out
}

// printed prints an expression; what V8 prints nothing for is an intermediate value.
func printed(e ast.Expression) string {
	switch e := e.(type) {
	case *ast.Identifier:
		return e.Name.String()
	case *ast.ThisExpression:
		return "this"
	case *ast.NumberLiteral:
		if strings.HasSuffix(e.Literal, "n") {
			return intermediate
		}
		return e.Literal
	case *ast.StringLiteral:
		return `"` + e.Value.String() + `"`
	case *ast.BooleanLiteral, *ast.NullLiteral:
		return strings.TrimSpace(literalText(e))
	case *ast.RegExpLiteral:
		return "/" + e.Pattern + "/" + e.Flags
	case *ast.TemplateLiteral:
		return printedTemplate(e)
	case *ast.ArrayLiteral:
		var parts []string
		for _, v := range e.Value {
			parts = append(parts, printed(v))
		}
		return "[" + strings.Join(parts, ",") + "]"
	case *ast.ObjectLiteral:
		return "{" + strings.Repeat(intermediate, len(e.Value)) + "}"
	case *ast.ConditionalExpression:
		return intermediate + intermediate + intermediate
	case *ast.AssignExpression:
		return printed(e.Left)
	case *ast.MetaProperty:
		return ".new.target"
	case *ast.Optional:
		return printed(e.Expression)
	case *ast.OptionalChain:
		return printed(e.Expression)
	default:
		return printedCompound(e)
	}
}

func literalText(e ast.Expression) string {
	switch e := e.(type) {
	case *ast.BooleanLiteral:
		return e.Literal
	default:
		return "null"
	}
}

func printedTemplate(e *ast.TemplateLiteral) string {
	if e.Tag != nil {
		return printed(e.Tag)
	}
	if len(e.Expressions) == 0 && len(e.Elements) == 1 {
		return `"` + e.Elements[0].Parsed.String() + `"`
	}
	out := ""
	for _, x := range e.Expressions {
		out += printed(x)
	}
	return out
}

func printedCompound(e ast.Expression) string {
	switch e := e.(type) {
	case *ast.DotExpression:
		return printedObject(e.Left) + "." + e.Identifier.Name.String()
	case *ast.PrivateDotExpression:
		return printedObject(e.Left) + ".#" + e.Identifier.Name.String()
	case *ast.BracketExpression:
		if s, ok := e.Member.(*ast.StringLiteral); ok {
			return printedObject(e.Left) + "." + s.Value.String()
		}
		open := "["
		if isOptional(e.Left) {
			open = ".["
		}
		return printedObject(e.Left) + open + printed(e.Member) + "]"
	case *ast.NewExpression:
		return intermediate
	case *ast.CallExpression:
		if isOptional(e.Callee) {
			return printed(e.Callee) + "?.(...)"
		}
		return printed(e.Callee) + "(...)"
	case *ast.BinaryExpression:
		return "(" + printed(e.Left) + " " + e.Operator.String() + " " + printed(e.Right) + ")"
	case *ast.SequenceExpression:
		var parts []string
		for _, v := range e.Sequence {
			parts = append(parts, printed(v))
		}
		return "(" + strings.Join(parts, " , ") + ")"
	case *ast.UnaryExpression:
		return printedUnary(e)
	}
	return intermediate
}

func isOptional(e ast.Expression) bool {
	_, ok := e.(*ast.Optional)
	return ok
}

// printedObject prints the object of a member access, with the "?" of an optional one.
func printedObject(e ast.Expression) string {
	if isOptional(e) {
		return printed(e) + "?"
	}
	return printed(e)
}

func printedUnary(e *ast.UnaryExpression) string {
	op := e.Operator.String()
	switch {
	case e.Postfix:
		return "(" + printed(e.Operand) + op + ")"
	case e.Operator == token.TYPEOF || e.Operator == token.VOID || e.Operator == token.DELETE:
		op += " "
	}
	return "(" + op + printed(e.Operand) + ")"
}

// iterable prints what is not iterable in the statement or expression at a position; call tells that it
// is a call, whose callee is printed then.
func (t *scriptText) iterable(off int) (text string, at int, call, destructured bool) {
	first, last, pattern := t.iterated(t.at(off))
	if first < 0 {
		return "", 0, false, false
	}
	at = t.toks[first].start
	e := t.parse(first, last)
	if e == nil {
		return "", at, false, false
	}
	if c, ok := e.(*ast.CallExpression); ok {
		return printed(c.Callee), at, true, pattern
	}
	return printed(e), at, false, pattern
}

// iterated finds the tokens of the expression that is iterated at token i, or else the first one after it.
func (t *scriptText) iterated(i int) (first, last int, pattern bool) {
	if t.text(i) == "(" && t.endsOperand(i-1) {
		i--
	}
	if s := t.chainStart(i); s > 0 {
		switch t.text(s - 1) {
		case "of", "...":
			return s, t.exprEnd(s), false
		case "=":
			if t.text(s-2) == "]" {
				return s, t.exprEnd(s), true
			}
		}
	}
	for ; i < len(t.toks); i++ {
		switch text := t.text(i); {
		case text == "}" && t.pair[i] >= 0 && t.pair[i] < i-200:
			return -1, -1, false
		case text == "of" && t.kind(i) == tokName && (t.kind(i-1) != tokPunct || t.text(i-1) == "}" || t.text(i-1) == "]"):
			return i + 1, t.exprEnd(i + 1), false
		case text == "...":
			return i + 1, t.exprEnd(i + 1), false
		case text == "[" && t.pair[i] >= 0 && (t.text(i-1) == "(" || t.text(i-1) == ",") && (t.text(t.pair[i]+1) == ")" || t.text(t.pair[i]+1) == ","):
			return -1, -1, false // a parameter
		case text == "[" && t.pair[i] >= 0 && t.text(t.pair[i]+1) == "=":
			at := t.pair[i] + 2
			return at, t.exprEnd(at), true
		case text == "yield" && t.text(i+1) == "*":
			return i + 2, t.exprEnd(i + 2), false
		}
	}
	return -1, -1, false
}

// exprEnd returns the last token of the assignment expression that starts at i.
func (t *scriptText) exprEnd(i int) int {
	start := i
	for ; i < len(t.toks); i++ {
		if t.kind(i) == tokPunct {
			switch t.text(i) {
			case "(", "[", "{":
				if t.pair[i] >= 0 {
					i = t.pair[i]
					continue
				}
			case ")", "]", "}", ";", ",":
				return i - 1
			}
		}
		if i > start && t.newStatement(i) {
			return i - 1
		}
	}
	return len(t.toks) - 1
}

// newStatement reports that a line break before token i ends the statement: an operand follows an operand.
func (t *scriptText) newStatement(i int) bool {
	if !strings.Contains(t.src[t.toks[i-1].end:t.toks[i].start], "\n") {
		return false
	}
	endsOperand := t.kind(i-1) != tokPunct || t.text(i-1) == ")" || t.text(i-1) == "]" || t.text(i-1) == "}"
	return endsOperand && t.kind(i) != tokPunct
}

// destructured finds the object pattern whose value is at a position, or the first one after it: its
// first property and the source of its value. ok is false when there is none with an initialiser.
func (t *scriptText) destructured(off int) (property, source string, at int, ok bool) {
	i := t.at(off)
	if s := t.chainStart(i); s > 1 && (t.text(s-1) == "=" || t.text(s-1) == "of") && t.text(s-2) == "}" && t.pair[s-2] >= 0 {
		i = t.pair[s-2]
	}
	for ; i < len(t.toks); i++ {
		if t.text(i) != "{" || t.pair[i] < 0 || !t.isPattern(i) {
			continue
		}
		at = t.toks[i].start
		if t.kind(i+1) == tokName && !isReserved(t.text(i+1)) {
			property, at = t.text(i+1), t.toks[i+1].start
		}
		after := t.pair[i] + 1
		if t.text(after) == "=" || t.text(after) == "of" {
			return property, t.print(after+1, t.exprEnd(after+1)), at, true
		}
		return property, "", at, false
	}
	return "", "", 0, false
}

// isPattern reports that the brace at i opens an object pattern, not a block or an object.
func (t *scriptText) isPattern(i int) bool {
	switch after := t.text(t.pair[i] + 1); {
	case after == "=", after == "of":
		return true
	case after == ")" || after == ",":
		return t.text(i-1) == "(" || t.text(i-1) == ","
	}
	return false
}

// nestedProperty is the first property of the first pattern inside of the object pattern at or around a
// position, "" if there is none.
func (t *scriptText) nestedProperty(off int) (property string, at int) {
	start := t.at(off)
	for i := max(start-40, 1); i < min(start+40, len(t.toks)); i++ {
		if t.text(i) != "{" || t.pair[i] < 0 || !t.isPattern(i) || t.pair[i]+40 < start {
			continue
		}
		for j := i + 1; j < t.pair[i]; j++ {
			if t.text(j) == "{" && t.text(j-1) == ":" && t.kind(j+1) == tokName {
				return t.text(j + 1), t.toks[j+1].start
			}
		}
	}
	return "", 0
}
