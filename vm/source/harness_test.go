package source

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// disk is the real disk: the tests compare with a real node, which sees nothing else.
type disk struct{}

func (disk) ReadFile(abs string) ([]byte, error) { return os.ReadFile(abs) }
func (disk) Realpath(abs string) (string, error) { return filepath.EvalSymlinks(abs) }
func (disk) Stat(abs string) (bool, error) {
	info, err := os.Stat(abs)
	return err == nil && info.IsDir(), err
}

// write lays out files in a fresh folder and returns it.
func write(t testing.TB, files map[string]string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for name, content := range files {
		file := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(content), 0o644))
	}
	return dir
}

// node runs the real node and returns its output; the exit code does not matter.
func node(t testing.TB, args ...string) (stdout, stderr string) {
	t.Helper()
	cmd := exec.Command("node", args...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	_ = cmd.Run()
	return out.String(), errs.String()
}

// A tiny is just enough of a Node process to run units: console.log of strings, require, import.
type tiny struct {
	rt     *goja.Runtime
	loader *Loader
	out    strings.Builder
	cache  map[string]*goja.Object
	async  goja.Value
	load   *Modules
}

func newTiny(l *Loader) *tiny {
	p := &tiny{rt: goja.New(), loader: l, cache: map[string]*goja.Object{}}
	console := p.rt.NewObject()
	_ = console.Set("log", func(c goja.FunctionCall) goja.Value {
		for i, a := range c.Arguments {
			if i > 0 {
				p.out.WriteByte(' ')
			}
			p.out.WriteString(a.String())
		}
		p.out.WriteByte('\n')
		return goja.Undefined()
	})
	_ = p.rt.Set("console", console)
	p.load = NewModules(p.rt, l, p)
	return p
}

// AsyncHost, RequireFile, Builtin and LoadModule make a tiny a ModuleHost.
func (p *tiny) AsyncHost() goja.Value {
	if p.async == nil {
		f, _ := goja.AssertFunction(must(p.rt.RunProgram(p.loader.AsyncHost())))
		p.async = must(f(goja.Undefined()))
	}
	return p.async
}

func (p *tiny) Builtin(name string) goja.Value {
	return must(p.rt.RunString(`({ readFile() { return 'read' }, sep: '/', basename(p) { return p; } })`))
}

func (p *tiny) RequireFile(abs string) goja.Value {
	if m := p.cache[abs]; m != nil {
		return m.Get("exports")
	}
	u, err := p.loader.Load(abs)
	if err != nil {
		panic(p.Error(err))
	}
	m := p.rt.NewObject()
	exports := p.rt.NewObject()
	_ = m.Set("exports", exports)
	p.cache[abs] = m
	switch u.Format {
	case JSON:
		parse, _ := goja.AssertFunction(p.rt.Get("JSON").ToObject(p.rt).Get("parse"))
		_ = m.Set("exports", must(parse(goja.Undefined(), p.rt.ToValue(u.Text))))
	case Module:
		_ = m.Set("exports", p.load.Require(abs))
	default:
		f := must(p.rt.RunProgram(u.Program)).Export().(func(goja.FunctionCall) goja.Value)
		args := []goja.Value{exports, p.requireOf(abs), m, p.rt.ToValue(abs), p.rt.ToValue(filepath.Dir(abs)), goja.Undefined(), goja.Undefined()}
		if u.NeedsImport {
			args[5] = p.load.Importer(abs)
		}
		if u.NeedsHost {
			args[6] = p.AsyncHost()
		}
		f(goja.FunctionCall{This: exports, Arguments: args})
	}
	return m.Get("exports")
}

func (p *tiny) Fetch(string, func()) bool { return false }

func (p *tiny) Evaluating(bool) {}

func (p *tiny) Scope(abs string) []goja.Value {
	exports, m := p.rt.NewObject(), p.rt.NewObject()
	_ = m.Set("exports", exports)
	return []goja.Value{exports, p.requireOf(abs), m, p.rt.ToValue(abs), p.rt.ToValue(filepath.Dir(abs))}
}

func (p *tiny) Load(abs string) (*Unit, error) { return p.loader.Load(abs) }

func (p *tiny) Error(err error) goja.Value {
	message, name, code := err.Error(), "Error", ""
	switch e := err.(type) {
	case *Error:
		message, name, code = e.Message, e.Type, e.Code
	case *SyntaxError:
		message, name = e.Message, "SyntaxError"
	}
	o := must(p.rt.New(p.rt.Get(name), p.rt.ToValue(message)))
	if code != "" {
		_ = o.Set("code", code)
	}
	return o
}

// main runs an ES module and prints how its evaluation failed, if it did.
func (p *tiny) main(abs string) {
	promise := p.load.Main(abs).(*goja.Object)
	fail := p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
		p.out.WriteString("failed " + c.Argument(0).String() + "\n")
		return goja.Undefined()
	})
	then, _ := goja.AssertFunction(promise.Get("then"))
	_ = must(then(promise, goja.Undefined(), fail))
}

func (p *tiny) requireOf(abs string) goja.Value {
	return p.rt.ToValue(func(c goja.FunctionCall) goja.Value {
		target, err := p.loader.Require(c.Argument(0).String(), abs)
		if err != nil {
			panic(p.Error(err))
		}
		if target.Builtin != "" {
			return p.Builtin(target.Builtin)
		}
		return p.RequireFile(target.Path)
	})
}

// run runs a file to the end of its microtasks.
func (p *tiny) run(t testing.TB, abs string) {
	u, err := p.loader.Load(abs)
	require.NoError(t, err)
	if ex := p.rt.Try(func() {
		if u.Format == Module && !u.Module.Interop {
			p.main(abs)
		} else {
			p.RequireFile(abs)
		}
	}); ex != nil {
		p.out.WriteString(ex.Error() + "\n")
	}
	must(p.rt.RunProgram(goja.MustCompile("drain", "", false)))
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// batchRunner runs each file that it is given to the end of its microtasks and prints what it printed.
const batchRunner = `
const fs = require('fs'), vm = require('vm');
const out = [];
(async () => {
  for (const file of JSON.parse(fs.readFileSync(process.argv[2]))) {
    let text = '';
    const console = { log: (...a) => { text += a.map(String).join(' ') + '\n'; } };
    try {
      vm.runInThisContext('(function (console) {' + fs.readFileSync(file, 'utf8') + '\n})', { filename: file })(console);
    } catch (e) { text += 'threw ' + e + '\n'; }
    await new Promise((r) => setImmediate(r));
    out.push(text);
  }
  process.stdout.write(JSON.stringify(out));
})();
process.on('unhandledRejection', () => {});
`

// nodeBatch returns what each program prints under node.
func nodeBatch(t testing.TB, programs []string) []string {
	t.Helper()
	files := map[string]string{"runner.cjs": batchRunner}
	names := make([]string, len(programs))
	for i, p := range programs {
		names[i] = "p" + numbered("", i) + ".js"
		files[names[i]] = p
	}
	dir := write(t, files)
	for i := range names {
		names[i] = filepath.Join(dir, names[i])
	}
	list, _ := json.Marshal(names)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "list.json"), list, 0o644))
	stdout, stderr := node(t, filepath.Join(dir, "runner.cjs"), filepath.Join(dir, "list.json"))
	var out []string
	require.NoError(t, json.Unmarshal([]byte(stdout), &out), stderr)
	return out
}
