package source

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"path"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/dop251/goja"
	"github.com/dop251/goja/ast"
	"github.com/dop251/goja/parser"
)

// Files is the disk as a program sees it. Paths are absolute, with slashes.
type Files interface {
	ReadFile(abs string) ([]byte, error)
	// Stat follows symbolic links.
	Stat(abs string) (isDir bool, err error)
	// Realpath resolves all symbolic links of a path that exists.
	Realpath(abs string) (string, error)
}

// Options are fixed for the life of a Loader.
type Options struct {
	// Globals are the names that Unit.Globals is chosen from.
	Globals []string
	// Builtin reports whether a name without "node:" is a module beyond Node's own. It may be nil.
	Builtin func(name string) bool
	// Cwd is the working directory, which Node uses in one of its hints.
	Cwd string
	// Rewrite, when it is set, may change the tree of a unit just before it is compiled. Positions
	// in the tree are final by then: (Program).File gives line and column.
	Rewrite func(u *Unit, prog *ast.Program)
	// Compiled, when it is set, is given each program before it first runs.
	Compiled func(*goja.Program)
}

// A Loader resolves specifiers and compiles files, each once. It may be used by several goroutines.
type Loader struct {
	files    Files
	options  Options
	globals  map[string]bool
	compiled *compileCache

	mu       sync.Mutex
	loaded   map[string]*loadEntry // by path
	resolved map[resolveKey]resolution
	packages map[string]*packageEntry // by directory
}

type compileCache struct {
	mu    sync.Mutex
	units map[compileKey]*loadEntry

	asyncOnce, modulesOnce sync.Once
	async, modules         *goja.Program
}

type compileKey struct {
	path    string
	sum     [sha256.Size]byte
	dialect dialect
}

type loadEntry struct {
	once sync.Once
	unit *Unit
	err  error
}

// New returns a Loader over files.
func New(files Files, options Options) *Loader {
	globals := map[string]bool{}
	for _, name := range options.Globals {
		globals[name] = true
	}
	l := &Loader{options: options, globals: globals, compiled: &compileCache{units: map[compileKey]*loadEntry{}}}
	return l.Over(files)
}

// Over returns a Loader that looks at other files, for a run that has written some, and shares
// what is compiled: units are known by path and content.
func (l *Loader) Over(files Files) *Loader {
	return &Loader{
		files: files, options: l.options, globals: l.globals, compiled: l.compiled,
		loaded:   map[string]*loadEntry{},
		resolved: map[resolveKey]resolution{},
		packages: map[string]*packageEntry{},
	}
}

// Load returns the unit of a file. The path is absolute and comes from Resolve: symbolic links are
// not looked at again. Errors are *SyntaxError, *Error and *LoadError.
func (l *Loader) Load(abs string) (*Unit, error) {
	l.mu.Lock()
	e := l.loaded[abs]
	if e == nil {
		e = &loadEntry{}
		l.loaded[abs] = e
	}
	l.mu.Unlock()
	e.once.Do(func() { e.unit, e.err = l.load(abs) })
	return e.unit, e.err
}

func (l *Loader) load(abs string) (*Unit, error) {
	data, err := l.files.ReadFile(abs)
	if err != nil {
		return nil, l.unreadable(abs, err)
	}
	return l.Compile(abs, data)
}

func (l *Loader) unreadable(abs string, err error) error {
	if isDir, serr := l.files.Stat(abs); serr == nil && isDir {
		return &LoadError{Path: abs, Reason: "is a directory, not a program"}
	}
	return &LoadError{Path: abs, Reason: "cannot be read", Err: err}
}

// Compile returns the unit of a file with that content.
func (l *Loader) Compile(abs string, data []byte) (*Unit, error) {
	// A run that looks for package.json in files of its own does so whether or not another has compiled the file.
	d, err := l.dialect(abs)
	if err != nil {
		return nil, err
	}
	key := compileKey{abs, sha256.Sum256(data), d}
	l.compiled.mu.Lock()
	e := l.compiled.units[key]
	if e == nil {
		e = &loadEntry{}
		l.compiled.units[key] = e
	}
	l.compiled.mu.Unlock()
	e.once.Do(func() { e.unit, e.err = l.compile(abs, data, d) })
	return e.unit, e.err
}

// dialect is what the name of a file says about its language.
type dialect struct {
	format Format
	fixed  bool   // by the name or by package.json; otherwise the text decides
	loader string // esbuild's: ts, tsx, jsx; empty for plain JavaScript
}

func (l *Loader) dialect(abs string) (dialect, error) {
	d := dialect{fixed: true}
	ext := path.Ext(abs)
	switch ext {
	case ".json":
		d.format = JSON
		return d, nil
	case ".node":
		return d, &LoadError{Path: abs, Reason: "is a native add-on; loopcheck runs JavaScript only"}
	case ".mjs", ".mts":
		d.format = Module
	case ".cjs", ".cts":
		d.format = CommonJS
	case ".js", ".jsx", ".ts", ".tsx":
		d.format, d.fixed = l.packageFormat(abs)
	default: // require takes any other name for CommonJS, whatever its package says; import does not
		d.format, d.fixed = CommonJS, false
	}
	switch ext {
	case ".ts", ".mts", ".cts":
		d.loader = "ts"
	case ".tsx":
		d.loader = "tsx"
	case ".jsx":
		d.loader = "jsx"
	}
	return d, nil
}

func (l *Loader) compile(abs string, data []byte, d dialect) (*Unit, error) {
	if reason := binary(data); reason != "" {
		return nil, &LoadError{Path: abs, Reason: reason}
	}
	src := strings.TrimPrefix(string(data), "\ufeff")
	u := &Unit{Path: abs, URL: FileURL(abs), Name: abs, Format: d.format, SHA256: sha256.Sum256(data)}
	if d.format == JSON {
		u.Text = src
		u.Program = literal(abs, src)
		return u, nil
	}
	if err := l.build(u, d, src); err != nil {
		return nil, err
	}
	return u, nil
}

// literal compiles a JSON text as the expression that it also is: making its value is then several times as
// fast as to parse it again. It is nil for a text that is wrong, or that means something else as an expression.
func literal(name, text string) *goja.Program {
	if !json.Valid([]byte(text)) || strings.Contains(text, "__proto__") || strings.Contains(text, `\u`) {
		return nil
	}
	program, err := goja.Compile(name, "("+text+")", true)
	if err != nil {
		return nil
	}
	return program
}

// binary says why data is no text, or "".
func binary(data []byte) string {
	if bytes.IndexByte(data, 0) >= 0 && (bytes.HasPrefix(data, []byte("\x7fELF")) || bytes.HasPrefix(data, []byte("MZ")) || !utf8.Valid(data)) {
		return "is a binary file, not JavaScript"
	}
	if !utf8.Valid(data) {
		return "is not UTF-8 text; save it as UTF-8"
	}
	return ""
}

// build chooses the format of an ambiguous file as Node 20.19 and later do: by CommonJS if that parses,
// else as an ES module if the text has module syntax.
func (l *Loader) build(u *Unit, d dialect, src string) error {
	if d.loader != "" {
		return l.buildTyped(u, d, src)
	}
	format := d.format
	if !d.fixed && hasModuleSyntax(src) {
		format = Module
	}
	err := l.buildPlain(u, format, src)
	var syntax *SyntaxError
	if err != nil && !d.fixed && format == CommonJS && errors.As(err, &syntax) && strings.Contains(src, "await") {
		if l.buildPlain(u, Module, src) == nil {
			return nil
		}
	}
	return err
}

func hasModuleSyntax(src string) bool {
	if !strings.Contains(src, "import") && !strings.Contains(src, "export") {
		return false
	}
	x, _ := scanSyntax(src, false)
	return x.found || len(x.metas) > 0
}

// buildPlain compiles JavaScript as it stands. Only what goja refuses and esbuild can rewrite goes
// through esbuild.
func (l *Loader) buildPlain(u *Unit, format Format, src string) error {
	u.setFormat(format, src)
	first := l.finish(u, &draft{text: u.text, code: src, origin: same, format: format})
	if first == nil {
		return nil
	}
	var syntax *SyntaxError
	if !errors.As(first, &syntax) || syntax.known {
		return first
	}
	d, err := l.lowered(u.text, u.Path, "js", format)
	if err != nil {
		return first // wrong for both
	}
	if err := l.finish(u, d); err != nil {
		if !strings.HasPrefix(syntax.Message, "loopcheck ") && !strings.HasPrefix(syntax.Message, "Invalid regular") {
			syntax.Message = "loopcheck's JavaScript engine does not take this: " + syntax.Message
		}
		return first
	}
	return nil
}

func (l *Loader) buildTyped(u *Unit, d dialect, src string) error {
	format := d.format
	u.setFormat(format, src)
	dr, err := l.lowered(u.text, u.Path, d.loader, format)
	if err != nil {
		err.(*SyntaxError).unit(u)
		return err
	}
	return l.finish(u, dr)
}

func (u *Unit) setFormat(format Format, src string) {
	u.Format = format
	u.Name = u.Path
	if format == Module {
		u.Name = u.URL
	}
	u.text = newText(u.Name, src)
}

func same(off int) int { return off }

// A draft is a text on its way to being compiled.
type draft struct {
	text   *text
	code   string        // what the text has become
	origin func(int) int // offset in code -> offset in text
	format Format        // of the file
	typed  bool          // from TypeScript: import and export may appear in CommonJS

	prefix string // of the parsed text
	body   string // code, blanked
	x      *syntax
}

const (
	commonPrefix = "(function (exports, require, module, __filename, __dirname, " + localImport + ", " + localHost + ") {"
	wrapperEnd   = "\n})"
)

func modulePrefix(requests int, interop bool) string {
	var b strings.Builder
	b.WriteString("(async function (" + localHost + ", " + localMeta + ", " + localImport + ", " + generated + "x")
	if interop {
		b.WriteString(", exports, require, module, __filename, __dirname")
	}
	for i := range requests {
		b.WriteString(", " + numbered(generated+"_", i))
	}
	b.WriteString(`) {"use strict";`)
	return b.String()
}

// prepare scans the code and blanks what goja's parser does not know.
func (d *draft) prepare() error {
	d.body = d.code
	if strings.HasPrefix(d.body, "#!") {
		d.body = "//" + d.body[2:]
	}
	d.prefix = commonPrefix
	module := d.format == Module || d.typed
	if module || quickScan(d.code) {
		x, err := scanSyntax(d.body, module)
		if err != nil {
			err.offset = d.origin(err.offset)
			return err
		}
		if len(x.methods) > 0 {
			d.moveMethods(x.methods)
			return d.prepare()
		}
		d.x = x
		if (x.found || len(x.calls)+len(x.metas)+len(x.forAwaits) > 0) && strings.Contains(d.body, generated) {
			return &SyntaxError{
				Message: "loopcheck keeps names that start with " + generated + " for itself", known: true,
				offset: d.origin(strings.Index(d.body, generated)),
			}
		}
		d.body = x.apply(d.body)
	}
	if d.format == Module || d.interop() {
		d.prefix = modulePrefix(len(d.x.requests), d.interop())
	}
	return nil
}

// interop reports whether this is TypeScript of a CommonJS package that is written with import and export.
func (d *draft) interop() bool { return d.typed && d.format == CommonJS && d.x != nil && d.x.found }

// position turns an offset in the parsed text into one in the user's text.
func (d *draft) position(off int) int {
	off -= len(d.prefix)
	return d.origin(min(max(off, 0), len(d.body)))
}

func (d *draft) parse(name string) (*ast.Program, *ast.FunctionLiteral, string, error) {
	parsed := d.prefix + d.body + wrapperEnd
	prog, err := parser.ParseFile(nil, name, parsed, 0, parser.WithDisableSourceMaps)
	if err != nil {
		return nil, nil, "", d.parseError(err, parsed)
	}
	if len(prog.Body) == 1 {
		if st, ok := prog.Body[0].(*ast.ExpressionStatement); ok {
			if f, ok := st.Expression.(*ast.FunctionLiteral); ok && int(f.Body.RightBrace) == len(parsed)-1 {
				return prog, f, parsed, nil
			}
		}
	}
	return nil, nil, "", &SyntaxError{Message: "Unexpected token '}'", known: true, offset: max(0, d.unbalanced())}
}

// finish compiles a draft into the unit.
func (l *Loader) finish(u *Unit, d *draft) error {
	err := l.tryFinish(u, d)
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		syntax.unit(u)
	}
	return err
}

func (l *Loader) tryFinish(u *Unit, d *draft) error {
	if err := d.prepare(); err != nil {
		return err
	}
	prog, wrapper, parsed, err := d.parse(u.Name)
	if err != nil {
		return err
	}
	u.reads, u.Module = nil, nil
	place := newPlacement(prog, parsed, d.position, d.text, u)
	l.nameGlobals(u, wrapper)
	needsHost := false
	if d.format == Module || d.interop() {
		link := &linking{x: d.x, base: len(d.prefix)}
		u.Module = link.link(wrapper)
		needsHost = link.host
	}
	if u.Module == nil {
		(&blockFunctions{}).wrapper(wrapper)
	}
	low := &lowering{user: d.prefix + d.code, module: u.Module != nil}
	low.run(wrapper)
	if low.failed != "" {
		return &SyntaxError{Message: "loopcheck does not support " + low.failed, known: true, offset: d.position(int(low.failedAt) - 1)}
	}
	(&clearVars{}).run(wrapper)
	if err := expandPatterns(wrapper, d.position); err != nil {
		return err
	}
	spellLogical(wrapper)
	u.NeedsHost = low.host || needsHost
	u.NeedsImport = d.x != nil && len(d.x.calls) > 0
	if u.Module != nil {
		u.Module.Await = low.tla
		u.Module.Interop = d.interop()
		u.Format = Module
	}
	place.apply(prog)
	if l.options.Rewrite != nil {
		l.options.Rewrite(u, prog)
	}
	program, err := goja.CompileAST(prog, false)
	if err != nil {
		return d.compileError(err)
	}
	l.compiledOwn(program)
	u.Program, u.draft = program, d
	return nil
}
