package js_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"

	"loopcheck/vm/js"
	"loopcheck/vm/source"
)

type disk struct{}

func (disk) ReadFile(abs string) ([]byte, error) { return os.ReadFile(abs) }
func (disk) Stat(abs string) (isDir bool, err error) {
	st, err := os.Stat(abs)
	return err == nil && st.IsDir(), err
}
func (disk) Realpath(abs string) (real string, err error) { return filepath.EvalSymlinks(abs) }

// A play is a CommonJS file run to its end, without Node's modules: main body and promise jobs.
type play struct {
	rt         *goja.Runtime
	errors     *js.Errors
	stage      string
	out        strings.Builder
	rejections []*goja.Promise
}

// run runs a file and returns what escaped from it.
func (p *play) run(t testing.TB, path string) error {
	unit, err := source.New(disk{}, source.Options{}).Load(path)
	require.NoError(t, err)
	p.rt = goja.New()
	p.stage = "main"
	p.errors = js.NewLibrary().Install(p.rt, js.ErrorHost{
		Bottom: func() []string { return js.InternalFrames(p.stage) },
		Source: func(file string) string { b, _ := os.ReadFile(file); return string(b) },
	})
	p.errors.GuardStack(js.DefaultMaxDepth)
	p.rt.SetPromiseRejectionTracker(func(r *goja.Promise, op goja.PromiseRejectionOperation) {
		if op == goja.PromiseRejectionReject {
			p.rejections = append(p.rejections, r)
		}
	})
	console := p.rt.NewObject()
	require.NoError(t, console.Set("log", func(c goja.FunctionCall) goja.Value {
		for i, v := range c.Arguments {
			if i > 0 {
				p.out.WriteByte(' ')
			}
			p.out.WriteString(v.String())
		}
		p.out.WriteByte('\n')
		return goja.Undefined()
	}))
	require.NoError(t, p.rt.Set("console", console))
	wrapper, err := p.rt.RunProgram(unit.Program)
	require.NoError(t, err)
	call, _ := goja.AssertFunction(wrapper)
	module, exports := p.rt.NewObject(), p.rt.NewObject()
	require.NoError(t, module.Set("exports", exports))
	_, err = call(exports, exports, goja.Undefined(), module)
	p.stage = "job@native"
	p.errors.RunJobs(func() {})
	return err
}

// node runs a file under the real Node.
func node(t testing.TB, path string) (stdout, stderr string) {
	cmd := exec.Command("node", path)
	cmd.Env = append(os.Environ(), "TZ=UTC")
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	_ = cmd.Run() // many of the files are to fail
	require.NotContains(t, errs.String(), "Cannot find module")
	return out.String(), errs.String()
}

// sameOutput requires that a file prints what it prints under Node.
func sameOutput(t *testing.T, name string) {
	t.Helper()
	path, err := filepath.Abs(filepath.Join("testdata", name))
	require.NoError(t, err)
	want, _ := node(t, path)
	var p play
	require.NoError(t, p.run(t, path))
	require.NotEmpty(t, want)
	require.Equal(t, want, p.out.String())
}

func TestMessagesAreV8s(t *testing.T) { sameOutput(t, "messages.js") }

func TestFramesAreNamedAndPlacedAsV8Does(t *testing.T) { sameOutput(t, "stacks.js") }

func TestAnonymousFunctionsGetV8sInferredNames(t *testing.T) { sameOutput(t, "inferred.js") }

func TestAStackOverflowIsARangeErrorThatJavaScriptCatches(t *testing.T) { sameOutput(t, "overflow.js") }

func TestErrorStaticsWorkAsInV8(t *testing.T) { sameOutput(t, "statics.js") }

func TestAsyncFramesFollowTheAwaits(t *testing.T) { sameOutput(t, "async.js") }

func TestTheLibraryFormatsAsV8(t *testing.T) {
	t.Setenv("TZ", "UTC")
	sameOutput(t, "library.js")
}

func TestSizesBeyondV8sAreRefused(t *testing.T) { sameOutput(t, "limits.js") }

func TestPolyfillsWorkAsV8s(t *testing.T) { sameOutput(t, "polyfills.js") }

// Node prints an uncaught error with the line of source, a caret, the error and its version.
func TestFatalReportsAreNodes(t *testing.T) {
	files, err := filepath.Glob("testdata/fatal/*.js")
	require.NoError(t, err)
	require.Greater(t, len(files), 30)
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".js"), func(t *testing.T) {
			t.Parallel()
			path, err := filepath.Abs(f)
			require.NoError(t, err)
			_, want := node(t, path)
			var p play
			escaped := p.run(t, path)
			require.Equal(t, want, p.report(t, escaped))
		})
	}
}

// report is the report of what escaped from a file, or of its first rejection. Inspect prints errors
// without properties only: what inspect does belongs to package shims.
func (p *play) report(t testing.TB, escaped error) string {
	f := js.Fatal{Version: "v20.20.2", Source: func(file string) string { b, _ := os.ReadFile(file); return string(b) }, Inspect: inspect}
	switch ex, ok := escaped.(*goja.Exception); {
	case ok:
		f.Value, f.Exception = ex.Value(), ex
	default:
		require.NotEmpty(t, p.rejections)
		f.Value, f.FromPromise = p.rejections[0].Result(), true
		if p.errors.NeedsRejectionError(f.Value) {
			f.Value = p.errors.UnhandledRejection(f.Value)
		}
	}
	p.errors.Left(f.Value)
	return p.errors.FatalReport(f)
}

func inspect(v goja.Value) string {
	o, ok := v.(*goja.Object)
	if !ok {
		return v.String()
	}
	text := v.String()
	if s := o.Get("stack"); s != nil && goja.IsString(s) {
		text = s.String()
	}
	if !strings.Contains(text, "\n    at ") {
		text = "[" + text + "]"
	}
	if code := o.Get("code"); code != nil {
		text += " {\n  code: '" + code.String() + "'\n}"
	}
	return text
}

// What Node 20 has and a realm lacks, by name: the list only shrinks.
func TestTheBuiltinsAreNode20s(t *testing.T) {
	path, err := filepath.Abs("testdata/properties.js")
	require.NoError(t, err)
	out, _ := node(t, path)
	want := strings.Split(out, "\n")
	var p play
	require.NoError(t, p.run(t, path))
	got := map[string]bool{}
	for _, l := range strings.Split(p.out.String(), "\n") {
		got[l] = true
	}
	for _, l := range want {
		if !got[l] && !missing(l) {
			t.Errorf("Node has %q", l)
		}
		delete(got, l)
	}
	for l := range got {
		if !strings.HasPrefix(l, "- ") && !strings.HasPrefix(l, "BigInt.prototype.") && !strings.HasPrefix(l, "AsyncFunction.constructor") {
			t.Errorf("Node has no %q", l)
		}
	}
}

func missing(line string) bool {
	for _, prefix := range []string{
		"Atomics", "SharedArrayBuffer", "Intl", "WebAssembly", // no second thread, no ICU, no compiler
		"ArrayBuffer.prototype.maxByteLength", "ArrayBuffer.prototype.resizable", "ArrayBuffer.prototype.resize",
		"RegExp.prototype.hasIndices", "RegExp.prototype.unicodeSets", // goja's parser refuses the flags
		"RegExp.$", "RegExp.input", "RegExp.last", "RegExp.leftContext", "RegExp.rightContext",
		"AsyncFunction.constructor",
	} {
		if strings.HasPrefix(line, prefix) {
			return true
		}
	}
	return false
}

// BenchmarkInstall is what V8's errors cost a fresh realm that has none.
func BenchmarkInstall(b *testing.B) {
	lib := js.NewLibrary()
	b.Run("bare", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			goja.New()
		}
	})
	b.Run("installed", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			lib.Install(goja.New(), js.ErrorHost{}).GuardStack(js.DefaultMaxDepth)
		}
	})
}

// BenchmarkError is what an error costs under ten frames: to make and catch it, and to read its stack.
func BenchmarkError(b *testing.B) {
	for name, body := range map[string]string{
		"caught": "try { throw new Error('x'); } catch (e) { return e; }",
		"read":   "try { throw new Error('x'); } catch (e) { return e.stack; }",
		"native": "try { null.x; } catch (e) { return e.message; }",
	} {
		src := "(function f(n) { if (n > 0) { return f(n - 1); } " + body + " })"
		b.Run(name+"/goja", func(b *testing.B) { benchmark(b, goja.New(), src) })
		b.Run(name+"/v8", func(b *testing.B) {
			rt := goja.New()
			js.NewLibrary().Install(rt, js.ErrorHost{}).GuardStack(js.DefaultMaxDepth)
			benchmark(b, rt, src)
		})
	}
}

func benchmark(b *testing.B, rt *goja.Runtime, src string) {
	v, err := rt.RunScript("/bench.js", src)
	require.NoError(b, err)
	f := v.Export().(func(goja.FunctionCall) goja.Value)
	args := goja.FunctionCall{This: goja.Undefined(), Arguments: []goja.Value{rt.ToValue(9)}}
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		f(args)
	}
}
