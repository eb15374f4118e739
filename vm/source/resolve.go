package source

import (
	"path"
	"strings"
)

// A Target is what a specifier means: a file, or one of Node's own modules by its name without "node:".
type Target struct {
	Path    string
	Builtin string
}

type resolveKey struct {
	specifier, parent string
	esm               bool
}

type resolution struct {
	target Target
	err    error
}

func (l *Loader) remember(key resolveKey, find func() (Target, error)) (Target, error) {
	l.mu.Lock()
	r, ok := l.resolved[key]
	l.mu.Unlock()
	if ok {
		return r.target, r.err
	}
	r.target, r.err = find()
	l.mu.Lock()
	l.resolved[key] = r
	l.mu.Unlock()
	return r.target, r.err
}

// Require resolves as require() and require.resolve() in the file parent do
// (lib/internal/modules/cjs/loader.js). The error is an *Error; for MODULE_NOT_FOUND the caller
// adds the modules that led here, see WithStack.
func (l *Loader) Require(specifier, parent string) (Target, error) {
	return l.remember(resolveKey{specifier, parent, false}, func() (Target, error) {
		r := &resolver{l: l, parent: parent, specifier: specifier, conditions: requireConditions}
		return r.require()
	})
}

// Import resolves as an import in the file parent does (lib/internal/modules/esm/resolve.js).
// The error is an *Error.
func (l *Loader) Import(specifier, parent string) (Target, error) {
	return l.remember(resolveKey{specifier, parent, true}, func() (Target, error) {
		r := &resolver{l: l, parent: parent, specifier: specifier, conditions: importConditions, esm: true}
		t, err := r.importModule()
		if e, ok := err.(*Error); ok {
			e.Import = true
		}
		return t, err
	})
}

// Entry resolves the file that `node abs` runs: extensions and directories as for require.
func (l *Loader) Entry(abs string) (string, error) {
	r := &resolver{l: l, parent: "/", specifier: abs, conditions: requireConditions, typed: true}
	found, err := r.file(path.Clean(abs), strings.HasSuffix(abs, "/"))
	if err != nil {
		return "", err
	}
	if found == "" {
		return "", notFound(abs).WithStack(nil)
	}
	return found, nil
}

// WithStack completes a MODULE_NOT_FOUND by the files that were being loaded, innermost first.
// Other errors are returned as they are.
func (e *Error) WithStack(files []string) *Error {
	if e.Code != "MODULE_NOT_FOUND" || e.path {
		return e
	}
	full := *e
	full.RequireStack = append([]string{}, files...)
	if len(files) > 0 {
		full.Message += "\nRequire stack:\n- " + strings.Join(files, "\n- ")
	}
	return &full
}

func notFound(what string) *Error {
	return &Error{Code: "MODULE_NOT_FOUND", Type: "Error", Message: "Cannot find module '" + what + "'"}
}

func requireConditions(name string) bool {
	return name == "node" || name == "require" || name == "module-sync" || name == "node-addons"
}

func importConditions(name string) bool {
	return name == "node" || name == "import" || name == "module-sync" || name == "node-addons"
}

// A resolver is one resolution.
type resolver struct {
	l          *Loader
	parent     string // a file
	specifier  string
	conditions func(string) bool
	esm        bool
	typed      bool // .ts files are looked for as well: the parent is one
}

// builtin reports whether a name is a module of Node's own.
func (r *resolver) builtin(name string) bool {
	return nodeBuiltin(name) || r.l.options.Builtin != nil && r.l.options.Builtin(name)
}

// require is Module._resolveFilename.
func (r *resolver) require() (Target, error) {
	s := r.specifier
	r.typed = typedFile(r.parent)
	if name, ok := strings.CutPrefix(s, "node:"); ok {
		if r.builtin(name) || nodeOnly(name) {
			return Target{Builtin: name}, nil
		}
		return Target{}, &Error{Code: "ERR_UNKNOWN_BUILTIN_MODULE", Type: "Error", Message: "No such built-in module: " + s}
	}
	if r.builtin(s) {
		return Target{Builtin: s}, nil
	}
	var found string
	var err error
	switch {
	case strings.HasPrefix(s, "#"):
		var t Target
		t, err = r.requireImports()
		found = t.Path
	case strings.HasPrefix(s, "/"):
		found, err = r.file(path.Clean(s), trailingSlash(s))
	case relative(s):
		found, err = r.file(path.Join(path.Dir(r.parent), s), trailingSlash(s))
	default:
		found, err = r.bare()
	}
	if err != nil {
		return Target{}, err
	}
	if found == "" {
		return Target{}, notFound(s)
	}
	return Target{Path: found}, nil
}

func (r *resolver) requireImports() (Target, error) {
	scope := r.l.packageScope(r.parent)
	if scope.err != nil {
		return Target{}, scope.err
	}
	if scope.imports == nil {
		return Target{}, nil
	}
	t, err := r.packageImports(r.specifier, scope)
	if err != nil {
		return t, err
	}
	if t.Builtin != "" { // so Node does
		return Target{}, &Error{Code: "ERR_INVALID_URL_SCHEME", Type: "TypeError", Message: "The URL must be of scheme file"}
	}
	found, err := r.exported(t.Path, path.Join(scope.dir, "package.json"))
	return Target{Path: found}, err
}

// bare looks for a package: the own one by its name, then in the node_modules folders.
func (r *resolver) bare() (string, error) {
	if found, err := r.self(); found != "" || err != nil {
		return found, err
	}
	for _, dir := range nodeModules(path.Dir(r.parent)) {
		if isDir, err := r.l.files.Stat(dir); err != nil || !isDir {
			continue
		}
		found, err := r.packageExported(dir)
		if found != "" || err != nil {
			return found, err
		}
		found, err = r.file(path.Join(dir, r.specifier), trailingSlash(r.specifier))
		if found != "" || err != nil {
			return found, err
		}
	}
	return "", nil
}

// self is trySelf: a package with "exports" can name itself.
func (r *resolver) self() (string, error) {
	scope := r.l.packageScope(r.parent)
	if scope.err != nil {
		return "", scope.err
	}
	if scope.exports == nil || scope.name == "" {
		return "", nil
	}
	rest, ok := strings.CutPrefix(r.specifier, scope.name)
	if !ok || rest != "" && rest[0] != '/' {
		return "", nil
	}
	found, err := r.packageExports(scope, "."+rest, r.parent)
	if err != nil {
		return "", err
	}
	return r.exported(found.Path, path.Join(scope.dir, "package.json"))
}

// packageExported is resolveExports.
func (r *resolver) packageExported(dir string) (string, error) {
	name, subpath, ok := packageName(r.specifier)
	if !ok {
		return "", nil
	}
	p := r.l.readPackage(path.Join(dir, name))
	if p.err != nil {
		return "", p.err
	}
	if !p.exists || p.exports == nil {
		return "", nil
	}
	t, err := r.packageExports(p, subpath, "")
	if err != nil {
		return "", err
	}
	return r.exported(t.Path, path.Join(p.dir, "package.json"))
}

// exported is finalizeEsmResolution: a target is a file as it is written, no extension is added.
func (r *resolver) exported(file, config string) (string, error) {
	if found := r.exists(file); found != "" {
		return found, nil
	}
	e := notFound(file)
	e.path = true
	return "", e
}

// file is the part of Module._findPath that looks at one path.
func (r *resolver) file(base string, slash bool) (string, error) {
	isDir, err := r.l.files.Stat(base)
	if !slash {
		if err == nil && !isDir {
			return r.real(base), nil
		}
		if found := r.extensions(base); found != "" {
			return found, nil
		}
		if found := r.typedTwin(base); found != "" {
			return found, nil
		}
	}
	if err == nil && isDir {
		return r.directory(base)
	}
	return "", nil
}

// directory is tryPackage.
func (r *resolver) directory(dir string) (string, error) {
	p := r.l.readPackage(dir)
	if p.err != nil {
		return "", p.err
	}
	index := path.Join(dir, "index")
	if p.main == "" {
		return r.extensions(index), nil
	}
	main := path.Join(dir, p.main)
	for _, find := range []func() string{
		func() string { return r.exists(main) },
		func() string { return r.extensions(main) },
		func() string { return r.extensions(path.Join(main, "index")) },
		func() string { return r.extensions(index) },
	} {
		if found := find(); found != "" {
			return found, nil
		}
	}
	e := notFound(main)
	e.Message += `. Please verify that the package.json has a valid "main" entry`
	e.path = true
	return "", e
}

func (r *resolver) extensions(base string) string {
	list := []string{".js", ".json", ".node"}
	if r.typed {
		list = []string{".ts", ".tsx", ".js", ".jsx", ".json", ".mts", ".cts", ".node"}
	}
	for _, ext := range list {
		if found := r.exists(base + ext); found != "" {
			return found
		}
	}
	return ""
}

// typedTwin finds x.ts for x.js: TypeScript's own sources name the file that will be emitted.
func (r *resolver) typedTwin(file string) string {
	if !r.typed {
		return ""
	}
	ext := path.Ext(file)
	var list []string
	switch ext {
	case ".js":
		list = []string{".ts", ".tsx"}
	case ".jsx":
		list = []string{".tsx"}
	case ".mjs":
		list = []string{".mts"}
	case ".cjs":
		list = []string{".cts"}
	}
	for _, e := range list {
		if found := r.exists(strings.TrimSuffix(file, ext) + e); found != "" {
			return found
		}
	}
	return ""
}

// exists returns the real path of a file, or "".
func (r *resolver) exists(file string) string {
	if isDir, err := r.l.files.Stat(file); err != nil || isDir {
		return ""
	}
	return r.real(file)
}

func (r *resolver) real(file string) string {
	if real, err := r.l.files.Realpath(file); err == nil {
		return real
	}
	return file
}

func typedFile(file string) bool {
	switch path.Ext(file) {
	case ".ts", ".tsx", ".mts", ".cts":
		return true
	}
	return false
}

func relative(s string) bool {
	return s == "." || s == ".." || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../")
}

func trailingSlash(s string) bool {
	return s == "." || s == ".." || strings.HasSuffix(s, "/") || strings.HasSuffix(s, "/.") || strings.HasSuffix(s, "/..")
}
