package explorer_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

func write(l int) action { return action{'w', l} }
func read(l int) action  { return action{'r', l} }

func factorial(n int) int {
	if n < 2 {
		return 1
	}
	return n * factorial(n-1)
}

// Each litmus is stated as a formula: (runs of the exhaustive search, traces).
func TestLitmusCountsFollowTheirFormulas(t *testing.T) {
	one := func(a action) []action { return []action{a} }
	many := func(n int, f func(i int) []action) [][]action {
		var all [][]action
		for i := range n {
			all = append(all, f(i))
		}
		return all
	}
	tests := map[string]struct {
		toy            toy
		orders, traces int
	}{
		// n threads of one step: n! orders. Distinct locations: all commute.
		"5 writers of 5 locations": {threads(many(5, func(i int) []action { return one(write(i)) })...), factorial(5), 1},
		// No two commute.
		"5 writers of a location": {threads(many(5, func(int) []action { return one(write(0)) })...), factorial(5), factorial(5)},
		// Each of three locations has one writer and one reader, before or behind it: 2^3. The threads have
		// 1, 2, 2 and 1 steps: 6!/(2!*2!) = 180.
		"a row of 3 writers that read their neighbour, and a reader": {threads(
			[]action{write(1)}, []action{read(1), write(2)}, []action{read(2), write(3)}, one(read(3))), 180, 8},
		// Reads commute; each reader is before or behind the write: 2^n.
		"a writer and 5 readers": {threads(append(many(5, func(int) []action { return one(read(0)) }), one(write(0)))...), factorial(6), 32},
		// k steps each: (2k)!/(k!)^2 interleavings, all different when they touch one location.
		"two chains of 3 on a location": {threads(many(2, func(int) []action { return []action{write(0), write(0), write(0)} })...), 20, 20},
		// (3*2)!/(2!^3) = 90.
		"three independent chains of 2": {threads(many(3, func(i int) []action { return []action{write(i), write(i)} })...), 90, 1},
		// Each of two locations has a reader before or behind its writer: 2^2.
		"two readers of two writers": {threads(one(write(0)), one(write(1)), one(read(0)), one(read(1))), factorial(4), 4},
		// An effect before its callback, n times: (2n)!/2^n. Callbacks and effects share nothing but their operation.
		"3 operations on 3 files": {operations(one(write(0)), one(write(1)), one(write(2))), 90, 1},
		// Their effects are in one of 3! orders.
		"3 writes to a file": {operations(one(write(0)), one(write(0)), one(write(0))), 90, 6},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			plain, err := all(test.toy.start, &explorer.Exhaustive{})
			require.NoError(t, err)
			require.True(t, plain.Complete)
			require.Equal(t, test.orders, plain.Runs)
			require.Zero(t, plain.Blocked)

			reduced, err := all(test.toy.start, explorer.NewReduced(nil))
			require.NoError(t, err)
			require.True(t, reduced.Complete)
			require.Equal(t, test.traces, reduced.Runs-reduced.Blocked, "schedules that were run to their end")
			require.Equal(t, outcomes(plain), outcomes(reduced))

			dpor := explorer.NewDPOR(explorer.DPOROptions{})
			optimal, err := all(test.toy.start, dpor)
			require.NoError(t, err)
			require.True(t, optimal.Complete)
			require.Equal(t, test.traces, dpor.Stats.Traces)
			require.Equal(t, test.traces, optimal.Runs, "none is redundant")
			require.Equal(t, outcomes(plain), outcomes(optimal))
		})
	}
}

// With n independent events awake, the i-th leaves those behind it awake: R(n) = sum of R(n-i) = 2^(n-1)
// runs, of which one ends. Sleep sets save orders, not states.
func TestSleepSetsBlockAllButOneOfTheSubsets(t *testing.T) {
	for n := 1; n <= 8; n++ {
		var bodies [][]action
		for i := range n {
			bodies = append(bodies, []action{write(i)})
		}
		report, err := all(threads(bodies...).start, explorer.NewReduced(nil))
		require.NoError(t, err)
		require.Equal(t, 1<<(n-1), report.Runs)
		require.Equal(t, report.Runs-1, report.Blocked)
	}
}

func TestOpaqueTurnsKeepAllTheirOrders(t *testing.T) {
	system := threads([]action{write(0)}, []action{write(1)}, []action{write(2)})
	for i := range system.scripts {
		system.scripts[i].opaque = true
	}
	report, err := all(system.start, explorer.NewReduced(nil))
	require.NoError(t, err)
	require.Equal(t, factorial(3), report.Runs)
}

// f takes e out of Ready and shares no declared memory with it: e and f are dependent all the same.
func TestAStepThatTakesAnotherOutOfReadyDependsOnIt(t *testing.T) {
	start := func() (explorer.System, error) { return &disabling{ready: []trace.EventID{"c", "a", "b"}}, nil }
	plain, err := all(start, &explorer.Exhaustive{})
	require.NoError(t, err)
	reduced, err := all(start, explorer.NewReduced(nil))
	require.NoError(t, err)
	require.Equal(t, outcomes(plain), outcomes(reduced))
	require.Len(t, plain.Outcomes, 2, "b before c, and c alone")
}

// c hides b until a has run: behind c and a, b is new again and must not sleep.
func TestAnEventThatComesBackIsAwake(t *testing.T) {
	start := func() (explorer.System, error) {
		return &disabling{ready: []trace.EventID{"b", "c", "a"}, back: true}, nil
	}
	plain, err := all(start, &explorer.Exhaustive{})
	require.NoError(t, err)
	reduced, err := all(start, explorer.NewReduced(nil))
	require.NoError(t, err)
	require.Equal(t, outcomes(plain), outcomes(reduced))
	require.Len(t, plain.Outcomes, 3, "b before c, c before b, and c alone")
}

// disabling is a system of steps that declare nothing; c takes b away, for good or, with back, until
// a runs, which a and c then declare. The order of b and c shows.
type disabling struct {
	ready  []trace.EventID
	back   bool
	hidden bool
	order  string
}

func (d *disabling) Ready() []trace.Event {
	var events []trace.Event
	for _, id := range d.ready {
		events = append(events, trace.Event{ID: id})
	}
	return events
}

func (d *disabling) Step(id trace.EventID) trace.Step {
	if id != "a" {
		d.order += string(id)
	}
	rest := slices.DeleteFunc(d.ready, func(o trace.EventID) bool { return o == id || id == "c" && o == "b" })
	if id == "c" {
		d.hidden = len(rest) < len(d.ready)-1
	} else if id == "a" && d.back && d.hidden {
		rest = append(rest, "b")
	}
	d.ready = rest
	step := trace.Step{Event: trace.Event{ID: id}}
	if d.back && id != "b" {
		step.Accesses = []trace.Access{{Location: trace.Location{Space: "gate"}, Write: true}}
	}
	return step
}

func (d *disabling) Outcome() trace.Outcome { return trace.Outcome{Stdout: d.order} }

// recorder keeps the canonical traces of the runs that ended.
type recorder struct {
	explorer.Strategy
	open   int
	steps  []trace.Step
	traces map[string]int
}

func (r *recorder) Begin() bool {
	r.steps, r.open = nil, 0
	return r.Strategy.Begin()
}

func (r *recorder) Choose(ready []trace.Event) trace.EventID {
	id := r.Strategy.Choose(ready)
	if id != explorer.Abandon {
		r.open++
	}
	return id
}

func (r *recorder) Took(s trace.Step) {
	r.Strategy.Took(s)
	if r.open--; r.open == 0 {
		r.steps = append(r.steps, s)
	}
}

func (r *recorder) Ended(o *trace.Outcome) bool {
	if o != nil {
		r.traces[canonical(r.steps)]++
	}
	return true
}

func (r *recorder) Err() error     { return r.Strategy.(explorer.Failer).Err() }
func (r *recorder) Complete() bool { return r.Strategy.(explorer.Completer).Complete() }

// canonical is the lexicographically least order that keeps the order of all dependent steps: two
// schedules are of one Mazurkiewicz trace exactly when it is the same.
func canonical(steps []trace.Step) string {
	var order string
	done := make([]bool, len(steps))
	for range steps {
		least := -1
		for i := range steps {
			free := !done[i]
			for j := 0; free && j < i; j++ {
				free = done[j] || !explorer.Dependent(&steps[j], &steps[i])
			}
			if free && (least < 0 || steps[i].ID < steps[least].ID) {
				least = i
			}
		}
		done[least] = true
		order += string(steps[least].ID) + " "
	}
	return order
}

// drawThreads draws up to four threads with at most seven actions in all.
func drawThreads(t *rapid.T) toy {
	left := 7
	var bodies [][]action
	for range rapid.IntRange(2, 4).Draw(t, "threads") {
		n := rapid.IntRange(0, min(left, 3)).Draw(t, "length")
		left -= n
		body := make([]action, n)
		for k := range body {
			body[k] = action{rapid.SampledFrom([]byte("rw")).Draw(t, "verb"), rapid.IntRange(0, 2).Draw(t, "location")}
		}
		bodies = append(bodies, body)
	}
	system := threads(bodies...)
	for i := range system.scripts {
		system.scripts[i].opaque = rapid.IntRange(0, 9).Draw(t, "opaque") == 0
	}
	return system
}

// drawEvents draws an event-driven program. A script causes only later ones, at most five in all are
// caused, so the program ends and can be exhausted.
func drawEvents(t *rapid.T, asks bool) toy {
	n := rapid.IntRange(3, 6).Draw(t, "scripts")
	system := toy{scripts: make([]script, n)}
	for next := 1; next < n; next++ { // script `next` is caused by an earlier one
		by := rapid.IntRange(0, next-1).Draw(t, "by")
		system.scripts[by].actions = append(system.scripts[by].actions, action{'c', next})
	}
	verbs := []byte("rwrwrwx")
	if asks {
		verbs = []byte("rwss??x")
	}
	for i := range system.scripts {
		s := &system.scripts[i]
		for range rapid.IntRange(0, 2).Draw(t, "actions") {
			a := action{rapid.SampledFrom(verbs).Draw(t, "verb"), rapid.IntRange(0, 2).Draw(t, "location")}
			switch a.verb {
			case 'x':
				a.what = rapid.IntRange(1, n-1).Draw(t, "cancelled")
			case '?':
				a.what = 2
			}
			s.actions = slices.Insert(s.actions, rapid.IntRange(0, len(s.actions)).Draw(t, "at"), a)
		}
		if i > 0 && rapid.Bool().Draw(t, "operation") {
			s.effect = []action{{rapid.SampledFrom([]byte("rw")).Draw(t, "verb"), rapid.IntRange(0, 2).Draw(t, "location")}}
		}
		s.opaque = rapid.IntRange(0, 4).Draw(t, "opaque") == 0
		if i > 0 {
			s.group = max(0, rapid.IntRange(-4, 2).Draw(t, "group"))
		}
	}
	return system
}

// search explores and returns the report with the canonical traces that were run to their end.
func search(t require.TestingT, system toy, s explorer.Strategy) (explorer.Report, map[string]int) {
	r := &recorder{Strategy: s, traces: map[string]int{}}
	report, err := explorer.Explore(system.start, r, explorer.Options{KeepGoing: true, KeepOutcomes: true, MaxRuns: 1500})
	require.NoError(t, err)
	return report, r.traces
}

// keys lists the traces in order.
func keys(traces map[string]int) []string {
	var all []string
	for k := range traces {
		all = append(all, k)
	}
	slices.Sort(all)
	return all
}

// Exhaustive search is the specification of reduction: same outcomes, same traces, and each trace once.
func TestSleepSetsLoseNoTrace(t *testing.T) {
	kinds := map[string]func(*rapid.T) toy{
		"threads": drawThreads,
		"events":  func(t *rapid.T) toy { return drawEvents(t, false) },
	}
	for name, draw := range kinds {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			system := draw(t)
			plain, want := search(t, system, &explorer.Exhaustive{})
			if !plain.Complete {
				t.Skip("too many orders")
			}
			reduced, got := search(t, system, explorer.NewReduced(nil))
			require.True(t, reduced.Complete)
			require.Equal(t, outcomes(plain), outcomes(reduced))
			require.Equal(t, keys(want), keys(got))
			require.Equal(t, len(want), reduced.Runs-reduced.Blocked, "each trace is run once")

			_, got = search(t, system, explorer.NewReduced(explorer.EffectsCommute))
			require.Equal(t, keys(want), keys(got), "more dependence loses nothing either")
		}))
	}
}

func TestSleepSetsLoseNoOutcomeOfStepsThatAskForChoices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, true)
		plain, _ := search(t, system, &explorer.Exhaustive{})
		if !plain.Complete {
			t.Skip("too many orders")
		}
		reduced, _ := search(t, system, explorer.NewReduced(nil))
		require.True(t, reduced.Complete)
		require.Equal(t, outcomes(plain), outcomes(reduced))
		require.LessOrEqual(t, reduced.Runs-reduced.Blocked, plain.Runs)
	})
}

func TestTheToysKeepWhatTheyDeclare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		system := drawEvents(t, false)
		require.NoError(t, explorer.Audit(system.start, nil, rapid.Uint64().Draw(t, "seed"), 2, 0))
	})
}

func TestAuditFindsWhatIsNotDeclared(t *testing.T) {
	start := func() (explorer.System, error) { return &disabling{ready: []trace.EventID{"a", "b", "c"}}, nil }
	err := explorer.Audit(start, nil, 1, 4, 0)
	require.ErrorContains(t, err, "called independent, but after")

	system := threads([]action{write(0)}, []action{write(0)})
	never := func(a, b *trace.Step) bool { return false }
	require.ErrorContains(t, explorer.Audit(system.start, never, 1, 1, 0), "do not commute in what follows")
	require.NoError(t, explorer.Audit(system.start, nil, 1, 1, 0))
}

// The litmus families as n grows: exact counts beside the times.
func BenchmarkSearch(b *testing.B) {
	families := map[string]func(n int) toy{
		"independent": func(n int) toy { return threads(row(n, func(i int) []action { return []action{write(i)} })...) },
		"writers":     func(n int) toy { return threads(row(n, func(int) []action { return []action{write(0)} })...) },
		"readers": func(n int) toy {
			return threads(append(row(n, func(int) []action { return []action{read(0)} }), []action{write(0)})...)
		},
	}
	strategies := map[string]func() explorer.Strategy{
		"exhaustive": func() explorer.Strategy { return &explorer.Exhaustive{} },
		"reduced":    func() explorer.Strategy { return explorer.NewReduced(nil) },
		"dpor":       func() explorer.Strategy { return explorer.NewDPOR(explorer.DPOROptions{}) },
	}
	for name, family := range families {
		for _, n := range []int{3, 5, 7} {
			for strategy, make := range strategies {
				b.Run(fmt.Sprintf("%s/n=%d/%s", name, n, strategy), func(b *testing.B) {
					b.ReportAllocs()
					system := family(n)
					var report explorer.Report
					for b.Loop() {
						report, _ = explorer.Explore(system.start, make(), explorer.Options{})
					}
					b.ReportMetric(float64(report.Runs), "runs/search")
					b.ReportMetric(float64(report.Blocked), "blocked/search")
				})
			}
		}
	}
}

// row makes n threads.
func row(n int, f func(i int) []action) [][]action {
	var all [][]action
	for i := range n {
		all = append(all, f(i))
	}
	return all
}
