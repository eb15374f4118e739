package source

import (
	"encoding/json"
	"fmt"
	"path"
	"sort"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// lowered runs a text through esbuild: types and JSX go, what goja cannot parse is rewritten where
// esbuild knows how. Import and export, async generators and for await stay: they are ours.
func (l *Loader) lowered(t *text, abs, loader string, format Format) (*draft, error) {
	loaders := map[string]api.Loader{"js": api.LoaderJS, "jsx": api.LoaderJSX, "ts": api.LoaderTS, "tsx": api.LoaderTSX}
	options := api.TransformOptions{
		Loader:        loaders[loader],
		Target:        api.ESNext,
		Charset:       api.CharsetUTF8,
		LegalComments: api.LegalCommentsInline,
		Sourcemap:     api.SourceMapExternal,
		Sourcefile:    path.Base(abs),
		LogLevel:      api.LogLevelSilent,
		Supported:     map[string]bool{"using": false, "decorators": false, "hashbang": true},
	}
	if loader == "js" {
		options.Supported["class-static-field"] = false
	} else {
		options.TsconfigRaw = l.tsconfig(path.Dir(abs))
	}
	result := api.Transform(t.src, options)
	if len(result.Errors) > 0 {
		return nil, esbuildError(t, result.Errors[0])
	}
	code := string(result.Code)
	m, err := decodeMap(result.Map, code, t)
	if err != nil {
		panic("source: esbuild's source map: " + err.Error())
	}
	return &draft{text: t, code: code, origin: m.origin, format: format, typed: loader != "js"}, nil
}

// tsconfig returns the nearest tsconfig.json, "" if there is none or it is not for us. Of its options
// esbuild looks at those that change what code means (decorators, class fields, JSX).
func (l *Loader) tsconfig(dir string) string {
	for {
		if data, err := l.files.ReadFile(path.Join(dir, "tsconfig.json")); err == nil {
			var probe struct {
				Extends any `json:"extends"`
			}
			if json.Unmarshal(data, &probe) == nil && probe.Extends == nil {
				return string(data)
			}
			return ""
		}
		if dir == "/" || path.Base(dir) == "node_modules" {
			return ""
		}
		dir = path.Dir(dir)
	}
}

func esbuildError(t *text, m api.Message) *SyntaxError {
	e := &SyntaxError{Message: m.Text}
	if at := m.Location; at != nil {
		e.offset = t.lineStart(at.Line) + at.Column
		e.length = at.Length
		e.fromEsbuild()
	}
	return e
}

// lineStart returns the offset in bytes of a line, counted from 1.
func (t *text) lineStart(n int) int {
	off := 0
	for ; n > 1; n-- {
		i := strings.IndexAny(t.src[off:], "\n\r\u2028\u2029")
		if i < 0 {
			return len(t.src)
		}
		off += i + lineEnd(t.src[off+i:])
	}
	return off
}

// A codeMap is a decoded source map between two texts, in bytes.
type codeMap struct {
	code, src string
	marks     []mapMark // sorted by code
}

type mapMark struct{ code, src int }

// origin returns the offset in the user's text of one in the code. Between two marks it counts on as
// long as both texts say the same.
func (m *codeMap) origin(off int) int {
	i := sort.Search(len(m.marks), func(i int) bool { return m.marks[i].code > off })
	if i == 0 {
		return 0
	}
	mark := m.marks[i-1]
	n := off - mark.code
	if mark.src+n <= len(m.src) && off <= len(m.code) && m.code[mark.code:off] == m.src[mark.src:mark.src+n] {
		return mark.src + n
	}
	return mark.src
}

func decodeMap(data []byte, code string, t *text) (*codeMap, error) {
	var raw struct{ Mappings string }
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	m := &codeMap{code: code, src: t.src}
	codeLines, srcLines := newLines(code), newLines(t.src)
	var column, line, srcLine, srcColumn int
	for len(raw.Mappings) > 0 {
		switch raw.Mappings[0] {
		case ';':
			line++
			column = 0
			raw.Mappings = raw.Mappings[1:]
			continue
		case ',':
			raw.Mappings = raw.Mappings[1:]
			continue
		}
		var fields [5]int
		n := 0
		for len(raw.Mappings) > 0 && raw.Mappings[0] != ',' && raw.Mappings[0] != ';' {
			v, rest, ok := vlq(raw.Mappings)
			if !ok || n == len(fields) {
				return nil, fmt.Errorf("bad mapping %q", raw.Mappings[:min(20, len(raw.Mappings))])
			}
			fields[n], raw.Mappings = v, rest
			n++
		}
		column += fields[0]
		if n < 4 {
			continue
		}
		srcLine += fields[2]
		srcColumn += fields[3]
		m.marks = append(m.marks, mapMark{codeLines.offset(line, column), srcLines.offset(srcLine, srcColumn)})
	}
	return m, nil
}

// vlq decodes one base64 variable-length quantity.
func vlq(s string) (value int, rest string, ok bool) {
	shift := 0
	for i := 0; i < len(s); i++ {
		digit := strings.IndexByte("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", s[i])
		if digit < 0 {
			return 0, s, false
		}
		value |= (digit & 31) << shift
		shift += 5
		if digit&32 == 0 {
			if value&1 != 0 {
				return -(value >> 1), s[i+1:], true
			}
			return value >> 1, s[i+1:], true
		}
	}
	return 0, s, false
}

// lines finds the byte offset of a line and UTF-16 column, both from 0, in a text.
type lines struct {
	src    string
	starts []int
}

func newLines(src string) *lines {
	l := &lines{src: src, starts: []int{0}}
	for off := 0; ; {
		i := strings.IndexAny(src[off:], "\n\r\u2028\u2029")
		if i < 0 {
			return l
		}
		off += i + lineEnd(src[off+i:])
		l.starts = append(l.starts, off)
	}
}

func (l *lines) offset(line, column int) int {
	if line >= len(l.starts) {
		return len(l.src)
	}
	off := l.starts[line]
	for ; column > 0 && off < len(l.src); column-- {
		switch c := l.src[off]; {
		case c < 0x80:
			off++
		case c < 0xe0:
			off += 2
		case c < 0xf0:
			off += 3
		default:
			off += 4
			column--
		}
	}
	return min(off, len(l.src))
}
