package vm

import (
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// outputs explores every order of a program and returns the distinct standard outputs, sorted.
func outputs(t *testing.T, s explorer.Strategy, files memory) []string {
	t.Helper()
	p := load(t, files)
	report, err := explorer.Explore(func() (explorer.System, error) { return p.Start(StartOptions{}), nil }, s,
		explorer.Options{KeepGoing: true, KeepOutcomes: true, MaxRuns: 50_000})
	require.NoError(t, err)
	require.True(t, report.Complete)
	var all []string
	for _, o := range report.Outcomes {
		all = append(all, strings.Join(strings.Fields(o.Outcome.Stdout), " "))
	}
	sort.Strings(all)
	return all
}

func TestAnErrorInATimerLetsTheNextTimerGoBeforeTheTicks(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": `
process.on('uncaughtException', (err) => console.log('handled', err.message));
setTimeout(() => { process.nextTick(() => console.log('tick')); throw new Error('first'); }, 1);
setTimeout(() => console.log('second timer'), 1);
`}))
	require.Equal(t, "handled first\nsecond timer\ntick\n", out.Stdout)
}

func TestAnUncaughtErrorIsTheFailureOfTheRun(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": "setTimeout(() => {\n  throw new RangeError('too late');\n}, 5);\n"}))
	require.Equal(t, 1, out.ExitCode)
	require.Equal(t, trace.UncaughtException, out.Failure.Kind)
	require.Equal(t, "RangeError: too late", out.Failure.Message)
	require.Contains(t, out.Failure.Stack, "at Timeout._onTimeout (/app/main.js:2:9)")
}

func TestAnUnhandledRejectionIsAFailureOfItsOwnKind(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": "Promise.reject(new Error('nobody'));\n"}))
	require.Equal(t, trace.UnhandledRejection, out.Failure.Kind)
	require.Equal(t, "Error: nobody", out.Failure.Message)
}

func TestAnExitCodeIsAFailureWithoutAnError(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": "process.exitCode = 3;\n"}))
	require.Equal(t, 3, out.ExitCode)
	require.Equal(t, trace.NonZeroExit, out.Failure.Kind)
}

func TestProcessExitRunsItsListenersAndNothingElse(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": `
process.on('exit', (code) => { console.log('exit', code); setImmediate(() => console.log('never')); });
process.nextTick(() => console.log('never'));
Promise.resolve().then(() => console.log('never'));
try { process.exit(0); } finally { console.log('never'); }
`}))
	require.Equal(t, "exit 0\n", out.Stdout)
	require.Nil(t, out.Failure)
}

// A worker is not held up by the turn that runs: its operation can land between two synchronous calls.
func TestAWritersEffectCanFallBetweenTwoSynchronousReads(t *testing.T) {
	files := memory{"/app/main.js": `
const fs = require('fs');
const fd = fs.openSync('/tmp/f', 'w+');
fs.write(fd, 'x', () => {});
const size = () => fs.fstatSync(fd).size;
console.log(size(), size());
`}
	want := []string{"0 0", "0 1", "1 1"}
	require.Equal(t, want, outputs(t, &explorer.Exhaustive{}, files))
	require.Equal(t, want, outputs(t, explorer.NewReduced(explorer.TurnsDepend), files))
}

func TestTheReducedSearchFindsTheOutcomesOfTheExhaustiveOne(t *testing.T) {
	for name, text := range map[string]string{
		"a writer and a reader of one file": `
const fs = require('fs');
fs.writeFileSync('/tmp/f', 'old');
const fd = fs.openSync('/tmp/f', 'r+');
fs.ftruncate(fd, 0, () => {});
fs.readFile('/tmp/f', 'utf8', (err, text) => console.log(JSON.stringify(text)));
`,
		"two makers of one directory and an immediate": `
const fs = require('fs');
for (const who of ['a', 'b']) fs.mkdir('/tmp/d', (err) => console.log(who, err ? err.code : 'made'));
setImmediate(() => console.log('immediate'));
`,
		"a timer, a request and what they start": `
const fs = require('fs');
setTimeout(() => { console.log('timer'); setImmediate(() => console.log('i')); }, 1);
fs.stat('/app', () => { console.log('stat'); process.nextTick(() => console.log('tick')); });
`,
	} {
		t.Run(name, func(t *testing.T) {
			files := memory{"/app/main.js": text}
			require.Equal(t, outputs(t, &explorer.Exhaustive{}, files), outputs(t, explorer.NewReduced(explorer.TurnsDepend), files))
		})
	}
}

func TestARunAndItsReplayAreAlikeByteForByte(t *testing.T) {
	p := load(t, memory{"/app/main.js": `
const fs = require('fs');
console.log(Math.random(), Date.now(), fs.mkdtempSync('/tmp/t-'), process.hrtime());
fs.readFile(__filename, () => console.log('read'));
setTimeout(() => console.log('timer'), 2);
setImmediate(() => console.log('immediate'));
`})
	start := func() (explorer.System, error) { return p.Start(StartOptions{}), nil }
	_, err := explorer.Explore(start, explorer.NewTwice(explorer.NewReduced(explorer.TurnsDepend)), explorer.Options{MaxRuns: 200})
	require.NoError(t, err)
}

func TestAModuleThatTheRunHasWrittenCanBeRequired(t *testing.T) {
	out, _ := natural(t, load(t, memory{"/app/main.js": `
const fs = require('fs');
fs.writeFileSync('/tmp/config.js', 'module.exports = { port: 80 };');
console.log(require('/tmp/config').port);
`}))
	require.Equal(t, "80\n", out.Stdout)
}

func TestTestsAreListedAndRunAlone(t *testing.T) {
	p, err := Load(func() Options {
		o := load(t, memory{"/app/main.js": `
const assert = require('assert');
describe('cache', () => {
  let n = 0;
  beforeEach(() => { n = 10; });
  it('starts full', () => assert.strictEqual(n, 10));
  it('calls back', (done) => setTimeout(done, 5));
  it('fails', async () => { await null; assert.strictEqual(n, 11); });
  it('hangs', () => new Promise(() => {}));
  it('is done twice', (done) => { done(); done(); });
  it.skip('is skipped', () => { throw new Error('never'); });
});
`}).options
		o.TestGlobals = true
		return o
	}())
	require.NoError(t, err)
	names := []string{"cache starts full", "cache calls back", "cache fails", "cache hangs", "cache is done twice"}
	proc, begun := p.Start(StartOptions{}), false
	for ready := proc.Ready(); len(ready) > 0 && !begun; ready = proc.Ready() {
		proc.Step(ready[0].ID)
		_, begun = proc.Tests()
	}
	registered, _ := proc.Tests()
	require.Equal(t, names, registered)
	kinds := []trace.FailureKind{"", "", trace.TestFailed, trace.Hang, trace.DoneTwice}
	for i, name := range names {
		out, _ := natural(t, p.Only(func(n string) bool { return n == name }))
		if kinds[i] == "" {
			require.Nil(t, out.Failure, name)
			continue
		}
		require.NotNil(t, out.Failure, name)
		require.Equal(t, kinds[i], out.Failure.Kind, name)
		require.Equal(t, name, out.Failure.Test)
	}
}
