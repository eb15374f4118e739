package js

import (
	"strings"
	"unicode/utf16"

	"github.com/dop251/goja"
)

// syntaxError translates a SyntaxError: of JSON.parse, of a regular expression made at run time, of
// eval and new Function.
func (x *throwSite) syntaxError(text string) string {
	switch {
	case x.fn == "parse" && x.native != nil:
		text := x.arg(0).String()
		if m, at := jsonError(utf16.Encode([]rune(text))); m != "" {
			x.e.quoted = jsonQuote(text, at)
			return m
		}
	case x.fn == "RegExp" && x.native != nil:
		if strings.HasPrefix(text, "Invalid flags") || strings.HasPrefix(text, "Invalid regular expression") {
			return text
		}
		return "Invalid regular expression: /" + x.arg(0).String() + "/: " + text
	case strings.HasPrefix(text, "SyntaxError: "):
		return parseMessage(text)
	}
	return text
}

// parseMessage takes the file, line and count out of a message of goja's parser.
func parseMessage(text string) string {
	text = strings.TrimPrefix(text, "SyntaxError: ")
	if i := strings.Index(text, " (and "); i > 0 {
		text = text[:i]
	}
	if i := strings.LastIndex(text, " at "); i > 0 && strings.Count(text[i:], ":") >= 2 {
		text = text[:i]
	}
	if i := strings.Index(text, ": Line "); i >= 0 {
		if j := strings.IndexByte(text[i+7:], ' '); j >= 0 {
			text = text[i+7+j+1:]
		}
	}
	for _, word := range []string{"Unexpected token ", "Unexpected identifier "} {
		if rest, ok := strings.CutPrefix(text, word); ok && !strings.HasPrefix(rest, "'") {
			return word + "'" + rest + "'"
		}
	}
	return text
}

// A jsonScan reads JSON text as V8's JsonParser (src/json/json-parser.cc at V8 11.3) does, to find what
// it would say is wrong. JSON.parse itself is goja's.
type jsonScan struct {
	s   []uint16
	pos int
	err string
}

// jsonError returns V8's message for a text that is not JSON, and where; "" for one that is.
func jsonError(s []uint16) (text string, at int) {
	j := &jsonScan{s: s}
	j.value()
	if j.err != "" {
		return j.err, j.pos
	}
	if j.space(); j.pos < len(j.s) {
		j.at("Unexpected non-whitespace character after JSON")
	}
	return j.err, j.pos
}

// jsonQuote is the line of JSON text that the report of an uncaught error shows.
func jsonQuote(text string, at int) *quote {
	t := scriptText{src: text}
	line, col := t.place(min(t.offset(1, at+1), len(text)))
	q, _ := quoteLine("<anonymous_script>", text, line, col)
	return q
}

func (j *jsonScan) at(what string) { j.fail(what + " in JSON at position " + itoa(j.pos)) }

func (j *jsonScan) fail(text string) {
	if j.err == "" {
		if strings.Contains(text, "after JSON in JSON") {
			text = strings.Replace(text, " in JSON", "", 1)
		}
		j.err = text
	}
}

func (j *jsonScan) space() {
	for j.pos < len(j.s) && (j.s[j.pos] == ' ' || j.s[j.pos] == '\t' || j.s[j.pos] == '\n' || j.s[j.pos] == '\r') {
		j.pos++
	}
}

func (j *jsonScan) peek() uint16 {
	if j.pos < len(j.s) {
		return j.s[j.pos]
	}
	return 0
}

// unexpected is LookUpErrorMessageForJsonToken for a token that cannot start here.
func (j *jsonScan) unexpected() {
	const context = 10
	n := len(j.s)
	all := string(utf16.Decode(j.s))
	if j.pos >= n {
		j.fail("Unexpected end of JSON input")
		return
	}
	switch c := j.s[j.pos]; {
	case c == '"':
		j.at("Unexpected string")
		return
	case c == '-' || c >= '0' && c <= '9':
		j.at("Unexpected number")
		return
	}
	switch all {
	case "[object Object]", "NaN", "Infinity", "undefined":
		j.fail(`"` + all + `" is not valid JSON`)
		return
	}
	from, to, before, after := 0, n, "", ""
	if n > 2*context {
		switch {
		case j.pos < context:
			to, after = j.pos+context, "..."
		case j.pos < n-context:
			from, to, before, after = j.pos-context, j.pos+context, "...", "..."
		default:
			from, before = j.pos-context, "..."
		}
	}
	j.fail("Unexpected token '" + string(utf16.Decode(j.s[j.pos:j.pos+1])) + "', " + before + `"` +
		string(utf16.Decode(j.s[from:to])) + `"` + after + " is not valid JSON")
}

func (j *jsonScan) value() {
	j.space()
	switch c := j.peek(); {
	case j.pos >= len(j.s):
		j.unexpected()
	case c == '"':
		j.string()
	case c == '-' || c >= '0' && c <= '9':
		j.number()
	case c == '{':
		j.object()
	case c == '[':
		j.array()
	case c == 't':
		j.word("true")
	case c == 'f':
		j.word("false")
	case c == 'n':
		j.word("null")
	default:
		j.unexpected()
	}
}

func (j *jsonScan) word(w string) {
	for i := 0; i < len(w); i++ {
		if j.pos >= len(j.s) || j.s[j.pos] != uint16(w[i]) {
			j.unexpected()
			return
		}
		j.pos++
	}
}

func (j *jsonScan) object() {
	j.pos++
	if j.space(); j.peek() == '}' {
		j.pos++
		return
	}
	for first := true; j.err == ""; first = false {
		j.space()
		if j.peek() != '"' {
			if first {
				j.at("Expected property name or '}'")
			} else {
				j.at("Expected double-quoted property name")
			}
			return
		}
		j.string()
		if j.space(); j.err == "" && j.peek() != ':' {
			j.at("Expected ':' after property name")
		}
		if j.err != "" {
			return
		}
		j.pos++
		j.value()
		if !j.more('}', "Expected ',' or '}' after property value") {
			return
		}
	}
}

func (j *jsonScan) array() {
	j.pos++
	if j.space(); j.peek() == ']' {
		j.pos++
		return
	}
	for j.err == "" {
		j.value()
		if !j.more(']', "Expected ',' or ']' after array element") {
			return
		}
	}
}

// more passes over a comma, or the closing bracket, and reports whether another element follows.
func (j *jsonScan) more(end uint16, otherwise string) bool {
	if j.err != "" {
		return false
	}
	switch j.space(); j.peek() {
	case ',':
		j.pos++
		return true
	case end:
		j.pos++
		return false
	}
	j.at(otherwise)
	return false
}

func (j *jsonScan) string() {
	for j.pos++; ; j.pos++ {
		switch c := j.peek(); {
		case j.pos >= len(j.s):
			j.at("Unterminated string")
			return
		case c == '"':
			j.pos++
			return
		case c < 0x20:
			j.fail("Bad control character in string literal in JSON at position " + itoa(j.pos))
			return
		case c == '\\':
			if j.pos++; !j.escape() {
				return
			}
		}
	}
}

func (j *jsonScan) escape() bool {
	if j.pos >= len(j.s) {
		j.at("Unterminated string")
		return false
	}
	switch j.s[j.pos] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return true
	case 'u':
		for i := 1; i <= 4; i++ {
			if j.pos+i >= len(j.s) || !isHex(j.s[j.pos+i]) {
				j.pos = min(j.pos+i, len(j.s))
				j.at("Bad Unicode escape")
				return false
			}
		}
		j.pos += 4
		return true
	}
	j.at("Bad escaped character")
	return false
}

func isHex(c uint16) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

func (j *jsonScan) digits() (n int) {
	for j.pos < len(j.s) && j.s[j.pos] >= '0' && j.s[j.pos] <= '9' {
		j.pos++
		n++
	}
	return n
}

func (j *jsonScan) number() {
	if j.peek() == '-' {
		j.pos++
	}
	if c := j.peek(); c == '0' {
		j.pos++
		if c := j.peek(); c >= '0' && c <= '9' {
			j.at("Unexpected number")
			return
		}
	} else if j.digits() == 0 {
		j.at("No number after minus sign")
		return
	}
	if j.peek() == '.' {
		j.pos++
		if j.digits() == 0 {
			j.at("Unterminated fractional number")
			return
		}
	}
	if c := j.peek(); c == 'e' || c == 'E' {
		j.pos++
		if c := j.peek(); c == '+' || c == '-' {
			j.pos++
		}
		if j.digits() == 0 {
			j.at("Exponent part is missing a number")
		}
	}
}

// circular draws the circle that JSON.stringify found, as JsonStringifier::ConstructCircularStructureErrorMessage.
func (e *Errors) circular(v goja.Value) string {
	const text = "Converting circular structure to JSON"
	c := &circle{e: e}
	o, ok := v.(*goja.Object)
	if !ok || !c.walk("", o, 0) {
		return text
	}
	var b strings.Builder
	b.WriteString(text + "\n    --> starting at object with constructor '" + e.constructorName(c.path[c.start].object) + "'")
	line := func(l link) {
		b.WriteString("\n    |     " + l.key + " -> object with constructor '" + e.constructorName(l.object) + "'")
	}
	prefix := min(len(c.path), c.start+1+2)
	for i := c.start + 1; i < prefix; i++ {
		line(c.path[i])
	}
	if len(c.path) > prefix+1 {
		b.WriteString("\n    |     ...")
	}
	for i := max(len(c.path)-1, prefix); i < len(c.path); i++ {
		line(c.path[i])
	}
	b.WriteString("\n    --- " + c.last + " closes the circle")
	return b.String()
}

type link struct {
	key    string
	object *goja.Object
}

// A circle is the path of a walk through an object until it comes back to an object on the path.
type circle struct {
	e     *Errors
	path  []link
	start int
	last  string
}

func (c *circle) walk(key string, o *goja.Object, depth int) bool {
	if depth > 1000 || callable(o) {
		return false
	}
	for i := range c.path {
		if c.path[i].object == o {
			c.start, c.last = i, key
			return true
		}
	}
	c.path = append(c.path, link{key, o})
	array := o.ClassName() == "Array"
	for _, k := range o.Keys() {
		child, ok := o.Get(k).(*goja.Object)
		if !ok {
			continue
		}
		name := "property '" + k + "'"
		if array {
			name = "index " + k
		}
		if c.walk(name, child, depth+1) {
			return true
		}
	}
	c.path = c.path[:len(c.path)-1]
	return false
}
