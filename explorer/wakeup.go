package explorer

import (
	"slices"

	"loopcheck/eventloop/trace"
)

// A branch is a node of a wakeup tree (Abdulla, Aronis, Jonsson, Sagonas, Optimal Dynamic Partial Order
// Reduction, POPL 2014, section 4): orders that are still to be run behind a prefix. Each way from the
// root to a leaf is one of them.
type branch struct {
	unit  *unit
	below []*branch
	// Of a leaf: the choices that lead there, the units that they stand for, in that order, and how many
	// races were reversed on the way.
	schedule  trace.Schedule
	sure      int // choices of the schedule that are not foretold
	order     []*unit
	reversals int
	// covered are orders that this leaf was taken to stand for. What its last unit does when it comes so
	// early is not known until it has run.
	covered []covered
}

type covered struct {
	v    []*unit
	leaf branch
}

// initial reports whether z can be brought to the front of v without changing what v means: nothing that
// comes before it there depends on it, or it is not in v and nothing does. (A weak initial of v, loc. cit.
// definition 3.)
func initial(z *unit, v []*unit) bool {
	for _, u := range v {
		if u.id == z.id {
			n := min(len(u.choices), len(z.choices))
			return slices.Equal(u.choices[:n], z.choices[:n])
		}
		if dependent(z, u) {
			return false
		}
	}
	return true
}

// less is v without the unit with an id.
func less(v []*unit, id trace.EventID) []*unit {
	return slices.DeleteFunc(slices.Clone(v), func(u *unit) bool { return u.id == id })
}

// insert puts v, with its leaf's schedule, into a tree unless a leaf of it already stands for v. It
// reports whether the tree has grown.
func insert(tree *[]*branch, v []*unit, leaf branch) bool {
	for _, b := range *tree {
		if !initial(b.unit, v) {
			continue
		}
		rest := less(v, b.unit.id)
		if len(b.below) == 0 || len(rest) == 0 {
			for len(b.below) > 0 {
				b = b.below[0]
			}
			b.covered = append(b.covered, covered{rest, leaf})
			return false
		}
		return insert(&b.below, rest, leaf)
	}
	leaf.unit = v[len(v)-1]
	b := &leaf
	for i := len(v) - 2; i >= 0; i-- {
		b = &branch{unit: v[i], below: []*branch{b}}
	}
	*tree = append(*tree, b)
	return true
}
