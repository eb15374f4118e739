package shims

import (
	"cmp"
	"slices"

	"github.com/dop251/goja"
)

// httpConnections is a ConnectionsList: the connections of a server, and those among them on which a
// request is being received that has not been found late.
type httpConnections struct {
	all, active []*httpParser
}

func connectionsMethods() []httpMethod {
	on := func(f func(l *httpConnections, s *httpState, c goja.FunctionCall) []*httpParser) func(*httpState, goja.FunctionCall) goja.Value {
		return func(s *httpState, c goja.FunctionCall) goja.Value {
			var objects []any
			for _, p := range f(s.lists[object(c.This)], s, c) {
				objects = append(objects, p.object)
			}
			list := s.host.RT.NewArray(objects...)
			s.host.made(list)
			return list
		}
	}
	return []httpMethod{
		{"all", on(func(l *httpConnections, _ *httpState, _ goja.FunctionCall) []*httpParser { return l.look(nil) })},
		{"idle", on(func(l *httpConnections, _ *httpState, _ goja.FunctionCall) []*httpParser {
			return l.look(func(p *httpParser) bool { return p.began == 0 })
		})},
		{"active", on(func(l *httpConnections, _ *httpState, _ goja.FunctionCall) []*httpParser {
			return l.look(func(p *httpParser) bool { return slices.Contains(l.active, p) })
		})},
		{"expired", on((*httpConnections).expired)},
	}
}

// add lists a connection on which a message begins.
func (l *httpConnections) add(p *httpParser) {
	if !slices.Contains(l.all, p) {
		l.all = append(l.all, p)
	}
	if !slices.Contains(l.active, p) {
		l.active = append(l.active, p)
	}
}

func (l *httpConnections) drop(p *httpParser) {
	is := func(q *httpParser) bool { return q == p }
	l.all = slices.DeleteFunc(l.all, is)
	l.active = slices.DeleteFunc(l.active, is)
}

// look lists the connections that are wanted, idle ones first, then by the age of their messages, then in
// the order in which they were made.
func (l *httpConnections) look(want func(*httpParser) bool) []*httpParser {
	var found []*httpParser
	for _, p := range l.all {
		p.touch(false)
		if want == nil || want(p) {
			found = append(found, p)
		}
	}
	slices.SortStableFunc(found, func(a, b *httpParser) int { return cmp.Compare(a.began, b.began) })
	return found
}

// expired(headersTimeout, requestTimeout) lists the connections on which a request takes longer, ms; each
// is listed once. 0 is no limit.
func (l *httpConnections) expired(s *httpState, c goja.FunctionCall) []*httpParser {
	headers, whole := c.Argument(0).ToInteger(), c.Argument(1).ToInteger()
	if headers == 0 && whole == 0 || len(l.all) == 0 {
		return nil
	}
	if whole > 0 && headers > whole {
		headers, whole = whole, headers
	}
	now := s.host.now() + 1
	late := l.look(func(p *httpParser) bool {
		if p.began == 0 || !slices.Contains(l.active, p) {
			return false
		}
		return !p.parser.HeadersCompleted() && headers > 0 && p.began < now-headers || whole > 0 && p.began < now-whole
	})
	l.active = slices.DeleteFunc(l.active, func(p *httpParser) bool { return slices.Contains(late, p) })
	return late
}
