package cases

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
	"loopcheck/explorer"
	"loopcheck/vm"
)

// environment is what both node and the model see: little, so that no setting of the machine shows.
func environment() []string {
	return []string{"PATH=" + os.Getenv("PATH"), "HOME=/", "TZ=UTC"}
}

// asUsual is a program as `loopcheck` sees it with its default bounds. The turn limit is long because
// the tests keep the machine busy.
func asUsual(file string) session.Config {
	return session.Config{
		Entry: file, Cwd: filepath.Dir(file), Env: environment(), Seed: 1,
		Loop:   eventloop.Options{TurnTime: 50, IOLatency: 1000, Workers: 4},
		Bounds: session.Bounds{MaxSteps: 10_000, TurnLimit: time.Minute},
	}
}

// open loads a program.
func open(t *testing.T, file string) *session.Session {
	t.Helper()
	s, err := session.Open(asUsual(file))
	require.NoError(t, err)
	t.Cleanup(s.Close)
	return s
}

// start makes a run for a search of the test's own. It resolves the sites of events, so that they are
// compared, too.
func start(s *session.Session) explorer.Start {
	return func() (explorer.System, error) { return s.Program.Start(vm.StartOptions{Sites: true}), nil }
}

// A shown is what an observer sees of a process.
type shown struct {
	stdout, stderr string
	exitCode       int
}

// normal replaces the process id in warnings, which nobody can foresee: "(node:4711) Warning: ...".
func normal(text string) string {
	return regexp.MustCompile(`(?m)^\(node:\d+\)`).ReplaceAllString(text, "(node:PID)")
}

// node runs a file under real node, in the file's folder.
func node(t *testing.T, file string) shown {
	t.Helper()
	cmd := exec.Command("node", file)
	cmd.Dir, cmd.Env = filepath.Dir(file), environment()
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err, "the reference is node itself")
	}
	return shown{normal(stdout.String()), normal(stderr.String()), cmd.ProcessState.ExitCode()}
}

// programs lists the programs of a folder: files, and folders with a main file. The names are relative
// to it, a folder's name without its main file.
func programs(t *testing.T, folder string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, pattern := range []string{"*.js", "*.mjs", "*.cjs", "*/main.js", "*/main.mjs", "*/main.cjs"} {
		files, err := filepath.Glob(filepath.Join(folder, pattern))
		require.NoError(t, err)
		for _, file := range files {
			full, err := filepath.Abs(file)
			require.NoError(t, err)
			name := filepath.Base(file)
			if strings.HasPrefix(pattern, "*/") {
				name = filepath.Base(filepath.Dir(file))
			}
			found[name] = full
		}
	}
	require.NotEmpty(t, found)
	return found
}

// outcomes are all that an observer can see of a program, within so many runs, and whether these
// runs were enough.
func outcomes(t *testing.T, file, strategy string, maxRuns int) (list []shown, complete bool) {
	t.Helper()
	s := open(t, file)
	s.Config.Bounds.MaxRuns = maxRuns
	r, err := s.Search(session.Wanted{Strategy: strategy, Outcomes: true})
	require.NoError(t, err)
	for _, o := range r.Outcomes {
		list = append(list, shown{o.Outcome.Stdout, o.Outcome.Stderr, o.Outcome.ExitCode})
	}
	return list, r.Complete
}
