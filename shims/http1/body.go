package http1

// headersDone is called behind the empty line.
func (p *Parser) headersDone() {
	if p.flags&trailing != 0 {
		p.size = 0 // the chunk is complete
		p.messageDone()
		return
	}
	if p.flags&upgradeHeader != 0 && p.flags&connectionUpgrade != 0 {
		p.Upgrade = p.kind == Request || p.Status == 101
	} else {
		p.Upgrade = p.Method == "CONNECT"
	}
	verdict, ok := p.headers()
	if !ok {
		p.thrown = true
		return
	}
	switch verdict {
	case BodyFollows:
	case NoBody:
		p.flags |= skipBody
	case Upgrade:
		p.Upgrade = true
		p.flags |= skipBody
	default:
		p.fail("CB_HEADERS_COMPLETE", "User callback error")
		return
	}
	p.chooseBody()
}

// chooseBody finds where the body ends (llhttp__after_headers_complete).
func (p *Parser) chooseBody() {
	hasBody := p.flags&chunked != 0 || p.length > 0
	answer := p.kind == Response
	switch {
	case p.Upgrade && (p.Method == "CONNECT" || p.flags&skipBody != 0 || !hasBody), answer && p.Status == 101:
		if p.complete() {
			p.upgrade()
		}
	case answer && p.Status == 100, p.flags&skipBody != 0,
		answer && (p.Status == 102 || p.Status == 103 || p.Status == 204 || p.Status == 304):
		p.bodyless()
	case p.flags&chunked != 0:
		p.state = chunkDigit1
	case p.flags&transferEncoding != 0:
		if !answer && !p.allows(LenientChunkedLength|LenientTransferEncoding) {
			p.fail("INVALID_TRANSFER_ENCODING", "Request has invalid `Transfer-Encoding`")
			return
		}
		p.toEnd()
	case p.flags&contentLength == 0 && p.needsEOF():
		p.toEnd()
	case p.flags&contentLength == 0 || p.length == 0:
		p.bodyless()
	default:
		p.state = inBody
	}
}

func (p *Parser) toEnd() {
	p.finish = safeWithCallback
	p.state = bodyToEnd
}

func (p *Parser) bodyless() {
	if p.complete() {
		p.cleanup()
	}
}

// messageDone is called behind the last byte of a body and its trailers.
func (p *Parser) messageDone() {
	if !p.complete() {
		return
	}
	if p.Upgrade {
		p.upgrade()
		return
	}
	p.cleanup()
}

// upgrade stops parsing: what follows is another protocol.
func (p *Parser) upgrade() {
	p.paused = true
	p.state = upgraded
}

// cleanup makes ready for the next message.
func (p *Parser) cleanup() {
	keep := p.KeepAlive()
	p.finish = safe
	p.flags = 0
	if keep {
		p.length = 0
	}
	p.state = closed
	if keep || p.allows(LenientKeepAlive) {
		p.state = atStart
	}
}

// body reads a body of known length, or one that ends with the input.
func (p *Parser) body() {
	if p.span == none {
		p.begins(spanBody)
	}
	if p.state == bodyToEnd {
		p.pos = len(p.data)
		return
	}
	if p.consume() && p.ends() {
		p.messageDone()
	}
}

// consume skips what is there of length bytes. It reports whether that is all of them.
func (p *Parser) consume() bool {
	if n := uint64(len(p.data) - p.pos); n < p.length {
		p.length -= n
		p.pos = len(p.data)
		return false
	}
	p.pos += int(p.length)
	p.length = 0
	return true
}

// chunk reads the size line of a chunk, but for extensions, and its data.
func (p *Parser) chunk(c byte) {
	switch p.state {
	case chunkDigit1:
		p.length = 0
		if _, ok := hexDigit(c); !ok {
			p.fail("INVALID_CHUNK_SIZE", "Invalid character in chunk size")
			return
		}
		p.state = chunkDigits
	case chunkDigits:
		d, ok := hexDigit(c)
		switch {
		case !ok:
			p.state = chunkSizeEnd
		case p.length > 1<<60-1:
			p.failAfter("INVALID_CHUNK_SIZE", "Chunk size overflow")
		default:
			p.length = p.length*16 + d
			p.pos++
		}
	case chunkSizeEnd:
		p.chunkSizeEnd(c)
	case chunkLF:
		switch {
		case c == '\n':
			p.pos++
			p.chunkHeader()
		case p.allows(LenientOptionalLFAfterCR):
			p.chunkHeader()
		default:
			p.fail("STRICT", "Expected LF after chunk size")
		}
	case chunkData:
		if p.span == none {
			p.begins(spanBody)
		}
		if p.consume() && p.ends() {
			p.state = chunkDataCR
		}
	default:
		p.chunkDataEnd(c)
	}
}

func (p *Parser) chunkSizeEnd(c byte) {
	switch {
	case c == '\r':
		p.to(chunkLF)
	case c == ';':
		p.to(chunkExtensions)
	case (c == ' ' || c == '\t') && p.allows(LenientSpacesAfterChunkSize):
		p.pos++
	case c == '\n' && p.allows(LenientOptionalCRBeforeLF):
		p.to(chunkLF)
	case c == '\n':
		p.failAfter("CR_EXPECTED", "Missing expected CR after chunk size")
	case c == ' ' || c == '\t':
		p.failAfter("INVALID_CHUNK_SIZE", "Invalid character in chunk size")
	default:
		p.fail("INVALID_CHUNK_SIZE", "Invalid character in chunk size")
	}
}

// chunkHeader is called behind the line with the size.
func (p *Parser) chunkHeader() {
	p.size, p.extensions = 0, 0
	p.state = chunkData
	if p.length == 0 {
		p.flags |= trailing
		p.state = nameStart
	}
}

func (p *Parser) chunkDataEnd(c byte) {
	switch {
	case c == '\r' && p.state == chunkDataCR:
		p.to(chunkDataLF)
		return
	case c == '\n' && p.state == chunkDataLF, c == '\n' && p.allows(LenientOptionalCRBeforeLF):
		p.pos++
	case c == '\n':
		p.failAfter("CR_EXPECTED", "Missing expected CR after chunk data")
		return
	case !p.allows(LenientOptionalCRLFAfterChunk):
		p.fail("STRICT", "Expected LF after chunk data")
		return
	}
	p.size = 0
	p.state = chunkDigit1
}

// extension reads the extensions of a chunk. Nobody is told of them; their size is limited.
func (p *Parser) extension(c byte) {
	switch p.state {
	case chunkExtensions:
		if c == ' ' || c == '\r' {
			p.failAfter("STRICT", "Invalid character in chunk extensions")
			return
		}
		p.begins(spanExtension)
		p.state = chunkName
	case chunkName:
		p.extensionPart(c, "name")
	case chunkValue:
		if c == '"' {
			p.to(chunkQuoted)
			return
		}
		p.extensionPart(c, "value")
	case chunkQuoted:
		switch {
		case isQuotable(c):
			p.pos++
		case c == '"':
			p.pos++
			if p.ends() {
				p.state = chunkQuotedEnd
			}
		case c == '\\':
			p.to(chunkQuotedPair)
		case p.endsAfter():
			p.failAfter("STRICT", "Invalid character in chunk extensions quoted value")
		}
	case chunkQuotedPair:
		switch {
		case isText(c):
			p.to(chunkQuoted)
		case p.endsAfter():
			p.failAfter("STRICT", "Invalid quoted-pair in chunk extensions quoted value")
		}
	default: // chunkQuotedEnd
		switch {
		case c == ';':
			p.to(chunkExtensions)
		case c == '\r':
			p.to(chunkLF)
		case c == '\n' && p.allows(LenientOptionalCRBeforeLF):
			p.state = chunkLF
		case c == '\n':
			p.fail("CR_EXPECTED", "Missing expected CR after chunk extension value")
		default:
			p.fail("STRICT", "Invalid character in chunk extensions quote value")
		}
	}
}

// extensionPart reads a name, or a value without quotes.
func (p *Parser) extensionPart(c byte, what string) {
	switch {
	case isToken(c):
		p.pos++
	case c == '=' && what == "name":
		if p.endsAfter() {
			p.pos++
			p.begins(spanExtension)
			p.state = chunkValue
		}
	case c == ';':
		if p.endsAfter() {
			p.to(chunkExtensions)
		}
	case c == '\r':
		if p.endsAfter() {
			p.to(chunkLF)
		}
	case c == '\n':
		if !p.ends() {
			return
		}
		if !p.allows(LenientOptionalCRBeforeLF) {
			p.fail("CR_EXPECTED", "Missing expected CR after chunk extension "+what)
			return
		}
		p.state = chunkLF
	case p.endsAfter():
		p.failAfter("STRICT", "Invalid character in chunk extensions "+what)
	}
}
