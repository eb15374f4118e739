package main

import (
	"fmt"
	"strings"

	"loopcheck/explorer"
)

// covered tells how much the search has seen.
func (x *report) covered(p *printer) {
	c := x.r.Coverage
	parts := []string{}
	if c.Traces > 0 {
		parts = append(parts, plural(c.Traces, "one distinct trace", "%d distinct traces"))
		if c.Redundant > 0 {
			parts = append(parts, plural(c.Redundant, "one redundant run", "%d redundant runs"))
		}
	}
	if c.Impossible > 0 {
		parts = append(parts, plural(c.Impossible, "one reversal", "%d reversals")+" that the loop forbids")
	}
	parts = append(parts, fmt.Sprintf("depth %d", x.r.MaxDepth))
	p.line("covered: " + strings.Join(parts, ", "))
	if c.Unproven > 0 && x.r.Complete {
		p.line("note: runs used sockets, or ended while something was still to come; there dpor is known to miss an order now and then, and --strategy reduced is surer")
	}
}

// whatIsLeft says why an incomplete search is so, apart from the bounds that explorer.Explore notes, and how
// far it may have got.
func (x *report) whatIsLeft(p *printer) {
	if x.f.chance() {
		p.line("  a random search is never complete")
	}
	switch {
	case x.f.bound == "auto":
		p.line(fmt.Sprintf("  the last round had the bound %d (--bound auto)", x.r.Covered))
	case x.f.bound != "" && len(x.r.Bounds) == 0:
		p.line("  orders beyond --bound " + x.f.bound + " were left out")
	}
	if x.f.delays >= 0 && len(x.r.Bounds) == 0 {
		p.line(fmt.Sprintf("  orders of more than %d delays were left out (--delays)", x.f.delays))
	}
	if n := x.r.Coverage.Astray; n > 0 {
		p.line("  " + plural(n, "one run", "%d runs") + " did not go as the model of the loop said: a bug in loopcheck; --strategy reduced does without the model")
	}
	if n := x.r.Coverage.GaveUp; n > 0 {
		p.line("  " + plural(n, "for one reversal", "for %d reversals") + " it was not found out within the budget whether the loop allows it")
	}
	if e := x.r.Coverage.Estimate; e > float64(x.r.Runs) && !hitFailure(x.r.Bounds) {
		p.line(fmt.Sprintf("  estimate, from the branches so far: the whole search takes about %.2g runs, of which this is %.2g %%",
			e, 100*float64(x.r.Runs)/e))
	}
}

func hitFailure(hits []explorer.Hit) bool {
	for _, h := range hits {
		if h.Bound == explorer.FailureBound {
			return true
		}
	}
	return false
}
