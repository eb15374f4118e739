package http1

import "strings"

// headerState is which header's value is read, where llhttp looks at it.
type headerState uint8

const (
	general headerState = iota
	hConnection
	hContentLength
	hTransferEncoding
	hUpgrade
	hConnectionKeepAlive
	hConnectionClose
	hConnectionUpgrade
	hChunked
)

// special finds headers that matter to the parser.
func special(name []byte) (headerState, bool) {
	switch len(name) {
	case 7, 10, 14, 16, 17:
	default:
		return general, false
	}
	switch strings.ToLower(string(name)) {
	case "connection", "proxy-connection":
		return hConnection, true
	case "content-length":
		return hContentLength, true
	case "transfer-encoding":
		return hTransferEncoding, true
	case "upgrade":
		return hUpgrade, true
	}
	return general, false
}

// name reads the name of a header.
func (p *Parser) name(c byte) {
	switch p.state {
	case headersStart:
		p.state = nameStart
		if c == ' ' {
			p.pos++
			if !p.allows(LenientHeaders) {
				p.fail("UNEXPECTED_SPACE", "Unexpected space after start line")
			}
		}
	case nameStart:
		switch {
		case c == '\r':
			p.to(headersLF)
		case c == '\n' && p.allows(LenientOptionalCRBeforeLF):
			p.pos++
			p.headersDone()
		case c == '\n':
			p.failAfter("INVALID_HEADER_TOKEN", "Invalid header field char")
		case c == ':':
			p.fail("INVALID_HEADER_TOKEN", "Invalid header token")
		default:
			p.begins(spanName)
			p.word = p.word[:0]
			p.state = inName
		}
	case inName:
		i := p.pos
		for i < len(p.data) && isToken(p.data[i]) {
			i++
		}
		p.word = append(p.word, p.data[p.pos:i]...)
		p.pos = i
		if i < len(p.data) {
			p.nameEnds(p.data[i])
		}
	case nameSpaces:
		if c == ' ' {
			p.pos++
			return
		}
		p.state = nameEnd
	default: // nameEnd
		p.nameEnds(c)
	}
}

// nameEnds is the byte behind a name.
func (p *Parser) nameEnds(c byte) {
	state, isSpecial := special(p.word)
	switch {
	case c == ' ' && isSpecial && p.allows(LenientHeaders):
		p.state = nameSpaces
	case c == ' ' && isSpecial:
		if p.endsAfter() {
			p.failAfter("INVALID_HEADER_TOKEN", "Invalid header field char")
		}
	case c == ':':
		p.header = state
		if !p.endsAfter() {
			return
		}
		p.to(valueSpaces)
		switch {
		case p.allows(LenientChunkedLength):
		case state == hTransferEncoding && p.flags&contentLength != 0:
			p.fail("INVALID_TRANSFER_ENCODING", "Transfer-Encoding can't be present with Content-Length")
		case state == hContentLength && p.flags&transferEncoding != 0:
			p.fail("INVALID_CONTENT_LENGTH", "Content-Length can't be present with Transfer-Encoding")
		}
	case isToken(c) && p.state == nameEnd: // behind spaces that were let through
		p.state = inName
	default:
		p.fail("INVALID_HEADER_TOKEN", "Invalid header token")
	}
}

// betweenLines reads the spaces before a value and the line end behind it.
func (p *Parser) betweenLines(c byte) {
	blank := c == ' ' || c == '\t'
	switch p.state {
	case valueSpaces:
		switch {
		case blank:
			p.pos++
		case c == '\r':
			p.to(valueSpacesLF)
		case c == '\n' && p.allows(LenientOptionalCRBeforeLF):
			p.to(valueSpacesFold)
		case c == '\n':
			p.failAfter("INVALID_HEADER_TOKEN", "Invalid header value char")
		default:
			p.valueBegins()
		}
	case valueSpacesLF:
		switch {
		case c == '\n':
			p.to(valueSpacesFold)
		case p.allows(LenientHeaders):
			p.state = valueSpacesFold
		default:
			p.fail("STRICT", "Expected LF after CR")
		}
	case valueSpacesFold:
		p.emptyValue(blank)
	case valueLF:
		if c != '\n' {
			p.fail("LF_EXPECTED", "Missing expected LF after header value")
			return
		}
		p.to(valueFold)
	case valueFold:
		switch {
		case blank && !p.allows(LenientHeaders):
			p.fail("INVALID_HEADER_TOKEN", "Unexpected whitespace after header value")
		case blank:
			if p.header == hChunked {
				p.header = general
			}
			p.valueBegins()
		default:
			p.setFlags()
			p.state = nameStart
		}
	default: // headersLF
		switch {
		case c == '\n':
			p.pos++
			p.headersDone()
		case p.allows(LenientOptionalLFAfterCR):
			p.headersDone()
		default:
			p.fail("STRICT", "Expected LF after headers")
		}
	}
}

// emptyValue is called behind the line end that follows a name directly.
func (p *Parser) emptyValue(blank bool) {
	switch {
	case blank && p.allows(LenientHeaders):
		p.to(valueSpaces)
	case blank:
		p.failAfter("INVALID_HEADER_TOKEN", "Invalid header value char")
	case p.header == hContentLength:
		p.fail("INVALID_CONTENT_LENGTH", "Empty Content-Length")
	default:
		p.setFlags()
		p.begins(spanValue)
		if p.ends() {
			p.state = nameStart
		}
	}
}

// valueBegins is called at the first byte of a value.
func (p *Parser) valueBegins() {
	p.begins(spanValue)
	p.word = p.word[:0]
	switch p.header {
	case hUpgrade:
		p.flags |= upgradeHeader
		p.header = general
		p.state = inValue
	case hTransferEncoding:
		if p.flags&chunked != 0 && !p.mayFollowChunked() {
			return
		}
		p.flags = p.flags&^chunked | transferEncoding
		p.state = valueEncoding
	case hContentLength:
		if p.flags&contentLength != 0 {
			p.fail("UNEXPECTED_CONTENT_LENGTH", "Duplicate Content-Length")
			return
		}
		p.state = valueLength
	case hConnection:
		p.state = valueConnection
	default:
		p.state = inValue
	}
}

// mayFollowChunked fails where a request has another encoding behind chunked.
func (p *Parser) mayFollowChunked() bool {
	if p.kind != Request || p.allows(LenientTransferEncoding) {
		return true
	}
	if p.endsAfter() {
		p.failAfter("INVALID_TRANSFER_ENCODING", "Invalid `Transfer-Encoding` header value")
	}
	return false
}

// setFlags remembers what a value has said.
func (p *Parser) setFlags() {
	switch p.header {
	case hConnectionKeepAlive:
		p.flags |= connectionKeepAlive
	case hConnectionClose:
		p.flags |= connectionClose
	case hConnectionUpgrade:
		p.flags |= connectionUpgrade
	case hChunked:
		p.flags |= chunked
		return
	default:
		return
	}
	p.header = hConnection
}

// value reads the value of a header.
func (p *Parser) value(c byte) {
	switch p.state {
	case inValue:
		i := p.pos
		for i < len(p.data) && isValue(p.data[i]) {
			i++
		}
		if p.pos = i; i < len(p.data) {
			p.valueEnds(p.data[i])
		}
	case valueLenient:
		if c == '\r' || c == '\n' {
			p.valueEnds(c)
			return
		}
		p.pos++
	case valueLength, valueLengthSpaces:
		p.lengthValue(c)
	case valueConnection, valueConnectionWord, valueConnectionEnd, valueConnectionToken:
		p.connectionValue(c)
	default:
		p.encodingValue(c)
	}
}

// valueEnds is a byte that cannot be part of a value.
func (p *Parser) valueEnds(c byte) {
	switch {
	case c == '\r':
		if p.endsAfter() {
			p.to(valueLF)
		}
	case c == '\n':
		switch {
		case !p.ends():
		case p.state == valueLenient || p.allows(LenientOptionalCRBeforeLF):
			p.state = valueLF
		default:
			p.fail("CR_EXPECTED", "Missing expected CR after header value")
		}
	case p.allows(LenientHeaders):
		p.state = valueLenient
	case p.ends():
		p.fail("INVALID_HEADER_TOKEN", "Invalid header value char")
	}
}

// lengthValue reads the value of Content-Length.
func (p *Parser) lengthValue(c byte) {
	switch {
	case p.state == valueLength && isDigit(c):
		const most = 1<<64 - 1
		d := uint64(c - '0')
		if p.length > most/10 || p.length*10 > most-d {
			p.pos++
			if p.ends() {
				p.fail("INVALID_CONTENT_LENGTH", "Content-Length overflow")
			}
			return
		}
		p.length = p.length*10 + d
		p.pos++
	case c == ' ' || c == '\t':
		p.to(valueLengthSpaces)
	case c == '\r' || c == '\n':
		p.flags |= contentLength
		p.valueEnds(c)
	case p.ends():
		p.fail("INVALID_CONTENT_LENGTH", "Invalid character in Content-Length")
	}
}

// connectionValue reads the value of Connection: words, separated by commas.
func (p *Parser) connectionValue(c byte) {
	switch p.state {
	case valueConnection:
		if c == ' ' || c == '\t' {
			p.pos++
			return
		}
		p.word = p.word[:0]
		p.state = valueConnectionWord
	case valueConnectionWord:
		p.word = append(p.word, lower(c))
		switch known, more := find(string(p.word), []string{"close", "upgrade", "keep-alive"}); {
		case more:
			p.pos++
		case known:
			switch p.word[0] {
			case 'c':
				p.header = hConnectionClose
			case 'u':
				p.header = hConnectionUpgrade
			default:
				p.header = hConnectionKeepAlive
			}
			p.to(valueConnectionEnd)
		default:
			p.state = valueConnectionToken
		}
	case valueConnectionEnd:
		switch c {
		case ',':
			p.setFlags()
			p.to(valueConnection)
		case ' ', '\t':
			p.pos++
		case '\r', '\n':
			p.valueEnds(c)
		default:
			p.header = general
			p.state = valueConnectionToken
		}
	default: // valueConnectionToken
		switch {
		case c == ',':
			p.to(valueConnection)
		case isValue(c):
			p.pos++
		default:
			p.valueEnds(c)
		}
	}
}

// encodingValue reads the value of Transfer-Encoding: words, separated by commas.
func (p *Parser) encodingValue(c byte) {
	switch p.state {
	case valueEncoding:
		p.word = append(p.word, c|0x20)
		switch known, more := find(string(p.word), []string{"chunked"}); {
		case more:
			p.pos++
		case known:
			p.to(valueEncodingChunked)
		default:
			p.state = valueEncodingToken
		}
	case valueEncodingChunked:
		switch c {
		case ' ':
			p.pos++
		case '\r', '\n':
			p.header = hChunked
			p.valueEnds(c)
		case ',':
			if p.mayFollowChunked() {
				p.word = p.word[:0]
				p.state = valueEncoding
			}
		default:
			p.state = valueEncodingToken
		}
	case valueEncodingToken:
		switch {
		case c == ',':
			p.to(valueEncodingSpaces)
		case isValue(c):
			p.pos++
		default:
			p.header = general
			p.state = inValue
		}
	default: // valueEncodingSpaces
		if c == ' ' || c == '\t' {
			p.pos++
			return
		}
		p.word = p.word[:0]
		p.state = valueEncoding
	}
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c | 0x20
	}
	return c
}
