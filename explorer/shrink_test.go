package explorer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// six is a toy of six writers of one location.
func six() toy {
	var bodies [][]action
	for range 6 {
		bodies = append(bodies, []action{write(0)})
	}
	return threads(bodies...)
}

// before is a check: it fails when a writes before b.
func before(a, b string) func(trace.Outcome) *trace.Failure {
	return func(o trace.Outcome) *trace.Failure {
		if i := strings.Index(o.Stdout, ","+a); i >= 0 && i < strings.Index(o.Stdout, ","+b) {
			return &trace.Failure{Kind: trace.InvariantBroken, Message: a + " before " + b}
		}
		return nil
	}
}

func TestShrinkingKeepsOnlyTheDeviationsThatMatter(t *testing.T) {
	worst := trace.Schedule{"main.6", "main.5", "main.4", "main.3", "main.2", "main.1"}
	shrunk, err := explorer.Shrink(six().start, worst, explorer.Options{Check: before("main.5", "main.2")})
	require.NoError(t, err)
	require.Len(t, shrunk.Deviations, 1)
	d := shrunk.Deviations[0]
	require.Equal(t, trace.EventID("main.5"), d.Chosen.ID)
	require.Equal(t, shrunk.Schedule[d.At], d.Chosen.ID)
	require.Equal(t, "main.5 before main.2", shrunk.Failure.Message)
	require.NotNil(t, before("main.5", "main.2")(*shrunk.Outcome))
}

func TestAFailureOfTheNaturalScheduleShrinksToIt(t *testing.T) {
	shrunk, err := explorer.Shrink(abc().start, trace.Schedule{"main.3", "main.1", "main.2"}, explorer.Options{Check: before("main.1", "main.2")})
	require.NoError(t, err)
	require.Equal(t, trace.Schedule{"main.1", "main.2", "main.3"}, shrunk.Schedule)
	require.Empty(t, shrunk.Deviations)
	require.Equal(t, 3, shrunk.Runs, "replay, the natural schedule, replay")
}

func TestShrinkingStaysWithinItsBudget(t *testing.T) {
	worst := trace.Schedule{"main.6", "main.5", "main.4", "main.3", "main.2", "main.1"}
	for budget := 2; budget < 12; budget++ {
		shrunk, err := explorer.Shrink(six().start, worst, explorer.Options{Check: before("main.6", "main.5"), MaxRuns: budget})
		require.NoError(t, err)
		require.LessOrEqual(t, shrunk.Runs, budget)
	}
	shrunk, err := explorer.Shrink(six().start, worst, explorer.Options{Check: before("main.6", "main.5"), Stop: func() string { return "now" }})
	require.NoError(t, err, "stopped, it returns what it has")
	require.Equal(t, worst, shrunk.Schedule)
}

func TestWhatDoesNotFailOrNotFitIsNotShrunk(t *testing.T) {
	_, err := explorer.Shrink(abc().start, trace.Schedule{"main.1", "main.2", "main.3"}, explorer.Options{Check: before("main.2", "main.1")})
	require.ErrorIs(t, err, explorer.ErrNoFailure)
	_, err = explorer.Shrink(abc().start, trace.Schedule{"main.7"}, explorer.Options{})
	var mismatch *explorer.Mismatch
	require.ErrorAs(t, err, &mismatch)
}

// For any program and any failing schedule: the result fails alike, no deviation of it can be dropped,
// it has no more of them than the original, and shrinking once more changes nothing.
func TestAShrunkScheduleIsOneMinimalForAnyProgram(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, true)
		run, err := explorer.Once(system.start, explorer.NewRandom(rapid.Uint64().Draw(t, "seed")), explorer.Options{})
		require.NoError(t, err)
		seed := rapid.SampledFrom(strings.Split(run.Outcome.Stdout, " | ")).Draw(t, "symptom")
		options := explorer.Options{Check: failsWhen(seed)}

		shrunk, err := explorer.Shrink(system.start, run.Schedule, options)
		require.NoError(t, err)
		require.Contains(t, shrunk.Outcome.Stdout, seed)
		require.LessOrEqual(t, len(shrunk.Deviations), deviations(system, run.Schedule))
		require.Equal(t, deviations(system, shrunk.Schedule), len(shrunk.Deviations))

		again, err := explorer.Shrink(system.start, shrunk.Schedule, options)
		require.NoError(t, err)
		require.Equal(t, shrunk.Schedule, again.Schedule)
	})
}

// deviations counts the unnatural choices of a schedule.
func deviations(system toy, s trace.Schedule) int {
	c := &counting{Replay: explorer.NewReplay(s, false)}
	_, err := explorer.Once(system.start, c, explorer.Options{})
	if err != nil {
		panic(fmt.Sprint("a schedule of the system does not replay: ", err))
	}
	return c.unnatural
}

type counting struct {
	*explorer.Replay
	unnatural int
}

func (c *counting) Choose(ready []trace.Event) trace.EventID {
	id := c.Replay.Choose(ready)
	if slices.IndexFunc(ready, func(e trace.Event) bool { return e.ID == id }) > 0 {
		c.unnatural++
	}
	return id
}
