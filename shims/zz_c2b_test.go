package shims

import (
	"testing"

	"github.com/dop251/goja"

	"loopcheck/eventloop"
	"loopcheck/shims/world"
)

func benchC2(b *testing.B, script string) {
	lib := NewLibrary()
	cfg := &Config{Library: lib, Image: world.NewImage(world.MapBase{}, world.Options{}), Argv: []string{"/usr/bin/node", "/app/main.js"}, Cwd: "/tmp", Loop: eventloop.DefaultOptions()}
	p := goja.MustCompile("main.js", "(function(require){"+script+"\n})", false)
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		rt := goja.New()
		h := NewHost(cfg, rt)
		h.Report = func(err goja.Value, _ bool) string { return "Uncaught " + err.String() + "\n" }
		req := rt.ToValue(func(c goja.FunctionCall) goja.Value { return h.Builtin(c.Argument(0).String()) })
		for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
			turn, _ := h.Loop.Begin(ready[0].ID)
			switch {
			case turn.Effect:
				h.Effect(turn.Request)
			case turn.Request != nil:
				h.Complete(turn.Request)
			case turn.Kind == eventloop.KindMain:
				h.Realm.Turn(func() {
					f, _ := rt.RunProgram(p)
					f.(*goja.Object).Export().(func(goja.FunctionCall) goja.Value)(goja.FunctionCall{This: goja.Undefined(), Arguments: []goja.Value{req}})
				}, nil)
			}
			h.Loop.ListenBeforeExit(false)
			h.Loop.End()
		}
		if len(h.Stderr) > 0 {
			b.Fatal(string(h.Stderr))
		}
	}
}
func BenchmarkC2Empty(b *testing.B)   { benchC2(b, "") }
func BenchmarkC2Fs(b *testing.B)      { benchC2(b, "require('fs')") }
func BenchmarkC2Access(b *testing.B)  { benchC2(b, "require('fs').access('/tmp',()=>{})") }
func BenchmarkC2Access4(b *testing.B) { benchC2(b, "const f=require('fs');for(let i=0;i<4;i++)f.access('/tmp',()=>{})") }
func BenchmarkC2Stat(b *testing.B)    { benchC2(b, "require('fs').stat('/tmp',()=>{})") }
func BenchmarkC2WriteSync(b *testing.B) { benchC2(b, "require('fs').writeFileSync('x','hello')") }
func BenchmarkC2WriteRead(b *testing.B) {
	benchC2(b, "const fs=require('fs');fs.writeFile('x','hello',()=>fs.readFile('x','utf8',()=>{}))")
}
func BenchmarkC2Promises(b *testing.B) {
	benchC2(b, "const fs=require('fs/promises');(async()=>{await fs.writeFile('x','hello');await fs.readFile('x','utf8')})()")
}
func BenchmarkC2Buffer(b *testing.B)     { benchC2(b, "require('buffer').Buffer.from('x')") }
func BenchmarkC2Validators(b *testing.B) { benchC2(b, "require('internal/validators')") }
func BenchmarkC2Checks(b *testing.B)     { benchC2(b, "require('internal/fs/checks')") }
