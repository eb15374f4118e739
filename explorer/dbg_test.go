package explorer_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"loopcheck/explorer"
)

func TestDbg(t *testing.T) {
	best := 1 << 30
	gen := rapid.Custom(func(t *rapid.T) toy { return drawThreads(t) })
	if testing.Verbose() {
		gen = rapid.Custom(func(t *rapid.T) toy {
			s := drawEvents(t, false)
			s.declared = true
			for i := range s.scripts {
				s.scripts[i].group = 0
			}
			return s
		})
	}
	for seed := range 12000 {
		system := gen.Example(seed*13 + 5)
		plain, want := search(t, system, &explorer.Exhaustive{})
		if !plain.Complete || plain.Runs > 400 {
			continue
		}
		s := explorer.NewDPOR(explorer.DPOROptions{})
		_, got := search(t, system, s)
		if fmt.Sprint(keys(want)) != fmt.Sprint(keys(got)) && plain.Runs < best {
			best = plain.Runs
			fmt.Printf("%+v\nwant %d got %d\n", system, len(want), len(got))
			for _, k := range keys(want) {
				if got[k] == 0 {
					fmt.Println("lost", k)
				}
			}
		}
	}
}

func TestDbg2(t *testing.T) {
	system := threads([]action{write(2)}, []action{read(0), read(2)}, []action{read(0)}, []action{read(0), read(0), read(0)})
	for _, i := range []int{1, 4, 5} {
		system.scripts[i].opaque = true
	}
	_, want := search(t, system, &explorer.Exhaustive{})
	s := explorer.NewDPOR(explorer.DPOROptions{})
	rep, got := search(t, system, s)
	fmt.Println(len(want), len(got), rep.Runs, rep.Complete, s.Stats)
	for _, k := range keys(want) {
		if got[k] == 0 {
			fmt.Println("lost", k)
		}
	}
}

func TestDbg3(t *testing.T) {
	system := toy{declared: true, scripts: []script{{actions: []action{{'w', 0}, {'w', 1}, {'c', 1}, {'c', 3}}},
		{actions: []action{{'x', 3}, {'c', 2}}}, {}, {actions: []action{{'r', 1}}, effect: []action{{'w', 0}}}}}
	_, want := search(t, system, &explorer.Exhaustive{})
	s := explorer.NewDPOR(explorer.DPOROptions{})
	rep, got := search(t, system, s)
	fmt.Println(len(want), len(got), rep.Runs, rep.Complete, s.Stats)
	fmt.Println(keys(want), keys(got))
}

func TestDbg4(t *testing.T) {
	system := toy{declared: true, scripts: []script{{actions: []action{{'c', 1}, {'c', 3}, {'c', 4}}},
		{actions: []action{{'c', 2}}, effect: []action{{'w', 2}}},
		{actions: []action{{'x', 4}}, effect: []action{{'w', 1}}},
		{actions: []action{{'x', 4}}},
		{actions: []action{{'w', 2}, {'r', 1}}, effect: []action{{'w', 0}}},
	}}
	_, want := search(t, system, &explorer.Exhaustive{})
	s := explorer.NewDPOR(explorer.DPOROptions{})
	rep, got := search(t, system, s)
	fmt.Println(len(want), len(got), rep.Runs, rep.Complete, s.Stats)
	fmt.Println(keys(want), keys(got))
}

func TestDbg5(t *testing.T) {
	system := toy{declared: true, scripts: []script{{opaque: true, actions: []action{{'c', 1}, {'c', 2}, {'c', 3}, {'c', 4}, {'c', 5}}},
		{opaque: true}, {opaque: true}, {opaque: true, effect: []action{{'r', 1}}}, {opaque: true, actions: []action{{'r', 1}}}, {opaque: true, effect: []action{{'w', 1}}}}}
	for _, drop := range []int{-1, 0, 1, 2, 3, 4} {
		sys := system
		if drop >= 0 {
			a := append([]action{}, system.scripts[0].actions[:drop]...)
			sys.scripts = append([]script{}, system.scripts...)
			sys.scripts[0].actions = append(a, system.scripts[0].actions[drop+1:]...)
		}
		_, want := search(t, sys, &explorer.Exhaustive{})
		s := explorer.NewDPOR(explorer.DPOROptions{})
		rep, got := search(t, sys, s)
		fmt.Println(drop, len(want), len(got), rep.Runs, rep.Complete, s.Stats)
		n := 0
		for _, k := range keys(want) {
			if got[k] == 0 && n < 5 {
				fmt.Println("lost", k)
				n++
			}
		}
	}
}

func TestDbg6(t *testing.T) {
	system := toy{declared: true, scripts: []script{{actions: []action{{'c', 1}, {'c', 2}, {'c', 3}, {'c', 4}}},
		{actions: []action{{'r', 0}}}, {actions: []action{{'r', 2}}, effect: []action{{'r', 0}}}, {actions: []action{{'w', 0}, {'r', 0}}}, {actions: []action{{'w', 2}}}}}
	_, want := search(t, system, &explorer.Exhaustive{})
	s := explorer.NewDPOR(explorer.DPOROptions{})
	rep, got := search(t, system, s)
	fmt.Println(len(want), len(got), rep.Runs, rep.Complete, s.Stats)
	for _, k := range keys(want) {
		if got[k] == 0 {
			fmt.Println("lost", k)
		}
	}
}

func TestDbg7(t *testing.T) {
	system := toy{declared: true, scripts: []script{{actions: []action{{'c', 1}, {'c', 2}, {'c', 3}}},
		{actions: []action{{'r', 1}, {'x', 3}}}, {effect: []action{{'w', 1}}}, {effect: []action{{'w', 2}}, opaque: true}}}
	_, want := search(t, system, &explorer.Exhaustive{})
	s := explorer.NewDPOR(explorer.DPOROptions{})
	rep, got := search(t, system, s)
	fmt.Println(len(want), len(got), rep.Runs, rep.Complete, s.Stats)
	for _, k := range keys(want) {
		if got[k] == 0 {
			fmt.Println("lost", k)
		}
	}
}
