package cases

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/shims"
)

// scripts are programs that say with require('loopcheck') what the outside does, and all that they can
// print. Each is small enough to be searched exhaustively.
func scripts() map[string][]string {
	return map[string][]string{
		// Every answer, and no other: 0 to n-1.
		`console.log(choose(3));`: {"0", "1", "2"},
		`console.log(choose(1));`: {"0"},
		// Choices of one turn multiply.
		`console.log(choose(2), choose(3));`: {"0 0", "0 1", "0 2", "1 0", "1 1", "1 2"},
		// A choice can lead to others.
		`console.log(choose(2) ? 'b' + choose(2) : 'a');`: {"a", "b0", "b1"},
		// Choices are asked for in ticks and microtasks, too.
		`process.nextTick(() => console.log(choose(2))); queueMicrotask(() => console.log(choose(2)));`: {"0\n0", "0\n1", "1\n0", "1\n1"},
		// Whatever was chosen, all orders follow: 2 answers times 2 orders.
		`let said = ''; const n = choose(2);
		 for (const f of ['a', 'b']) fs.stat('/', () => { said += f; });
		 process.on('exit', () => console.log(n, said));`: {"0 ab", "0 ba", "1 ab", "1 ba"},
		// Two turns that choose, in both orders.
		`let said = '';
		 for (const f of ['a', 'b']) fs.stat('/', () => { said += f + choose(2); });
		 process.on('exit', () => console.log(said));`: {"a0b0", "a0b1", "a1b0", "a1b1", "b0a0", "b0a1", "b1a0", "b1a1"},
		// An external event may come at any poll: before the timer and after it.
		`let said = ''; external('x', () => { said += 'x'; }); setTimeout(() => { said += 't'; }, 10);
		 process.on('exit', () => console.log(said));`: {"tx", "xt"},
		// Two of them come in any order; those of one declaration are one after the other.
		`let said = ''; external('x', () => { said += 'x'; }, { times: 2 }); external('y', () => { said += 'y'; });
		 process.on('exit', () => console.log(said));`: {"xxy", "xyx", "yxx"},
		// It is a turn of the poll phase: the immediate that is there goes first only if it comes later.
		`let said = ''; external('x', () => { said += 'x'; setImmediate(() => { said += 'i'; }); setTimeout(() => { said += 't'; }, 0); });
		 process.on('exit', () => console.log(said));`: {"xit"},
		// A peer speaks at any time: its pieces arrive in any cut.
		`let said = ''; peer(4000, (c) => { c.write('a'); c.write('b'); });
		 const s = net.connect(4000); s.on('data', (d) => { said += '[' + d + ']'; if (said.includes('b')) s.destroy(); });
		 process.on('exit', () => console.log(said));`: {"[a][b]", "[ab]"},
		// What it says and what the program does otherwise are unordered.
		`let said = ''; peer('example.test:80', (c) => { c.end('x'); });
		 const s = net.connect(80, 'example.test'); s.on('data', () => { said += 'x'; });
		 s.on('connect', () => setTimeout(() => { said += 't'; }, 20)); process.on('exit', () => console.log(said));`: {"tx", "xt"},
		// A server's answer depends on a choice, and it can reset the connection.
		`server('http://example.test/', (r) => (choose(2) ? null : r.url));
		 http.get('http://example.test/path', { agent: false }, (res) => res.on('data', (d) => console.log(String(d)))).on('error', (err) => console.log(err.code));`: {"/path", "ECONNRESET"},
	}
}

// run writes a program to a folder of its own.
func scriptFile(t *testing.T, body string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "main.js")
	head := "const { choose, invariant, external, peer, server } = require('loopcheck');\n" +
		"const fs = require('fs'); const net = require('net'); const http = require('http');\n"
	require.NoError(t, os.WriteFile(file, []byte(head+body), 0o600))
	return file
}

// What the test says of the outside is explored: all of it, and nothing else, by every complete strategy.
func TestTheScriptedWorldIsExplored(t *testing.T) {
	for body, want := range scripts() {
		for _, strategy := range []string{"exhaustive", "reduced"} {
			t.Run(fmt.Sprintf("%s %s", strategy, body), func(t *testing.T) {
				list, complete := outcomes(t, scriptFile(t, body), strategy, 5_000)
				require.True(t, complete)
				var got []string
				for _, o := range list {
					require.Empty(t, o.stderr)
					got = append(got, o.stdout[:len(o.stdout)-1])
				}
				slices.Sort(got)
				require.Equal(t, want, got)
			})
		}
	}
}

// Choices are the same when a schedule is played again.
func TestChoicesRepeat(t *testing.T) {
	for body := range scripts() {
		s := open(t, scriptFile(t, body))
		_, err := explorer.Explore(start(s), explorer.NewTwice(explorer.NewRandom(3)), explorer.Options{MaxRuns: 6, MaxSteps: 1000, KeepGoing: true})
		require.NoError(t, err, body)
	}
}

// A broken invariant is a failure of the turn that broke it, with a message and the place, and replays.
func TestABrokenInvariantIsAFailure(t *testing.T) {
	for body, want := range map[string]string{
		`let n = 2; invariant(function enough() { return n > 0; }); setTimeout(() => { n -= choose(3); }, 1);
		 setTimeout(() => { n = 5; }, 100);`: "Error: the invariant enough does not hold",
		`let n = 2; invariant(() => { if (n < 1) throw new RangeError('too few: ' + n); }); setTimeout(() => { n -= choose(4); }, 1);`: "RangeError: too few: 0",
		`let open = false; invariant(() => !open); fs.stat('/', () => { open = true; }); setTimeout(() => { open = false; }, 900);`:    "Error: the invariant does not hold: () => !open",
		`invariant(async () => true);`: "TypeError: an invariant is looked at between two turns: it cannot be asynchronous",
	} {
		t.Run(body, func(t *testing.T) {
			file := scriptFile(t, body)
			witness := filepath.Join(filepath.Dir(file), "main.witness")
			r, err := open(t, file).Search(session.Wanted{Strategy: "reduced", Witness: witness})
			require.NoError(t, err)
			require.Len(t, r.Findings, 1)
			found := r.Findings[0]
			require.Equal(t, trace.InvariantBroken, found.Failure.Kind)
			require.Equal(t, want, found.Failure.Message)
			require.NoError(t, os.WriteFile(witness, []byte(found.Witness.String()), 0o600))
			replay(t, witness, expectation{Kind: trace.InvariantBroken, Failure: want})
		})
	}
}

// What is wrong with a call of the module is said at once.
func TestTheModuleChecksItsArguments(t *testing.T) {
	for body, want := range map[string]string{
		`choose(0)`:                           `The value of "n" is out of range`,
		`choose('x')`:                         `The "n" argument must be of type number`,
		`invariant(1)`:                        `The "f" argument must be of type function`,
		`external(1)`:                         `The "name" argument must be of type string`,
		`peer(-1, () => {})`:                  `port should be > 0 and < 65536`,
		`peer(80)`:                            `The "script" argument must be of type function`,
		`server('https://x/', () => {})`:      `The argument 'url' must begin with http:`,
		`external('x', () => {}, {times: 0})`: `The value of "options.times" is out of range`,
	} {
		got := natural(t, scriptFile(t, body))
		require.Equal(t, 1, got.exitCode, body)
		require.Contains(t, got.stderr, want, body)
	}
}

// faulty is a session in which files and connections may fail on purpose, so often.
func faulty(t *testing.T, file string, most int) *session.Session {
	t.Helper()
	config := asUsual(file)
	config.Faults = shims.Faults{FS: true, Net: true, Max: most}
	s, err := session.Open(config)
	require.NoError(t, err)
	t.Cleanup(s.Close)
	return s
}

// With faults each operation can fail, and a write can be short: in all ways, and in no other.
func TestFaultsAreExplored(t *testing.T) {
	write := `fs.open(__dirname + '/f', 'w', (err, fd) => {
	  if (err) return console.log('open', err.code);
	  fs.write(fd, 'hello', (err, n) => {
	    console.log('write', err ? err.code : n);
	    fs.read(fd, Buffer.alloc(1), 0, 1, 0, (err) => console.log('read', err.code));
	  });
	});`
	natural := "write 5\nread EBADF\n"
	one := []string{"open EMFILE\n", "write 2\nread EBADF\n", natural, "write 5\nread EIO\n", "write ENOSPC\nread EBADF\n"}
	two := append([]string{"write 2\nread EIO\n", "write ENOSPC\nread EIO\n"}, one...)
	none := `fs.stat('/', (err) => console.log(err)); fs.writeSync(1, 'to the terminal\n');`
	for _, c := range []struct {
		body string
		most int
		want []string
	}{
		{write, 1, one},
		{write, 2, two},
		// A connection breaks at a write: both ends are told, and what was written is lost.
		{`net.createServer((s) => s.end('hello').on('error', (err) => console.log('server', err.code))).listen(4000);
		  let got = ''; const s = net.connect(4000).on('data', (d) => { got += d; }).on('error', (err) => console.log('client', err.code));
		  s.on('close', () => { console.log('got', got); setTimeout(process.exit, 0); });`, 1,
			[]string{"got hello\n", "client ECONNRESET\ngot \n", "client ECONNRESET\ngot \nserver ECONNRESET\n",
				"client ECONNRESET\nserver ECONNRESET\ngot \n", "server ECONNRESET\nclient ECONNRESET\ngot \n"}},
		{none, 5, []string{"to the terminal\nnull\n"}},
		{`try { fs.writeFileSync(__dirname + '/f', 'abcd'); } catch (err) { console.log(err.code); }
		  console.log(fs.existsSync(__dirname + '/f') && fs.statSync(__dirname + '/f').size);`, 1,
			[]string{"4\n", "EMFILE\nfalse\n", "ENOSPC\n0\n"}},
	} {
		for _, strategy := range []string{"exhaustive", "reduced"} {
			s := faulty(t, scriptFile(t, c.body), c.most)
			r, err := s.Search(session.Wanted{Strategy: strategy, Outcomes: true})
			require.NoError(t, err)
			require.True(t, r.Complete)
			var got []string
			for _, o := range r.Outcomes {
				require.Empty(t, o.Outcome.Stderr)
				got = append(got, o.Outcome.Stdout)
			}
			require.ElementsMatch(t, c.want, got, "%s: %s", strategy, c.body)
		}
	}
}

// A witness says that faults were allowed, so it fails again.
func TestAFaultReplays(t *testing.T) {
	file := scriptFile(t, `fs.readFile(__filename, (err) => { if (err) throw err; });`)
	witness := filepath.Join(filepath.Dir(file), "main.witness")
	for _, want := range []string{"Error: EMFILE: too many open files, open '" + file + "'", "Error: EIO: i/o error, read"} {
		r, err := faulty(t, file, 1).Search(session.Wanted{Strategy: "reduced", KeepGoing: true, Witness: witness})
		require.NoError(t, err)
		at := slices.IndexFunc(r.Findings, func(f session.Finding) bool { return f.Failure.Message == want })
		require.GreaterOrEqual(t, at, 0, "%s was not found", want)
		require.NoError(t, os.WriteFile(witness, []byte(r.Findings[at].Witness.String()), 0o600))
		replay(t, witness, expectation{Kind: trace.UncaughtException, Failure: want})
	}
}
