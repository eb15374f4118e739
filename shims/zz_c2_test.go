package shims

import (
	"os"
	"testing"

	"github.com/dop251/goja"
	"github.com/evanw/esbuild/pkg/api"
	"github.com/stretchr/testify/require"
)

func TestZZC2(t *testing.T) {
	src, err := os.ReadFile(os.Getenv("C2SCRIPT"))
	require.NoError(t, err)
	h := start(t)
	_ = h.RT.Set("__fs", h.binding("fs"))
	v, err := h.RT.RunString(`
var turn = 0, micro = 0, LOG = [];
function spin() { micro++; if (micro < 60) queueMicrotask(spin); }
function onTurn() { turn++; micro = 0; queueMicrotask(spin); }
var __st = setTimeout; setTimeout = (f, ...a) => __st(() => { onTurn(); f(); }, ...a);
const wrap = (native, name) => (...a) => { for (let i = 0; i < a.length; i++) { const last = a[i]; if (typeof last === 'function') { LOG.push(name); a[i] = (...r) => { onTurn(); last(...r); }; } } return native(...a); };
Symbol.asyncDispose ??= Symbol.for("nodejs.asyncDispose"); Error.captureStackTrace ??= () => {};
new Proxy({}, { get(t, k) { return t[k] ??= wrap(__fs[k], k); } })`)
	require.NoError(t, err)
	h.natives["fs"] = v.(*goja.Object)
	script := "const fs=require('fs'),nfs=fs,p=fs.promises,u=require('util'),L={log:LOG};" + string(src)
	res := api.Transform(script, api.TransformOptions{Supported: map[string]bool{"for-await": false, "async-generator": false}})
	require.Empty(t, res.Errors)
	script = string(res.Code)
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		step(t, h, script, ready[0].ID)
		if os.Getenv("C2ONE") != "" {
			break
		}
	}
	os.WriteFile(os.Getenv("C2OUT"), append(h.Stdout, h.Stderr...), 0o644)
}
