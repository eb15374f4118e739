package cases

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

func TestMain(m *testing.M) {
	flag.Bool("update", false, "rewrite the witnesses of cases/races")
	os.Exit(m.Run())
}

// update reports whether the committed witnesses are to be rewritten: go test ./cases -run Races -update
func update() bool { return flag.Lookup("update").Value.String() == "true" }

// An expectation is what expect.json says that loopcheck must find.
type expectation struct {
	Kind    trace.FailureKind
	Failure string // a part of its message
}

func (e expectation) require(t *testing.T, f *trace.Failure) {
	t.Helper()
	require.NotNil(t, f, "no failure was found")
	require.Equal(t, e.Kind, f.Kind)
	require.Contains(t, f.Message, e.Failure)
}

// races calls f for every race, all at once.
func races(t *testing.T, f func(t *testing.T, dir string, want expectation)) {
	t.Helper()
	files, err := filepath.Glob("races/*/expect.json")
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 12)
	for _, file := range files {
		dir, err := filepath.Abs(filepath.Dir(file))
		require.NoError(t, err)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			var want expectation
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(data, &want))
			f(t, dir, want)
		})
	}
}

// The search finds the race, and its witness, saved and read again, brings the same failure back.
func TestRacesAreFound(t *testing.T) {
	races(t, func(t *testing.T, dir string, want expectation) {
		file := filepath.Join(t.TempDir(), "main.witness")
		if update() {
			file = filepath.Join(dir, "main.witness")
		}
		s := open(t, filepath.Join(dir, "main.js"))
		r, err := s.Search(session.Wanted{Strategy: "reduced", Witness: file})
		require.NoError(t, err)
		require.Len(t, r.Findings, 1)
		found := r.Findings[0]
		want.require(t, &found.Failure)
		require.NoError(t, os.WriteFile(file, []byte(found.Witness.String()), 0o644))
		require.Equal(t, found.Failure, *replay(t, file, want).Failure)
	})
}

// The committed witness fits the program as it is, and names the lines where each event was registered.
func TestRacesHaveAWitness(t *testing.T) {
	if update() {
		t.Skip("the witnesses are being rewritten")
	}
	races(t, func(t *testing.T, dir string, want expectation) {
		file := filepath.Join(dir, "main.witness")
		replay(t, file, want)
		w, err := session.ReadWitness(file)
		require.NoError(t, err)
		require.NotContains(t, w.Failure.Message, dir)
		for _, step := range w.Steps {
			if !placeless(step) {
				require.Regexp(t, regexp.MustCompile(`^main\.js:\d+:\d+$`), step.Where, "step %s", step.ID)
			}
		}
	})
}

// placeless are the steps that no line of the program registers: the body, the end, and how far the
// workers have got when a turn looks at a file.
func placeless(step trace.WitnessStep) bool {
	return step.ID == trace.Main || step.Kind == "exit" || strings.Contains(string(step.ID), "?")
}

// replay runs a witness file as `loopcheck replay` does; it must fit and fail as it says.
func replay(t *testing.T, file string, want expectation) trace.Outcome {
	t.Helper()
	return replayIn(t, file, filepath.Dir(file), want)
}

// replayIn is replay in a working directory.
func replayIn(t *testing.T, file, cwd string, want expectation) trace.Outcome {
	t.Helper()
	w, err := session.ReadWitness(file)
	require.NoError(t, err)
	want.require(t, w.Failure)
	config := session.Config{Cwd: cwd, Env: environment(), TestGlobals: true, Bounds: session.Bounds{MaxSteps: 10_000}}
	require.NoError(t, config.Apply(w, file))
	s, err := session.Open(config)
	require.NoError(t, err)
	defer s.Close()
	r, err := s.Replay(w, file, false, nil)
	require.NoError(t, err)
	require.Empty(t, r.Changed, "run: go test ./cases -run Races -update")
	require.True(t, r.Same, "replay ended in %+v", r.Outcome.Failure)
	want.require(t, r.Outcome.Failure)
	return r.Outcome
}

// The fixed twin has no order that fails.
func TestRacesAreGoneWhenFixed(t *testing.T) {
	races(t, func(t *testing.T, dir string, _ expectation) {
		s := open(t, filepath.Join(dir, "fixed.js"))
		s.Config.Bounds.MaxRuns = 20_000
		r, err := s.Search(session.Wanted{Strategy: "reduced"})
		require.NoError(t, err)
		require.Empty(t, r.Failures)
		require.Empty(t, r.Bounds)
		require.True(t, r.Complete)
	})
}

// Plain node hides the race: most runs of main.js pass, and all of fixed.js do.
func TestRacesHideFromNode(t *testing.T) {
	races(t, func(t *testing.T, dir string, _ expectation) {
		const runs = 5
		passed := 0
		for range runs {
			if node(t, filepath.Join(dir, "main.js")).exitCode == 0 {
				passed++
			}
		}
		require.Greater(t, passed, runs/2)
		for range 3 {
			require.Zero(t, node(t, filepath.Join(dir, "fixed.js")).exitCode)
		}
	})
}

// Every schedule of a race and of its fixed twin does the same when it is played twice.
func TestRacesDoTheSameTwice(t *testing.T) {
	races(t, func(t *testing.T, dir string, _ expectation) {
		for _, name := range []string{"main.js", "fixed.js"} {
			s := open(t, filepath.Join(dir, name))
			twice := explorer.NewTwice(explorer.NewReduced(explorer.TurnsDepend))
			report, err := explorer.Explore(start(s), twice, explorer.Options{MaxRuns: 200, MaxSteps: 10_000, KeepGoing: true})
			require.NoError(t, err)
			require.NotZero(t, report.Runs)
		}
	})
}

// Exhaustive search is the specification of the reduced one: the outcomes are the same.
func TestRacesHaveTheSameOutcomesWithoutReduction(t *testing.T) {
	races(t, func(t *testing.T, dir string, _ expectation) {
		if filepath.Base(dir) == "interval-overlap" {
			t.Skip("the interval goes on for as long as the check takes: too many orders")
		}
		for _, name := range []string{"main.js", "fixed.js"} {
			want, complete := outcomes(t, filepath.Join(dir, name), "exhaustive", 3000)
			require.True(t, complete)
			got, complete := outcomes(t, filepath.Join(dir, name), "reduced", 3000)
			require.True(t, complete)
			require.ElementsMatch(t, want, got)
		}
	})
}
