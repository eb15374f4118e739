package hb_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/explorer/hb"
)

// The transitive closure of the edges, computed naively, is the specification.
func TestAnOrderIsTheTransitiveClosureOfItsEdges(t *testing.T) {
	var o hb.Order // one for all checks: Reset must leave nothing behind
	rapid.Check(t, func(t *rapid.T) {
		o.Reset()
		n := rapid.IntRange(1, 25).Draw(t, "steps")
		before := make([][]bool, n)
		for i := range n {
			before[i] = make([]bool, n)
			var behind []int
			for j := range i {
				if rapid.IntRange(0, 3).Draw(t, "edge") == 0 {
					behind = append(behind, j)
					before[j][i] = true
					for k := range j {
						before[k][i] = before[k][i] || before[k][j]
					}
				}
			}
			require.Equal(t, i, o.Add(behind...))
		}
		require.Equal(t, n, o.Len())
		for a := range n {
			for b := range n {
				require.Equal(t, before[a][b], o.Before(a, b), fmt.Sprintf("%d before %d", a, b))
			}
		}
	})
}

// Ten chains of a thousand steps, each of which also looks at the chain beside it.
func BenchmarkOrder(b *testing.B) {
	b.ReportAllocs()
	var o hb.Order
	for b.Loop() {
		o.Reset()
		for i := range 10000 {
			switch {
			case i < 10:
				o.Add()
			case i%7 == 0:
				o.Add(i-10, i-9)
			default:
				o.Add(i - 10)
			}
		}
	}
	b.ReportMetric(float64(o.Len()), "steps/op")
}
