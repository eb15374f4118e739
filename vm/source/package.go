package source

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"path"
	"strings"
)

// A packageEntry is a package.json, or the lack of one.
type packageEntry struct {
	dir     string
	exists  bool
	name    string
	main    string
	typ     string
	exports any // nil: none; see decodeJSON
	imports any
	err     *Error
}

// An object is a JSON object with its keys in the order of the text: the order of conditions counts.
type object struct {
	keys   []string
	values map[string]any
}

// decodeJSON is json.Unmarshal with objects as *object.
func decodeJSON(data []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	v, err := decodeValue(d)
	if err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, io.ErrUnexpectedEOF
	}
	return v, nil
}

func decodeValue(d *json.Decoder) (any, error) {
	t, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch t {
	case json.Delim('{'):
		o := &object{values: map[string]any{}}
		for d.More() {
			key, err := d.Token()
			if err != nil {
				return nil, err
			}
			v, err := decodeValue(d)
			if err != nil {
				return nil, err
			}
			k := key.(string)
			if _, seen := o.values[k]; !seen {
				o.keys = append(o.keys, k)
			}
			o.values[k] = v
		}
		_, err := d.Token()
		return o, err
	case json.Delim('['):
		list := []any{}
		for d.More() {
			v, err := decodeValue(d)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err := d.Token()
		return list, err
	}
	return t, nil
}

// readPackage reads the package.json of a directory, once.
func (l *Loader) readPackage(dir string) *packageEntry {
	l.mu.Lock()
	p := l.packages[dir]
	l.mu.Unlock()
	if p != nil {
		return p
	}
	p = l.parsePackage(dir)
	l.mu.Lock()
	l.packages[dir] = p
	l.mu.Unlock()
	return p
}

func (l *Loader) parsePackage(dir string) *packageEntry {
	p := &packageEntry{dir: dir, typ: "none"}
	file := path.Join(dir, "package.json")
	data, err := l.files.ReadFile(file)
	if err != nil {
		return p
	}
	p.exists = true
	v, err := decodeJSON(bytes.TrimPrefix(data, []byte("\ufeff")))
	o, ok := v.(*object)
	if err != nil || !ok {
		p.err = &Error{Type: "SyntaxError", Message: "Error parsing " + file + ": " + JSONError(string(data))}
		return p
	}
	p.name, _ = o.values["name"].(string)
	p.main, _ = o.values["main"].(string)
	if typ, _ := o.values["type"].(string); typ == "module" || typ == "commonjs" {
		p.typ = typ
	}
	p.exports = o.values["exports"]
	if imports, ok := o.values["imports"].(*object); ok {
		p.imports = imports
	}
	return p
}

// packageScope is the nearest package.json from a file upwards; a node_modules folder ends the search.
func (l *Loader) packageScope(file string) *packageEntry {
	for dir := path.Dir(file); ; dir = path.Dir(dir) {
		if path.Base(dir) == "node_modules" {
			break
		}
		if p := l.readPackage(dir); p.exists {
			return p
		}
		if dir == "/" || dir == "." {
			break
		}
	}
	return &packageEntry{typ: "none"}
}

// packageFormat says what the package of a file makes of it, and whether it says so itself.
func (l *Loader) packageFormat(file string) (Format, bool) {
	switch l.packageScope(file).typ {
	case "module":
		return Module, true
	case "commonjs":
		return CommonJS, true
	}
	// Files of others without a "type" are CommonJS, but Node looks into them as well.
	return CommonJS, false
}

// nodeModules lists the folders in which a bare specifier is looked for, nearest first.
func nodeModules(dir string) []string {
	var list []string
	for {
		if path.Base(dir) != "node_modules" {
			list = append(list, path.Join(dir, "node_modules"))
		}
		if dir == "/" || dir == "." {
			return list
		}
		dir = path.Dir(dir)
	}
}

// packageName splits "@scope/name/sub" into "@scope/name" and "./sub".
func packageName(specifier string) (name, subpath string, ok bool) {
	end := strings.IndexByte(specifier, '/')
	if strings.HasPrefix(specifier, "@") {
		if end < 0 {
			return "", "", false
		}
		if next := strings.IndexByte(specifier[end+1:], '/'); next >= 0 {
			end += 1 + next
		} else {
			end = -1
		}
	}
	name, subpath = specifier, "."
	if end >= 0 {
		name, subpath = specifier[:end], "."+specifier[end:]
	}
	if name == "" || name[0] == '.' || strings.ContainsAny(name, `\%`) {
		return "", "", false
	}
	return name, subpath, true
}

// JSONError is the message of V8's JSON.parse for a text that is no JSON, for the commonest mistakes.
func JSONError(s string) string {
	var v any
	err := json.Unmarshal([]byte(s), &v)
	bad, ok := err.(*json.SyntaxError)
	if !ok || strings.Contains(bad.Error(), "unexpected end") {
		if trimmed := strings.TrimSpace(s); strings.HasSuffix(trimmed, "{") {
			return fmt.Sprintf("Expected property name or '}' in JSON at position %d", len(s))
		}
		return "Unexpected end of JSON input"
	}
	at := int(bad.Offset) - 1
	before := strings.TrimSpace(s[:at])
	switch {
	case strings.HasSuffix(before, "{"):
		return fmt.Sprintf("Expected property name or '}' in JSON at position %d", at)
	case strings.Contains(bad.Error(), "after object key:value pair"):
		return fmt.Sprintf("Expected ',' or '}' after property value in JSON at position %d", at)
	case strings.Contains(bad.Error(), "after array element"):
		return fmt.Sprintf("Expected ',' or ']' after array element in JSON at position %d", at)
	case strings.Contains(bad.Error(), "after object key"):
		return fmt.Sprintf("Expected ':' after property name in JSON at position %d", at)
	case strings.Contains(bad.Error(), "beginning of object key"):
		return fmt.Sprintf("Expected double-quoted property name in JSON at position %d", at)
	}
	from, to := max(0, at-10), min(len(s), at+10)
	shown := quote(s[from:to])
	if from > 0 {
		shown = "..." + shown
	}
	if to < len(s) {
		shown += "..."
	}
	return fmt.Sprintf("Unexpected token '%c', %s is not valid JSON", s[at], shown)
}
