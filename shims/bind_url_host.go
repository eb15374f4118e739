package shims

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// parseHost is the host parser of the URL Standard, 3.5.
func parseHost(input string, special bool) (string, bool) {
	if strings.HasPrefix(input, "[") {
		if !strings.HasSuffix(input, "]") {
			return "", false
		}
		pieces, ok := parseIPv6(input[1 : len(input)-1])
		return "[" + formatIPv6(pieces) + "]", ok
	}
	if !special {
		if strings.ContainsAny(input, "\x00\t\n\r #/:<>?@[\\]^|") {
			return "", false
		}
		return percentEncode(input, inC0Set), true
	}
	domain, ok := domainToASCII(percentDecode(input))
	if !ok || domain == "" || strings.ContainsFunc(domain, forbiddenInDomain) {
		return "", false
	}
	if endsInNumber(domain) {
		return parseIPv4(domain)
	}
	return domain, true
}

func forbiddenInDomain(r rune) bool {
	return r <= ' ' || r == 0x7f || strings.ContainsRune("#/:<>?@[\\]^|%", r)
}

// hostName is domainToASCII or domainToUnicode of the url module: the empty string for what is no host.
func hostName(input string, unicode bool) string {
	u := &urlRecord{scheme: "ws", port: -1, host: new(string)}
	if input == "" || !u.set("hostname", input) {
		return ""
	}
	if unicode {
		return domainToUnicode(*u.host)
	}
	return *u.host
}

// asciiDomain lower-cases a domain that needs no more than that.
func asciiDomain(domain string) (string, bool) {
	for i := range len(domain) {
		if domain[i] >= utf8.RuneSelf {
			return "", false
		}
	}
	lower := strings.ToLower(domain)
	return lower, !strings.Contains(lower, "xn--")
}

func endsInNumber(domain string) bool {
	parts := strings.Split(domain, ".")
	last := parts[len(parts)-1]
	if last == "" {
		if len(parts) == 1 {
			return false
		}
		last = parts[len(parts)-2]
	}
	if last != "" && strings.Trim(last, "0123456789") == "" {
		return true
	}
	_, ok := ipv4Number(last)
	return ok
}

// ipv4Number reads a decimal, octal (0...) or hexadecimal (0x...) number; above 2^32 it is 2^32.
func ipv4Number(s string) (uint64, bool) {
	if s == "" {
		return 0, false
	}
	base := 10
	switch {
	case len(s) > 1 && (s[:2] == "0x" || s[:2] == "0X"):
		s, base = s[2:], 16
	case len(s) > 1 && s[0] == '0':
		s, base = s[1:], 8
	}
	if s == "" {
		return 0, true
	}
	var n uint64
	for _, r := range s {
		d, err := strconv.ParseUint(string(r), base, 8)
		if err != nil {
			return 0, false
		}
		n = min(n*uint64(base)+d, 1<<32)
	}
	return n, true
}

func parseIPv4(domain string) (string, bool) {
	parts := strings.Split(domain, ".")
	if parts[len(parts)-1] == "" && len(parts) > 1 {
		parts = parts[:len(parts)-1]
	}
	if len(parts) > 4 {
		return "", false
	}
	var address uint64
	for i, part := range parts {
		n, ok := ipv4Number(part)
		last := i == len(parts)-1
		if !ok || !last && n > 255 || last && n >= 1<<(8*(5-len(parts))) {
			return "", false
		}
		if last {
			address |= n
		} else {
			address |= n << (8 * (3 - i))
		}
	}
	out := make([]string, 4)
	for i := range out {
		out[i] = strconv.FormatUint(address>>(8*(3-i))&255, 10)
	}
	return strings.Join(out, "."), true
}

// parseIPv6 is the IPv6 parser of the URL Standard, 3.5.
func parseIPv6(s string) (pieces [8]uint16, ok bool) {
	index, compress := 0, -1
	if strings.HasPrefix(s, ":") {
		if !strings.HasPrefix(s, "::") {
			return pieces, false
		}
		s, index, compress = s[2:], 1, 1
	}
	for s != "" {
		if index == 8 {
			return pieces, false
		}
		if s[0] == ':' {
			if compress >= 0 {
				return pieces, false
			}
			s = s[1:]
			index++
			compress = index
			continue
		}
		n, digits := uint16(0), 0
		for digits < 4 && digits < len(s) && isHex(rune(s[digits])) {
			d, _ := strconv.ParseUint(s[digits:digits+1], 16, 8)
			n = n<<4 | uint16(d)
			digits++
		}
		if digits < len(s) && s[digits] == '.' {
			if digits == 0 || index > 6 || !ipv4Tail(s, pieces[index:index+2]) {
				return pieces, false
			}
			index += 2
			break
		}
		s = s[digits:]
		if s != "" {
			if s[0] != ':' || len(s) == 1 {
				return pieces, false
			}
			s = s[1:]
		}
		pieces[index] = n
		index++
	}
	if compress < 0 {
		return pieces, index == 8
	}
	for swaps := index - compress; index != 0 && swaps > 0; swaps-- {
		other := 7 - (index - compress - swaps)
		from := compress + swaps - 1
		pieces[from], pieces[other] = pieces[other], pieces[from]
	}
	return pieces, true
}

// ipv4Tail reads four decimal numbers, the end of an IPv6 address, into two pieces.
func ipv4Tail(s string, pieces []uint16) bool {
	parts := strings.Split(s, ".")
	if len(parts) != 4 {
		return false
	}
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 8)
		if err != nil || len(part) > 1 && part[0] == '0' || part[0] == '+' {
			return false
		}
		pieces[i/2] = pieces[i/2]<<8 | uint16(n)
	}
	return true
}

// formatIPv6 shortens the first longest run of zeros.
func formatIPv6(pieces [8]uint16) string {
	start, length := -1, 1
	for i := 0; i < 8; i++ {
		n := 0
		for i+n < 8 && pieces[i+n] == 0 {
			n++
		}
		if n > length {
			start, length = i, n
		}
		i += n
	}
	var b strings.Builder
	for i := 0; i < 8; i++ {
		if i == start {
			if i == 0 {
				b.WriteByte(':')
			}
			b.WriteByte(':')
			i += length - 1
			continue
		}
		b.WriteString(strconv.FormatUint(uint64(pieces[i]), 16))
		if i < 7 {
			b.WriteByte(':')
		}
	}
	return b.String()
}
