package shims

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"

	"loopcheck/eventloop"
	"loopcheck/shims/world"
	"loopcheck/vm/js"
)

// Node is the specification: each script of testdata/node prints the same, byte for byte, when
// it runs on our modules and when it runs under the node that is installed.
func TestScriptsPrintWhatTheyPrintUnderNode(t *testing.T) {
	scripts, err := filepath.Glob("testdata/node/*.js")
	require.NoError(t, err)
	require.NotEmpty(t, scripts)
	for _, script := range scripts {
		t.Run(filepath.Base(script), func(t *testing.T) {
			text, err := os.ReadFile(script)
			require.NoError(t, err)
			expected, err := exec.Command("node", script).Output()
			require.NoError(t, err)
			stdout, stderr := withErrors(t, string(text))
			require.Empty(t, stderr)
			theirs, ours := whereTheyDiffer(string(expected), stdout)
			require.Equal(t, theirs, ours)
		})
	}
}

// withErrors is natural in a realm whose errors are V8's.
func withErrors(t *testing.T, script string) (stdout, stderr string) {
	t.Helper()
	rt := goja.New()
	errors := js.NewLibrary().Install(rt, js.ErrorHost{})
	h := startIn(t, rt)
	h.NodeErrors = errors.SetNodeErrorSymbol
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		step(t, h, script, ready[0].ID)
	}
	return string(h.Stdout), string(h.Stderr)
}

func startIn(t *testing.T, rt *goja.Runtime) *Host {
	t.Helper()
	h := NewHost(&Config{
		Library: NewLibrary(), Image: world.NewImage(world.MapBase{}, world.Options{}),
		Argv: []string{"/usr/bin/node", "/app/main.js"}, Cwd: "/tmp", Loop: eventloop.DefaultOptions(),
	}, rt)
	h.Report = func(err goja.Value, _ bool) string { return "Uncaught " + err.String() + "\n" }
	for _, name := range GlobalNames() {
		h.InstallGlobal(name)
	}
	require.NoError(t, rt.Set("require", func(name string) goja.Value { return h.Builtin(name) }))
	return h
}

// whereTheyDiffer cuts two texts down to a few lines around the first difference.
func whereTheyDiffer(expected, actual string) (string, string) {
	a, b := strings.Split(expected, "\n"), strings.Split(actual, "\n")
	at := 0
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	from := max(0, at-5)
	around := func(lines []string) string {
		return strings.Join(lines[min(from, len(lines)):min(at+10, len(lines))], "\n")
	}
	return around(a), around(b)
}

// "If message is undefined, a default error message is assigned": the failed call, from the
// program's source (lib/internal/assert/utils.js).
func TestAFailedOkQuotesItsCall(t *testing.T) {
	const script = `
		const assert = require('assert');
		const said = (fn) => { try { fn(); } catch (err) { console.log(err.message, err.generatedMessage); } };
		said(() => assert(1 === 2));
		said(() => {
			assert.ok(typeof 123 === 'string',
				undefined);
		});
		said(() => assert.strict.ok(null, 'own'));
	`
	rt := goja.New()
	errors := js.NewLibrary().Install(rt, js.ErrorHost{})
	h := startIn(t, rt)
	h.NodeErrors = errors.SetNodeErrorSymbol
	h.BindSources(func(string) (string, bool) { return "(function () {" + script, true })
	step(t, h, script, h.Loop.Ready()[0].ID)
	require.Equal(t, "The expression evaluated to a falsy value:\n\n  assert(1 === 2)\n true\n"+
		"The expression evaluated to a falsy value:\n\n  assert.ok(typeof 123 === 'string',\n  \tundefined)\n true\n"+
		"own false\n", string(h.Stdout))
}
