package shims

import (
	"strconv"
	"strings"
)

// urlRecord is a URL record of the URL Standard, 4.1.
type urlRecord struct {
	scheme, username, password string
	host                       *string // nil: none
	port                       int     // -1: none
	path                       []string
	opaque                     bool // the path is path[0], not a list of segments
	query, fragment            *string
}

// defaultPort is the port of a special scheme, -1 for file; ok is false if the scheme is not special.
func defaultPort(scheme string) (port int, ok bool) {
	switch scheme {
	case "http", "ws":
		return 80, true
	case "https", "wss":
		return 443, true
	case "ftp":
		return 21, true
	case "file":
		return -1, true
	}
	return 0, false
}

func (u *urlRecord) special() bool {
	_, ok := defaultPort(u.scheme)
	return ok
}

func (u *urlRecord) pathname() string {
	if u.opaque {
		return u.path[0]
	}
	var b strings.Builder
	for _, segment := range u.path {
		b.WriteByte('/')
		b.WriteString(segment)
	}
	return b.String()
}

// href serializes the URL (4.5).
func (u *urlRecord) href() string {
	var b strings.Builder
	b.WriteString(u.scheme)
	b.WriteByte(':')
	if u.host != nil {
		b.WriteString("//")
		if u.username != "" || u.password != "" {
			b.WriteString(u.username)
			if u.password != "" {
				b.WriteByte(':')
				b.WriteString(u.password)
			}
			b.WriteByte('@')
		}
		b.WriteString(*u.host)
		if u.port >= 0 {
			b.WriteByte(':')
			b.WriteString(strconv.Itoa(u.port))
		}
	} else if !u.opaque && len(u.path) > 1 && u.path[0] == "" {
		b.WriteString("/.") // or the path would look like a host
	}
	b.WriteString(u.pathname())
	if u.query != nil {
		b.WriteByte('?')
		b.WriteString(*u.query)
	}
	if u.fragment != nil {
		b.WriteByte('#')
		b.WriteString(*u.fragment)
	}
	return b.String()
}

// trimOpaque takes the spaces off the end of an opaque path that nothing follows any more (6.1).
func (u *urlRecord) trimOpaque() {
	if u.opaque && u.query == nil && u.fragment == nil {
		u.path[0] = strings.TrimRight(u.path[0], " ")
	}
}

// shorten drops the last segment of the path, but not the drive letter of a file URL (4.4).
func (u *urlRecord) shorten() {
	n := len(u.path)
	if n == 0 || u.scheme == "file" && n == 1 && isDriveLetter(u.path[0], true) {
		return
	}
	u.path = u.path[: n-1 : n-1]
}

// isDriveLetter reports whether s is a Windows drive letter; a normalized one has a colon, not a bar.
func isDriveLetter(s string, normalized bool) bool {
	return len(s) == 2 && isAlpha(rune(s[0])) && (s[1] == ':' || !normalized && s[1] == '|')
}

func isAlpha(r rune) bool { return r|0x20 >= 'a' && r|0x20 <= 'z' }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

func isHex(r rune) bool { return isDigit(r) || r|0x20 >= 'a' && r|0x20 <= 'f' }

// The percent-encode sets of the URL Standard, 1.3.

func inC0Set(c byte) bool { return c <= 0x1f || c > 0x7e }

func inFragmentSet(c byte) bool { return inC0Set(c) || strings.IndexByte(" \"<>`", c) >= 0 }

func inQuerySet(c byte) bool { return inC0Set(c) || strings.IndexByte(" \"#<>", c) >= 0 }

func inSpecialQuerySet(c byte) bool { return inQuerySet(c) || c == '\'' }

func inPathSet(c byte) bool { return inQuerySet(c) || strings.IndexByte("?`{}", c) >= 0 }

func inUserinfoSet(c byte) bool { return inPathSet(c) || strings.IndexByte("/:;=@[\\]^|", c) >= 0 }

func percentEncode(s string, in func(byte) bool) string {
	const hex = "0123456789ABCDEF"
	clean := 0
	for clean < len(s) && !in(s[clean]) {
		clean++
	}
	if clean == len(s) {
		return s
	}
	out := []byte(s[:clean])
	for i := clean; i < len(s); i++ {
		if in(s[i]) {
			out = append(out, '%', hex[s[i]>>4], hex[s[i]&15])
		} else {
			out = append(out, s[i])
		}
	}
	return string(out)
}

func percentDecode(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	var out []byte
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) && isHex(rune(s[i+1])) && isHex(rune(s[i+2])) {
			n, _ := strconv.ParseUint(s[i+1:i+3], 16, 8)
			out = append(out, byte(n))
			i += 2
		} else {
			out = append(out, s[i])
		}
	}
	return decodeUtf8(out)
}
