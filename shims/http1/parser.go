// Package http1 is an incremental parser of HTTP/1 messages. It answers as llhttp 9.3.1 inside of
// Node's src/node_http_parser.cc (v20.20.2) does: the same callbacks with the same pieces, the same
// error codes, reasons and positions, the same lenient flags, wherever the input is cut.
//
// It is our own because nothing that could be taken gives that. Looked at: llhttp itself as
// WebAssembly on github.com/tetratelabs/wazero. No Go module carries the binary (third-party files
// are not committed here, and go:embed does not reach into npm packages); the build that npm's undici
// ships lacks the callbacks for chunk headers and chunk extensions that Node's limits are built on;
// measured on undici 6.29.1 and wazero 1.12.0: 36 ms to compile in every start of the command, 48 µs
// for an instance, 1.0 µs for a request of 80 bytes before any string is made of it, against nothing,
// 0.1 µs and 1.2 µs with its strings here. The Go
// parsers that take input in pieces know none of llhttp's codes, flags and limits; net/http needs a
// blocking reader. The state machine is small; parser_test.go holds it to the real parser of the
// installed Node on thousands of mutated messages, cut at random.
package http1

// Kind is what a parser expects.
type Kind uint8

// The kinds.
const (
	Request  Kind = 1
	Response Kind = 2
)

// Lenient is a set of deviations that are let through (llhttp's lenient_flags).
type Lenient uint16

// The flags, with the values of HTTPParser.kLenient*.
const (
	LenientHeaders Lenient = 1 << iota
	LenientChunkedLength
	LenientKeepAlive
	LenientTransferEncoding
	LenientVersion
	LenientDataAfterClose
	LenientOptionalLFAfterCR
	LenientOptionalCRLFAfterChunk
	LenientOptionalCRBeforeLF
	LenientSpacesAfterChunkSize
	LenientAll = 1<<iota - 1
)

// A Verdict is what the handler says of a message whose headers are complete.
type Verdict int

// The verdicts; other values are an error of the handler.
const (
	BodyFollows Verdict = iota
	NoBody              // the answer to a HEAD request, say
	Upgrade             // what follows is another protocol
)

// A Handler is told of the parts of messages, in order. Each method reports whether to go on; after
// false (JavaScript threw) the parser is not used again.
type Handler interface {
	// Begin is called at the first byte of a message.
	Begin() bool
	// Lines hands over header lines, names and values in turn: when 31 have come, and the trailers.
	Lines(lines []string, url string) bool
	// Headers is called when the headers are complete. lines and url are those not yet handed over;
	// flushed says that Lines has been called, now or for an earlier message, and has them all.
	Headers(lines []string, url string, flushed bool) (Verdict, bool)
	// Body hands over a piece of the body, not empty. It is the input's memory.
	Body(p []byte) bool
	// Complete is called when the message and its trailers have been read.
	Complete() bool
}

// An Error is why a message is not accepted: llhttp's code (HPE_*) and reason.
type Error struct{ Code, Reason string }

func (e *Error) Error() string { return e.Code + ": " + e.Reason }

// flag is what the headers of a message have said.
type flag uint16

const (
	connectionKeepAlive flag = 1 << iota
	connectionClose
	connectionUpgrade
	chunked
	upgradeHeader
	contentLength
	skipBody
	trailing
	transferEncoding
)

// finish is what an end of input means.
type finish uint8

const (
	safe finish = iota
	safeWithCallback
	unsafe
)

// A Parser reads the messages of one direction of a connection.
type Parser struct {
	kind    Kind
	lenient Lenient
	limit   int
	handler Handler

	data []byte // the input, while it is read
	pos  int

	state  state
	word   []byte // of a word that is being matched
	header headerState
	flags  flag
	finish finish
	length uint64 // of the body or the chunk: bytes that are to come

	span span // what data[from:pos] belongs to
	from int

	failed *Error
	paused bool // at an upgrade
	thrown bool

	collected

	// Of the message whose headers are complete.
	Method       string
	Major, Minor int
	Status       int
	Upgrade      bool
}

// New makes a parser. limit is how many bytes the start line and the names and values of headers may
// have in all; 0 is Node's default.
func New(kind Kind, limit int, lenient Lenient, handler Handler) *Parser {
	if limit == 0 {
		limit = 16 * 1024
	}
	return &Parser{kind: kind, limit: limit, lenient: lenient, handler: handler}
}

// Execute reads a piece of input. It returns how many bytes were read: all of them, unless there was
// an error or the protocol changes (Upgrade). ok is false after a handler has thrown.
func (p *Parser) Execute(data []byte) (n int, err *Error, ok bool) {
	if p.failed != nil || p.thrown {
		return 0, p.failed, !p.thrown
	}
	p.data, p.pos, p.from, p.paused = data, 0, 0, false
	for p.pos < len(data) && p.failed == nil && !p.paused && !p.thrown {
		p.step()
	}
	if p.failed == nil && !p.paused && !p.thrown && p.span != none {
		p.piece(data[p.from:])
	}
	p.data = nil
	return p.pos, p.failed, !p.thrown
}

// Finish tells the parser that no more input comes. ok is false after a handler has thrown.
func (p *Parser) Finish() (err *Error, ok bool) {
	if p.failed != nil || p.finish == safe {
		return nil, true
	}
	if p.finish == safeWithCallback {
		return nil, p.complete()
	}
	return &Error{"HPE_INVALID_EOF_STATE", "Invalid EOF state"}, true
}

// Pause makes Execute fail until Resume.
func (p *Parser) Pause() {
	if p.failed == nil {
		p.failed = &Error{"HPE_PAUSED", "Paused"}
	}
}

// Resume undoes Pause.
func (p *Parser) Resume() {
	if p.failed != nil && p.failed.Code == "HPE_PAUSED" {
		p.failed = nil
	}
}

// Abandon is called when a panic of a handler has unwound Execute: the parser is not used again.
func (p *Parser) Abandon() { p.thrown = true }

// IsRequest reports what kind of messages the parser reads.
func (p *Parser) IsRequest() bool { return p.kind == Request }

// fail ends parsing at the current byte, or behind it.
func (p *Parser) fail(code, reason string) { p.failed = &Error{"HPE_" + code, reason} }

func (p *Parser) failAfter(code, reason string) {
	p.fail(code, reason)
	p.pos++
}

func (p *Parser) allows(l Lenient) bool { return p.lenient&l != 0 }

// to consumes a byte and goes to another state.
func (p *Parser) to(s state) {
	p.pos++
	p.state = s
}

// begin starts a message. The byte that begins it is not consumed.
func (p *Parser) begin() {
	p.finish = unsafe
	p.reset()
	if !p.handler.Begin() {
		p.thrown = true
		return
	}
	p.word = p.word[:0]
	p.state = inMethod
	if p.kind == Response {
		p.state = inProtocol
	}
}

// KeepAlive reports whether another message may follow (llhttp_should_keep_alive).
func (p *Parser) KeepAlive() bool {
	if p.Major > 0 && p.Minor > 0 {
		if p.flags&connectionClose != 0 {
			return false
		}
	} else if p.flags&connectionKeepAlive == 0 {
		return false
	}
	return !p.needsEOF()
}

// needsEOF reports whether the body ends where the input ends (llhttp_message_needs_eof).
func (p *Parser) needsEOF() bool {
	if p.kind == Request || p.Status/100 == 1 || p.Status == 204 || p.Status == 304 || p.flags&skipBody != 0 {
		return false
	}
	if p.flags&transferEncoding != 0 && p.flags&chunked == 0 {
		return true
	}
	return p.flags&(chunked|contentLength) == 0
}
