package cases

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
)

// mocha is the program's own Mocha on one of its test files, as `loopcheck ... node_modules/.bin/mocha FILE` sees it.
func mocha(t *testing.T, file string) session.Config {
	t.Helper()
	withPackages(t)
	dir, err := filepath.Abs(packages)
	require.NoError(t, err)
	config := asUsual(filepath.Join(dir, "node_modules", ".bin", "mocha"))
	config.Cwd, config.Args = dir, []string{file}
	return config
}

// Mocha prints what it prints under node, for every way in which a test can end. How long the tests took
// is the machine's affair.
func TestMochaRunsAsUnderNode(t *testing.T) {
	config := mocha(t, "mocha/all-kinds.js")
	took := regexp.MustCompile(`\(\d+ms\)`)
	cmd := exec.Command("node", config.Entry, config.Args[0])
	cmd.Dir, cmd.Env = config.Cwd, config.Env
	want, err := cmd.CombinedOutput()
	require.Error(t, err, "some of its tests fail")
	s, err := session.Open(config)
	require.NoError(t, err)
	defer s.Close()
	got, err := s.Run()
	require.NoError(t, err)
	require.Equal(t, took.ReplaceAllString(string(want), ""), took.ReplaceAllString(got.Stdout+got.Stderr, ""))
	require.Equal(t, cmd.ProcessState.ExitCode(), got.ExitCode)
}

// Under a search each test of Mocha's is explored alone, and what fails is that test.
func TestMochasTestsAreSearchedOneByOne(t *testing.T) {
	config := mocha(t, "mocha/cache.js")
	config.TestGlobals = true
	s, err := session.Open(config)
	require.NoError(t, err)
	defer s.Close()
	file := filepath.Join(t.TempDir(), "mocha.witness")
	r, err := s.Search(session.Wanted{Strategy: "reduced", Witness: file})
	require.NoError(t, err)
	require.Len(t, r.Findings, 1)
	require.Equal(t, []string{"Cache reads a file once", "Cache forgets what is cleared"}, []string{r.Tests[0].Name, r.Tests[1].Name})
	require.True(t, r.Tests[0].Complete)
	want := expectation{Kind: trace.TestFailed, Failure: "'old' !== 'new'"}
	want.require(t, &r.Findings[0].Failure)
	require.Equal(t, "Cache forgets what is cleared", r.Findings[0].Failure.Test)
	require.NoError(t, os.WriteFile(file, []byte(r.Findings[0].Witness.String()), 0o644))
	replayIn(t, file, config.Cwd, want)
}

// A test that is done twice and one that fails are different failures, each with its test.
func TestMochasFailuresAreTold(t *testing.T) {
	config := mocha(t, "mocha/all-kinds.js")
	config.TestGlobals = true
	s, err := session.Open(config)
	require.NoError(t, err)
	defer s.Close()
	r, err := s.Search(session.Wanted{Strategy: "reduced", KeepGoing: true, Witness: filepath.Join(t.TempDir(), "w")})
	require.NoError(t, err)
	failed := map[string]trace.FailureKind{}
	for _, f := range r.Findings {
		failed[f.Failure.Test] = f.Failure.Kind
	}
	require.Equal(t, map[string]trace.FailureKind{
		"a counter fails": trace.TestFailed, "a counter fails later": trace.TestFailed, "a counter rejects": trace.TestFailed,
		"a counter takes too long": trace.TestFailed, "a counter is done twice": trace.DoneTwice,
		`a counter inside "before each" hook: a hook for "does not get here"`: trace.TestFailed,
	}, failed)
}
