package cases

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// Exhaustive search is the specification of reduction, on JavaScript too: random programs that share
// variables, properties, arrays, maps and files among timers, immediates, requests, ticks and awaits have the
// same outcomes and the same traces under both. LOOPCHECK_REDUCTION=n runs n programs instead of 150, from seed
// LOOPCHECK_SEED on.
func TestDPORLosesNoTraceOfJavaScript(t *testing.T) {
	programs, first := number("LOOPCHECK_REDUCTION", 150), uint64(number("LOOPCHECK_SEED", 1))
	dir := t.TempDir()
	var runs, traces, large atomic.Int64
	inParallel(programs, func(i int) {
		r, n := searchBoth(t, dir, first+uint64(i))
		runs.Add(int64(r))
		traces.Add(int64(n))
		if n == 0 {
			large.Add(1)
		}
	})
	t.Logf("%d programs (%d too large): %d runs for %d traces", programs, large.Load(), runs.Load(), traces.Load())
	require.LessOrEqual(t, float64(runs.Load()), 1.1*float64(traces.Load()), "runs that show nothing new")
}

// searchBoth searches the program of a seed exhaustively and reduced.
func searchBoth(t *testing.T, dir string, seed uint64) (runs, traces int) {
	file := filepath.Join(dir, fmt.Sprintf("r%d.js", seed))
	text := sharing(seed)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Error(err)
		return
	}
	c := asUsual(file)
	c.Loop.TurnTime, c.Loop.IOLatency = []int64{0, 5, 50}[seed%3], []int64{0, 5, 1000}[seed/3%3]
	s, err := session.Open(c)
	if err != nil {
		t.Error(err)
		return
	}
	defer s.Close()
	plain, want, err := tracesOf(s, &explorer.Exhaustive{}, 2000)
	if err != nil || !plain.Complete {
		if err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
		return 0, 0
	}
	dpor := explorer.NewDPOR(explorer.DPOROptions{Model: s.Model, UntilRead: []string{"clock", "fs.fds"}})
	reduced, got, err := tracesOf(s, dpor, 4000)
	if err != nil || !reduced.Complete {
		t.Errorf("seed %d: complete %v, %v, %+v\n%s", seed, reduced.Complete, err, dpor.Stats, text)
		return 0, 0
	}
	for name, schedule := range want {
		if _, ok := got[name]; !ok {
			t.Errorf("seed %d: %v is lost, %d of %d traces: %+v\n%s", seed, schedule, len(got), len(want), dpor.Stats, text)
			break
		}
	}
	for name, schedule := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("seed %d: %v is invented\n%s", seed, schedule, text)
			break
		}
	}
	if len(plain.Outcomes) != len(reduced.Outcomes) {
		t.Errorf("seed %d: %d outcomes instead of %d\n%s", seed, len(reduced.Outcomes), len(plain.Outcomes), text)
	}
	return reduced.Runs, len(want)
}

// tracesOf searches and names the traces of the runs that ended.
func tracesOf(s *session.Session, strategy explorer.Strategy, maxRuns int) (explorer.Report, map[string]trace.Schedule, error) {
	r := &recorder{Strategy: strategy, seen: map[string]trace.Schedule{}}
	report, err := explorer.Explore(start(s), r, explorer.Options{MaxRuns: maxRuns, MaxSteps: 1000, KeepGoing: true, KeepOutcomes: true})
	return report, r.seen, err
}

// recorder names the traces of a strategy's runs.
type recorder struct {
	explorer.Strategy
	open  int
	steps []trace.Step
	order trace.Schedule
	seen  map[string]trace.Schedule
}

func (r *recorder) Begin() bool {
	r.steps, r.order, r.open = nil, nil, 0
	return r.Strategy.Begin()
}

func (r *recorder) Choose(ready []trace.Event) trace.EventID {
	id := r.Strategy.Choose(ready)
	if id != explorer.Abandon {
		r.open++
		r.order = append(r.order, id)
	}
	return id
}

func (r *recorder) Took(s trace.Step) {
	r.Strategy.Took(s)
	if r.open--; r.open == 0 {
		r.steps = append(r.steps, s)
	}
}

func (r *recorder) Ended(o *trace.Outcome) bool {
	if e, ok := r.Strategy.(explorer.Ender); ok {
		e.Ended(o)
	}
	if o != nil {
		r.seen[explorer.Canonical(r.steps, "clock", "fs.fds")] = r.order
	}
	return true
}

func (r *recorder) Err() error     { return r.Strategy.(explorer.Failer).Err() }
func (r *recorder) Complete() bool { return r.Strategy.(explorer.Completer).Complete() }

// sharing makes a random program.
func sharing(seed uint64) string {
	g := &sharer{r: rand.New(rand.NewPCG(seed, 7))}
	g.left = 8 + g.r.IntN(9)
	body := g.block(0)
	return "'use strict';\nconst fs = require('fs');\nlet v = 0, w = 0;\nconst o = { p: 0, q: { n: 0 } }, a = [0, 1], m = new Map(), out = {};\n" +
		"const say = (k, x) => { out[k] = x; };\n" + body +
		"process.on('exit', () => console.log(JSON.stringify([v, w, o, a, [...m], out])));\n"
}

// sharer writes random programs.
type sharer struct {
	r    *rand.Rand
	left int
	made int
}

func (g *sharer) name() int { g.made++; return g.made }

func (g *sharer) block(depth int) string {
	var b strings.Builder
	for range 2 + g.r.IntN(3) {
		if g.left == 0 {
			break
		}
		g.left--
		b.WriteString(strings.Repeat("  ", depth) + g.statement(depth) + "\n")
	}
	return b.String()
}

func (g *sharer) statement(depth int) string {
	n := g.name()
	if depth < 3 && g.r.IntN(depth+2) < 2 {
		inner := "() => {\n" + g.block(depth+1) + strings.Repeat("  ", depth) + "}"
		switch g.r.IntN(8) {
		case 0, 1:
			return fmt.Sprintf("setTimeout(%s, %d);", inner, []int{0, 1, 2, 10}[g.r.IntN(4)])
		case 2, 3:
			return fmt.Sprintf("setImmediate(%s);", inner)
		case 4:
			return fmt.Sprintf("fs.stat('f%d', %s);", g.r.IntN(2), inner)
		case 5:
			return fmt.Sprintf("fs.mkdir('f%d', %s);", g.r.IntN(2), strings.Replace(inner, "() => {", fmt.Sprintf("(e) => { say(%d, e && e.code);", n), 1))
		case 6:
			return fmt.Sprintf("process.nextTick(%s);", inner)
		default:
			return fmt.Sprintf("(async () => { const x = o.q; await null; x.n += %d; await new Promise((r) => setImmediate(r)); (%s)(); })();", n, inner)
		}
	}
	return fmt.Sprintf([]string{
		"v += %[1]d;", "say(%[1]d, v);", "w = %[1]d;", "o.p = %[1]d;", "say(%[1]d, o.p);", "a.push(%[1]d);", "say(%[1]d, a.length);",
		"m.set('k', %[1]d);", "say(%[1]d, m.get('k'));", "o.q = { n: %[1]d };", "say(%[1]d, 'z' in o);", "o.z = %[1]d;", "say(%[1]d, [...m.keys()]);",
		"say(%[1]d, fs.existsSync('f0'));", "a[0] = %[1]d;", "say(%[1]d, a.indexOf(%[1]d));", "delete o.p; w = %[1]d;", "({ p: w } = o); v -= %[1]d;", "say(%[1]d, JSON.stringify(o));",
	}[g.r.IntN(19)], n)
}
