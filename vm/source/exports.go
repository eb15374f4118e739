package source

import (
	"encoding/json"
	"path"
	"sort"
	"strconv"
	"strings"
)

// packageExports is PACKAGE_EXPORTS_RESOLVE. imported is the file that imports, for the message; require
// leaves it out.
func (r *resolver) packageExports(p *packageEntry, subpath, imported string) (Target, error) {
	table, err := r.mainSugar(p)
	if err != nil {
		return Target{}, err
	}
	if table != nil {
		key, match, ok := matchKey(table, subpath)
		if ok {
			t, found, err := r.target(p, table.values[key], match, key, imported, false)
			if err != nil {
				return Target{}, err
			}
			if found {
				return t, nil
			}
		}
	}
	return Target{}, notExported(p, subpath, imported)
}

func notExported(p *packageEntry, subpath, imported string) *Error {
	e := &Error{Code: "ERR_PACKAGE_PATH_NOT_EXPORTED", Type: "Error"}
	if subpath == "." {
		e.Message = `No "exports" main defined in ` + p.file()
	} else {
		e.Message = "Package subpath '" + subpath + `' is not defined by "exports" in ` + p.file()
	}
	e.Message += importedFrom(imported)
	return e
}

func (p *packageEntry) file() string { return path.Join(p.dir, "package.json") }

func importedFrom(file string) string {
	if file == "" {
		return ""
	}
	return " imported from " + file
}

// mainSugar returns exports as a table of subpaths; nil when it is of no use.
func (r *resolver) mainSugar(p *packageEntry) (*object, error) {
	switch v := p.exports.(type) {
	case string, []any:
		return &object{keys: []string{"."}, values: map[string]any{".": v}}, nil
	case *object:
		dots := 0
		for _, key := range v.keys {
			if strings.HasPrefix(key, ".") {
				dots++
			}
		}
		switch {
		case dots == len(v.keys):
			return v, nil
		case dots == 0:
			return &object{keys: []string{"."}, values: map[string]any{".": v}}, nil
		}
		return nil, &Error{Code: "ERR_INVALID_PACKAGE_CONFIG", Type: "Error", Message: "Invalid package config " + p.file() + r.whileImporting() +
			`. "exports" cannot contain some keys starting with '.' and some not. The exports object must either be ` +
			"an object of package subpath keys or an object of main entry condition name keys only."}
	}
	return nil, nil
}

// matchKey finds the key for a subpath: itself, or the best pattern with what its star stands for.
// match is "" for an exact key.
func matchKey(table *object, subpath string) (key, match string, ok bool) {
	if _, has := table.values[subpath]; has && !strings.Contains(subpath, "*") && !strings.HasSuffix(subpath, "/") {
		return subpath, "", true
	}
	keys := append([]string(nil), table.keys...)
	sort.SliceStable(keys, func(i, j int) bool { return morePrecise(keys[i], keys[j]) })
	for _, k := range keys {
		star := strings.IndexByte(k, '*')
		if star < 0 || strings.LastIndexByte(k, '*') != star {
			continue
		}
		if strings.HasPrefix(subpath, k[:star]) && len(subpath) >= len(k) && strings.HasSuffix(subpath, k[star+1:]) {
			return k, subpath[star : len(subpath)-(len(k)-star-1)], true
		}
	}
	return "", "", false
}

// morePrecise is PATTERN_KEY_COMPARE: the longer part before the star first, then the longer key.
func morePrecise(a, b string) bool {
	baseA, baseB := strings.IndexByte(a, '*')+1, strings.IndexByte(b, '*')+1
	if baseA == 0 {
		baseA = len(a)
	}
	if baseB == 0 {
		baseB = len(b)
	}
	if baseA != baseB {
		return baseA > baseB
	}
	if !strings.Contains(a, "*") {
		return false
	}
	if !strings.Contains(b, "*") {
		return true
	}
	return len(a) > len(b)
}

// target is PACKAGE_TARGET_RESOLVE. found is false for null and for no condition that holds.
func (r *resolver) target(p *packageEntry, v any, match, key, imported string, internal bool) (t Target, found bool, err error) {
	switch v := v.(type) {
	case string:
		return r.targetString(p, v, match, key, imported, internal)
	case []any:
		var last error
		for _, item := range v {
			t, found, err := r.target(p, item, match, key, imported, internal)
			if e, ok := err.(*Error); ok && e.Code == "ERR_INVALID_PACKAGE_TARGET" {
				last = err
				continue
			}
			if err != nil || found {
				return t, found, err
			}
			last = nil
		}
		return Target{}, false, last
	case *object:
		for _, k := range v.keys {
			if n, err := strconv.Atoi(k); err == nil && n >= 0 && strconv.Itoa(n) == k {
				return Target{}, false, &Error{
					Code: "ERR_INVALID_PACKAGE_CONFIG", Type: "Error",
					Message: "Invalid package config " + p.file() + r.whileImporting() +
						`. "exports" cannot contain numeric property keys.`,
				}
			}
		}
		for _, k := range v.keys {
			if k != "default" && !r.conditions(k) {
				continue
			}
			t, found, err := r.target(p, v.values[k], match, key, imported, internal)
			if err != nil || found || v.values[k] == nil {
				return t, found, err
			}
		}
		return Target{}, false, nil
	case nil:
		return Target{}, false, nil
	}
	return Target{}, false, invalidTarget(p, v, key, imported, internal)
}

func (r *resolver) whileImporting() string {
	if !r.esm {
		return ""
	}
	return " while importing " + FileURL(r.parent)
}

func (r *resolver) targetString(p *packageEntry, s, match, key, imported string, internal bool) (Target, bool, error) {
	full := strings.ReplaceAll(s, "*", match)
	if match == "" {
		full = s
	}
	if !strings.HasPrefix(s, "./") {
		if internal && !strings.HasPrefix(s, "../") && !strings.HasPrefix(s, "/") && !strings.Contains(s, "://") {
			t, err := r.packageResolve(full, p.file())
			return t, true, err
		}
		return Target{}, false, invalidTarget(p, s, key, imported, internal)
	}
	if badSegment(s[2:]) {
		return Target{}, false, invalidTarget(p, s, key, imported, internal)
	}
	if match != "" && badSegment(match) {
		e := &Error{Code: "ERR_INVALID_MODULE_SPECIFIER", Type: "TypeError"}
		kind := "exports"
		if internal {
			kind = "imports"
		}
		e.Message = `Invalid module "` + strings.Replace(key, "*", match, 1) + `" request is not a valid match in pattern "` + key +
			`" for the "` + kind + `" resolution of ` + p.file() + importedFrom(imported)
		return Target{}, false, e
	}
	return Target{Path: path.Join(p.dir, unescapePath(full))}, true, nil
}

// badSegment finds ".", ".." and "node_modules" among the parts of a path.
func badSegment(s string) bool {
	for _, part := range strings.FieldsFunc(s, func(c rune) bool { return c == '/' || c == '\\' }) {
		switch strings.ToLower(unescapePath(part)) {
		case ".", "..", "node_modules":
			return true
		}
	}
	return false
}

func invalidTarget(p *packageEntry, v any, key, imported string, internal bool) *Error {
	e := &Error{Code: "ERR_INVALID_PACKAGE_TARGET", Type: "Error"}
	text, _ := json.Marshal(plainJSON(v))
	kind := "exports"
	if internal {
		kind = "imports"
	}
	if key == "." {
		e.Message = `Invalid "exports" main target ` + string(text) + " defined in the package config " + p.file()
	} else {
		e.Message = `Invalid "` + kind + `" target ` + string(text) + " defined for '" + key + "' in the package config " + p.file()
	}
	e.Message += importedFrom(imported)
	if s, ok := v.(string); ok && !internal && s != "" && !strings.HasPrefix(s, "./") {
		e.Message += `; targets must start with "./"`
	}
	return e
}

func plainJSON(v any) any {
	if o, ok := v.(*object); ok {
		return o.values
	}
	return v
}

// packageImports is PACKAGE_IMPORTS_RESOLVE.
func (r *resolver) packageImports(name string, scope *packageEntry) (Target, error) {
	if name == "#" || strings.HasPrefix(name, "#/") || strings.HasSuffix(name, "/") {
		return Target{}, &Error{
			Code: "ERR_INVALID_MODULE_SPECIFIER", Type: "TypeError",
			Message: `Invalid module "` + name + `" is not a valid internal imports specifier name` + importedFrom(r.parent),
		}
	}
	if scope.err != nil {
		return Target{}, scope.err
	}
	if table, ok := scope.imports.(*object); ok {
		if key, match, ok := matchKey(table, name); ok {
			t, found, err := r.target(scope, table.values[key], match, key, r.parent, true)
			if err != nil || found {
				return t, err
			}
		}
	}
	e := &Error{
		Code: "ERR_PACKAGE_IMPORT_NOT_DEFINED", Type: "TypeError",
		Message: `Package import specifier "` + name + `" is not defined`,
	}
	if scope.exists {
		e.Message += " in package " + scope.file()
	}
	e.Message += importedFrom(r.parent)
	return Target{}, e
}
