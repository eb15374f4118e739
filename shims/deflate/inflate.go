package deflate

import (
	"hash/crc32"
	"math/bits"
)

// mode is where in the stream a Decompressor is (inflate.h).
type mode int

const (
	headMode mode = iota
	gzipMethod
	gzipTime
	gzipSystem
	gzipExtraSize
	gzipExtra
	gzipName
	gzipComment
	gzipHeaderCheck
	dictID
	dictWanted
	blockType
	storedLengths
	storedCopy
	tableSizes
	codeLengths
	allLengths
	literalOrLength
	literalOut
	lengthExtra
	distanceCodeMode
	distanceExtra
	matchOut
	checkSum
	lengthCheck
	doneMode
	badMode
)

const historySize = 1 << 15

// A Decompressor inflates one stream.
type Decompressor struct {
	wrap  Wrap
	wBits uint // 0: as the header says

	// Message is why the data is bad, in zlib's words.
	Message string

	in       []byte
	out      []byte
	consumed int
	produced int
	hold     uint64
	count    uint // bits in hold

	mode      mode
	last      bool // block
	flags     uint64
	check     uint32 // of the output; of the header before
	total     uint32
	remaining int
	lengths   [320]uint8
	have      int // lengths that are known
	sizes     [3]int
	literals  codeTable
	distances codeTable
	codes     codeTable
	value     int // a literal, or the length of a match
	extra     uint
	offset    int

	history []byte // the last historySize bytes of output, as a ring
	at      int
	known   int // bytes of history that matches may use, when a call begins
}

// NewDecompressor is inflateInit2; windowBits 0 takes the size from the header.
func NewDecompressor(wrap Wrap, windowBits int) *Decompressor {
	d := &Decompressor{wrap: wrap, wBits: uint(windowBits), history: make([]byte, historySize)}
	d.Reset()
	return d
}

// Reset makes d as new.
func (d *Decompressor) Reset() {
	d.Message, d.hold, d.count, d.last = "", 0, 0, false
	d.check, d.total, d.known, d.mode = 0, 0, 0, headMode
	if d.wrap == Raw {
		d.mode = blockType
	}
}

// AsGzip is a decompressor for gzip that has read as much as d: two bytes at most.
func (d *Decompressor) AsGzip() *Decompressor {
	g := NewDecompressor(Gzip, int(d.wBits))
	g.hold, g.count = d.hold, d.count
	return g
}

// SetDictionary is inflateSetDictionary: for raw data before the first input, else when NeedDict was the answer.
func (d *Decompressor) SetDictionary(dict []byte) int {
	if d.wrap != Raw {
		if d.mode != dictWanted {
			return StreamError
		}
		if adler32(1, dict) != d.check {
			return DataError
		}
	}
	for _, b := range dict {
		d.remember(b)
	}
	d.known = min(d.known+len(dict), 1<<d.window())
	if d.mode == dictWanted {
		d.check, d.mode = 1, blockType
	}
	return OK
}

func (d *Decompressor) window() uint {
	if d.wBits == 0 {
		return 15
	}
	return d.wBits
}

func (d *Decompressor) remember(b byte) {
	d.history[d.at] = b
	d.at = (d.at + 1) % historySize
}

// Inflate takes input and gives output, as much as there is and as fits. It says how much of both.
func (d *Decompressor) Inflate(in, out []byte, flush int) (status, consumed, produced int) {
	d.in, d.out, d.consumed, d.produced = in, out, 0, 0
	summed := 0
	for status = OK; status == OK; {
		mode := d.mode
		more := d.step(flush)
		if mode != d.mode && d.mode == checkSum || !more {
			d.sum(out[summed:d.produced])
			summed = d.produced
		}
		switch {
		case d.mode == dictWanted:
			status = NeedDict
		case d.mode == doneMode:
			status = StreamEnd
		case d.mode == badMode:
			status = DataError
		case !more:
			status = BufError
			if (d.consumed > 0 || d.produced > 0) && flush != Finish {
				return d.leave(OK)
			}
		}
	}
	return d.leave(status)
}

func (d *Decompressor) leave(status int) (int, int, int) {
	consumed, produced := d.consumed, d.produced
	d.known = min(d.known+produced, 1<<d.window())
	d.in, d.out, d.consumed, d.produced = nil, nil, 0, 0
	return status, consumed, produced
}

// sum counts output into the check sum.
func (d *Decompressor) sum(p []byte) {
	d.total += uint32(len(p))
	switch d.wrap {
	case Zlib:
		d.check = adler32(d.check, p)
	case Gzip:
		d.check = crc32.Update(d.check, crc32.IEEETable, p)
	}
}

func (d *Decompressor) bad(message string) bool {
	d.Message, d.mode = message, badMode
	return true
}

// need takes input until there are n bits in hold; false says that the input is at its end.
func (d *Decompressor) need(n uint) bool {
	for d.count < n {
		if d.consumed == len(d.in) {
			return false
		}
		d.hold |= uint64(d.in[d.consumed]) << d.count
		d.consumed++
		d.count += 8
	}
	return true
}

func (d *Decompressor) peek(n uint) uint64 { return d.hold & (1<<n - 1) }

func (d *Decompressor) drop(n uint) {
	d.hold >>= n
	d.count -= n
}

func (d *Decompressor) take(n uint) uint64 {
	v := d.peek(n)
	d.drop(n)
	return v
}

// step does the next thing; false says that input or output is short.
func (d *Decompressor) step(flush int) bool {
	switch d.mode {
	case blockType:
		if flush == Block && d.produced > 0 {
			return false
		}
		return d.startBlock()
	case storedLengths:
		return d.startStored()
	case storedCopy:
		return d.copyStored()
	case tableSizes, codeLengths, allLengths:
		return d.readTables()
	case checkSum:
		return d.verify()
	case lengthCheck:
		return d.verifyLength()
	case literalOrLength, literalOut, lengthExtra, distanceCodeMode, distanceExtra, matchOut:
		return d.symbol()
	case doneMode, badMode, dictWanted:
		return false
	}
	return d.readHeader()
}

func (d *Decompressor) startBlock() bool {
	if d.last {
		d.drop(d.count & 7)
		d.mode = checkSum
		if d.wrap == Raw {
			d.mode = doneMode
		}
		return true
	}
	if !d.need(3) {
		return false
	}
	d.last = d.take(1) == 1
	switch d.take(2) {
	case 0:
		d.drop(d.count & 7)
		d.mode = storedLengths
	case 1:
		d.fixedTables()
		d.mode = literalOrLength
	case 2:
		d.mode = tableSizes
	default:
		return d.bad("invalid block type")
	}
	return true
}

func (d *Decompressor) startStored() bool {
	if !d.need(32) {
		return false
	}
	n, inverse := d.take(16), d.take(16)
	if n != inverse^0xffff {
		return d.bad("invalid stored block lengths")
	}
	d.remaining, d.mode = int(n), storedCopy
	return true
}

func (d *Decompressor) copyStored() bool {
	for d.remaining > 0 {
		n := min(d.remaining, len(d.in)-d.consumed, len(d.out)-d.produced)
		if n == 0 {
			return false
		}
		for _, b := range d.in[d.consumed : d.consumed+n] {
			d.put(b)
		}
		d.consumed += n
		d.remaining -= n
	}
	d.mode = blockType
	return true
}

func (d *Decompressor) put(b byte) {
	d.out[d.produced] = b
	d.produced++
	d.remember(b)
}

func (d *Decompressor) verify() bool {
	if !d.need(32) {
		return false
	}
	sum := uint32(d.peek(32))
	if d.wrap == Zlib {
		sum = bits.ReverseBytes32(sum)
	}
	if sum != d.check {
		return d.bad("incorrect data check")
	}
	d.drop(32)
	d.mode = doneMode
	if d.wrap == Gzip {
		d.mode = lengthCheck
	}
	return true
}

func (d *Decompressor) verifyLength() bool {
	if !d.need(32) {
		return false
	}
	if uint32(d.peek(32)) != d.total {
		return d.bad("incorrect length check")
	}
	d.drop(32)
	d.mode = doneMode
	return true
}

// symbol decodes a literal or a match, in as many steps as it takes.
func (d *Decompressor) symbol() bool {
	switch d.mode {
	case literalOrLength:
		return d.decodeLiteral()
	case literalOut:
		if d.produced == len(d.out) {
			return false
		}
		d.put(byte(d.value))
		d.mode = literalOrLength
	case lengthExtra:
		if !d.need(d.extra) {
			return false
		}
		d.value += int(d.take(d.extra))
		d.mode = distanceCodeMode
	case distanceCodeMode:
		return d.decodeDistance()
	case distanceExtra:
		if !d.need(d.extra) {
			return false
		}
		d.offset += int(d.take(d.extra))
		if d.offset > d.known+d.produced {
			return d.bad("invalid distance too far back")
		}
		d.mode = matchOut
	case matchOut:
		for ; d.value > 0; d.value-- {
			if d.produced == len(d.out) {
				return false
			}
			d.put(d.history[(d.at-d.offset+historySize)%historySize])
		}
		d.mode = literalOrLength
	}
	return true
}

func (d *Decompressor) decodeLiteral() bool {
	for {
		symbol, ok := d.decode(&d.literals)
		switch {
		case !ok:
			return false
		case symbol < literals:
			if d.produced == len(d.out) {
				d.value, d.mode = symbol, literalOut
				return true
			}
			d.put(byte(symbol))
			continue
		case symbol == endOfBlock:
			d.mode = blockType
		case symbol >= literalCodes:
			return d.bad("invalid literal/length code")
		default:
			code := symbol - literals - 1
			d.extra = uint(extraLengthBits(code))
			d.value = lengthBase(code)
			d.mode = lengthExtra
		}
		return true
	}
}

func (d *Decompressor) decodeDistance() bool {
	code, ok := d.decode(&d.distances)
	switch {
	case !ok:
		return false
	case code >= distCodes:
		return d.bad("invalid distance code")
	}
	d.extra = uint(extraDistanceBits(code))
	d.offset = distanceBase(code)
	d.mode = distanceExtra
	return true
}

// lengthBase is the shortest match with the code.
func lengthBase(code int) int {
	switch {
	case code < 8:
		return code + minMatch
	case code == 28:
		return maxMatch
	}
	return (4+code&3)<<uint(extraLengthBits(code)) + minMatch
}

// distanceBase is the shortest distance with the code.
func distanceBase(code int) int {
	if code < 4 {
		return code + 1
	}
	return (2+code&1)<<uint(extraDistanceBits(code)) + 1
}
