package deflate

import "math/bits"

const (
	literals     = 256
	endOfBlock   = 256
	literalCodes = 286
	distCodes    = 30
	lengthCodes  = 19 // codes for the lengths of codes
	maxBits      = 15
	maxLenBits   = 7
)

// A symbol is a literal (distance 0) or a match.
type symbol struct {
	distance uint16
	value    uint8 // the literal, or the length less minMatch
}

// A node is a leaf or an inner node of a Huffman tree. Before the code is made freq counts; afterwards code and bits
// are the symbol's code, in the order in which it is sent.
type node struct {
	freq   int
	code   uint16
	bits   uint8
	parent int
}

// trees is the state of the coder (trees.c).
type trees struct {
	symbols  []symbol // of the block
	symEnd   int
	bitBuf   uint64
	bitCount uint

	literal  [2*literalCodes + 3]node
	distance [2*distCodes + 1]node
	length   [2*lengthCodes + 1]node

	optLen, staticLen int
}

func (t *trees) reset() {
	t.bitBuf, t.bitCount = 0, 0
	t.initBlock()
}

func (t *trees) initBlock() {
	clear(t.literal[:])
	clear(t.distance[:])
	clear(t.length[:])
	t.literal[endOfBlock].freq = 1
	t.optLen, t.staticLen = 0, 0
	t.symbols = t.symbols[:0]
}

// lengthCode is the code of a length less minMatch, with the extra bits that follow it.
func lengthCode(n uint8) (code int, extra uint, value uint64) {
	switch {
	case n < 8:
		return int(n), 0, 0
	case n == maxMatch-minMatch:
		return 28, 0, 0
	}
	high := uint(bits.Len8(n)) - 1
	extra = high - 2
	return 4*int(high-1) + int(n>>extra)&3, extra, uint64(n) & (1<<extra - 1)
}

// distanceCode is the code of a distance less one.
func distanceCode(d uint16) (code int, extra uint, value uint64) {
	if d < 4 {
		return int(d), 0, 0
	}
	high := uint(bits.Len16(d)) - 1
	extra = high - 1
	return 2*int(high) + int(d>>extra)&1, extra, uint64(d) & (1<<extra - 1)
}

func extraLengthBits(code int) int {
	if code < 8 || code == 28 {
		return 0
	}
	return code/4 - 1
}

func extraDistanceBits(code int) int { return max(code/2-1, 0) }

// tallyLiteral and tallyMatch add a symbol to the block; true says that it is full.
func (c *Compressor) tallyLiteral(b byte) bool {
	c.symbols = append(c.symbols, symbol{0, b})
	c.literal[b].freq++
	return len(c.symbols) == c.symEnd
}

func (c *Compressor) tallyMatch(distance, length int) bool {
	c.symbols = append(c.symbols, symbol{uint16(distance), uint8(length)})
	c.matches++
	code, _, _ := lengthCode(uint8(length))
	c.literal[literals+1+code].freq++
	code, _, _ = distanceCode(uint16(distance - 1))
	c.distance[code].freq++
	return len(c.symbols) == c.symEnd
}

// sendBits appends n bits, the lowest first.
func (c *Compressor) sendBits(value uint64, n uint) {
	c.bitBuf |= value << c.bitCount
	c.bitCount += n
	if c.bitCount >= 32 {
		c.flushBits()
	}
}

// flushBits gives out whole bytes.
func (c *Compressor) flushBits() {
	for c.bitCount >= 8 {
		c.pending = append(c.pending, byte(c.bitBuf))
		c.bitBuf >>= 8
		c.bitCount -= 8
	}
}

// windUp fills the last byte with zeros.
func (c *Compressor) windUp() {
	c.bitCount = (c.bitCount + 7) &^ 7
	c.flushBits()
	c.bitBuf = 0
}

// storedBlock writes data as it is.
func (c *Compressor) storedBlock(data []byte, last bool) {
	c.storedHeader(len(data), last)
	c.pending = append(c.pending, data...)
}

func (c *Compressor) storedHeader(n int, last bool) {
	c.blockHeader(0, last)
	c.windUp()
	c.pending = append(c.pending, byte(n), byte(n>>8), ^byte(n), ^byte(n>>8))
}

func (c *Compressor) blockHeader(kind uint64, last bool) {
	kind <<= 1
	if last {
		kind |= 1
	}
	c.sendBits(kind, 3)
}

// align writes an empty static block, so that all of the last one can be read (_tr_align).
func (c *Compressor) align() {
	c.blockHeader(1, false)
	c.sendBits(0, 7)
	c.flushBits()
}

// endBlock writes the block's symbols in the shortest of three ways. data is the same, not compressed; nil when it
// is no longer there (_tr_flush_block).
func (c *Compressor) endBlock(data []byte, size int, last bool) {
	var shortest, static, lengths int
	var literalMax, distanceMax int
	if c.level > 0 {
		literalMax = c.build(c.literal[:], literalTree())
		distanceMax = c.build(c.distance[:], distanceTree())
		lengths = c.buildLengths(literalMax, distanceMax)
		shortest, static = (c.optLen+3+7)>>3, (c.staticLen+3+7)>>3
		if static <= shortest || c.strategy == Fixed {
			shortest = static
		}
	} else {
		shortest, static = size+5, size+5
	}
	switch {
	case size+4 <= shortest && data != nil:
		c.storedBlock(data, last)
	case static == shortest:
		c.blockHeader(1, last)
		literal, distance := staticCodes()
		c.sendSymbols(literal[:], distance[:])
	default:
		c.blockHeader(2, last)
		c.sendTrees(literalMax+1, distanceMax+1, lengths+1)
		c.sendSymbols(c.literal[:], c.distance[:])
	}
	c.initBlock()
	if last {
		c.windUp()
	}
}

// staticCodes are the codes of static blocks (RFC 1951, 3.2.6).
func staticCodes() (literal [288]node, distance [distCodes]node) {
	for i := range literal {
		switch {
		case i < 144:
			literal[i].bits = 8
		case i < 256:
			literal[i].bits = 9
		case i < 280:
			literal[i].bits = 7
		default:
			literal[i].bits = 8
		}
	}
	assignCodes(literal[:], 287)
	for i := range distance {
		distance[i].bits = 5
		distance[i].code = bits.Reverse16(uint16(i)) >> 11
	}
	return literal, distance
}

func (c *Compressor) sendCode(n node) { c.sendBits(uint64(n.code), uint(n.bits)) }

func (c *Compressor) sendSymbols(literal, distance []node) {
	for _, s := range c.symbols {
		if s.distance == 0 {
			c.sendCode(literal[s.value])
			continue
		}
		code, extra, value := lengthCode(s.value)
		c.sendCode(literal[literals+1+code])
		c.sendBits(value, extra)
		code, extra, value = distanceCode(s.distance - 1)
		c.sendCode(distance[code])
		c.sendBits(value, extra)
	}
	c.sendCode(literal[endOfBlock])
}
