package explorer_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// abc is a toy of three threads of one step that write one location: 3! = 6 orders, 6 outcomes.
func abc() toy { return threads([]action{write(0)}, []action{write(0)}, []action{write(0)}) }

// failsWhen is a check: an outcome whose location 0 holds the history is a failure.
func failsWhen(history string) func(trace.Outcome) *trace.Failure {
	return func(o trace.Outcome) *trace.Failure {
		if strings.Contains(o.Stdout, history) {
			return &trace.Failure{Kind: trace.InvariantBroken, Message: "history " + history}
		}
		return nil
	}
}

func TestExhaustiveSearchGoesThroughAllOrdersTheNaturalOneFirst(t *testing.T) {
	report, err := all(abc().start, &explorer.Exhaustive{})
	require.NoError(t, err)
	var schedules []trace.Schedule
	for _, o := range report.Outcomes {
		require.Equal(t, 1, o.Schedules)
		schedules = append(schedules, o.Schedule)
	}
	require.Equal(t, []trace.Schedule{
		{"main.1", "main.2", "main.3"},
		{"main.1", "main.3", "main.2"},
		{"main.2", "main.1", "main.3"},
		{"main.2", "main.3", "main.1"},
		{"main.3", "main.1", "main.2"},
		{"main.3", "main.2", "main.1"},
	}, schedules)
	require.Equal(t, explorer.Counts{Runs: 6, Steps: 18, MaxDepth: 3, Outcomes: 6}, report.Counts)
	require.True(t, report.Complete)
	require.Empty(t, report.Bounds)
}

func TestASearchEndsAtTheFirstFailure(t *testing.T) {
	var progress []explorer.Counts
	report, err := explorer.Explore(abc().start, &explorer.Exhaustive{}, explorer.Options{
		Check:    failsWhen("0,main.2"),
		Progress: func(c explorer.Counts) { progress = append(progress, c) },
	})
	require.NoError(t, err)
	require.False(t, report.Complete)
	require.Len(t, report.Failures, 1)
	require.Equal(t, trace.Schedule{"main.2", "main.1", "main.3"}, report.Failures[0].Schedule)
	require.Len(t, report.Failures[0].Steps, 3)
	require.Equal(t, explorer.FailureBound, report.Bounds[0].Bound)
	require.Equal(t, []explorer.Counts{
		{Runs: 1, Steps: 3, MaxDepth: 3}, {Runs: 2, Steps: 6, MaxDepth: 3}, {Runs: 3, Steps: 9, MaxDepth: 3, Failures: 1},
	}, progress)
}

func TestASearchThatKeepsGoingFindsAllDistinctFailuresAndIsComplete(t *testing.T) {
	check := func(o trace.Outcome) *trace.Failure {
		if f := failsWhen("0,main.2")(o); f != nil {
			return f
		}
		return failsWhen("0,main.3")(o)
	}
	report, err := explorer.Explore(abc().start, &explorer.Exhaustive{}, explorer.Options{Check: check, KeepGoing: true})
	require.NoError(t, err)
	require.True(t, report.Complete)
	require.Len(t, report.Failures, 2)
	require.Equal(t, "history 0,main.2", report.Failures[0].Failure.Message)
	require.Equal(t, 2, report.Failures[0].Runs)
	require.Equal(t, "history 0,main.3", report.Failures[1].Failure.Message)
}

func TestABoundThatIsHitIsNamedAndTheSearchIsNotComplete(t *testing.T) {
	steps := 0
	tests := map[string]struct {
		options explorer.Options
		want    explorer.Hit
		first   trace.Schedule
		counts  explorer.Counts
	}{
		"runs": {
			explorer.Options{MaxRuns: 5},
			explorer.Hit{Bound: explorer.RunBound, Runs: 5},
			nil,
			explorer.Counts{Runs: 5, Steps: 15, MaxDepth: 3},
		},
		"steps": { // the first two of three steps: 3 * 2 orders
			explorer.Options{MaxSteps: 2},
			explorer.Hit{Bound: explorer.StepBound, Runs: 6},
			trace.Schedule{"main.1", "main.2"},
			explorer.Counts{Runs: 6, Cut: 6, Steps: 12, MaxDepth: 2},
		},
		"stop": {
			explorer.Options{Stop: func() string {
				if steps++; steps > 5 {
					return "time is up"
				}
				return ""
			}},
			explorer.Hit{Bound: explorer.StopBound, Runs: 1, Why: "time is up"},
			trace.Schedule{"main.1", "main.3"},
			explorer.Counts{Runs: 2, Cut: 1, Steps: 5, MaxDepth: 3},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			report, err := explorer.Explore(abc().start, &explorer.Exhaustive{}, test.options)
			require.NoError(t, err)
			require.False(t, report.Complete)
			require.Len(t, report.Bounds, 1)
			hit := report.Bounds[0]
			require.Equal(t, test.first, hit.First.Schedule, "the first run that was cut is kept")
			hit.First = explorer.Run{}
			require.Equal(t, test.want, hit)
			require.Equal(t, test.counts, report.Counts)
		})
	}
}

func TestARunBoundThatIsJustEnoughIsNotHit(t *testing.T) {
	report, err := explorer.Explore(abc().start, &explorer.Exhaustive{}, explorer.Options{MaxRuns: 6, MaxSteps: 3})
	require.NoError(t, err)
	require.True(t, report.Complete)
}

func TestAChoiceInTheMiddleOfAStepStandsBehindItInTheSchedule(t *testing.T) {
	system := toy{scripts: []script{{actions: []action{{'?', 2}, {'c', 1}, {'s', 0}}}, {effect: []action{write(3)}}}}
	report, err := all(system.start, &explorer.Exhaustive{})
	require.NoError(t, err)
	require.True(t, report.Complete)
	var schedules []string
	for _, o := range report.Outcomes {
		schedules = append(schedules, fmt.Sprint(o.Schedule))
	}
	require.Equal(t, []string{"[main main?1.0 main?2.go main.1! main.1]", "[main main?1.1 main?2.go main.1! main.1]"}, schedules)
	require.Equal(t, 4, report.Runs, "the effect in the middle of main is not seen from outside")

	run, err := explorer.Once(system.start, explorer.NewReplay(trace.Schedule{"main", "main?1.1", "main.1!", "main.1"}, false), explorer.Options{})
	require.NoError(t, err)
	require.Len(t, run.Steps, 4)
	require.Len(t, run.Steps[0].Accesses, 5, "what landed in the middle of main is main's")
	require.Equal(t, trace.Step{Event: trace.Event{ID: "main.1!", Kind: "toy"}}, run.Steps[2])
}

func TestErrorsOfTheStartAndTheSystemEndASearch(t *testing.T) {
	broken := errors.New("cannot load")
	_, err := explorer.Explore(func() (explorer.System, error) { return nil, broken }, &explorer.Exhaustive{}, explorer.Options{})
	require.ErrorIs(t, err, broken)

	report, err := explorer.Explore(func() (explorer.System, error) { return faulty{abc().run(), broken}, nil }, &explorer.Exhaustive{}, explorer.Options{})
	require.ErrorIs(t, err, broken)
	require.False(t, report.Complete)
}

type faulty struct {
	*toyRun
	err error
}

func (f faulty) Err() error { return f.err }

func TestAChoiceThatIsNotReadyIsAMistakeOfTheStrategy(t *testing.T) {
	require.PanicsWithValue(t, "explorer: strategy chose main.9, ready: main.1 (toy), main.2 (toy), main.3 (toy)", func() {
		_, _ = explorer.Once(abc().start, stubborn{}, explorer.Options{})
	})
}

type stubborn struct{ explorer.Natural }

func (stubborn) Begin() bool                        { return true }
func (stubborn) Choose([]trace.Event) trace.EventID { return "main.9" }
func (stubborn) Took(trace.Step)                    {}
func (s stubborn) Complete() bool                   { return false }

// moody is a system that behaves otherwise in its k-th run.
func moody(k int, mood func(*toyRun)) explorer.Start {
	runs := 0
	return func() (explorer.System, error) {
		r := abc().run()
		if runs++; runs == k {
			mood(r)
		}
		return r, nil
	}
}

func swapped(r *toyRun) { slices.Reverse(r.pending) }
func emptied(r *toyRun) { r.pending = nil }

func TestAProgramThatDoesNotReplayIsNotSearchedFurther(t *testing.T) {
	for _, strategy := range []explorer.Strategy{&explorer.Exhaustive{}, explorer.NewReduced(nil)} {
		_, err := all(moody(3, swapped), strategy)
		var diverged *explorer.Diverged
		require.ErrorAs(t, err, &diverged)
		require.EqualError(t, err, "explorer: nondeterministic: step 1 of one schedule differs between two runs in its ready events: "+
			"first main.1, main.2, main.3, then main.3 (toy), main.2 (toy), main.1 (toy)")
	}
	_, err := all(moody(2, emptied), &explorer.Exhaustive{})
	require.ErrorContains(t, err, "step 1 of one schedule differs between two runs in its ready events: first main.1, main.2, main.3, then nothing")
	_, err = all(moody(2, emptied), explorer.NewReduced(nil))
	require.ErrorContains(t, err, "then nothing")
}

func TestTwiceFindsTheFirstDifferenceAndCountsARunOnce(t *testing.T) {
	report, err := all(abc().start, explorer.NewTwice(&explorer.Exhaustive{}))
	require.NoError(t, err)
	require.True(t, report.Complete)
	require.Equal(t, 6, report.Runs)
	for _, o := range report.Outcomes {
		require.Equal(t, 1, o.Schedules)
	}

	report, err = explorer.Explore(abc().start, explorer.NewTwice(&explorer.Exhaustive{}), explorer.Options{KeepGoing: true, MaxRuns: 6})
	require.NoError(t, err)
	require.True(t, report.Complete, "the second run of the last pair is no seventh run")

	tests := map[string]struct {
		mood func(*toyRun)
		want string
	}{
		"ready":   {swapped, "step 1 of one schedule differs between two runs in its ready events"},
		"step":    {func(r *toyRun) { r.toy.scripts[1].actions = []action{read(0)} }, "step 1 of one schedule differs between two runs in its effects"},
		"outcome": {func(r *toyRun) { r.memory[5] = "dirt" }, "step 3 of one schedule differs between two runs in its outcome"},
		"end":     {emptied, "step 0 of one schedule differs between two runs in its length: first the run went on, then it was over"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := all(moody(4, test.mood), explorer.NewTwice(&explorer.Exhaustive{}))
			require.ErrorContains(t, err, test.want)
		})
	}
}

func TestTwiceCoversAbandonedRunsAndChoicesInTheMiddleOfSteps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, true)
		options := explorer.Options{KeepGoing: true, KeepOutcomes: true, MaxRuns: 100}
		once, err := explorer.Explore(system.start, explorer.NewReduced(nil), options)
		require.NoError(t, err)
		twice, err := explorer.Explore(system.start, explorer.NewTwice(explorer.NewReduced(nil)), options)
		require.NoError(t, err)
		require.Equal(t, once, twice)
	})
}

func TestRandomSearchIsAFunctionOfItsSeedAndReachesEveryOrder(t *testing.T) {
	options := explorer.Options{MaxRuns: 100, KeepGoing: true, KeepOutcomes: true}
	random := explorer.NewRandom(7)
	report, err := explorer.Explore(abc().start, random, options)
	require.NoError(t, err)
	require.Len(t, report.Outcomes, 6)
	require.Equal(t, 6, random.Distinct())
	require.Equal(t, 100, report.Runs)
	require.False(t, report.Complete, "a random search cannot know")
	for _, o := range report.Outcomes {
		require.InDelta(t, 100/6, o.Schedules, 12)
	}

	same, err := explorer.Explore(abc().start, explorer.NewRandom(7), options)
	require.NoError(t, err)
	require.Equal(t, report, same)
	other, err := explorer.Explore(abc().start, explorer.NewRandom(8), options)
	require.NoError(t, err)
	require.NotEqual(t, report, other)
}

func TestTheNaturalScheduleIsCompleteOnlyWhereThereIsNoChoice(t *testing.T) {
	report, err := all(abc().start, &explorer.Natural{})
	require.NoError(t, err)
	require.Equal(t, trace.Schedule{"main.1", "main.2", "main.3"}, report.Outcomes[0].Schedule)
	require.Equal(t, 1, report.Runs)
	require.False(t, report.Complete)

	report, err = all(threads([]action{write(0), write(1)}).start, &explorer.Natural{})
	require.NoError(t, err)
	require.True(t, report.Complete)
}

func TestAReplaySaysWhereItsScheduleDoesNotFit(t *testing.T) {
	tests := map[string]struct {
		schedule trace.Schedule
		want     string
	}{
		"other":  {trace.Schedule{"main.2", "main.4", "main.1"}, "step 2 of 3 should be main.4, but ready is main.1 (toy), main.3 (toy)"},
		"longer": {trace.Schedule{"main.2", "main.1", "main.3", "main.4"}, "step 4 of 4 should be main.4, but the program has ended"},
		"short":  {trace.Schedule{"main.2"}, "the schedule ends after step 1, but the program goes on: ready is main.1 (toy), main.3 (toy)"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := explorer.Once(abc().start, explorer.NewReplay(test.schedule, false), explorer.Options{})
			require.EqualError(t, err, test.want)

			tolerant := explorer.NewReplay(test.schedule, true)
			run, err := explorer.Once(abc().start, tolerant, explorer.Options{})
			require.NoError(t, err)
			require.EqualError(t, tolerant.Mismatch(), test.want)
			require.Equal(t, trace.Schedule{"main.2", "main.1", "main.3"}, run.Schedule, "it goes on naturally")
		})
	}
	run, err := explorer.Once(abc().start, explorer.NewReplay(trace.Schedule{"main.3", "main.2", "main.1"}, false), explorer.Options{})
	require.NoError(t, err)
	require.Contains(t, run.Outcome.Stdout, "0,main.3,main.2,main.1")

	cut, err := explorer.Once(abc().start, explorer.NewReplay(trace.Schedule{"main.3"}, false), explorer.Options{MaxSteps: 1})
	require.NoError(t, err, "a run that a bound has cut is replayed under that bound")
	require.Equal(t, explorer.TooLong, cut.End)
}
