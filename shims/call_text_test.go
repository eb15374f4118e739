package shims

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheCallAtAPlaceIsFoundFromItsLastName(t *testing.T) {
	// ^ stands before the character that the place points at.
	cases := []struct{ source, text string }{
		{"^assert(x);", "assert(x)"},
		{"assert.^ok(x === 1, );", "assert.ok(x === 1, )"},
		{"  const r = assert.strict.^ok(f(1, [2])(3));", "assert.strict.ok(f(1, [2])(3))"},
		{"it('a', () => { assert.^ok(b ? ')' : `)${`)`})`); });", "assert.ok(b ? ')' : `)${`)`})`)"},
		{"require('assert').^ok(/[)/]\\)/.test(s) / 2)", "require('assert').ok(/[)/]\\)/.test(s) / 2)"},
		{"a\nb\n  ^assert(\n    x, // )\n    'y' /* ) */\n  )\n", "assert(\n    x, // )\n    'y' /* ) */\n  )"},
		{"const s = '👍'; t?.assert.^ok(false)", "t?.assert.ok(false)"},
		{"x[0].y.^ok(return_ / 2, a[1] / 3)", "x[0].y.ok(return_ / 2, a[1] / 3)"},
		{"if (^assert(false)) {}", "assert(false)"},
		{".^ok(1)", "ok(1)"},
	}
	for _, c := range cases {
		before, after, found := strings.Cut(c.source, "^")
		require.True(t, found)
		last := before[strings.LastIndex(before, "\n")+1:]
		column := 1
		for _, r := range last {
			column++
			if r > 0xFFFF {
				column++
			}
		}
		text, indent, ok := callText(before+after, strings.Count(before, "\n")+1, column)
		require.True(t, ok, c.source)
		require.Equal(t, c.text, text)
		require.Equal(t, len([]rune((before + after)[:strings.Index(before+after, c.text)]))-len([]rune(before[:len(before)-len(last)])), indent)
	}
}

func TestNoCallIsFoundWhereThereIsNone(t *testing.T) {
	for _, source := range []string{"", "x + 1", "f(", "'"} {
		_, _, ok := callText(source, 1, 1)
		require.False(t, ok, source)
	}
	_, _, ok := callText("f()", 2, 1)
	require.False(t, ok)
}
