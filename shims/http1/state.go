package http1

// state is where in a message the next byte is.
type state uint8

const (
	atStart state = iota

	// The request line.
	inMethod
	afterMethod
	beforeURL
	urlStart
	urlSchema
	urlSlash1
	urlSlash2
	urlServer
	urlServerAt
	urlPath
	urlQuery
	urlFragment
	urlCR
	urlLF
	urlDone
	urlDoneOld
	beforeProtocol

	// The protocol and version of a request or an answer.
	inProtocol
	afterProtocol
	majorVersion
	versionDot
	minorVersion
	lineEnd
	lineLF
	http2Preface

	// The rest of a status line.
	beforeStatus
	statusDigit1
	statusDigit2
	statusDigit3
	afterStatus
	statusText
	statusLF

	// Header lines.
	headersStart
	nameStart
	inName
	nameEnd
	nameSpaces
	valueSpaces
	valueSpacesLF
	valueSpacesFold
	inValue
	valueLenient
	valueEncoding
	valueEncodingChunked
	valueEncodingToken
	valueEncodingSpaces
	valueLength
	valueLengthSpaces
	valueConnection
	valueConnectionWord
	valueConnectionEnd
	valueConnectionToken
	valueLF
	valueFold
	headersLF

	// The body.
	inBody
	bodyToEnd
	chunkDigit1
	chunkDigits
	chunkSizeEnd
	chunkExtensions
	chunkName
	chunkValue
	chunkQuoted
	chunkQuotedPair
	chunkQuotedEnd
	chunkLF
	chunkData
	chunkDataCR
	chunkDataLF

	upgraded
	closed
)

// step reads at least one byte, or changes the state, or fails.
func (p *Parser) step() {
	c := p.data[p.pos]
	switch s := p.state; {
	case s == atStart:
		if c == '\r' || c == '\n' {
			p.pos++
			return
		}
		p.begin()
	case s < urlStart:
		p.requestLine(c)
	case s <= urlDoneOld:
		p.url(c)
	case s < beforeStatus:
		p.protocol(c)
	case s < headersStart:
		p.statusLine(c)
	case s < valueSpaces:
		p.name(c)
	case s < inValue, s >= valueLF && s < inBody:
		p.betweenLines(c)
	case s < valueLF:
		p.value(c)
	case s < chunkDigit1:
		p.body()
	case s < chunkExtensions || s >= chunkLF && s < upgraded:
		p.chunk(c)
	case s < chunkLF:
		p.extension(c)
	case s == upgraded:
		p.cleanup()
	default:
		p.afterClose(c)
	}
}

// afterClose skips line ends behind the last message of a connection.
func (p *Parser) afterClose(c byte) {
	if c != '\r' && c != '\n' && !p.allows(LenientDataAfterClose) {
		p.failAfter("CLOSED_CONNECTION", "Data after `Connection: close`")
		return
	}
	p.pos++
}
