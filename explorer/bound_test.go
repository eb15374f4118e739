package explorer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// writers are n threads of one step on one location: n! schedules, none of them equivalent to another.
func writers(n int) toy {
	var bodies [][]action
	for range n {
		bodies = append(bodies, []action{write(0)})
	}
	return threads(bodies...)
}

// One delay: at each of the points with k ready events the natural one or one of k-1 others, and the rest is
// natural: 1 + (3 + 2 + 1). Two: 1 + 6 + 3*2 + 3*1 + 2*1 = 18. With three delays each of the 4! is there.
func TestADelayBoundRunsEachScheduleOfAtMostSoManyDelays(t *testing.T) {
	for most, want := range []int{1, 7, 18, 24} {
		s := explorer.NewDelayed(&explorer.Exhaustive{}, most)
		report, err := all(writers(4).start, s)
		require.NoError(t, err)
		require.Equal(t, want, report.Runs, "%d delays", most)
		require.Equal(t, most < 3, s.Cut())
		require.Equal(t, most == 3, report.Complete)
	}
}

// A reduction asks for what it wants: a run that takes more delays than it may is given up.
func TestADelayBoundGivesUpRunsOfAReduction(t *testing.T) {
	s := explorer.NewDelayed(explorer.NewDPOR(explorer.DPOROptions{}), 1)
	report, err := all(writers(4).start, s)
	require.NoError(t, err)
	require.False(t, report.Complete)
	require.True(t, s.Cut())
	require.Positive(t, report.Blocked)
	require.Len(t, report.Outcomes, 7, "as many as exhaustive search has with one delay")
}

func TestDeepeningGoesOnUntilARoundHasCutNothing(t *testing.T) {
	s := explorer.NewDeepening(func(bound int) explorer.Bounded { return explorer.NewDelayed(&explorer.Exhaustive{}, bound) })
	report, err := all(writers(4).start, s)
	require.NoError(t, err)
	require.True(t, report.Complete)
	require.Equal(t, 3, s.Bound())
	require.Equal(t, 1+7+18+24, report.Runs, "the runs of all rounds count")
	require.Len(t, report.Outcomes, 24)
}

func TestDeepeningByReversalsFindsAllThatTheWholeSearchFinds(t *testing.T) {
	plain, err := all(writers(4).start, explorer.NewDPOR(explorer.DPOROptions{}))
	require.NoError(t, err)
	s := explorer.NewDeepening(func(bound int) explorer.Bounded {
		return explorer.NewDPOR(explorer.DPOROptions{Reversals: bound, Bounded: true})
	})
	report, err := all(writers(4).start, s)
	require.NoError(t, err)
	require.True(t, report.Complete)
	require.Equal(t, outcomes(plain), outcomes(report))
	require.Equal(t, 24, s.Coverage().Traces)
	require.Equal(t, report.Runs-24, s.Coverage().Redundant)
}

func TestADeepeningSearchThatIsEndedByABoundIsNotComplete(t *testing.T) {
	s := explorer.NewDeepening(func(bound int) explorer.Bounded { return explorer.NewDelayed(&explorer.Exhaustive{}, bound) })
	report, err := explorer.Explore(writers(4).start, s, explorer.Options{MaxRuns: 5})
	require.NoError(t, err)
	require.False(t, report.Complete)
	require.Equal(t, explorer.RunBound, report.Bounds[0].Bound)
}

func TestTracesAreCountedWhateverTheStrategy(t *testing.T) {
	readers := threads([]action{write(0)}, []action{read(0)}, []action{read(0)}, []action{read(0)}) // 2^3
	for name, s := range map[string]explorer.Strategy{
		"exhaustive": explorer.NewTraced(&explorer.Exhaustive{}, nil, nil),
		"reduced":    explorer.NewTraced(explorer.NewReduced(nil), nil, nil),
		"dpor":       explorer.NewDPOR(explorer.DPOROptions{}),
	} {
		report, err := all(readers.start, s)
		require.NoError(t, err)
		c := explorer.CoverageOf(s)
		require.Equal(t, 8, c.Traces, name)
		require.Equal(t, report.Runs-8, c.Redundant, name)
	}
}

// The estimate is exact where all branches are of equal size, from the first run on.
func TestTheEstimateIsExactForARegularTree(t *testing.T) {
	s := &explorer.Exhaustive{}
	for _, most := range []int{1, 5, 23} {
		s = &explorer.Exhaustive{}
		_, err := explorer.Explore(writers(4).start, s, explorer.Options{MaxRuns: most, KeepGoing: true})
		require.NoError(t, err)
		require.InDelta(t, 24, explorer.CoverageOf(s).Estimate, 1e-9)
	}
	r := explorer.NewRandom(1)
	_, err := explorer.Explore(writers(4).start, r, explorer.Options{MaxRuns: 3, KeepGoing: true})
	require.NoError(t, err)
	require.InDelta(t, 24, explorer.CoverageOf(r).Estimate, 1e-9)
}

// Theorem 9 of the paper: with n registrations and k choices a bug of depth d shows with a probability of at
// least 1/(n k^(d-1)) in a run.
func TestPCTFindsABugOfADepthAsOftenAsItsTheoremSays(t *testing.T) {
	const n, runs = 6, 2000
	for depth, order := range map[int][]trace.EventID{
		1: {"main.6"},
		2: {"main.6", "main.1"},
		3: {"main.6", "main.1", "main.5"},
	} {
		bound := 1.0 / n
		for range depth - 1 {
			bound /= n
		}
		hits := 0
		s := explorer.NewPCT(7, depth)
		for range runs {
			run, err := explorer.Once(writers(n).start, s, explorer.Options{})
			require.NoError(t, err)
			if inOrder(run.Schedule, order) {
				hits++
			}
		}
		require.GreaterOrEqual(t, float64(hits)/runs, bound, "depth %d", depth)
	}
}

// inOrder reports whether the ids come in this order in a schedule.
func inOrder(s trace.Schedule, ids []trace.EventID) bool {
	at := 0
	for _, id := range s {
		if at < len(ids) && id == ids[at] {
			at++
		}
	}
	return at == len(ids)
}

// A plan tells what its strategy is going to choose: the run that follows it has the strategy's schedule.
func TestAPlanForetellsARun(t *testing.T) {
	for name, s := range map[string]explorer.Strategy{
		"exhaustive": &explorer.Exhaustive{},
		"dpor":       explorer.NewDPOR(explorer.DPOROptions{}),
		"random":     explorer.NewRandom(3),
		"pct":        explorer.NewPCT(3, 2),
		"delayed":    explorer.NewDelayed(&explorer.Exhaustive{}, 2),
	} {
		foretold := map[string]bool{}
		for i := range 12 {
			sys, err := writers(4).start()
			require.NoError(t, err)
			require.True(t, s.Begin())
			plan := explorer.PlanOf(s)
			if i > 0 && (name == "random" || name == "pct" && i > 1) { // what a tree has is found by running it
				require.True(t, foretold[plan.Name()], "%s: run %d was ahead of an earlier one", name, i)
			}
			for _, p := range explorer.AheadOf(s, 40) {
				foretold[p.Name()] = true
			}
			follow := plan.Follow()
			for ready := sys.Ready(); len(ready) > 0; ready = sys.Ready() {
				want := follow(ready)
				require.Equal(t, want, s.Choose(ready), name)
				s.Took(sys.Step(want))
			}
			if e, ok := s.(explorer.Ender); ok {
				o := sys.Outcome()
				e.Ended(&o)
			}
		}
	}
}
