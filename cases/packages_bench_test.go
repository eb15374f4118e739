package cases

import (
	"path/filepath"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/explorer"
)

// BenchmarkExpressRequest is a run of a program that loads Express and answers one request of its own. Express is
// resolved, parsed and compiled once for all runs; each run executes its module bodies.
func BenchmarkExpressRequest(b *testing.B) { benchmarkProgram(b, "bench/express.js", "hello\n") }

// BenchmarkExpressLoad only loads Express: what a run pays before it does anything.
func BenchmarkExpressLoad(b *testing.B) { benchmarkProgram(b, "bench/express-load.js", "loaded\n") }

func benchmarkProgram(b *testing.B, name, stdout string) {
	withPackages(b)
	defer debug.SetGCPercent(debug.SetGCPercent(1600)) // as the command sets it
	file, err := filepath.Abs(filepath.Join(packages, name))
	require.NoError(b, err)
	s, err := session.Open(asUsual(file))
	require.NoError(b, err)
	defer s.Close()
	run := func() int {
		r, err := explorer.Once(start(s), &explorer.Natural{}, explorer.Options{MaxSteps: 10_000})
		require.NoError(b, err)
		require.Equal(b, stdout, r.Outcome.Stdout, "%+v", r.Outcome)
		return len(r.Steps)
	}
	steps := run()
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		run()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "runs/s")
	b.ReportMetric(float64(steps), "steps/run")
}
