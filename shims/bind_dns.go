package shims

import (
	"net/netip"
	"slices"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// uvNoName is libuv's UV_EAI_NONAME.
const uvNoName = -3008

// The orders of addresses that dns.lookup can ask for (cares_wrap.cc, DNS_ORDER_*).
const (
	orderVerbatim = iota
	orderIPv4First
	orderIPv6First
)

// dnsBinding is what `internalBinding('dns')` returns.
func dnsBinding(h *Host) *goja.Object {
	o := h.RT.NewObject()
	_ = o.Set("getaddrinfo", h.getaddrinfo)
	return o
}

// getaddrinfo(name, family, order, callback) looks a name up on the thread pool and calls
// callback(errno, addresses).
func (h *Host) getaddrinfo(c goja.FunctionCall) goja.Value {
	name, family, order := c.Argument(0).String(), c.Argument(1).ToInteger(), c.Argument(2).ToInteger()
	callback, _ := h.Realm.Func(c.Argument(3))
	if len(h.World.Host(name)) == 0 && !strings.HasSuffix(name, ".invalid") { // of which RFC 6761 says that there is none
		h.outside("a look-up of " + name + ", which is outside of the program; require('loopcheck').server can play it")
	}
	var found []netip.Addr
	effect := func() { found = arrange(h.World.Host(name), family, order) }
	done := func() {
		if len(found) == 0 {
			callback.Invoke(goja.Undefined(), h.RT.ToValue(uvNoName))
			return
		}
		list := make([]any, len(found))
		for i, a := range found {
			list[i] = a.String()
		}
		callback.Invoke(goja.Undefined(), h.RT.ToValue(0), h.RT.NewArray(list...))
	}
	h.Loop.SubmitSlow(trace.Kind("dns.lookup"), h.site(), effect, h.inScope(resourceOf("dns.lookup"), done))
	return goja.Undefined()
}

// Place is the file:line:col of the program that has called what runs, however many of Node's own functions lie
// between; "" if nothing of the program has.
func (h *Host) Place() string { return callSite{h.RT.CaptureCallStack(0, nil), h.TurnSite}.String() }

// outside tells that the program reaches for something that is not modelled. If it is to see that, what
// it gets is what it would get without a network.
func (h *Host) outside(what string) {
	e, err := h.RT.New(h.RT.Get("Error"), h.RT.ToValue("loopcheck does not support "+what))
	if err != nil {
		panic(err)
	}
	_ = e.Set("code", "ERR_LOOPCHECK_UNSUPPORTED")
	if h.OnUnsupported != nil {
		h.OnUnsupported(e)
	}
}

// arrange picks the addresses of a family, in an order.
func arrange(all []netip.Addr, family, order int64) []netip.Addr {
	list := slices.DeleteFunc(slices.Clone(all), func(a netip.Addr) bool {
		return family == world.IPv4 && !a.Is4() || family == world.IPv6 && a.Is4()
	})
	if order == orderIPv4First || order == orderIPv6First {
		slices.SortStableFunc(list, func(a, b netip.Addr) int {
			if a.Is4() == b.Is4() {
				return 0
			}
			if a.Is4() == (order == orderIPv4First) {
				return -1
			}
			return 1
		})
	}
	return list
}
