package cases

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
)

// A packageRace is what packages/races/NAME/expect.json says of a driver and a package of npm.
type packageRace struct {
	Kind    trace.FailureKind `json:"kind"`
	Failure string            `json:"failure"` // a part of its message
	// Strategy is the one that finds the race, and the one that looks for it in vain; dpor unless it is said.
	Strategy string `json:"strategy,omitempty"`
	// Runs is how many runs it takes to find the race.
	Runs int `json:"runs"`
}

func (r packageRace) expectation() expectation { return expectation{Kind: r.Kind, Failure: r.Failure} }

func (r packageRace) strategy() string {
	if r.Strategy == "" {
		return "dpor"
	}
	return r.Strategy
}

// updateRuns bounds a search whose number of runs is to be written down.
const updateRuns = 20_000

// packageRaces calls f for every race of a package, all at once.
func packageRaces(t *testing.T, f func(t *testing.T, dir string, want packageRace)) {
	t.Helper()
	withPackages(t)
	files, err := filepath.Glob(filepath.Join(packages, "races", "*", "expect.json"))
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 10)
	for _, file := range files {
		dir, err := filepath.Abs(filepath.Dir(file))
		require.NoError(t, err)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			var want packageRace
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(data, &want))
			f(t, dir, want)
		})
	}
}

// The search finds the race of the package within the runs that are written down, and its witness, saved and
// read again, brings the same failure back.
func TestPackageRacesAreFound(t *testing.T) {
	packageRaces(t, func(t *testing.T, dir string, want packageRace) {
		file := filepath.Join(t.TempDir(), "main.witness")
		s := open(t, filepath.Join(dir, "main.js"))
		s.Config.Bounds.MaxRuns = 4*want.Runs + 100 // a change of Node's modules may shift it
		if update() {
			file, s.Config.Bounds.MaxRuns = filepath.Join(dir, "main.witness"), updateRuns
		}
		r, err := s.Search(session.Wanted{Strategy: want.strategy(), Witness: file})
		require.NoError(t, err)
		require.Len(t, r.Findings, 1, "run: go test ./cases -run PackageRaces -update")
		found := r.Findings[0]
		want.expectation().require(t, &found.Failure)
		require.NoError(t, os.WriteFile(file, []byte(found.Witness.String()), 0o644))
		if update() {
			want.Runs = r.Runs
			data, err := json.MarshalIndent(want, "", "  ")
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(dir, "expect.json"), append(data, '\n'), 0o644))
		}
		require.Equal(t, found.Failure, *replay(t, file, want.expectation()).Failure)
	})
}

// The committed witness fits the driver and the package as they are.
func TestPackageRacesHaveAWitness(t *testing.T) {
	if update() {
		t.Skip("the witnesses are being rewritten")
	}
	packageRaces(t, func(t *testing.T, dir string, want packageRace) {
		replay(t, filepath.Join(dir, "main.witness"), want.expectation())
	})
}

// Where a version without the race exists, the same driver has no order that fails on it.
func TestPackageRacesAreGoneWhenFixed(t *testing.T) {
	packageRaces(t, func(t *testing.T, dir string, want packageRace) {
		file := filepath.Join(dir, "fixed.js")
		if !exists(file) {
			t.Skip("there is no version without the race")
		}
		s := open(t, file)
		s.Config.Bounds.MaxRuns = updateRuns
		r, err := s.Search(session.Wanted{Strategy: want.strategy()})
		require.NoError(t, err)
		require.Empty(t, r.Failures)
		require.True(t, r.Complete, "%v", r.Bounds)
	})
}

// Plain node hides the race: most runs of main.js pass, and all of fixed.js do.
func TestPackageRacesHideFromNode(t *testing.T) {
	packageRaces(t, func(t *testing.T, dir string, _ packageRace) {
		const runs = 3
		passed := 0
		for range runs {
			if node(t, filepath.Join(dir, "main.js")).exitCode == 0 {
				passed++
			}
		}
		require.Greater(t, passed, runs/2)
		if file := filepath.Join(dir, "fixed.js"); exists(file) {
			require.Zero(t, node(t, file).exitCode)
		}
	})
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
