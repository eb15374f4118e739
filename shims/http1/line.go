package http1

// requestLine reads the method and the spaces behind it.
func (p *Parser) requestLine(c byte) {
	switch p.state {
	case inMethod:
		p.method(c)
	case afterMethod:
		if c != ' ' {
			p.fail("INVALID_METHOD", "Expected space after method")
			return
		}
		p.to(beforeURL)
	default: // beforeURL
		if c == ' ' {
			p.pos++
			return
		}
		p.begins(spanURL)
		p.state = urlStart
		if p.Method == "CONNECT" {
			p.state = urlServer
		}
	}
}

// method reads a byte of the method. No method but GET begins another.
func (p *Parser) method(c byte) {
	p.word = append(p.word, c)
	switch known, more := method(p.word); {
	case more:
		p.pos++
	case known:
		p.Method = string(p.word)
		p.to(afterMethod)
	case string(p.word[:len(p.word)-1]) == "GET":
		p.Method = "GET"
		p.state = afterMethod
	default:
		p.fail("INVALID_METHOD", "Invalid method encountered")
	}
}

// url reads the target of a request.
func (p *Parser) url(c byte) {
	if (c == '\t' || c == '\f') && p.state != urlSlash2 && p.state != urlLF {
		p.failAfter("INVALID_URL", "Invalid characters in url")
		return
	}
	switch p.state {
	case urlStart, urlSchema, urlSlash1, urlSlash2:
		p.urlHead(c)
		return
	case urlServer, urlServerAt:
		switch {
		case c == '/':
			p.to(urlPath)
			return
		case c == '?':
			p.to(urlQuery)
			return
		case c == '@' && p.state == urlServerAt:
			p.failAfter("INVALID_URL", "Double @ in url")
			return
		case c == '@':
			p.to(urlServerAt)
			return
		case isUserinfo(c) || c == '[' || c == ']':
			p.to(urlServer)
			return
		}
	case urlPath, urlQuery, urlFragment:
		p.urlTail(c)
		return
	case urlCR:
		if c != '\r' { // it is what led here
			panic("http1: no CR behind the URL")
		}
		p.to(urlLF)
		return
	case urlLF:
		if c != '\n' {
			p.fail("INVALID_URL", "Expected CRLF")
			return
		}
		p.to(urlDoneOld)
		return
	case urlDone:
		p.state = beforeProtocol
		return
	case urlDoneOld: // a request line without a version
		p.Major, p.Minor = 0, 9
		p.state = headersStart
		return
	}
	p.urlEnd(c, "Unexpected char in url server")
}

// urlHead reads what comes before the server, or the first character of a path.
func (p *Parser) urlHead(c byte) {
	space := c == ' ' || c == '\r' || c == '\n'
	switch {
	case space && p.state != urlSlash2:
		p.failAfter("INVALID_URL", "Invalid characters in url")
	case p.state == urlStart && (c == '/' || c == '*'):
		p.to(urlPath)
	case p.state == urlStart && isAlpha(c):
		p.state = urlSchema
	case p.state == urlStart:
		p.fail("INVALID_URL", "Unexpected start char in url")
	case p.state == urlSchema && isAlpha(c):
		p.pos++
	case p.state == urlSchema && c == ':':
		p.to(urlSlash1)
	case p.state == urlSlash1 && c == '/':
		p.to(urlSlash2)
	case p.state == urlSlash2 && c == '/':
		p.to(urlServer)
	default:
		p.fail("INVALID_URL", "Unexpected char in url schema")
	}
}

// urlTail reads the path, the query and the fragment.
func (p *Parser) urlTail(c byte) {
	i := p.pos
	for i < len(p.data) && isURL(p.data[i]) {
		i++
	}
	if i > p.pos {
		p.pos = i
		return
	}
	switch {
	case c == '?' && p.state == urlPath:
		p.to(urlQuery)
	case c == '#' && p.state != urlFragment:
		p.to(urlFragment)
	case (c == '?' || c == '#') && p.state != urlPath:
		p.pos++
	case p.state == urlPath:
		p.urlEnd(c, "Invalid char in url path")
	case p.state == urlQuery:
		p.urlEnd(c, "Invalid char in url query")
	default:
		p.urlEnd(c, "Invalid char in url fragment start")
	}
}

// urlEnd is the byte behind a target.
func (p *Parser) urlEnd(c byte, reason string) {
	switch c {
	case ' ':
		if p.ends() {
			p.to(urlDone)
		}
	case '\r':
		if p.ends() {
			p.state = urlCR
		}
	case '\n':
		if p.ends() {
			p.to(urlDoneOld)
		}
	default:
		p.fail("INVALID_URL", reason)
	}
}

// protocol reads the protocol and version.
func (p *Parser) protocol(c byte) {
	switch p.state {
	case beforeProtocol:
		if c == ' ' {
			p.pos++
			return
		}
		p.word = p.word[:0]
		p.state = inProtocol
	case inProtocol:
		p.protocolName(c)
	case afterProtocol:
		if c != '/' {
			p.fail("INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/")
			return
		}
		p.to(majorVersion)
	case majorVersion:
		if !isDigit(c) {
			p.fail("INVALID_VERSION", "Invalid major version")
			return
		}
		p.Major = int(c - '0')
		p.to(versionDot)
	case versionDot:
		if c != '.' {
			p.fail("INVALID_VERSION", "Expected dot")
			return
		}
		p.to(minorVersion)
	case minorVersion:
		p.minor(c)
	default:
		p.requestLineEnd(c)
	}
}

// protocolName reads HTTP, RTSP or ICE.
func (p *Parser) protocolName(c byte) {
	p.word = append(p.word, c)
	known, more := protocol(p.word)
	switch {
	case more:
		p.pos++
	case !known:
		p.fail("INVALID_CONSTANT", "Expected HTTP/, RTSP/ or ICE/")
	case p.kind == Response:
		p.to(afterProtocol)
	default:
		p.to(afterProtocol)
		if reason := mismatch(p.Method, string(p.word)); reason != "" {
			p.fail("INVALID_CONSTANT", reason)
		}
	}
}

// minor reads the minor version and looks at both.
func (p *Parser) minor(c byte) {
	if !isDigit(c) {
		p.fail("INVALID_VERSION", "Invalid minor version")
		return
	}
	p.Minor = int(c - '0')
	p.pos++
	switch v := p.Major*10 + p.Minor; {
	case v != 9 && v != 10 && v != 11 && v != 20 && !p.allows(LenientVersion):
		p.fail("INVALID_VERSION", "Invalid HTTP version")
	case p.kind == Response:
		p.state = beforeStatus
	case p.Method == "PRI":
		p.word = p.word[:0]
		p.state = http2Preface
	default:
		p.state = lineEnd
	}
}

// requestLineEnd reads what is behind the version.
func (p *Parser) requestLineEnd(c byte) {
	switch p.state {
	case lineEnd:
		if c != '\r' && (c != '\n' || !p.allows(LenientOptionalCRBeforeLF)) {
			p.fail("INVALID_VERSION", "Expected CRLF after version")
			if c == '\n' {
				p.pos++
			}
			return
		}
		p.to(lineLF)
	case lineLF:
		switch {
		case c == '\n':
			p.to(headersStart)
		case p.allows(LenientOptionalLFAfterCR):
			p.state = headersStart
		default:
			p.fail("STRICT", "Expected CRLF after version")
		}
	default: // http2Preface
		const preface = "\r\n\r\nSM\r\n\r\n"
		if c != preface[len(p.word)] {
			p.fail("INVALID_VERSION", "Expected HTTP/2 Connection Preface")
			return
		}
		p.word = append(p.word, c)
		p.pos++
		if len(p.word) == len(preface) {
			p.fail("PAUSED_H2_UPGRADE", "Pause on PRI/Upgrade")
		}
	}
}

// statusLine reads the status of an answer.
func (p *Parser) statusLine(c byte) {
	switch p.state {
	case beforeStatus:
		if c != ' ' {
			p.fail("INVALID_VERSION", "Expected space after version")
			return
		}
		p.Status = 0
		p.to(statusDigit1)
	case statusDigit1, statusDigit2, statusDigit3:
		if !isDigit(c) {
			p.fail("INVALID_STATUS", "Invalid status code")
			return
		}
		p.Status = p.Status*10 + int(c-'0')
		p.to(p.state + 1)
	case afterStatus:
		switch {
		case c == ' ':
			p.to(statusText)
		case c == '\r':
			p.to(statusLF)
		case c == '\n' && p.allows(LenientOptionalCRBeforeLF):
			p.to(headersStart)
		case c == '\n':
			p.failAfter("INVALID_STATUS", "Invalid response status")
		default:
			p.fail("INVALID_STATUS", "Invalid response status")
		}
	case statusText:
		p.statusWords(c)
	default: // statusLF
		switch {
		case c == '\n' || c == '\r': // llhttp lets a second CR pass
			p.to(headersStart)
		case p.allows(LenientOptionalLFAfterCR):
			p.state = headersStart
		default:
			p.fail("STRICT", "Expected LF after CR")
		}
	}
}

// statusWords reads the reason phrase.
func (p *Parser) statusWords(c byte) {
	if p.span == none {
		p.begins(spanStatus)
	}
	switch {
	case c != '\r' && c != '\n':
		p.pos++
	case !p.endsAfter():
	case c == '\r':
		p.to(statusLF)
	case p.allows(LenientOptionalCRBeforeLF):
		p.to(headersStart)
	default:
		p.failAfter("CR_EXPECTED", "Missing expected CR after response line")
	}
}
