package explorer_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/explorer"
)

// A search whose runs are all made beforehand, from plans, finds what the search itself finds.
func TestPlayedBackRunsTellAStrategyTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, true)
		for name, make := range map[string]func() explorer.Strategy{
			"exhaustive": func() explorer.Strategy { return &explorer.Exhaustive{} },
			"delayed":    func() explorer.Strategy { return explorer.NewDelayed(&explorer.Exhaustive{}, 2) },
			"random":     func() explorer.Strategy { return explorer.NewRandom(5) },
			"pct":        func() explorer.Strategy { return explorer.NewPCT(5, 3) },
		} {
			o := explorer.Options{MaxRuns: 40, MaxSteps: 12, KeepGoing: true, KeepOutcomes: true}
			want, err := explorer.Explore(system.start, make(), o)
			require.NoError(t, err)
			s, live := make(), 0
			start := func() (explorer.System, error) {
				live++
				return system.start()
			}
			got, err := explorer.Explore(func() (explorer.System, error) {
				rec, err := explorer.Play(system.start, explorer.PlanOf(s), o)
				require.NoError(t, err)
				return rec.System(start), nil
			}, s, o)
			require.NoError(t, err)
			require.Equal(t, want, got, name)
			require.Zero(t, live, "%s: a run left its plan", name)
		}
	})
}

// The records are of the natural schedule, and a random search goes elsewhere: a live run takes over there.
func TestAPlayedBackRunThatIsLeftGoesOnLive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, true)
		o := explorer.Options{MaxRuns: 40, KeepGoing: true, KeepOutcomes: true}
		want, err := explorer.Explore(system.start, explorer.NewRandom(5), o)
		require.NoError(t, err)
		natural := explorer.PlanOf(&explorer.Exhaustive{})
		got, err := explorer.Explore(func() (explorer.System, error) {
			rec, err := explorer.Play(system.start, natural, explorer.Options{})
			require.NoError(t, err)
			return rec.System(system.start), nil
		}, explorer.NewRandom(5), o)
		require.NoError(t, err)
		require.Equal(t, want, got)
	})
}
