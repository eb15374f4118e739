// Package deflate is zlib as Node 20 is built with it (Chromium's zlib 1.3): deflate and inflate as state machines
// that are fed piece by piece. Go's compress/flate pulls its input and chooses other matches, so that programs would
// see other sizes, and output in other pieces.
//
// It follows deflate.c, trees.c and inflate.c of zlib 1.3 with the hash of Chromium's fork
// (contrib/optimizations/insert_string.h), and keeps their names.
package deflate

import "hash/crc32"

// How much is to be written out before the next input (zlib.h).
const (
	NoFlush = iota
	PartialFlush
	SyncFlush
	FullFlush
	Finish
	Block
)

// What a call comes to (zlib.h).
const (
	OK          = 0
	StreamEnd   = 1
	NeedDict    = 2
	StreamError = -2
	DataError   = -3
	BufError    = -5
)

// Strategies of compression (zlib.h).
const (
	DefaultStrategy = iota
	Filtered
	HuffmanOnly
	RLE
	Fixed
)

// A Wrap is what is around the compressed data.
type Wrap int

// The wrappers.
const (
	Raw  Wrap = iota // none
	Zlib             // RFC 1950
	Gzip             // RFC 1952
)

const (
	minMatch     = 3
	maxMatch     = 258
	minLookahead = maxMatch + minMatch + 1
	tooFar       = 4096
)

// state of the stream as a whole.
const (
	initState = iota
	busyState
	finishState
	goneState // the trailer is written
)

// What a pass over the input came to.
type blockState int

const (
	needMore      blockState = iota // input or output is short
	blockDone                       // a block was flushed
	finishStarted                   // only output is missing
	finishDone                      // all is written to pending
)

// A Compressor deflates one stream.
type Compressor struct {
	wrap      Wrap
	status    int
	lastFlush int
	level     int
	strategy  int
	wBits     uint
	wSize     int
	wMask     int

	in       []byte // of the call that runs
	out      []byte
	consumed int
	produced int

	pending     []byte // written, not yet taken
	pendingSize int
	adler       uint32
	total       uint32

	window     []byte
	prev, head []uint16
	hashBits   uint
	hashMask   uint32

	blockStart     int
	matchLength    int
	prevMatch      int
	matchAvailable bool
	strStart       int
	matchStart     int
	lookahead      int
	prevLength     int
	insert         int
	matches        int // since the last flush that forgets them
	tuning

	trees
}

// tuning is configuration_table of deflate.c.
type tuning struct {
	goodLength, maxLazy, niceLength, maxChain int
	run                                       func(*Compressor, int) blockState
}

func tuningOf(level int) tuning {
	switch level {
	case 0:
		return tuning{0, 0, 0, 0, (*Compressor).stored}
	case 1:
		return tuning{4, 4, 8, 4, (*Compressor).fast}
	case 2:
		return tuning{4, 5, 16, 8, (*Compressor).fast}
	case 3:
		return tuning{4, 6, 32, 32, (*Compressor).fast}
	case 4:
		return tuning{4, 4, 16, 16, (*Compressor).slow}
	case 5:
		return tuning{8, 16, 32, 32, (*Compressor).slow}
	case 6:
		return tuning{8, 16, 128, 128, (*Compressor).slow}
	case 7:
		return tuning{8, 32, 128, 256, (*Compressor).slow}
	case 8:
		return tuning{32, 128, 258, 1024, (*Compressor).slow}
	}
	return tuning{32, 258, 258, 4096, (*Compressor).slow}
}

// NewCompressor is deflateInit2. The level is -1 to 9, windowBits 8 to 15, memLevel 1 to 9.
func NewCompressor(wrap Wrap, level, windowBits, memLevel, strategy int) *Compressor {
	if level < 0 {
		level = 6
	}
	if windowBits == 8 {
		windowBits = 9
	}
	c := &Compressor{wrap: wrap, level: level, strategy: strategy, wBits: uint(windowBits)}
	c.wSize = 1 << c.wBits
	c.wMask = c.wSize - 1
	c.hashBits = max(uint(memLevel)+7, 15)
	c.hashMask = 1<<c.hashBits - 1
	c.window = make([]byte, 2*c.wSize+8)
	c.prev = make([]uint16, c.wSize)
	c.head = make([]uint16, 1<<c.hashBits)
	c.symbols = make([]symbol, 0, 1<<(memLevel+6))
	c.symEnd = 1<<(memLevel+6) - 1
	c.pendingSize = 4 << (memLevel + 6)
	c.Reset()
	return c
}

// Reset makes c as new, with its parameters.
func (c *Compressor) Reset() {
	c.pending = c.pending[:0]
	c.status = initState
	c.total = 0
	c.lastFlush = -2
	c.adler = 1
	if c.wrap == Gzip {
		c.adler = 0
	}
	c.trees.reset()
	clear(c.head)
	c.tuning = tuningOf(c.level)
	c.strStart, c.blockStart, c.lookahead, c.insert = 0, 0, 0, 0
	c.matchLength, c.prevLength = minMatch-1, minMatch-1
	c.matchAvailable, c.matches = false, 0
}

// Params is deflateParams: it takes effect at once; what is in the window is flushed first.
func (c *Compressor) Params(level, strategy int) int {
	if level < 0 {
		level = 6
	}
	sameRun := (level == 0) == (c.level == 0) && (level >= 1 && level <= 3) == (c.level >= 1 && c.level <= 3)
	if (strategy != c.strategy || !sameRun) && c.lastFlush != -2 {
		c.lastFlush = Block
		if c.strStart-c.blockStart+c.lookahead > 0 {
			return BufError
		}
	}
	if c.level != level {
		if c.level == 0 && c.matches != 0 {
			if c.matches == 1 {
				c.slideHash()
			} else {
				clear(c.head)
			}
			c.matches = 0
		}
		c.level = level
		c.tuning = tuningOf(level)
	}
	c.strategy = strategy
	return OK
}

// SetDictionary is deflateSetDictionary, before the first input.
func (c *Compressor) SetDictionary(dict []byte) int {
	if c.wrap == Gzip || c.wrap == Zlib && c.status != initState || c.lookahead != 0 {
		return StreamError
	}
	if c.wrap == Zlib {
		c.adler = adler32(c.adler, dict)
	}
	wrap := c.wrap
	c.wrap = Raw // the dictionary is not part of the check sum
	if len(dict) >= c.wSize {
		if wrap == Raw {
			clear(c.head)
			c.strStart, c.blockStart, c.insert = 0, 0, 0
		}
		dict = dict[len(dict)-c.wSize:]
	}
	in := c.in
	c.in, c.consumed = dict, 0
	c.fillWindow()
	for c.lookahead >= minMatch {
		for n := c.lookahead - (minMatch - 1); n > 0; n-- {
			c.insertString(c.strStart)
			c.strStart++
		}
		c.lookahead = minMatch - 1
		c.fillWindow()
	}
	c.strStart += c.lookahead
	c.blockStart = c.strStart
	c.insert = c.lookahead
	c.lookahead = 0
	c.matchLength, c.prevLength = minMatch-1, minMatch-1
	c.matchAvailable = false
	c.in, c.consumed = in, 0
	c.wrap = wrap
	return OK
}

// Deflate takes input and gives output, as much as there is and as fits. It says how much of both.
func (c *Compressor) Deflate(in, out []byte, flush int) (status, consumed, produced int) {
	c.in, c.out, c.consumed, c.produced = in, out, 0, 0
	status = c.deflate(flush)
	consumed, produced = c.consumed, c.produced
	c.in, c.out = nil, nil
	return status, consumed, produced
}

func (c *Compressor) availIn() int  { return len(c.in) - c.consumed }
func (c *Compressor) availOut() int { return len(c.out) - c.produced }

// rank orders the kinds of flush by strength.
func rank(flush int) int {
	if flush > Finish {
		return flush*2 - 9
	}
	return flush * 2
}

func (c *Compressor) deflate(flush int) int {
	if c.status >= finishState && flush != Finish {
		return StreamError
	}
	if c.availOut() == 0 {
		return BufError
	}
	oldFlush := c.lastFlush
	c.lastFlush = flush
	if len(c.pending) != 0 {
		c.flushPending()
		if c.availOut() == 0 {
			c.lastFlush = -1
			return OK
		}
	} else if c.availIn() == 0 && rank(flush) <= rank(oldFlush) && flush != Finish {
		return BufError
	}
	if c.status >= finishState && c.availIn() != 0 {
		return BufError
	}
	if c.status == initState {
		c.header()
		c.status = busyState
		c.flushPending()
		if len(c.pending) != 0 {
			c.lastFlush = -1
			return OK
		}
	}
	if c.availIn() != 0 || c.lookahead != 0 || flush != NoFlush && c.status < finishState {
		if done, status := c.compress(flush); done {
			return status
		}
	}
	return c.trailer(flush)
}

// compress runs the algorithm; done says that the call ends with the status.
func (c *Compressor) compress(flush int) (done bool, status int) {
	var state blockState
	switch {
	case c.level == 0:
		state = c.stored(flush)
	case c.strategy == HuffmanOnly:
		state = c.huffman(flush)
	case c.strategy == RLE:
		state = c.runLength(flush)
	default:
		state = c.run(c, flush)
	}
	if state == finishStarted || state == finishDone {
		c.status = finishState
	}
	if state == needMore || state == finishStarted {
		if c.availOut() == 0 {
			c.lastFlush = -1
		}
		return true, OK
	}
	if state == blockDone {
		switch {
		case flush == PartialFlush:
			c.align()
		case flush != Block:
			c.storedBlock(nil, false)
			if flush == FullFlush {
				clear(c.head)
				if c.lookahead == 0 {
					c.strStart, c.blockStart, c.insert = 0, 0, 0
				}
			}
		}
		c.flushPending()
		if c.availOut() == 0 {
			c.lastFlush = -1
			return true, OK
		}
	}
	return false, OK
}

func (c *Compressor) header() {
	switch c.wrap {
	case Zlib:
		levelFlags := 3
		switch {
		case c.strategy >= HuffmanOnly || c.level < 2:
			levelFlags = 0
		case c.level < 6:
			levelFlags = 1
		case c.level == 6:
			levelFlags = 2
		}
		head := (8+(int(c.wBits)-8)<<4)<<8 | levelFlags<<6
		if c.strStart != 0 {
			head |= 0x20
		}
		head += 31 - head%31
		c.pending = append(c.pending, byte(head>>8), byte(head))
		if c.strStart != 0 {
			c.bigEndian(c.adler)
		}
		c.adler = 1
	case Gzip:
		flag := byte(0)
		if c.level == 9 {
			flag = 2
		} else if c.strategy >= HuffmanOnly || c.level < 2 {
			flag = 4
		}
		const unix = 3
		c.pending = append(c.pending, 0x1f, 0x8b, 8, 0, 0, 0, 0, 0, flag, unix)
		c.adler = 0
	}
}

func (c *Compressor) bigEndian(v uint32) {
	c.pending = append(c.pending, byte(v>>24), byte(v>>16), byte(v>>8), byte(v))
}

func (c *Compressor) trailer(flush int) int {
	if flush != Finish {
		return OK
	}
	if c.wrap == Raw || c.status == goneState {
		return StreamEnd
	}
	if c.wrap == Gzip {
		for _, v := range []uint32{c.adler, c.total} {
			c.pending = append(c.pending, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
		}
	} else {
		c.bigEndian(c.adler)
	}
	c.flushPending()
	c.status = goneState
	if len(c.pending) != 0 {
		return OK
	}
	return StreamEnd
}

// flushPending gives out as much of pending as fits.
func (c *Compressor) flushPending() {
	c.flushBits()
	n := copy(c.out[c.produced:], c.pending)
	c.produced += n
	c.pending = append(c.pending[:0], c.pending[n:]...)
}

// readBuf takes up to len(p) bytes of input.
func (c *Compressor) readBuf(p []byte) int {
	n := copy(p, c.in[c.consumed:])
	c.consumed += n
	c.total += uint32(n)
	switch c.wrap {
	case Zlib:
		c.adler = adler32(c.adler, p[:n])
	case Gzip:
		c.adler = crc32.Update(c.adler, crc32.IEEETable, p[:n])
	}
	return n
}
