package cases

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
	"loopcheck/vm"
)

// Whatever order real Node 20 shows must be in the explored set. Random programs run under real node,
// with four pool workers and with one, some of them also on a busy machine; each order that it shows
// must be one that the loop allows. LOOPCHECK_INCLUSION=n runs n programs instead of 300, from seed
// LOOPCHECK_SEED on.
func TestEveryOrderThatNodeShowsIsAllowed(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the model is of Node on Linux")
	}
	programs, first := number("LOOPCHECK_INCLUSION", 300), uint64(number("LOOPCHECK_SEED", 1))
	dir := t.TempDir()
	inParallel(programs, func(i int) { observe(t, dir, first+uint64(i), 2, 1) })
	defer load()()
	inParallel(programs/4, func(i int) { observe(t, dir, first+uint64(i*4), 2, 0) })
}

// number is an environment variable, or what it is otherwise.
func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// inParallel calls f for 0 to n-1 on all processors.
func inParallel(n int, f func(i int)) {
	var wg sync.WaitGroup
	todo := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range todo {
				f(i)
			}
		}()
	}
	for i := range n {
		todo <- i
	}
	close(todo)
	wg.Wait()
}

// load keeps the processors busy, so that node's timers are late now and then.
func load() (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var ended []chan struct{}
	for range runtime.GOMAXPROCS(0) {
		cmd := exec.CommandContext(ctx, "node", "-e", "for (;;);")
		if cmd.Start() != nil {
			continue
		}
		done := make(chan struct{})
		ended = append(ended, done)
		go func() { _ = cmd.Wait(); close(done) }()
	}
	return func() {
		cancel()
		for _, done := range ended {
			<-done
		}
	}
}

// observe runs the program of a seed under node, so many times with four workers and with one, and
// looks each order up.
func observe(t *testing.T, dir string, seed uint64, four, one int) {
	file := filepath.Join(dir, fmt.Sprintf("p%d.js", seed))
	text := generate(seed)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Error(err)
		return
	}
	for workers, runs := range map[int]int{4: four, 1: one} {
		seen := map[string]bool{}
		for range runs {
			cmd := exec.Command("node", file)
			cmd.Env = append(os.Environ(), "UV_THREADPOOL_SIZE="+strconv.Itoa(workers))
			out, err := cmd.Output()
			if err != nil {
				t.Errorf("seed %d: node: %v\n%s", seed, err, text)
				return
			}
			seen[string(out)] = true
		}
		for out := range seen {
			if !allowed(t, file, workers, out) {
				t.Errorf("seed %d, %d workers: node showed %q, which the loop does not allow\n%s",
					seed, workers, strings.Fields(out), text)
			}
		}
	}
}

// allowed reports whether some schedule of the program writes exactly out. Operations that only read
// commute, so it looks first at the schedules in which an effect that can happen happens at once; in
// the others a request waits for a worker.
func allowed(t *testing.T, file string, workers int, out string) bool {
	s, err := session.Open(session.Config{
		Entry: file, Cwd: filepath.Dir(file), Env: os.Environ(),
		// A stalled machine can delay anything: real node is held to no bound here.
		Loop: eventloop.Options{TurnTime: 5000, IOLatency: eventloop.Inf, Workers: workers},
	})
	require.NoError(t, err)
	defer s.Close()
	found, _ := shows(s, out, true)
	if found {
		return true
	}
	found, decided := shows(s, out, false)
	if !decided {
		t.Errorf("%s: undecided after %d runs", file, maxRuns)
	}
	return found || !decided
}

// maxRuns bounds the search for one order.
const maxRuns = 20_000

// shows searches depth first for a run that writes exactly out, and gives up a branch as soon as what
// was written is no beginning of out. It reports whether there is one, and whether it could tell.
func shows(s *session.Session, out string, effectsAtOnce bool) (found, decided bool) {
	var path, width []int
	for range maxRuns {
		p := s.Program.Start(vm.StartOptions{})
		fits, depth := true, 0
		for fits {
			ready := p.Ready()
			if len(ready) == 0 {
				break
			}
			pick := 0
			if len(ready) > 1 && !(effectsAtOnce && ready[0].ID.IsEffect()) {
				if depth == len(path) {
					path, width = append(path, 0), append(width, len(ready))
				}
				pick = path[depth]
				depth++
			}
			p.Step(ready[pick].ID)
			fits = strings.HasPrefix(out, p.Outcome().Stdout)
		}
		if fits && p.Outcome().Stdout == out {
			return true, true
		}
		path, width = path[:depth], width[:depth]
		k := depth - 1
		for k >= 0 && path[k]+1 == width[k] {
			k--
		}
		if k < 0 {
			return false, true
		}
		path[k]++
		path, width = path[:k+1], width[:k+1]
	}
	return false, false
}

// generate writes a random program: timers, immediates, ticks, promises, file requests, busy waits.
func generate(seed uint64) string {
	g := &generator{rand: rand.New(rand.NewPCG(seed, 1))}
	var b strings.Builder
	b.WriteString("'use strict';\nconst fs = require('fs'), fsp = require('fs/promises');\nconst log = (s) => console.log(s);\n")
	b.WriteString("const busy = (ms) => { const t = process.hrtime.bigint(); while (process.hrtime.bigint() - t < BigInt(ms) * 1000000n); };\n")
	b.WriteString("const timers = [];\n")
	g.body(&b, "", 3, 3+g.rand.IntN(3))
	return b.String()
}

type generator struct {
	rand   *rand.Rand
	next   int
	size   int
	waited bool
}

func (g *generator) label() string {
	g.next++
	return "L" + strconv.Itoa(g.next)
}

func (g *generator) pick(list ...string) string { return list[g.rand.IntN(len(list))] }

// body writes n statements, callbacks nested up to depth.
func (g *generator) body(b *strings.Builder, indent string, depth, n int) {
	fmt.Fprintf(b, "%slog('%s');\n", indent, g.label())
	for range n {
		if g.size++; depth == 0 || g.size > 14 {
			return
		}
		g.statement(b, indent, depth)
	}
}

func (g *generator) statement(b *strings.Builder, indent string, depth int) {
	open, end := "", "});\n"
	delay := g.pick("0", "1", "1", "2", "3", "5", "10")
	switch g.rand.IntN(14) {
	case 0, 1, 2:
		open, end = "setTimeout(() => {", "}, "+delay+");\n"
	case 3, 4:
		open = "setImmediate(() => {"
	case 5:
		open = "process.nextTick(() => {"
	case 6:
		open = "Promise.resolve().then(() => {"
	case 7:
		open = "queueMicrotask(() => {"
	case 8:
		open = g.pick("fs.stat(__filename, () => {", "fs.access(__filename, () => {", "fs.readFile(__filename, () => {")
	case 9:
		open = g.pick("fsp.stat(__filename).then(() => {", "fsp.readFile(__filename).then(() => {")
	case 10:
		open, end = "(async () => {\n"+indent+"  await null;", "})();\n"
	case 11:
		fmt.Fprintf(b, "%stimers.push(setTimeout(() => log('%s'), %s));\n", indent, g.label(), delay)
		return
	case 12:
		fmt.Fprintf(b, "%s%s\n", indent, g.pick("clearTimeout(timers.pop());", "timers.at(-1)?.unref();", "timers.at(-1)?.refresh();"))
		return
	case 13:
		// Once only: what a later wait reads of the clock is fixed to the least that fits (Loop.Now).
		if !g.waited {
			fmt.Fprintf(b, "%sbusy(%d);\n", indent, 1+g.rand.IntN(4))
		}
		g.waited = true
		return
	}
	fmt.Fprintf(b, "%s%s\n", indent, open)
	g.body(b, indent+"  ", depth-1, g.rand.IntN(3))
	fmt.Fprintf(b, "%s%s", indent, end)
}
