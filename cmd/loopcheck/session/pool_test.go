package session_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
)

const stats = `const fs = require('fs');
let log = '';
for (let i = 0; i < 4; i++) fs.stat(__filename, () => { log += i; if (log === '3210') throw new Error('backwards'); });
fs.mkdirSync('there');
process.on('exit', () => console.log(log));
`

// The same runs, in the same order, with the same failures and outcomes, whatever the number of workers.
func TestAnyNumberOfWorkersFindsTheSame(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "stats.js")
	require.NoError(t, os.WriteFile(file, []byte(stats), 0o644))
	search := func(strategy string, outcomes bool, workers int) session.Result {
		s, err := session.Open(session.Config{
			Entry: file, Cwd: dir, Seed: 1, Loop: eventloop.Options{TurnTime: 50, IOLatency: 1000, Workers: 4},
			Bounds: session.Bounds{MaxRuns: 120, MaxSteps: 1000},
		})
		require.NoError(t, err)
		defer s.Close()
		r, err := s.Search(session.Wanted{
			Strategy: strategy, KeepGoing: true, Outcomes: outcomes, Parallel: workers,
			Witness: filepath.Join(dir, "x.witness"), Limits: session.Limits{Depth: 2},
		})
		require.NoError(t, err)
		r.Elapsed = 0
		return r
	}
	for _, strategy := range []string{"dpor", "exhaustive", "reduced", "random", "pct"} {
		for _, outcomes := range []bool{false, true} {
			one := search(strategy, outcomes, 1)
			require.Positive(t, one.Runs)
			for _, workers := range []int{2, 3} {
				many := search(strategy, outcomes, workers)
				require.Equal(t, one.Counts, many.Counts, strategy)
				require.Equal(t, one.Coverage, many.Coverage, strategy)
				require.Equal(t, one.Complete, many.Complete, strategy)
				require.Equal(t, len(one.Findings), len(many.Findings), strategy)
				for i := range one.Findings {
					require.Equal(t, one.Findings[i].Witness, many.Findings[i].Witness, strategy)
				}
				require.Equal(t, one.Report.Outcomes, many.Report.Outcomes, strategy)
			}
		}
	}
}

// What all runs together hold ends the search, with what is known by then.
func TestASearchThatHoldsTooMuchMemoryEndsWithItsReport(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "stats.js")
	require.NoError(t, os.WriteFile(file, []byte(stats), 0o644))
	s, err := session.Open(session.Config{
		Entry: file, Cwd: dir, Seed: 1, Loop: eventloop.Options{TurnTime: 50, IOLatency: 1000, Workers: 4},
		Bounds: session.Bounds{MaxSteps: 1000, MaxMemory: 1 << 20}, // a realm alone takes more
	})
	require.NoError(t, err)
	defer s.Close()
	r, err := s.Search(session.Wanted{Strategy: "random", Parallel: 2})
	require.NoError(t, err)
	require.False(t, r.Complete)
	require.Len(t, r.Bounds, 1)
	require.Equal(t, "the search holds more than 1 MiB (--max-memory)", r.Bounds[0].Why)
}
