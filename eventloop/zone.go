package eventloop

// A zone is the set of all clock readings that a run so far allows: a conjunction of difference
// constraints x_i - x_j <= c over whole milliseconds, kept as a closed difference bound matrix
// (Dill 1989; the tightening step is the incremental closure of Cotton and Maler 2006).
//
//	bound[i*stride+j] = the largest value that x_i - x_j can take, or inf
//
// Invariant: closed and satisfiable, so every entry is exact. Satisfiability of a new constraint is
// therefore one comparison, and forgetting a variable is free: its slot is simply not looked at.
type zone struct {
	bound  []int64
	stride int // slots that bound has room for
	n      int // slots in use, free ones among them included
}

// inf is no bound. Sums of two bounds, one of them inf, must not overflow.
const inf = int64(1) << 60

// slot is the index of a variable in a zone. All zones of one loop share one layout.
type slot int

// The variables that every run has.
const (
	origin  slot = iota // the start of the process: 0 ms
	began               // start of the turn that ran last
	clock               // the loop's present: end of the turn that ran last, or later
	moment              // the pass' now (timers) or the instant of the last poll (poll)
	uvTime              // last uv_update_time: loop->time
	held                // loop->time when a clamped timer was set
	epoch               // what the first reading of the clock was taken from; see Now
	instant             // scratch: when a request completed
	firstFree
)

func newZone() zone {
	const room = 16
	z := zone{bound: make([]int64, room*room), stride: room, n: int(firstFree)}
	return z // every variable equals the origin
}

func (z *zone) clone() zone {
	c := zone{bound: make([]int64, len(z.bound)), stride: z.stride, n: z.n}
	c.copyFrom(z)
	return c
}

// copyFrom makes z equal to o; both have the same stride.
func (z *zone) copyFrom(o *zone) {
	z.n = o.n
	for i := range o.n {
		at := i * o.stride
		copy(z.bound[at:at+o.n], o.bound[at:at+o.n])
	}
}

// grow makes room for slots up to n.
func (z *zone) grow(n int) {
	if n <= z.n {
		return
	}
	if n > z.stride {
		stride := max(z.stride+z.stride/2, n)
		bound := make([]int64, stride*stride)
		for i := range z.n {
			copy(bound[i*stride:i*stride+z.n], z.bound[i*z.stride:i*z.stride+z.n])
		}
		z.bound, z.stride = bound, stride
	}
	for i := z.n; i < n; i++ {
		z.free(slot(i), n)
	}
	z.n = n
}

// free makes x unconstrained in the first n slots.
func (z *zone) free(x slot, n int) {
	row := z.bound[int(x)*z.stride:]
	for k := range n {
		row[k] = inf
		z.bound[k*z.stride+int(x)] = inf
	}
	row[x] = 0
}

// forget drops all that is known about x.
func (z *zone) forget(x slot) {
	if int(x) < z.n {
		z.free(x, z.n)
	}
}

// assign makes x a second name for the value of y.
func (z *zone) assign(x, y slot) {
	if x == y {
		return
	}
	rx, ry := z.bound[int(x)*z.stride:], z.bound[int(y)*z.stride:]
	for k := range z.n {
		rx[k] = ry[k]
	}
	for k := range z.n {
		z.bound[k*z.stride+int(x)] = z.bound[k*z.stride+int(y)]
	}
	rx[x], rx[y] = 0, 0
	ry[x] = 0
}

// shift moves x by c: every solution has x + c where it had x.
func (z *zone) shift(x slot, c int64) {
	row := z.bound[int(x)*z.stride : int(x)*z.stride+z.n]
	for k := range row {
		if slot(k) == x {
			continue
		}
		if row[k] < inf {
			row[k] += c
		}
		if b := &z.bound[k*z.stride+int(x)]; *b < inf {
			*b -= c
		}
	}
}

// advance lets x grow by any amount.
func (z *zone) advance(x slot) {
	row := z.bound[int(x)*z.stride : int(x)*z.stride+z.n]
	for k := range row {
		row[k] = inf
	}
	row[x] = 0
}

// lapse lets x grow up to from + most; x <= from + most holds already. Nothing else gets tighter: what
// follows from the new bound followed from where x was.
func (z *zone) lapse(x, from slot, most int64) {
	row := z.bound[int(x)*z.stride : int(x)*z.stride+z.n]
	base := z.bound[int(from)*z.stride : int(from)*z.stride+z.n]
	for k, b := range base {
		if row[k] = b + most; row[k] > inf {
			row[k] = inf
		}
	}
	row[x] = 0
}

// allows reports whether x - y <= c can be added.
func (z *zone) allows(x, y slot, c int64) bool {
	return c >= inf || z.bound[int(y)*z.stride+int(x)] >= -c
}

// add adds x - y <= c and reports whether a solution is left. When none is, the zone is spoilt.
func (z *zone) add(x, y slot, c int64) bool {
	s, i, j := z.stride, int(x), int(y)
	if c >= inf || c >= z.bound[i*s+j] {
		return true
	}
	if z.bound[j*s+i] < -c {
		return false
	}
	z.bound[i*s+j] = c
	rowJ := z.bound[j*s : j*s+z.n]
	for k := range z.n {
		viaX := z.bound[k*s+i]
		if viaX >= inf {
			continue
		}
		viaX += c
		rowK := z.bound[k*s : k*s+z.n]
		for l, b := range rowJ {
			if b < inf && viaX+b < rowK[l] {
				rowK[l] = viaX + b
			}
		}
	}
	return true
}

// least is the smallest value of x, in ms since the start of the process.
func (z *zone) least(x slot) int64 { return -z.bound[int(origin)*z.stride+int(x)] }

// leastSince is the smallest value of x - since, in ms.
func (z *zone) leastSince(since, x slot) int64 { return -z.bound[int(since)*z.stride+int(x)] }

// within reports whether every solution of z is one of o, as far as the slots marked live go.
func (z *zone) within(o *zone, live []bool) bool { return z.withinBut(-1, o, live) }

// withinBut is within, but for the upper bounds of x.
func (z *zone) withinBut(x slot, o *zone, live []bool) bool {
	for i := range z.n {
		if !live[i] || slot(i) == x {
			continue
		}
		a, b := z.bound[i*z.stride:i*z.stride+z.n], o.bound[i*o.stride:i*o.stride+o.n]
		for j, v := range a {
			if v > b[j] && live[j] {
				return false
			}
		}
	}
	return true
}

// raise lets x be as large as in z or in o. The rest of z includes o, so z stays closed.
func (z *zone) raise(x slot, o *zone) {
	a, b := z.bound[int(x)*z.stride:], o.bound[int(x)*o.stride:]
	for k := range z.n {
		a[k] = max(a[k], b[k])
	}
}

// join makes z the smallest zone that has the solutions of both. The larger of the bounds of two closed
// matrices make a closed one.
func (z *zone) join(o *zone) {
	for i := range z.n {
		a, b := z.bound[i*z.stride:i*z.stride+z.n], o.bound[i*o.stride:i*o.stride+o.n]
		for k := range a {
			a[k] = max(a[k], b[k])
		}
	}
}
