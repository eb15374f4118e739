package shims

import (
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// kinds runs a script under the natural schedule and lists the kinds of the requests that completed.
func kinds(t *testing.T, script string) []string {
	t.Helper()
	h := start(t)
	var list []string
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		if kind := string(ready[0].Kind); strings.HasPrefix(kind, "fs.") && !strings.HasSuffix(string(ready[0].ID), "!") {
			list = append(list, kind)
		}
		step(t, h, script, ready[0].ID)
	}
	require.Empty(t, string(h.Stderr))
	return list
}

// Node's fs.ReadStream opens, reads until nothing comes, and closes (lib/internal/fs/streams.js at v20.20.2).
func TestAReadStreamIsOneRequestForEachStep(t *testing.T) {
	require.Equal(t, []string{"fs.open", "fs.read", "fs.read", "fs.read", "fs.close"}, kinds(t, `
		const fs = require('fs');
		fs.writeFileSync('f', 'abcdef');
		fs.createReadStream('f', { highWaterMark: 3 }).resume();`))
}

// What is written while a write is under way goes out as one writev.
func TestAWriteStreamWritesWhatHasGatheredAtOnce(t *testing.T) {
	require.Equal(t, []string{"fs.open", "fs.write", "fs.writev", "fs.close"}, kinds(t, `
		const w = require('fs').createWriteStream('f');
		w.on('open', () => setImmediate(() => { for (const x of 'abc') w.write(x); w.end(); }));`))
}

// The accessors of a state are found on its prototype, readable, writable and in `in`, though none is there before.
func TestAccessorsOfAStateAreMadeWhenTheyAreAskedFor(t *testing.T) {
	out, stderr := natural(t, `
		const { Readable } = require('stream');
		const state = new Readable()._readableState;
		console.log('flowing' in state, Object.keys(state).join());
		console.log(state.flowing, state.ended);
		state.flowing = true;
		state.ended = true;
		console.log(state.flowing, state.ended, new Readable()._readableState.ended, state.none, 'none' in state);`)
	require.Empty(t, stderr)
	require.Equal(t, "true highWaterMark,buffer,bufferIndex,length,pipes,awaitDrainWriters\n"+
		"null false\ntrue true false undefined false\n", out)
}

func TestProcessStdoutIsNoStreamForThoseWhoOnlyWrite(t *testing.T) {
	h := start(t)
	run := func(script string) goja.Value {
		v, err := h.RT.RunString(script)
		require.NoError(t, err)
		return v
	}
	run(`process.stdout.write('a'); process.stdout.isTTY; const write = process.stdout.write; write.call(process.stdout, 'b')`)
	require.Equal(t, "ab", string(h.Stdout))
	require.True(t, h.printsPlainly(1))
	require.False(t, h.outputs[0].isStream)

	run(`process.stdout.write('c', () => {})`)
	require.True(t, h.outputs[0].isStream)
	require.False(t, h.printsPlainly(1))
	require.Equal(t, "pipe", run(`write.call(process.stdout, 'd'); process.stdout._type`).String())
	require.Equal(t, "abcd", string(h.Stdout))
}

func TestAWriteOfTheProgramsOwnHearsWhatTheConsolePrints(t *testing.T) {
	out, stderr := natural(t, `
		const { write } = process.stdout;
		process.stdout.write = function(text) { return write.call(this, '<' + text.trim() + '>'); };
		console.log('a');
		process.stdout.write = write;
		console.log('b');`)
	require.Empty(t, stderr)
	require.Equal(t, "<a>b\n", out)
}

func TestProcessStdinHasEnded(t *testing.T) {
	out, stderr := natural(t, `process.stdin.on('data', console.log).on('end', () => console.log('end', process.stdin.fd));`)
	require.Empty(t, stderr)
	require.Equal(t, "end 0\n", out)
}
