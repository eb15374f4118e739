package source

import (
	"strconv"
	"strings"
)

// A Request is one `from 'specifier'` of an ES module, in the order of the text, each once.
type Request struct {
	Specifier string
	Type      string // of `with { type: 'json' }`, or empty
}

// An Import is one imported name. Name is "*" for the namespace.
type Import struct {
	Request int
	Name    string
	Local   string
	offset  int
}

// An Export is one exported name: a variable of the module (Local), or a name of another module
// (Request >= 0, From, which is "*" for `export * as ns`).
type Export struct {
	Name    string
	Local   string
	Request int
	From    string
	// Fixed says that the variable is never assigned after its initialization.
	Fixed bool
}

// A syntax is what a scan found of the forms that goja's parser does not know.
type syntax struct {
	requests []Request
	imports  []Import
	exports  []Export
	stars    []int // requests of `export * from`

	declared     []int // offsets of declarations that are exported whole
	defaultAt    int   // offset of the declaration or of the const that holds the default export, or -1
	defaultNamed bool  // it has a name of its own

	calls     []int // offsets of the import of import()
	metas     []span
	forAwaits []int // offsets of the await of for await
	methods   []asyncMethod
	found     bool // import or export statements are there

	blanks []span
	puts   []put
}

type span struct{ start, end int }

type put struct {
	span
	text string // not longer than the span
}

// An asyncMethod is `async *m(` in an object literal, which goja's parser refuses.
type asyncMethod struct{ async, star, name, paren int }

// localDefault is the variable of a default export without a name; the other generated names
// share its first three characters, which occur nowhere in the user's text.
const (
	generated    = "$lc"
	localDefault = generated + "d"
	localMeta    = generated + "m"
	localImport  = generated + "imp"
	localHost    = generated
)

// quickScan says whether a scan of s can find anything.
func quickScan(s string) bool {
	return strings.Contains(s, "import") || strings.Contains(s, "export") || strings.Contains(s, "await") ||
		strings.Contains(s, "async")
}

// scanSyntax finds module syntax in s. With module false, import and export statements are left alone.
func scanSyntax(src string, module bool) (*syntax, *SyntaxError) {
	p := &syntaxScan{scanner: newScanner(src), out: &syntax{defaultAt: -1}, module: module, index: map[Request]int{}}
	for {
		t := p.next()
		if t.kind == tokEOF {
			return p.out, p.err
		}
		if t.kind == tokName && !p.afterProperty {
			p.name(t)
		}
		if p.err != nil {
			return p.out, p.err
		}
	}
}

type syntaxScan struct {
	*scanner
	out    *syntax
	module bool
	index  map[Request]int
	err    *SyntaxError
}

func (p *syntaxScan) peek() scanToken {
	saved := *p.scanner
	saved.nest = append([]nest(nil), p.nest...)
	t := p.next()
	*p.scanner = saved
	return t
}

func (p *syntaxScan) name(t scanToken) {
	switch p.text(t) {
	case "import":
		p.importWord(t)
	case "export":
		if p.depth() == 0 {
			p.out.found = true
			if p.module {
				p.exportStatement(t)
			}
		}
	case "await":
		if p.forAwait {
			p.out.forAwaits = append(p.out.forAwaits, t.start)
		}
	case "async":
		if top := p.top(); top != nil && top.kind == nestObject {
			p.asyncMethod(t)
		}
	}
}

func (p *syntaxScan) asyncMethod(t scanToken) {
	saved, nested := *p.scanner, append([]nest(nil), p.nest...)
	star := p.next()
	name := p.next()
	if star.kind == tokPunct && p.text(star) == "*" && !star.newline {
		depth := p.depth()
		paren := name
		if p.text(name) == "[" {
			for p.depth() >= depth && paren.kind != tokEOF {
				paren = p.next()
			}
		}
		paren = p.next()
		if p.text(paren) == "(" {
			p.out.methods = append(p.out.methods, asyncMethod{t.start, star.start, name.start, paren.start})
		}
	}
	*p.scanner = saved
	p.nest = nested
}

func (p *syntaxScan) importWord(t scanToken) {
	next := p.peek()
	switch text := p.text(next); {
	case text == "(" && next.kind == tokPunct:
		p.out.calls = append(p.out.calls, t.start)
	case text == "." && next.kind == tokPunct:
		p.next()
		if meta := p.next(); p.text(meta) == "meta" {
			p.out.metas = append(p.out.metas, span{t.start, meta.end})
		}
	case p.depth() == 0 && text != ":" && text != "=":
		p.out.found = true
		if p.module {
			p.importStatement(t)
		}
	}
}

func (p *syntaxScan) importStatement(start scanToken) {
	var names []Import
	t := p.next()
	for t.kind != tokString {
		switch text := p.text(t); {
		case text == "*":
			p.expect("as")
			local := p.next()
			names = append(names, Import{Name: "*", Local: p.text(local), offset: local.start})
		case text == "{":
			p.braceList(func(name, local scanToken) {
				names = append(names, Import{Name: p.moduleName(name), Local: p.text(local), offset: name.start})
			})
		case t.kind == tokName && text != "from":
			names = append(names, Import{Name: "default", Local: text, offset: t.start})
		case t.kind == tokName:
			if len(names) == 0 { // import from from 'x'
				if next := p.peek(); next.kind == tokName || p.text(next) == "," {
					names = append(names, Import{Name: "default", Local: text, offset: t.start})
				}
			}
		case text == ",":
		default:
			p.fail(t)
			return
		}
		if p.err != nil {
			return
		}
		t = p.next()
	}
	request := p.request(t)
	for _, n := range names {
		n.Request = request
		p.out.imports = append(p.out.imports, n)
	}
	p.erase(start.start)
}

// braceList reads `a, b as c, "d" as e }`.
func (p *syntaxScan) braceList(f func(name, alias scanToken)) {
	for {
		name := p.next()
		if p.text(name) == "}" {
			return
		}
		if name.kind != tokName && name.kind != tokString {
			p.fail(name)
			return
		}
		alias, t := name, p.next()
		if t.kind == tokName && p.text(t) == "as" {
			alias = p.next()
			t = p.next()
		}
		f(name, alias)
		switch p.text(t) {
		case ",":
		case "}":
			return
		default:
			p.fail(t)
			return
		}
	}
}

// request notes the string t, and the attributes after it.
func (p *syntaxScan) request(t scanToken) int {
	r := Request{Specifier: stringValue(p.text(t))}
	next := p.peek()
	if next.kind == tokName && !next.newline && (p.text(next) == "with" || p.text(next) == "assert") ||
		next.kind == tokName && p.text(next) == "with" {
		p.next()
		if p.text(p.next()) == "{" {
			for key := p.next(); p.text(key) != "}" && key.kind != tokEOF; key = p.next() {
				if p.text(key) == "," {
					continue
				}
				p.expect(":")
				value := p.next()
				if name := p.text(key); name == "type" || stringValue(name) == "type" {
					r.Type = stringValue(p.text(value))
				}
			}
		}
	}
	if i, ok := p.index[r]; ok {
		return i
	}
	p.index[r] = len(p.out.requests)
	p.out.requests = append(p.out.requests, r)
	return len(p.out.requests) - 1
}

func (p *syntaxScan) exportStatement(start scanToken) {
	t := p.next()
	switch text := p.text(t); text {
	case "*":
		next := p.next()
		name := ""
		if p.text(next) == "as" {
			name = p.moduleName(p.next())
			p.next() // from
		}
		request := p.request(p.next())
		if name == "" {
			p.out.stars = append(p.out.stars, request)
		} else {
			p.out.exports = append(p.out.exports, Export{Name: name, Request: request, From: "*"})
		}
		p.erase(start.start)
	case "{":
		p.exportList(start)
	case "default":
		p.exportDefault(start, t)
	case "const", "let", "var", "function", "class", "async":
		p.out.blanks = append(p.out.blanks, span{start.start, t.start})
		p.out.puts = append(p.out.puts, put{span{start.start, start.start + 1}, ";"})
		p.out.declared = append(p.out.declared, t.start)
	default:
		p.fail(t)
	}
}

func (p *syntaxScan) exportList(start scanToken) {
	var list []Export
	p.braceList(func(name, alias scanToken) {
		list = append(list, Export{Name: p.moduleName(alias), Local: p.moduleName(name), Request: -1})
	})
	if p.err != nil {
		return
	}
	if next := p.peek(); next.kind == tokName && p.text(next) == "from" {
		p.next()
		request := p.request(p.next())
		for i := range list {
			list[i].Request, list[i].From, list[i].Local = request, list[i].Local, ""
		}
	}
	p.out.exports = append(p.out.exports, list...)
	p.erase(start.start)
}

// exportDefault turns `export default` into a declaration of the same length. A function without a
// name gets one, so that it stays a declaration and is hoisted.
func (p *syntaxScan) exportDefault(start, word scanToken) {
	t := p.peek()
	keyword := p.text(t)
	async := ""
	if keyword == "async" {
		saved, nested := *p.scanner, append([]nest(nil), p.nest...)
		p.next()
		if f := p.next(); p.text(f) == "function" && !f.newline {
			async, keyword, t = "async ", "function", scanToken{start: t.start, end: f.end}
		}
		*p.scanner = saved
		p.nest = nested
	}
	if keyword != "function" && keyword != "class" {
		p.out.puts = append(p.out.puts, put{span{start.start, word.end}, ";const " + localDefault + "="})
		p.out.defaultAt = start.start + 1
		return
	}
	saved, nested := *p.scanner, append([]nest(nil), p.nest...)
	for p.i < t.end {
		p.next()
	}
	star, end := "", t.end
	name := p.next()
	if p.text(name) == "*" {
		star, end = "*", name.end
		name = p.next()
	}
	*p.scanner = saved
	p.nest = nested
	if name.kind == tokName && !(keyword == "class" && p.text(name) == "extends") {
		p.out.blanks = append(p.out.blanks, span{start.start, t.start})
		p.out.puts = append(p.out.puts, put{span{start.start, start.start + 1}, ";"})
		p.out.defaultAt, p.out.defaultNamed = t.start, true
		return
	}
	p.out.puts = append(p.out.puts, put{span{start.start, end}, ";" + async + keyword + star + " " + localDefault})
	p.out.defaultAt = start.start + 1
}

// erase blanks a statement, whose last token was just read, up to its semicolon.
func (p *syntaxScan) erase(start int) {
	end := p.prev.end
	if next := p.peek(); p.text(next) == ";" {
		end = p.next().end
	}
	p.out.blanks = append(p.out.blanks, span{start, end})
	p.out.puts = append(p.out.puts, put{span{start, start + 1}, ";"})
}

func (p *syntaxScan) expect(text string) {
	if t := p.next(); p.text(t) != text && p.err == nil {
		p.fail(t)
	}
}

func (p *syntaxScan) fail(t scanToken) {
	p.err = &SyntaxError{Message: unexpected(p.text(t), t.kind), offset: t.start}
}

// moduleName is the name that an identifier or a string stands for.
func (p *syntaxScan) moduleName(t scanToken) string {
	if t.kind == tokString {
		return stringValue(p.text(t))
	}
	return p.text(t)
}

func unexpected(text string, kind tokenKind) string {
	switch {
	case kind == tokEOF:
		return "Unexpected end of input"
	case kind == tokString:
		return "Unexpected string"
	case kind == tokName && reserved(text):
		return "Unexpected token '" + text + "'"
	case kind == tokName:
		return "Unexpected identifier '" + text + "'"
	case kind == tokOther && text[0] >= '0' && text[0] <= '9':
		return "Unexpected number"
	}
	return "Unexpected token '" + text + "'"
}

// stringValue is the value of a string literal; a text that is none has none.
func stringValue(lit string) string {
	if len(lit) < 2 || lit[0] != '"' && lit[0] != '\'' {
		return ""
	}
	body := lit[1 : len(lit)-1]
	if !strings.Contains(body, `\`) {
		return body
	}
	if v, err := strconv.Unquote(`"` + strings.ReplaceAll(strings.ReplaceAll(body, `\'`, `'`), `"`, `\"`) + `"`); err == nil {
		return v
	}
	return body
}

// apply returns src with what was found blanked or replaced, every other byte in its place.
func (x *syntax) apply(src string) string {
	b := []byte(src)
	blank := func(s span) {
		for i := s.start; i < s.end; i++ {
			if b[i] != '\n' && b[i] != '\r' {
				b[i] = ' '
			}
		}
	}
	for _, s := range x.blanks {
		blank(s)
	}
	for _, r := range x.puts {
		blank(r.span)
		copy(b[r.start:r.end], r.text)
	}
	for _, at := range x.calls {
		copy(b[at:], localImport)
	}
	for _, m := range x.metas {
		blank(m)
		copy(b[m.start:], localMeta)
	}
	for _, at := range x.forAwaits {
		blank(span{at, at + len("await")})
	}
	return string(b)
}
