package shims

import (
	"net/netip"

	"github.com/dop251/goja"

	"loopcheck/shims/world"
)

// ipVersion(text) is 4, 6, or 0 for what is no address (net.isIP).
func (n *netState) ipVersion(c goja.FunctionCall) goja.Value {
	a, ok := world.ParseAddress(c.Argument(0).String())
	version := 0
	switch {
	case ok && a.Is4():
		version = 4
	case ok:
		version = 6
	}
	return n.int(version)
}

// ipText(text) is the canonical form of an address; undefined for what is none.
func (n *netState) ipText(c goja.FunctionCall) goja.Value {
	a, ok := world.ParseAddress(c.Argument(0).String())
	if !ok {
		return goja.Undefined()
	}
	return n.host.RT.ToValue(a.String())
}

// ipCompare(a, b) is negative, 0 or positive as a comes before b, is equal, or comes after it; NaN for
// addresses of two families. An IPv4 address within IPv6 counts as IPv4.
func (n *netState) ipCompare(c goja.FunctionCall) goja.Value {
	a, b := plain(c.Argument(0)), plain(c.Argument(1))
	if a.Is4() != b.Is4() {
		return goja.NaN()
	}
	return n.int(a.Compare(b))
}

// ipInSubnet(address, network, prefix) reports whether the address lies in the network.
func (n *netState) ipInSubnet(c goja.FunctionCall) goja.Value {
	a, b, bits := plain(c.Argument(0)), plain(c.Argument(1)), int(c.Argument(2).ToInteger())
	return n.host.RT.ToValue(a.Is4() == b.Is4() && netip.PrefixFrom(b, bits).Contains(a))
}

func plain(v goja.Value) netip.Addr {
	a, _ := world.ParseAddress(v.String())
	return a.Unmap()
}
