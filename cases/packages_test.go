package cases

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/explorer"
)

// usesEnough is how many programs that use npm's packages must be alike, at least.
const usesEnough = 45

// Packages of npm run as they are: every program of packages/programs prints under `loopcheck run` what it
// prints under node, byte for byte. A program in packages/known_gaps.txt must still differ.
func TestPackagesRunAsUnderNode(t *testing.T) {
	withPackages(t)
	gaps := gapsIn(t, filepath.Join(packages, "known_gaps.txt"))
	all := programs(t, filepath.Join(packages, "programs"))
	require.GreaterOrEqual(t, len(all)-len(gaps), usesEnough)
	alike(t, all, gaps)
}

// A program that uses packages does the same when a schedule is played again.
func TestPackagesDoTheSameTwice(t *testing.T) {
	withPackages(t)
	for name, file := range programs(t, filepath.Join(packages, "programs")) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, err := session.Open(asUsual(file))
			require.NoError(t, err)
			defer s.Close()
			_, err = explorer.Explore(start(s), explorer.NewTwice(explorer.NewRandom(7)), explorer.Options{
				MaxRuns: 2, MaxSteps: 10_000, KeepGoing: true,
			})
			require.NoError(t, err)
		})
	}
}
