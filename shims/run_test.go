package shims

import (
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// natural runs a script under the natural schedule, with require for Node's modules, and returns what
// it wrote.
func natural(t testing.TB, script string) (stdout, stderr string) {
	t.Helper()
	h := start(t)
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		step(t, h, script, ready[0].ID)
	}
	return string(h.Stdout), string(h.Stderr)
}

func start(t testing.TB) *Host {
	rt := goja.New()
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

func step(t testing.TB, h *Host, script string, id trace.EventID) {
	turn, err := h.Loop.Begin(id)
	require.NoError(t, err)
	switch {
	case turn.Effect:
		h.Effect(turn.Request)
	case turn.Timer != nil:
		h.Fire(turn.Timer)
	case turn.Immediate != nil:
		h.FireImmediate(turn.Immediate)
	case turn.Request != nil:
		h.Complete(turn.Request)
	case turn.Arrival != nil:
		h.Arrive(turn)
	case turn.Pending != nil:
		turn.Pending.Callback.(func())()
	case turn.Closing != nil:
		h.Play(turn.Closing.Callback)
	case turn.Kind == eventloop.KindMain:
		h.Realm.Turn(func() {
			f, err := h.RT.RunString("(function () {" + script + "\n})")
			require.NoError(t, err)
			body := f.(*goja.Object).Export().(func(goja.FunctionCall) goja.Value)
			body(goja.FunctionCall{This: goja.Undefined()})
		}, nil)
	case turn.Kind == eventloop.KindBeforeExit:
		h.EmitBeforeExit()
	case turn.Kind == eventloop.KindExit:
		h.Realm.Turn(h.EmitExit, nil)
	}
	h.Loop.ListenBeforeExit(h.Listens("beforeExit"))
	h.Loop.End()
}

func TestTurnsDrainTicksThenMicrotasks(t *testing.T) {
	out, _ := natural(t, `
		const log = console.log;
		setTimeout(() => { log('A'); Promise.resolve().then(() => log('microA')); process.nextTick(() => log('tickA')); }, 1);
		setTimeout(() => log('B'), 1);
		setImmediate(() => log('immediate'));
		Promise.resolve().then(() => { log('p1'); process.nextTick(() => log('tick in p1')); });
		process.nextTick(() => log('tick'));
		queueMicrotask(() => log('p2'));
		process.on('exit', (code) => log('exit', code));
	`)
	require.Equal(t, "tick\np1\np2\ntick in p1\nimmediate\nA\ntickA\nmicroA\nB\nexit 0\n", out)
}
