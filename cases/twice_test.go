package cases

import (
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/explorer"
)

// Ready and Step depend on nothing but the steps taken so far: every program does the same when the
// same schedule is played again, be it the natural one or any other.
func TestProgramsDoTheSameTwice(t *testing.T) {
	gaps := knownGaps(t)
	for name, file := range programs(t, "conformance") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, err := session.Open(asUsual(file))
			if err != nil {
				require.Contains(t, gaps, name, "a program that cannot be loaded is a known gap: %v", err)
				return
			}
			defer s.Close()
			for _, strategy := range []explorer.Strategy{&explorer.Natural{}, explorer.NewRandom(7)} {
				_, err := explorer.Explore(start(s), explorer.NewTwice(strategy), explorer.Options{
					MaxRuns: 3, MaxSteps: 10_000, KeepGoing: true,
				})
				require.NoError(t, err)
			}
		})
	}
}
