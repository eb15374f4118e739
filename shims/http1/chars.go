package http1

func isAlpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func hexDigit(c byte) (uint64, bool) {
	switch {
	case isDigit(c):
		return uint64(c - '0'), true
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return uint64(c|0x20-'a') + 10, true
	}
	return 0, false
}

// isToken is RFC 9110's tchar.
func isToken(c byte) bool {
	if isAlpha(c) || isDigit(c) {
		return true
	}
	switch c {
	case '!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~':
		return true
	}
	return false
}

// isURL is what a path may have, but for ? and #.
func isURL(c byte) bool {
	return c > ' ' && c < 127 && c != '#' && c != '?'
}

func isUserinfo(c byte) bool {
	if isAlpha(c) || isDigit(c) {
		return true
	}
	switch c {
	case '-', '_', '.', '!', '~', '*', '\'', '(', ')', '%', ';', ':', '&', '=', '+', '$', ',':
		return true
	}
	return false
}

// isValue is what the value of a header may have.
func isValue(c byte) bool { return c >= ' ' && c != 127 || c == '\t' }

// isText is RFC 9110's HTAB, SP, VCHAR and obs-text.
func isText(c byte) bool { return isValue(c) }

// isQuotable is RFC 9110's qdtext.
func isQuotable(c byte) bool { return isText(c) && c != '"' && c != '\\' }

// Methods lists the methods of HTTP, in llhttp's order.
func Methods() []string {
	return []string{
		"DELETE", "GET", "HEAD", "POST", "PUT", "CONNECT", "OPTIONS", "TRACE", "COPY", "LOCK", "MKCOL", "MOVE",
		"PROPFIND", "PROPPATCH", "SEARCH", "UNLOCK", "BIND", "REBIND", "UNBIND", "ACL", "REPORT", "MKACTIVITY",
		"CHECKOUT", "MERGE", "M-SEARCH", "NOTIFY", "SUBSCRIBE", "UNSUBSCRIBE", "PATCH", "PURGE", "MKCALENDAR",
		"LINK", "UNLINK", "SOURCE", "QUERY",
	}
}

// others are the methods that only RTSP and HTTP/2 have.
func others() []string {
	return []string{
		"PRI", "DESCRIBE", "ANNOUNCE", "SETUP", "PLAY", "PAUSE", "TEARDOWN", "GET_PARAMETER", "SET_PARAMETER",
		"REDIRECT", "RECORD", "FLUSH",
	}
}

// method looks up a word: is it a method, and does a longer one begin with it?
func method(word []byte) (known, more bool) {
	switch string(word) { // in place of a walk through the lists
	case "G", "P", "H", "D", "GE", "PO", "PU", "HE", "POS", "HEA", "DE", "DEL", "DELE", "DELET", "GET":
		return false, true
	case "POST", "PUT", "HEAD", "DELETE":
		return true, false
	}
	return find(string(word), Methods(), others())
}

// protocol is method for protocols.
func protocol(word []byte) (known, more bool) {
	return find(string(word), []string{"HTTP", "RTSP", "ICE"}, nil)
}

func find(word string, lists ...[]string) (known, more bool) {
	for _, list := range lists {
		for _, m := range list {
			if len(m) > len(word) && m[:len(word)] == word {
				return false, true
			}
			known = known || m == word
		}
	}
	return known, false
}

// mismatch says why a method cannot be of a protocol.
func mismatch(method, protocol string) string {
	switch protocol {
	case "HTTP":
		if is(method, Methods()) || method == "PRI" {
			return ""
		}
		return "Invalid method for HTTP/x.x request"
	case "RTSP":
		if is(method, others()[1:]) || method == "GET" || method == "POST" || method == "OPTIONS" {
			return ""
		}
		return "Invalid method for RTSP/x.x request"
	default:
		if method == "SOURCE" {
			return ""
		}
		return "Expected SOURCE method for ICE/x.x request"
	}
}

func is(word string, list []string) bool {
	for _, m := range list {
		if m == word {
			return true
		}
	}
	return false
}
