package http1

import "strings"

// span is what a run of bytes belongs to.
type span uint8

const (
	none span = iota
	spanURL
	spanStatus
	spanName
	spanValue
	spanBody
	spanExtension
)

// maxLines is how many header lines are held before they are handed over (kMaxHeaderFieldsCount).
const maxLines = 32

// maxExtensions is how many bytes of extensions a chunk may have (kMaxChunkExtensionsSize).
const maxExtensions = 16 * 1024

// collected is what src/node_http_parser.cc keeps of a message.
type collected struct {
	size           int // of start line and headers, see Parser.limit
	extensions     int // bytes of extensions of this chunk
	target, phrase []byte
	lines          [][]byte // names and values in turn
	valued         bool     // the last line has a value
	flushed        bool
	done           bool // the headers are complete
}

// StatusMessage is the reason phrase of the message whose headers are complete.
func (p *Parser) StatusMessage() string { return latin1(p.phrase) }

// HeadersCompleted reports whether the headers of the current message are complete.
func (p *Parser) HeadersCompleted() bool { return p.done }

func (p *Parser) reset() {
	p.lines, p.valued, p.done, p.extensions = p.lines[:0], false, false, 0
	p.target, p.phrase = p.target[:0], p.phrase[:0]
}

// begins starts a run of bytes at the current one.
func (p *Parser) begins(s span) { p.span, p.from = s, p.pos }

// ends finishes the run before the current byte. It reports whether that is accepted.
func (p *Parser) ends() bool {
	b := p.data[p.from:p.pos]
	ok := p.piece(b)
	p.span = none
	return ok
}

// endsAfter is ends where an error is reported behind the current byte.
func (p *Parser) endsAfter() bool {
	if !p.ends() {
		if !p.thrown {
			p.pos++
		}
		return false
	}
	return true
}

// piece takes a piece of the current run.
func (p *Parser) piece(b []byte) bool {
	switch p.span {
	case spanBody:
		if len(b) > 0 && !p.handler.Body(b) {
			p.thrown = true
			return false
		}
		return true
	case spanExtension:
		if p.extensions += len(b); p.extensions > maxExtensions {
			p.fail("CHUNK_EXTENSIONS_OVERFLOW", "Chunk extensions overflow")
			return false
		}
		return true
	}
	if p.size += len(b); p.size >= p.limit {
		p.fail("HEADER_OVERFLOW", "Header overflow")
		return false
	}
	switch p.span {
	case spanURL:
		p.target = append(p.target, b...)
	case spanStatus:
		p.phrase = append(p.phrase, b...)
	case spanName:
		return p.nameBytes(b)
	case spanValue:
		p.valueBytes(b)
	}
	return true
}

func (p *Parser) nameBytes(b []byte) bool {
	if len(p.lines) == 0 || p.valued {
		if len(p.lines)/2 == maxLines-1 && !p.flush() {
			p.thrown = true
			return false
		}
		p.line(nil)
		p.line(nil)
		p.valued = false
	}
	name := &p.lines[len(p.lines)-2]
	*name = append(*name, b...)
	return true
}

func (p *Parser) valueBytes(b []byte) {
	p.valued = true
	value := &p.lines[len(p.lines)-1]
	*value = append(*value, b...)
}

// line adds an entry; memory of earlier ones is used again.
func (p *Parser) line(b []byte) {
	if n := len(p.lines); n < cap(p.lines) {
		p.lines = p.lines[:n+1]
		p.lines[n] = append(p.lines[n][:0], b...)
		return
	}
	p.lines = append(p.lines, b)
}

// texts makes strings of what is held. Spaces at the end of values are not part of them.
func (p *Parser) texts() []string {
	out := make([]string, len(p.lines))
	for i, l := range p.lines {
		if i%2 == 1 {
			for len(l) > 0 && (l[len(l)-1] == ' ' || l[len(l)-1] == '\t') {
				l = l[:len(l)-1]
			}
		}
		out[i] = latin1(l)
	}
	return out
}

// flush hands lines over.
func (p *Parser) flush() bool {
	lines, url := p.texts(), latin1(p.target)
	p.lines, p.target, p.valued, p.flushed = p.lines[:0], p.target[:0], false, true
	return p.handler.Lines(lines, url)
}

// headers hands over what is held and asks what follows.
func (p *Parser) headers() (Verdict, bool) {
	p.done, p.size = true, 0
	if p.flushed {
		if !p.flush() {
			return 0, false
		}
		return p.handler.Headers(nil, "", true)
	}
	lines := p.texts()
	p.lines, p.valued = p.lines[:0], false
	return p.handler.Headers(lines, latin1(p.target), false)
}

// complete ends a message.
func (p *Parser) complete() bool {
	if len(p.lines) > 0 && !p.flush() || !p.handler.Complete() {
		p.thrown = true
		return false
	}
	return true
}

// latin1 makes a string of bytes that are one character each.
func latin1(b []byte) string {
	for i, c := range b {
		if c >= 0x80 {
			var out strings.Builder
			out.Write(b[:i])
			for _, c := range b[i:] {
				out.WriteRune(rune(c))
			}
			return out.String()
		}
	}
	return string(b)
}
