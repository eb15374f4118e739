package shims

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Every line below is what `new URL(input, base).href` gives in Node 20.20.2; "" stands for ERR_INVALID_URL.
func TestURLsAreParsedAsNodeDoes(t *testing.T) {
	for _, c := range []struct{ input, base, want string }{
		{"HTTP://User:Pa ss@EXAMPLE.com:80/a/./b/../c?q=1 2#f g", "", "http://User:Pa%20ss@example.com/a/c?q=1%202#f%20g"},
		{"https://h:443", "", "https://h/"},
		{"  http://h\t/x\n", "", "http://h/x"},
		{"http:\\\\h\\x", "", "http://h/x"},
		{"http://0x7f.1/", "", "http://127.0.0.1/"},
		{"http://256.1/", "", ""},
		{"http://1.256/", "", "http://1.0.1.0/"},
		{"http://1.2.3.4.5/", "", ""},
		{"http://[1:0:0:2::]/", "", "http://[1:0:0:2::]/"},
		{"http://[::127.0.0.1]/", "", "http://[::7f00:1]/"},
		{"http://[1::2::3]/", "", ""},
		{"http://a b/", "", ""},
		{"http://h:99999/", "", ""},
		{"file:///C|/x/../y", "", "file:///C:/y"},
		{"file://localhost/x", "", "file:///x"},
		{"mailto:x@y  #z", "", "mailto:x@y  #z"},
		{"foo://H/%41/..//b", "", "foo://H//b"},
		{"x", "", ""},
		{"../y?q", "http://h/a/b/c", "http://h/a/y?q"},
		{"//other/z", "https://h/a", "https://other/z"},
		{"?q", "file:///a/b", "file:///a/b?q"},
		{"/x", "mailto:a@b", ""},
		{"/..//p", "foo:/a", "foo:/.//p"},
	} {
		var base *urlRecord
		if c.base != "" {
			base = parseURL(c.base, nil)
			require.NotNil(t, base, c.base)
		}
		got := ""
		if u := parseURL(c.input, base); u != nil {
			got = u.href()
		}
		require.Equal(t, c.want, got, "%q against %q", c.input, c.base)
	}
}

// The setters of the URL class: URL Standard, 6.1, and Node 20.20.2 for each value.
func TestSettersChangeOnePartOrNothing(t *testing.T) {
	for _, c := range []struct{ href, member, value, want string }{
		{"http://h:81/p?q#f", "protocol", "https", "https://h:81/p?q#f"},
		{"http://h/", "protocol", "foo", "http://h/"},
		{"http://h:81/", "port", "", "http://h/"},
		{"http://h:81/", "port", "8x", "http://h:8/"},
		{"http://h:81/", "port", "99999", "http://h:81/"},
		{"http://h/", "host", "x:82/y", "http://x:82/"},
		{"http://h:81/", "hostname", "a b", "http://h:81/"},
		{"file:///x", "username", "u", "file:///x"},
		{"http://h/", "password", "p:q", "http://:p%3Aq@h/"},
		{"http://h/a", "pathname", "b c?d", "http://h/b%20c%3Fd"},
		{"mailto:x", "pathname", "y", "mailto:x"},
		{"http://h/?q", "search", "", "http://h/"},
		{"http://h/", "hash", "a b", "http://h/#a%20b"},
		{"http://h/", "href", "nope", "http://h/"},
	} {
		u := parseURL(c.href, nil)
		require.NotNil(t, u, c.href)
		u.set(c.member, c.value)
		require.Equal(t, c.want, u.href(), "%s.%s = %q", c.href, c.member, c.value)
	}
}

func TestDomainsAreLowerCasedAndCheckedLikeAHost(t *testing.T) {
	for input, want := range map[string]string{
		"EXAMPLE.com": "example.com", "a b": "", "": "", "0x7f.1": "127.0.0.1", "[::1]": "[::1]", "a%41b": "aab",
	} {
		require.Equal(t, want, hostName(input, false), input)
	}
}
