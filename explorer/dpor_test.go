package explorer_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/explorer"
)

// Exhaustive search is the specification of reduction: same outcomes, same traces, and each trace once.
func TestDPORLosesNoTraceOfToys(t *testing.T) {
	kinds := map[string]func(*rapid.T) toy{
		"threads": drawThreads,
		"events": func(t *rapid.T) toy {
			system := drawEvents(t, false)
			system.declared = true
			for i := range system.scripts { // what a group takes out is not reported
				system.scripts[i].group = 0
			}
			return system
		},
	}
	for name, draw := range kinds {
		runs, traces := 0, 0
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			system := draw(t)
			plain, want := search(t, system, &explorer.Exhaustive{})
			if !plain.Complete {
				t.Skip("too many orders")
			}
			s := explorer.NewDPOR(explorer.DPOROptions{})
			reduced, got := search(t, system, s)
			require.True(t, reduced.Complete)
			for _, k := range keys(want) {
				require.Positive(t, got[k], "lost %s of %+v", k, system)
			}
			require.Len(t, got, len(want))
			require.Equal(t, outcomes(plain), outcomes(reduced))
			runs, traces = runs+reduced.Runs, traces+len(want)
		}))
		t.Logf("%s: %d runs for %d traces", name, runs, traces)
	}
}
