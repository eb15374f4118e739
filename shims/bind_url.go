package shims

import (
	"strconv"
	"strings"

	"github.com/dop251/goja"
)

// urlBinding is internalBinding('url'): the WHATWG URL Standard for lib/internal/url.js. A URL crosses
// the border as a list: href, protocol, username, password, hostname, port, pathname, search, hash (each
// as the getter of that name has it), and whether the scheme is special.
func urlBinding(rt *goja.Runtime) *goja.Object {
	o := rt.NewObject()
	for _, n := range []struct {
		name string
		call func(goja.FunctionCall) goja.Value
	}{
		{"parse", func(c goja.FunctionCall) goja.Value { return urlParse(rt, c) }},
		{"set", func(c goja.FunctionCall) goja.Value { return urlSet(rt, c) }},
		{"domainToASCII", func(c goja.FunctionCall) goja.Value {
			return rt.ToValue(hostName(c.Argument(0).String(), false))
		}},
		{"toASCII", func(c goja.FunctionCall) goja.Value {
			ascii, _ := domainToASCII(c.Argument(0).String())
			return rt.ToValue(ascii)
		}},
		{"domainToUnicode", func(c goja.FunctionCall) goja.Value {
			return rt.ToValue(hostName(c.Argument(0).String(), true))
		}},
	} {
		if err := o.Set(n.name, n.call); err != nil {
			panic(err)
		}
	}
	return o
}

// urlParse(input[, base]) is the URL, or undefined if there is none.
func urlParse(rt *goja.Runtime, c goja.FunctionCall) goja.Value {
	var base *urlRecord
	if b := c.Argument(1); !goja.IsUndefined(b) {
		if base = parseURL(b.String(), nil); base == nil {
			return goja.Undefined()
		}
	}
	return urlParts(rt, parseURL(c.Argument(0).String(), base))
}

// urlSet(href, member, value) is the URL after an assignment to a member, or undefined if the
// assignment does not take.
func urlSet(rt *goja.Runtime, c goja.FunctionCall) goja.Value {
	u := parseURL(c.Argument(0).String(), nil)
	if u == nil || !u.set(c.Argument(1).String(), c.Argument(2).String()) {
		return goja.Undefined()
	}
	return urlParts(rt, u)
}

func urlParts(rt *goja.Runtime, u *urlRecord) goja.Value {
	if u == nil {
		return goja.Undefined()
	}
	var port string
	if u.port >= 0 {
		port = strconv.Itoa(u.port)
	}
	var host string
	if u.host != nil {
		host = *u.host
	}
	return rt.NewArray(u.href(), u.scheme+":", u.username, u.password, host, port, u.pathname(),
		prefixed("?", u.query), prefixed("#", u.fragment), u.special())
}

// prefixed is mark and text, or nothing when there is no text.
func prefixed(mark string, text *string) string {
	if text == nil || *text == "" {
		return ""
	}
	return mark + *text
}

// set assigns to a member as the setters of the URL class do (URL Standard, 6.1).
func (u *urlRecord) set(member, value string) bool {
	noCredentials := u.host == nil || *u.host == "" || u.scheme == "file"
	switch member {
	case "href":
		fresh := parseURL(value, nil)
		if fresh != nil {
			*u = *fresh
		}
		return fresh != nil
	case "protocol":
		return u.reparse(value+":", stSchemeStart)
	case "username":
		if !noCredentials {
			u.username = percentEncode(value, inUserinfoSet)
		}
		return !noCredentials
	case "password":
		if !noCredentials {
			u.password = percentEncode(value, inUserinfoSet)
		}
		return !noCredentials
	case "host":
		return u.setHost(value, stHost)
	case "hostname":
		return u.setHost(value, stHostname)
	case "port":
		if noCredentials {
			return false
		}
		if strings.Trim(value, "\t\n\r") == "" {
			u.port = -1
			return true
		}
		return u.reparse(value, stPort)
	case "pathname":
		if u.opaque {
			return false
		}
		u.path = nil
		return u.reparse(value, stPathStart)
	case "search":
		return u.setTail(&u.query, value, '?', stQuery)
	case "hash":
		return u.setTail(&u.fragment, value, '#', stFragment)
	}
	return false
}

// setHost assigns to the host. Where there is none, an empty one changes nothing (as in ada, not as in
// the standard).
func (u *urlRecord) setHost(value string, state urlState) bool {
	before := *u
	if u.opaque || !u.reparse(value, state) {
		return false
	}
	if before.host == nil && *u.host == "" {
		*u = before
	}
	return true
}

// setTail assigns to the query or the fragment; an empty value takes it away.
func (u *urlRecord) setTail(tail **string, value string, mark byte, state urlState) bool {
	if value == "" {
		*tail = nil
		u.trimOpaque()
		return true
	}
	if value[0] == mark {
		value = value[1:]
	}
	*tail = new(string)
	return u.reparse(value, state)
}
