package source

import (
	"sort"
	"strings"
)

// moveMethods rewrites `{ async *m(` to `{ m:async function*(`: goja's parser takes the one and not the
// other. What is lost, super in such a method, is a syntax error then.
func (d *draft) moveMethods(list []asyncMethod) {
	var b strings.Builder
	var marks []mapMark
	code := d.code
	copied := func(from, to int) {
		marks = append(marks, mapMark{b.Len(), from})
		b.WriteString(code[from:to])
	}
	at := 0
	for _, m := range list {
		if m.async < at {
			continue // nested in a computed name: next round
		}
		copied(at, m.async)
		copied(m.name, m.paren)
		marks = append(marks, mapMark{b.Len(), m.async})
		b.WriteString(":async function*")
		at = m.paren
	}
	copied(at, len(code))
	origin := d.origin
	d.code = b.String()
	d.origin = func(off int) int {
		i := sort.Search(len(marks), func(i int) bool { return marks[i].code > off }) - 1
		next := len(d.code)
		if i+1 < len(marks) {
			next = marks[i+1].code
		}
		if i < 0 {
			return origin(off)
		}
		n := off - marks[i].code
		if strings.HasPrefix(d.code[marks[i].code:next], ":async function*") {
			n = 0
		}
		return origin(marks[i].src + n)
	}
}
