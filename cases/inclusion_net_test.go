package cases

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/vm"
)

// What real node shows of sockets must be in the explored set: random programs of a server and one or two
// clients, over TCP and over a Unix socket, on a quiet and
// on a busy machine. LOOPCHECK_INCLUSION and LOOPCHECK_SEED are as for the others.
func TestEveryOrderOfSocketsThatNodeShowsIsAllowed(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the model is of Node on Linux")
	}
	programs, first := number("LOOPCHECK_INCLUSION", 60), uint64(number("LOOPCHECK_SEED", 1))
	dir := t.TempDir()
	inParallel(programs, func(i int) { observeSockets(t, dir, first+uint64(i)) })
	defer load()()
	inParallel(programs/4, func(i int) { observeSockets(t, dir, first+uint64(i*4)) })
}

// observeSockets runs the program of a seed under node a few times, and looks each order up.
func observeSockets(t *testing.T, dir string, seed uint64) {
	file := filepath.Join(dir, fmt.Sprintf("n%d.js", seed))
	text := generateSockets(seed)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Error(err)
		return
	}
	seen := map[string]bool{}
	for range 3 {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		out, err := exec.CommandContext(ctx, "node", file).Output()
		cancel()
		if ctx.Err() != nil {
			return // a socket that nobody reads, or ends, keeps it: nothing to compare
		}
		if err != nil {
			t.Errorf("seed %d: node: %v\n%s", seed, err, text)
			return
		}
		seen[string(out)] = true
	}
	for out := range seen {
		found, decided := showsSockets(t, file, out)
		switch {
		case !found && decided:
			t.Errorf("seed %d: node showed %q, which the loop does not allow\n%s", seed, strings.Fields(out), text)
		case !found:
			t.Logf("seed %d: undecided: %q", seed, strings.Fields(out))
		}
	}
}

// A hunt is a depth-first search for a run with one output: the choices so far, of which some are made in
// the middle of turns.
type hunt struct {
	path, width []int
	depth       int
}

func (h *hunt) choose(n int) int {
	if n == 1 {
		return 0
	}
	if h.depth == len(h.path) {
		h.path, h.width = append(h.path, 0), append(h.width, n)
	}
	h.depth++
	return h.path[h.depth-1]
}

// next goes on to the next path; false: there is none.
func (h *hunt) next() bool {
	k := h.depth - 1
	for k >= 0 && h.path[k]+1 == h.width[k] {
		k--
	}
	h.depth = 0
	if k < 0 {
		return false
	}
	h.path[k]++
	h.path, h.width = h.path[:k+1], h.width[:k+1]
	return true
}

// showsSockets is shows, with choices in the middle of turns.
func showsSockets(t *testing.T, file, out string) (found, decided bool) {
	s, err := session.Open(session.Config{
		Entry: file, Cwd: filepath.Dir(file), Env: os.Environ(),
		Loop: eventloop.Options{TurnTime: 5000, IOLatency: eventloop.Inf, Workers: 4},
	})
	require.NoError(t, err)
	defer s.Close()
	h := &hunt{}
	for range 4000 {
		p := s.Program.Start(vm.StartOptions{})
		p.SetChooser(func(ready []trace.Event) trace.EventID { return ready[h.choose(len(ready))].ID })
		fits := true
		for fits {
			ready := p.Ready()
			if len(ready) == 0 {
				break
			}
			p.Step(ready[h.choose(len(ready))].ID)
			fits = strings.HasPrefix(out, p.Outcome().Stdout)
		}
		if fits && p.Outcome().Stdout == out {
			return true, true
		}
		if !h.next() {
			return false, true
		}
	}
	return false, false
}

// generateSockets writes a random program: each end logs what it is told, and does a little.
func generateSockets(seed uint64) string {
	g := &socketGenerator{rand: rand.New(rand.NewPCG(seed, 2))}
	clients, unix := 1+g.rand.IntN(2), g.rand.IntN(3) == 0
	listen, target := "0, '127.0.0.1'", "server.address().port, '127.0.0.1'"
	head := "'use strict';\nconst net = require('net');\nconst log = (s) => console.log(s);\n"
	if unix {
		head += "const fs = require('fs');\nconst dir = fs.mkdtempSync(require('os').tmpdir() + '/n-');\n"
		head += "process.on('exit', () => fs.rmSync(dir, { recursive: true }));\n"
		listen, target = "dir + '/s'", "dir + '/s'"
	}
	var b strings.Builder
	b.WriteString(head)
	fmt.Fprintf(&b, "let left = %d;\nlet n = 0;\n", 2*clients)
	b.WriteString("const follow = (s, me) => s.on('data', (d) => log(me + ':' + d)).on('end', () => { log(me + ':end'); s.end(); })\n" +
		"  .on('finish', () => log(me + ':finish')).on('error', (err) => log(me + ':' + err.code))\n" +
		"  .on('close', (bad) => { log(me + ':close' + (bad ? '!' : '')); if (--left === 0) server.close(); });\n")
	fmt.Fprintf(&b, "const server = net.createServer({ allowHalfOpen: %t }, (s) => {\n  const me = 's' + n++;\n  log(me);\n  follow(s, me);\n",
		g.rand.IntN(3) == 0)
	b.WriteString("  " + g.some("s", 2) + "\n});\n")
	fmt.Fprintf(&b, "server.listen(%s, () => {\n", listen)
	for i := range clients {
		c := fmt.Sprintf("c%d", i)
		fmt.Fprintf(&b, "  const %s = net.connect(%s, () => {\n    log('%s');\n    %s\n    %s\n  });\n  follow(%s, '%s');\n",
			c, target, c, g.some(c, 2), g.pick("C.end();", "setImmediate(() => C.end());", "C.once('data', () => C.end()); setTimeout(() => C.end(), 30);", c), c, c)
	}
	b.WriteString("});\n")
	return b.String()
}

type socketGenerator struct {
	rand *rand.Rand
	next int
}

// pick is one of the texts, the last of which stands for each C.
func (g *socketGenerator) pick(list ...string) string {
	last := len(list) - 1
	return strings.ReplaceAll(list[g.rand.IntN(last)], "C", list[last])
}

func (g *socketGenerator) some(socket string, most int) string {
	text := ""
	for range g.rand.IntN(most + 1) {
		text += g.act(socket, 0)
	}
	return text
}

// act is one thing that a socket's owner does.
func (g *socketGenerator) act(socket string, depth int) string {
	g.next++
	label := fmt.Sprintf("%s.%d", socket, g.next)
	later := func(open, end string) string {
		return fmt.Sprintf("%s{ log('%s'); %s }%s ", open, label, g.act(socket, depth+1), end)
	}
	kinds := 10
	if depth == 2 {
		kinds = 4
	}
	switch g.rand.IntN(kinds) {
	case 0:
		return fmt.Sprintf("%s.write('%s', () => log('%s written')); ", socket, label, label)
	case 1:
		return fmt.Sprintf("%s.write('%s'); %s.write('+'); ", socket, label, socket)
	case 2:
		return socket + ".end(); "
	case 3:
		return fmt.Sprintf("%s.end('%s'); ", socket, label)
	case 4:
		return later("setImmediate(() => ", ");")
	case 5:
		return later("setTimeout(() => ", ", 1);")
	case 6:
		return later("process.nextTick(() => ", ");")
	case 7:
		return later("Promise.resolve().then(() => ", ");")
	case 8:
		return socket + ".destroy(); "
	default:
		return fmt.Sprintf("%s.pause(); setTimeout(() => { log('%s'); %s.resume(); }, 2); ", socket, label, socket)
	}
}
