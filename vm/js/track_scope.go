package js

import (
	"strings"
	"unsafe"
)

// A scopeSite is where scope instances are made: an instruction of a function. level 0 of the chain is the
// innermost.
type scopeSite struct {
	prg   *program
	outer *scopeSite
	// changes are the slots that are written by others than the function that makes the instance, or by
	// it in a later turn: all others keep their value once the turn that makes the instance is over.
	changes map[uint32]bool
	all     bool // nothing is known
}

func (s *scopeSite) up(levels int) *scopeSite {
	for ; levels > 0 && s != nil; levels-- {
		s = s.outer
	}
	return s
}

func (s *scopeSite) write(slot uint32) {
	if s.changes == nil {
		s.changes = map[uint32]bool{}
	}
	s.changes[slot] = true
}

func (s *scopeSite) changing(slot uint32) bool { return s == nil || s.all || s.changes[slot] }

// tracked reports that instances of the scopeSite have variables that later turns can change.
func (s *scopeSite) tracked() bool { return s.all || len(s.changes) > 0 }

// A scopeWalk finds, for each instruction of a function and those in it, the scopes that it sees, by
// following all ways through the code.
type scopeWalk struct {
	k     *Tracking
	funcs []*funcScopes
	made  map[*ifaceWord]*scopeSite
}

// A funcScopes is what is known of one function.
type funcScopes struct {
	prg      *program
	seen     []bool
	env      []*scopeSite // by pc, before the instruction
	suspends bool         // it has an await or a yield
	lost     bool         // the ways through it disagree
	maker    bool         // it can be a constructor
	fields   bool         // it initialises the fields of a class
}

// function walks p, which is made in scope outer, and the functions in it.
func (w *scopeWalk) function(p *program, outer *scopeSite) *funcScopes {
	f := &funcScopes{prg: p, seen: make([]bool, len(p.code)+1), env: make([]*scopeSite, len(p.code)+1)}
	w.funcs = append(w.funcs, f)
	for i := range p.code {
		if w.k.opOf(&p.code[i]).spec.scope == scopeSuspend {
			f.suspends = true
		}
	}
	type way struct {
		pc  int
		env *scopeSite
	}
	ways := []way{{0, outer}}
	for len(ways) > 0 {
		at := ways[len(ways)-1]
		ways = ways[:len(ways)-1]
		for pc, env := at.pc, at.env; pc >= 0 && pc < len(p.code); pc++ {
			if f.seen[pc] {
				if f.env[pc] != env {
					f.lost = true
				}
				break
			}
			f.seen[pc], f.env[pc] = true, env
			instr := &p.code[pc]
			o := w.k.opOf(instr)
			if o.spec.jump {
				ways = append(ways, way{pc + int(*(*int32)(instr.data)), env})
			}
			if o.spec.scope == scopeTry {
				t := (*tryInstr)(instr.data)
				if t.catchOffset > 0 {
					ways = append(ways, way{pc + int(t.catchOffset), env})
				}
				if t.finallyOffset > 0 {
					ways = append(ways, way{pc + int(t.finallyOffset), env})
				}
			}
			if o.spec.scope == scopeEnd || o.name == "jump" {
				break
			}
			env = w.step(p, instr, o, env)
		}
	}
	w.inner(f)
	w.stores(f)
	return f
}

// step is the scope after an instruction.
func (w *scopeWalk) step(p *program, instr *ifaceWord, o *op, env *scopeSite) *scopeSite {
	enters := false
	switch o.spec.scope {
	case scopeEnterBlock:
		enters = (*enterBlockInstr)(instr.data).stashSize > 0
	case scopeEnterBody:
		b := (*enterFuncBodyInstr)(instr.data)
		enters = b.stashSize > 0 || b.extensible
	case scopeEnterAlways:
		enters = true
	case scopeLeaveBlock:
		if (*leaveBlockInstr)(instr.data).popStash {
			return env.up(1)
		}
	case scopeLeave:
		return env.up(1)
	}
	if !enters {
		return env
	}
	if w.made == nil {
		w.made = map[*ifaceWord]*scopeSite{}
	}
	if w.made[instr] == nil {
		w.made[instr] = &scopeSite{prg: p, outer: env}
	}
	return w.made[instr]
}

// inner walks the functions that f makes.
func (w *scopeWalk) inner(f *funcScopes) {
	for pc := range f.prg.code {
		instr := &f.prg.code[pc]
		for i, p := range w.k.nested(instr) {
			env := f.env[pc]
			if !f.seen[pc] || f.lost {
				env = nil
			}
			if w.k.opOf(instr).spec.hook == nil || !w.k.untracked(f.prg, instr) {
				in := w.function(p, env)
				switch name := w.k.opOf(instr).name; {
				case name == "newFunc":
					in.maker = true
				case strings.HasSuffix(name, "Class"):
					in.fields = i == 1 || (*newClassInstr)(instr.data).ctor == nil
					in.maker = !in.fields
				}
			} else {
				w.bare(p, env)
			}
		}
	}
}

// bare looks through a function that is not tracked for what it does to variables around it.
func (w *scopeWalk) bare(p *program, outer *scopeSite) {
	n := len(w.funcs)
	w.function(p, outer)
	for _, f := range w.funcs[n:] {
		f.prg = nil
	}
}

// stores marks the variables that f changes.
func (w *scopeWalk) stores(f *funcScopes) {
	for pc := range f.prg.code {
		instr := &f.prg.code[pc]
		o := w.k.opOf(instr)
		if o.name == "createArgsMapped" && f.env[pc] != nil {
			f.env[pc].all = true // arguments[i] is a second name of a parameter
		}
		if o.spec.scope != scopeStore || !f.seen[pc] {
			continue
		}
		slot := scopeOperand(instr)
		s := f.env[pc].up(int(slot >> 24))
		if s != nil && (s.prg != f.prg || f.suspends) {
			s.write(slot & 0xffffff)
		}
		if f.lost {
			for s := f.env[pc]; s != nil; s = s.outer {
				s.all = true
			}
		}
	}
}

// scopeOperand is the variable that an instruction names: level << 24 | slot.
func scopeOperand(w *ifaceWord) uint32 { return *(*uint32)(w.data) }

// patch puts our functions in the place of goja's.
func (w *scopeWalk) patch() {
	for _, f := range w.funcs {
		if f.prg == nil {
			continue
		}
		tabs := make([]*hookTab, len(f.prg.code))
		for pc := range f.prg.code {
			o := w.k.opOf(&f.prg.code[pc])
			h := w.hookFor(f, pc, &f.prg.code[pc], o)
			switch {
			case pc == 0 && f.fields:
				tabs[pc] = w.k.tabFor(o, hookFields, h)
			case h != nil:
				tabs[pc] = w.k.tabFor(o, h, nil)
			}
		}
		for pc, t := range tabs {
			if t != nil {
				f.prg.code[pc].tab = unsafe.Pointer(t)
			}
		}
	}
}

func (w *scopeWalk) hookFor(f *funcScopes, pc int, instr *ifaceWord, o *op) hook {
	switch o.spec.scope {
	case scopeLoad, scopeStore:
		slot := scopeOperand(instr)
		if s := f.env[pc].up(int(slot >> 24)); f.seen[pc] && !f.lost && !s.changing(slot&0xffffff) {
			return nil
		}
	case scopeEnterAlways:
		if s := w.made[instr]; !f.maker && f.seen[pc] && !f.lost && s != nil && !s.tracked() && o.name != "_enterWith" {
			return nil
		}
	case scopeEnterBlock, scopeEnterBody, scopeReplace:
		if o.spec.scope == scopeReplace {
			if s := f.env[pc]; f.seen[pc] && !f.lost && s != nil && !s.tracked() {
				return nil
			}
			break
		}
		if s := w.made[instr]; f.seen[pc] && !f.lost && (s == nil || !s.tracked()) {
			return nil
		}
	}
	switch o.name {
	case "loadDynamic", "loadDynamicRef", "loadDynamicCallee":
		if !w.k.globalMayChange(propName(instr.data)) {
			return hookLoadKnown
		}
	case "enterFuncStashless":
		if !f.maker {
			return nil
		}
	case "_ret":
		if !f.suspends {
			return nil
		}
	case "enumNext":
		if !w.suspendsBetween(f.prg, pc, pc+int(*(*int32)(instr.data))) {
			return nil
		}
	}
	return o.spec.hook
}

// suspendsBetween reports an await or a yield in a stretch of code.
func (w *scopeWalk) suspendsBetween(p *program, from, to int) bool {
	for pc := from; pc < to && pc < len(p.code); pc++ {
		if w.k.opOf(&p.code[pc]).spec.scope == scopeSuspend {
			return true
		}
	}
	return false
}
