package shims

import (
	"net/netip"
	"slices"

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
