package vm

import (
	"sort"
	"strings"

	"github.com/dop251/goja"
)

// unsupportedCode is the code of the error that a call of what we do not model throws.
const unsupportedCode = "ERR_LOOPCHECK_UNSUPPORTED"

// Unsupported says that the program needs something of Node that is not modelled: nothing can be said
// about its orders.
type Unsupported struct {
	Message string // "loopcheck does not support the module dgram"
	Where   string // file:line:col of the call, "" if it is not known
}

func (u *Unsupported) Error() string {
	if u.Where == "" {
		return u.Message
	}
	return u.Where + ": " + u.Message
}

// unsupported makes the error for what Node has and we lack, and ends the run unless the program is to
// see it.
func (p *Process) unsupported(what string) goja.Value {
	e, err := p.rt.New(p.rt.Get("Error"), p.rt.ToValue("loopcheck does not support "+what))
	if err != nil {
		panic(err)
	}
	_ = e.Set("code", unsupportedCode)
	p.meet(e)
	return e
}

// meet ends the run at an error of unsupportedCode, whether or not the program would catch it: in Node
// the call does something. With Options.SkipUnsupported the program sees the error, and the place is noted.
func (p *Process) meet(err *goja.Object) {
	u := &Unsupported{Message: err.Get("message").String(), Where: firstFrame(err.Get("stack").String())}
	if u.Where == "" {
		u.Where = p.host.Place()
	}
	if p.program.options.SkipUnsupported {
		p.program.skip(u)
		return
	}
	if p.err == nil {
		p.err = u
	}
	p.host.EndWith(1)
}

// skip remembers what a run was refused for want of a model.
func (p *Program) skip(u *Unsupported) {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	p.seen.skipped[*u] = true
}

// Skipped lists what runs have called that is not modelled and has thrown instead, by place.
func (p *Program) Skipped() []Unsupported {
	p.seen.mu.Lock()
	defer p.seen.mu.Unlock()
	list := make([]Unsupported, 0, len(p.seen.skipped))
	for u := range p.seen.skipped {
		list = append(list, u)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Error() < list[j].Error() })
	return list
}

// firstFrame is the file:line:col of the innermost frame of a stack that is not Node's.
func firstFrame(stack string) string {
	for line := range strings.SplitSeq(stack, "\n") {
		at, ok := strings.CutPrefix(strings.TrimSpace(line), "at ")
		if !ok || strings.Contains(at, "node:") || strings.Contains(at, "<anonymous>)") {
			continue
		}
		if _, in, ok := strings.Cut(at, " ("); ok {
			at = strings.TrimSuffix(in, ")")
		}
		return strings.TrimPrefix(at, "file://")
	}
	return ""
}
