package shims

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
)

// everyOrder runs a script under all orders and returns the distinct texts that it writes.
func everyOrder(t *testing.T, script string) []string {
	t.Helper()
	var texts []string
	prefix := []int{}
	for {
		h := start(t)
		var widths []int
		choose := func(n int) int {
			k := 0
			if len(widths) < len(prefix) {
				k = prefix[len(widths)]
			} else {
				prefix = append(prefix, 0)
			}
			widths = append(widths, n)
			return k
		}
		h.Choose = func(list []trace.Event) trace.EventID { return list[choose(len(list))].ID }
		for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
			step(t, h, script, ready[choose(len(ready))].ID)
		}
		if text := strings.TrimSpace(string(h.Stdout)); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
		last := len(prefix) - 1
		for ; last >= 0; last-- {
			if prefix[last]++; prefix[last] < widths[last] {
				break
			}
		}
		if last < 0 {
			return texts
		}
		prefix = prefix[:last+1]
	}
}

// A child's output and its ends come before its exit; what waits for the check phase comes anywhere.
func TestAChildClosesItsPipesBeforeItExits(t *testing.T) {
	texts := everyOrder(t, `
		require('loopcheck').exec('program', { stdout: 'x' });
		const child = require('child_process').spawn('program', { stdio: ['ignore', 'pipe', 'ignore'] });
		const seen = [];
		child.stdout.on('data', () => seen.push('data')).on('end', () => seen.push('end'));
		child.on('exit', () => seen.push('exit')).on('close', () => seen.push('close'));
		setImmediate(() => seen.push('immediate'));
		process.on('exit', () => console.log(seen.join(' ')));`)
	var want []string
	for at := range 4 { // the streams close in the closing phase, after the check phase
		order := []string{"data", "end", "exit", "close"}
		want = append(want, strings.Join(slices.Insert(order, at, "immediate"), " "))
	}
	require.ElementsMatch(t, want, texts)
}

// kill(2) comes too late for a child that has exited and was not waited for: both is possible.
func TestAChildMayBeFasterThanItsSignal(t *testing.T) {
	texts := everyOrder(t, `
		require('loopcheck').exec('program', { code: 3 });
		const child = require('child_process').spawn('program', { stdio: 'ignore' });
		child.on('exit', (...args) => console.log(...args));
		child.kill();`)
	require.ElementsMatch(t, []string{"3 null", "null SIGTERM"}, texts)
}

func TestACommandThatNothingIsScriptedForIsRefusedByName(t *testing.T) {
	stdout, _ := natural(t, `
		try {
			require('child_process').exec('rm -rf /');
		} catch (err) {
			console.log(err.code, err.message);
		}`)
	require.Equal(t, "ERR_LOOPCHECK_UNSUPPORTED loopcheck does not support child_process.spawn of \"rm -rf /\": "+
		"nothing is scripted for it (require('loopcheck').exec)\n", stdout)
}
