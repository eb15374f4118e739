package source

import (
	"errors"
	"net/url"
	"path"
	"strings"
)

// importModule is ESM_RESOLVE with Node's checks of the file that comes out.
func (r *resolver) importModule() (Target, error) {
	s := r.specifier
	r.typed = typedFile(r.parent)
	switch {
	case strings.HasPrefix(s, "/"), relative(s):
		if strings.HasPrefix(s, "//") {
			break
		}
		return r.finalize(r.join(s))
	case strings.HasPrefix(s, "#"):
		t, err := r.packageImports(s, r.l.packageScope(r.parent))
		if err != nil || t.Builtin != "" {
			return t, err
		}
		return r.finalize(t.Path)
	}
	if scheme, ok := urlScheme(s); ok {
		return r.importURL(s, scheme)
	}
	t, err := r.packageResolve(s, r.parent)
	if err != nil || t.Builtin != "" {
		return t, err
	}
	return r.finalize(t.Path)
}

// ResolveURL is import.meta.resolve in the file parent: a file need not be there.
func (l *Loader) ResolveURL(specifier, parent string) (string, error) {
	t, err := l.Import(specifier, parent)
	var e *Error
	switch {
	case errors.As(err, &e) && (strings.HasPrefix(specifier, "/") || relative(specifier)) &&
		(e.Code == "ERR_MODULE_NOT_FOUND" || e.Code == "ERR_UNSUPPORTED_DIR_IMPORT"):
		return FileURL((&resolver{l: l, parent: parent, specifier: specifier}).join(specifier)), nil
	case err != nil:
		return "", err
	case t.Builtin != "":
		return "node:" + t.Builtin, nil
	}
	return FileURL(t.Path), nil
}

// join is new URL(specifier, parent) as a path, which keeps a slash at its end.
func (r *resolver) join(s string) string {
	if i := strings.IndexAny(s, "?#"); i >= 0 {
		s = s[:i]
	}
	slash := trailingSlash(s)
	if !strings.HasPrefix(s, "/") {
		s = path.Join(path.Dir(r.parent), s)
	}
	s = path.Clean(s)
	if slash && s != "/" {
		s += "/"
	}
	return s
}

func urlScheme(s string) (string, bool) {
	i := strings.IndexByte(s, ':')
	if i <= 0 {
		return "", false
	}
	for j, c := range []byte(s[:i]) {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (j == 0 || !(c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.')) {
			return "", false
		}
	}
	return strings.ToLower(s[:i]), true
}

func (r *resolver) importURL(s, scheme string) (Target, error) {
	switch scheme {
	case "node":
		name := s[len("node:"):]
		if r.builtin(name) || nodeOnly(name) {
			return Target{Builtin: name}, nil
		}
		return Target{}, &Error{Code: "ERR_UNKNOWN_BUILTIN_MODULE", Type: "Error", Message: "No such built-in module: " + s}
	case "file":
		u, err := url.Parse(s)
		if err != nil {
			return Target{}, &Error{Code: "ERR_INVALID_URL", Type: "TypeError", Message: "Invalid URL"}
		}
		return r.finalize(u.EscapedPath())
	}
	return Target{}, &Error{
		Code: "ERR_UNSUPPORTED_ESM_URL_SCHEME", Type: "Error",
		Message: "Only URLs with a scheme in: file, data, and node are supported by the default ESM loader. Received protocol '" + scheme + ":'",
	}
}

// finalize is finalizeResolution. The path may still be escaped as in a URL.
func (r *resolver) finalize(escaped string) (Target, error) {
	if low := strings.ToLower(escaped); strings.Contains(low, "%2f") || strings.Contains(low, "%5c") {
		return Target{}, &Error{
			Code: "ERR_INVALID_MODULE_SPECIFIER", Type: "TypeError",
			Message: `Invalid module "` + escaped + `" must not include encoded "/" or "\" characters` + importedFrom(r.parent),
		}
	}
	file := unescapePath(escaped)
	isDir, err := r.l.files.Stat(strings.TrimSuffix(file, "/"))
	if err == nil && isDir || strings.HasSuffix(file, "/") && file != "/" {
		return Target{}, r.hint(&Error{
			Code: "ERR_UNSUPPORTED_DIR_IMPORT", Type: "Error", URL: FileURL(file),
			Message: "Directory import '" + file + "' is not supported resolving ES modules" + importedFrom(r.parent),
		})
	}
	if err != nil {
		if found := r.typedFind(file); found != "" {
			return Target{Path: found}, nil
		}
		return Target{}, r.hint(&Error{
			Code: "ERR_MODULE_NOT_FOUND", Type: "Error", URL: FileURL(file),
			Message: "Cannot find module '" + file + "'" + importedFrom(r.parent),
		})
	}
	return Target{Path: r.real(file)}, nil
}

// typedFind gives TypeScript's ES modules what tsx gives them: x.ts for "./x.js" and for "./x".
func (r *resolver) typedFind(file string) string {
	if !r.typed {
		return ""
	}
	if found := r.typedTwin(file); found != "" {
		return found
	}
	return r.extensions(file)
}

// hint adds what require would have found, as Node does.
func (r *resolver) hint(e *Error) *Error {
	s, parent := r.specifier, r.parent
	if strings.HasPrefix(s, "#") || strings.Contains(s, "://") {
		return e
	}
	if relative(s) {
		// Node's hint looks for a relative name in the working directory: its stand-in for the parent has no file name.
		if r.l.options.Cwd == "" {
			return e
		}
		parent = path.Join(r.l.options.Cwd, "x")
	}
	target, err := (&resolver{l: r.l, parent: parent, specifier: s, conditions: requireConditions}).require()
	if err != nil || target.Path == "" {
		return e
	}
	found := target.Path
	switch {
	case relative(s):
		found = relativePath(path.Dir(r.parent), found)
		if !strings.HasPrefix(found, "../") {
			found = "./" + found
		}
	case !strings.HasPrefix(s, "/") && !strings.Contains(s, ":"):
		if _, after, ok := cutLast(found, "/node_modules/"); ok {
			found = after
		}
	}
	e.Message += "\nDid you mean to import " + quote(found) + "?"
	return e
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func relativePath(from, to string) string {
	a, b := strings.Split(strings.Trim(from, "/"), "/"), strings.Split(strings.Trim(to, "/"), "/")
	if from == "/" {
		a = nil
	}
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return strings.Repeat("../", len(a)-n) + strings.Join(b[n:], "/")
}

// packageResolve is PACKAGE_RESOLVE: builtin modules, the own package, node_modules folders.
func (r *resolver) packageResolve(s, parent string) (Target, error) {
	if r.builtin(s) {
		return Target{Builtin: s}, nil
	}
	if name, ok := strings.CutPrefix(s, "node:"); ok && (r.builtin(name) || nodeOnly(name)) {
		return Target{Builtin: name}, nil
	}
	name, subpath, ok := packageName(s)
	if !ok {
		return Target{}, &Error{
			Code: "ERR_INVALID_MODULE_SPECIFIER", Type: "TypeError",
			Message: `Invalid module "` + s + `" is not a valid package name` + importedFrom(parent),
		}
	}
	if scope := r.l.packageScope(parent); scope.err != nil {
		return Target{}, r.badPackage(scope)
	} else if scope.exists && scope.exports != nil && scope.name == name {
		return r.packageExports(scope, subpath, parent)
	}
	for _, modules := range nodeModules(path.Dir(parent)) {
		dir := path.Join(modules, name)
		if isDir, err := r.l.files.Stat(dir); err != nil || !isDir {
			continue
		}
		p := r.l.readPackage(dir)
		switch {
		case p.err != nil:
			return Target{}, r.badPackage(p)
		case p.exports != nil:
			return r.packageExports(p, subpath, parent)
		case subpath == ".":
			return r.legacyMain(p, parent)
		}
		target := path.Join(dir, subpath)
		if strings.HasSuffix(subpath, "/") {
			target += "/"
		}
		return Target{Path: target}, nil
	}
	return Target{}, r.hint(&Error{
		Code: "ERR_MODULE_NOT_FOUND", Type: "Error",
		Message: "Cannot find package '" + name + "'" + importedFrom(parent),
	})
}

// badPackage is the error for a package.json that is no JSON, as an import shows it.
func (r *resolver) badPackage(p *packageEntry) *Error {
	if !r.esm {
		return p.err
	}
	detail := strings.SplitN(p.err.Message, "package.json: ", 2)
	return &Error{Code: "ERR_INVALID_PACKAGE_CONFIG", Type: "Error", Message: "Invalid package config " + p.file() +
		` while importing "` + r.specifier + `" from ` + r.parent + ". " + detail[len(detail)-1]}
}

// legacyMain is LOAD_AS_DIRECTORY for packages without "exports".
func (r *resolver) legacyMain(p *packageEntry, parent string) (Target, error) {
	var tries []string
	if p.main != "" {
		for _, end := range []string{"", ".js", ".json", ".node", "/index.js", "/index.json", "/index.node"} {
			tries = append(tries, path.Join(p.dir, p.main+end))
		}
	}
	for _, index := range []string{"index.js", "index.json", "index.node"} {
		tries = append(tries, path.Join(p.dir, index))
	}
	for _, file := range tries {
		if isDir, err := r.l.files.Stat(file); err == nil && !isDir {
			return Target{Path: file}, nil
		}
	}
	e := &Error{
		Code: "ERR_MODULE_NOT_FOUND", Type: "Error",
		Message: "Cannot find package '" + path.Join(p.dir, "index.js") + "'" + importedFrom(parent),
	}
	if p.main != "" {
		e.Message = "Cannot find package '" + path.Join(p.dir, p.main) + "'" + importedFrom(parent)
	}
	return Target{}, r.hint(e)
}
