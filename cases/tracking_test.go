package cases

import (
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/vm"
)

// A program cannot tell whether its accesses are tracked: every program of conformance shows the same,
// step by step, with and without, under its natural schedule and under others.
func TestTrackingIsInvisible(t *testing.T) {
	for name, file := range programs(t, "conformance") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			off := asUsual(file)
			off.Untracked = true
			with, err := session.Open(asUsual(file))
			if err != nil {
				t.Skipf("%s cannot be loaded: %v", name, err)
			}
			defer with.Close()
			without, err := session.Open(off)
			require.NoError(t, err)
			defer without.Close()
			for _, seed := range []uint64{0, 1, 2} {
				on, off := played(t, with, seed), played(t, without, seed)
				require.Equal(t, off.events, on.events)
				require.Equal(t, off.outcome, on.outcome)
			}
		})
	}
}

// A play is what one run of a program shows.
type play struct {
	events  []string
	outcome trace.Outcome
}

// played runs a program under its natural schedule (seed 0) or a random one.
func played(t *testing.T, s *session.Session, seed uint64) play {
	t.Helper()
	strategy := explorer.Strategy(&explorer.Natural{})
	if seed > 0 {
		strategy = explorer.NewRandom(seed)
	}
	require.True(t, strategy.Begin())
	proc := s.Program.Start(vm.StartOptions{Sites: true})
	proc.SetChooser(strategy.Choose)
	var p play
	for ready := proc.Ready(); len(ready) > 0 && len(p.events) < 10_000; ready = proc.Ready() {
		step := proc.Step(strategy.Choose(ready))
		p.events = append(p.events, string(step.ID)+" "+string(step.Kind)+" "+step.Where())
	}
	p.outcome = proc.Outcome()
	return p
}
