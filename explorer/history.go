package explorer

import (
	"slices"
	"strings"

	"loopcheck/eventloop/trace"
	"loopcheck/explorer/hb"
)

// A history is a run as the reduction sees it: its units in the order in which they ran, what happens
// before what, and the races.
type history struct {
	places *places
	units  []*unit
	at     map[trace.EventID]int
	order  hb.Order
	behind [][]int // behind[j]: units that j comes right behind
	forced []int   // forced[j]: how many of behind[j], the first, have nothing to do with conflicts
	races  []race

	byTurn, byEffect []users // what used a location last, by place
	touched          []int   // places in byTurn and byEffect that are not empty
	lastPart         map[trace.EventID]int
}

// A race is a pair of units, first before second in the run, that conflict with nothing in between that
// orders them: another run may have them the other way around.
type race struct{ first, second int }

// users of a location: its last writer, and who has read it since.
type users struct {
	writer int // -1: none
	reads  []int
}

// load takes over units in the order in which they ran.
func (h *history) load(units []*unit) {
	h.units = units
	h.at, h.lastPart = make(map[trace.EventID]int, len(h.units)), map[trace.EventID]int{}
	h.order.Reset()
	h.behind, h.forced, h.races = h.behind[:0], h.forced[:0], h.races[:0]
	for _, p := range h.touched {
		h.byTurn[p].clear()
		h.byEffect[p].clear()
	}
	h.touched = h.touched[:0]
	for len(h.byTurn) < firstPlace+len(h.places.number) {
		h.byTurn, h.byEffect = append(h.byTurn, users{writer: -1}), append(h.byEffect, users{writer: -1})
	}
	for j, u := range h.units {
		h.at[u.id] = j
		h.add(j, u)
		if u.turn != "" {
			h.lastPart[u.turn] = j
		}
	}
}

func (u *users) clear() { u.writer, u.reads = -1, u.reads[:0] }

// add puts the next unit behind those that it depends on and notes its races.
func (h *history) add(j int, u *unit) {
	var behind, rivals []int
	put := func(i int) {
		if !slices.Contains(behind, i) {
			behind = append(behind, i)
		}
	}
	if i, ok := h.at[u.causedBy]; ok && u.causedBy != "" {
		put(i)
	}
	if i, ok := h.at[registrationOf(u.id).Effect()]; ok && i != j {
		put(i)
	}
	if u.turn != "" && !u.first {
		put(h.lastPart[u.turn])
	}
	if u.ending {
		for i := range j {
			put(i)
		}
	}
	certain := len(behind)
	for _, t := range u.turns {
		h.use(&h.byTurn[t.place()], t, j, func(i int) {
			put(h.lastPart[h.units[i].turn])
			rivals = append(rivals, i)
		})
	}
	for _, t := range u.effects {
		h.use(&h.byEffect[t.place()], t, j, func(i int) {
			if other := h.units[i]; u.turn == "" || other.turn == "" {
				rivals = append(rivals, i)
				put(i)
			}
		})
	}
	h.order.Add(behind...)
	h.behind, h.forced = append(h.behind, behind), append(h.forced, certain)
	if u.ending {
		h.endingRaces(j)
		return
	}
	slices.Sort(rivals)
	for _, i := range slices.Compact(rivals) {
		if !h.orderedBetween(i, j) {
			h.races = append(h.races, race{i, j})
		}
	}
}

// endingRaces are those with what keeps nothing alive: the run could have ended without it.
func (h *history) endingRaces(j int) {
	for i := range j {
		if h.units[i].weak {
			h.races = append(h.races, race{i, j})
		}
	}
}

// use tells found about the users of a location that unit j conflicts with, and makes j its user.
func (h *history) use(u *users, t touch, j int, found func(int)) {
	if u.writer < 0 && len(u.reads) == 0 {
		h.touched = append(h.touched, t.place())
	}
	if u.writer >= 0 {
		found(u.writer)
	}
	if !t.write() {
		u.reads = append(u.reads, j)
		return
	}
	for _, r := range u.reads {
		found(r)
	}
	u.writer, u.reads = j, u.reads[:0]
}

// orderedBetween reports whether i is before j for another reason than that the two conflict.
func (h *history) orderedBetween(i, j int) bool {
	a := h.units[i]
	last := i // of a turn, whose parts stay together
	if a.turn != "" && h.units[j].turn != "" {
		last = h.lastPart[a.turn]
	}
	for k, b := range h.behind[j] {
		if b == i || b == last {
			if k < h.forced[j] {
				return true
			}
			continue
		}
		if h.order.Before(last, b) {
			return true
		}
	}
	return h.sameQueue(i, j)
}

// sameQueue reports whether both wait in one queue and i is sure to be put there first.
func (h *history) sameQueue(i, j int) bool {
	a, b := h.units[i], h.units[j]
	if a.queue == "" || a.queue != b.queue || a.causedBy == "" || b.causedBy == "" {
		return false
	}
	if a.causedBy == b.causedBy {
		return a.id.Less(b.id)
	}
	return h.order.Before(h.at[a.causedBy], h.at[b.causedBy])
}

// sorted is the history's units in an order that happens-before allows, those of lower rank first.
func (h *history) sorted(rank func(*unit) int) []*unit {
	var order []*unit
	ran := make([]bool, len(h.units))
	for range h.units {
		best := -1
		for i, u := range h.units {
			if ran[i] || slices.ContainsFunc(h.behind[i], func(b int) bool { return !ran[b] }) {
				continue
			}
			if best < 0 || rank(u) < rank(h.units[best]) {
				best = i
			}
		}
		ran[best] = true
		order = append(order, h.units[best])
	}
	return order
}

// Canonical names the Mazurkiewicz trace of a run: two runs have the same name exactly when they order
// the steps that depend on each other alike. The name is the least order of the steps' pieces that
// happens-before allows. Locations of the spaces to ignore do not count.
func Canonical(steps []trace.Step, ignore ...string) string {
	h := &history{places: newPlaces()}
	for _, space := range ignore {
		h.places.ignore[space] = true
	}
	units, _ := h.places.flatten(steps)
	h.load(units)
	var b strings.Builder
	left := make([]int, len(units))
	behind := make([][]int, len(units))
	for j, list := range h.behind {
		left[j] = len(list)
		for _, i := range list {
			behind[i] = append(behind[i], j)
		}
	}
	for range units {
		best := -1
		for i, u := range units {
			if left[i] == 0 && (best < 0 || u.id < units[best].id) {
				best = i
			}
		}
		left[best] = -1
		for _, j := range behind[best] {
			left[j]--
		}
		b.WriteString(string(units[best].id))
		b.WriteByte(' ')
	}
	return b.String()
}

// causes marks what has to come before unit j whatever it touches: what registered it, and what
// registered that. j itself is marked.
func (h *history) causes(j int, marks []bool) {
	if marks[j] {
		return
	}
	marks[j] = true
	for _, i := range h.behind[j][:h.forced[j]] {
		h.causes(i, marks)
	}
}

// caused reports whether unit i has to come before unit j whatever they touch.
func (h *history) caused(i, j int) bool {
	marks := make([]bool, len(h.units))
	h.causes(j, marks)
	return marks[i]
}

// name is a hash of the trace: equal for runs that order alike what depends on each other.
func (h *history) name() uint64 {
	var sum uint64
	for j, u := range h.units {
		x := fnv(14695981039346656037, string(u.id))
		var from uint64
		for _, i := range h.behind[j] {
			from += fnv(14695981039346656037, string(h.units[i].id))
		}
		sum += mix(x ^ mix(from))
	}
	return sum
}

// fnv is FNV-1a.
func fnv(h uint64, s string) uint64 {
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return h
}

// sockets reports whether the run used any.
func (h *history) sockets() bool {
	return slices.ContainsFunc(h.units, func(u *unit) bool { return u.socket })
}

// turnFrom is a unit with the parts of its turn behind it, if it is the first.
func (h *history) turnFrom(u *unit, at int) []*unit {
	all := []*unit{u}
	if at < 0 || !u.first || u.turn == "" {
		return all
	}
	for _, o := range h.units[at+1:] {
		if o.turn == u.turn {
			all = append(all, o)
		}
	}
	return all
}
