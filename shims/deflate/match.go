package deflate

import "encoding/binary"

// insertString puts the string at window[at:] into the hash table and returns where the last one with its hash
// began; 0 for none. The hash is of four bytes, so matches of three are found by chance only.
func (c *Compressor) insertString(at int) int {
	h := (binary.LittleEndian.Uint32(c.window[at:])*66521 + 66521) >> 16 & c.hashMask
	last := c.head[h]
	c.prev[at&c.wMask] = last
	c.head[h] = uint16(at)
	return int(last)
}

func (c *Compressor) slideHash() {
	for _, table := range [][]uint16{c.head, c.prev} {
		for i, v := range table {
			table[i] = uint16(max(int(v)-c.wSize, 0))
		}
	}
}

// fillWindow reads input until there is enough lookahead or no more input.
func (c *Compressor) fillWindow() {
	for {
		more := 2*c.wSize - c.lookahead - c.strStart
		if c.strStart >= c.wSize+c.maxDist() {
			copy(c.window, c.window[c.wSize:2*c.wSize-more])
			c.matchStart -= c.wSize
			c.strStart -= c.wSize
			c.blockStart -= c.wSize
			c.insert = min(c.insert, c.strStart)
			c.slideHash()
			more += c.wSize
		}
		if c.availIn() == 0 {
			return
		}
		at := c.strStart + c.lookahead
		c.lookahead += c.readBuf(c.window[at : at+more])
		c.catchUp()
		if c.lookahead >= minLookahead || c.availIn() == 0 {
			return
		}
	}
}

// catchUp inserts the strings that had too few bytes after them.
func (c *Compressor) catchUp() {
	if c.lookahead+c.insert < minMatch+1 {
		return
	}
	at := c.strStart - c.insert
	for c.insert > 0 {
		c.insertString(at)
		at++
		c.insert--
		if c.lookahead+c.insert < minMatch+1 {
			return
		}
	}
}

func (c *Compressor) maxDist() int { return c.wSize - minLookahead }

// longestMatch finds the longest string that is like the one at strStart, from those that start at head and before,
// and sets matchStart.
func (c *Compressor) longestMatch(head int) int {
	chain := c.maxChain
	best := c.prevLength
	nice := min(c.niceLength, c.lookahead)
	limit := max(c.strStart-c.maxDist(), 0)
	if c.prevLength >= c.goodLength {
		chain >>= 2
	}
	w, scan := c.window, c.window[c.strStart:]
	for {
		match, end := w[head:], head+best
		// best is 0 when the last pass was slow; neither index is below 0.
		if w[end] == scan[best] && w[end-1] == w[c.strStart+best-1] && match[0] == scan[0] && match[1] == scan[1] {
			n := 2
			for n < maxMatch && scan[n] == match[n] {
				n++
			}
			if n > best {
				c.matchStart = head
				best = n
				if n >= nice {
					break
				}
			}
		}
		head = int(c.prev[head&c.wMask])
		chain--
		if head <= limit || chain == 0 {
			break
		}
	}
	return min(best, c.lookahead)
}

// flushBlock ends the block at strStart; more says that there is room for output left.
func (c *Compressor) flushBlock(last bool) (more bool) {
	var buf []byte
	if c.blockStart >= 0 {
		buf = c.window[c.blockStart:c.strStart]
	}
	c.endBlock(buf, c.strStart-c.blockStart, last)
	c.blockStart = c.strStart
	c.flushPending()
	return c.availOut() != 0
}

// ended is how every algorithm but stored ends a pass.
func (c *Compressor) ended(flush int, insert int) blockState {
	c.insert = insert
	if flush == Finish {
		if !c.flushBlock(true) {
			return finishStarted
		}
		return finishDone
	}
	if len(c.symbols) > 0 && !c.flushBlock(false) {
		return needMore
	}
	return blockDone
}

// fast takes each match as it comes (deflate_fast).
func (c *Compressor) fast(flush int) blockState {
	for {
		if c.lookahead < minLookahead {
			c.fillWindow()
			if c.lookahead < minLookahead && flush == NoFlush {
				return needMore
			}
			if c.lookahead == 0 {
				return c.ended(flush, min(c.strStart, minMatch-1))
			}
		}
		head := 0
		if c.lookahead >= minMatch {
			head = c.insertString(c.strStart)
		}
		if head != 0 && c.strStart-head <= c.maxDist() {
			c.matchLength = c.longestMatch(head)
		}
		full := false
		if c.matchLength >= minMatch {
			full = c.tallyMatch(c.strStart-c.matchStart, c.matchLength-minMatch)
			c.lookahead -= c.matchLength
			c.passMatch()
		} else {
			full = c.tallyLiteral(c.window[c.strStart])
			c.lookahead--
			c.strStart++
		}
		if full && !c.flushBlock(false) {
			return needMore
		}
	}
}

// passMatch moves behind a match; short ones are put into the table.
func (c *Compressor) passMatch() {
	if c.matchLength <= c.maxLazy && c.lookahead >= minMatch {
		for c.matchLength--; c.matchLength != 0; c.matchLength-- {
			c.strStart++
			c.insertString(c.strStart)
		}
		c.strStart++
		return
	}
	c.strStart += c.matchLength
	c.matchLength = 0
}

// slow takes a match only if there is no better one at the next byte (deflate_slow).
func (c *Compressor) slow(flush int) blockState {
	for {
		if c.lookahead < minLookahead {
			c.fillWindow()
			if c.lookahead < minLookahead && flush == NoFlush {
				return needMore
			}
			if c.lookahead == 0 {
				break
			}
		}
		head := 0
		if c.lookahead >= minMatch {
			head = c.insertString(c.strStart)
		}
		c.prevLength, c.prevMatch = c.matchLength, c.matchStart
		c.matchLength = minMatch - 1
		if head != 0 && c.prevLength < c.maxLazy && c.strStart-head <= c.maxDist() {
			c.matchLength = c.longestMatch(head)
			if c.matchLength <= 5 && (c.strategy == Filtered ||
				c.matchLength == minMatch && c.strStart-c.matchStart > tooFar) {
				c.matchLength = minMatch - 1
			}
		}
		if !c.takePrevious() {
			return needMore
		}
	}
	if c.matchAvailable {
		c.tallyLiteral(c.window[c.strStart-1])
		c.matchAvailable = false
	}
	return c.ended(flush, min(c.strStart, minMatch-1))
}

// takePrevious decides about the byte before strStart; false says that output is short.
func (c *Compressor) takePrevious() bool {
	switch {
	case c.prevLength >= minMatch && c.matchLength <= c.prevLength:
		most := c.strStart + c.lookahead - minMatch
		full := c.tallyMatch(c.strStart-1-c.prevMatch, c.prevLength-minMatch)
		c.lookahead -= c.prevLength - 1
		for c.prevLength -= 2; c.prevLength != 0; c.prevLength-- {
			c.strStart++
			if c.strStart <= most {
				c.insertString(c.strStart)
			}
		}
		c.matchAvailable = false
		c.matchLength = minMatch - 1
		c.strStart++
		return !full || c.flushBlock(false)
	case c.matchAvailable:
		full := c.tallyLiteral(c.window[c.strStart-1])
		if full {
			c.flushBlock(false)
		}
		c.strStart++
		c.lookahead--
		return c.availOut() != 0
	}
	c.matchAvailable = true
	c.strStart++
	c.lookahead--
	return true
}

// huffman takes no matches (deflate_huff).
func (c *Compressor) huffman(flush int) blockState {
	for {
		if c.lookahead == 0 {
			c.fillWindow()
			if c.lookahead == 0 {
				if flush == NoFlush {
					return needMore
				}
				return c.ended(flush, 0)
			}
		}
		c.matchLength = 0
		full := c.tallyLiteral(c.window[c.strStart])
		c.lookahead--
		c.strStart++
		if full && !c.flushBlock(false) {
			return needMore
		}
	}
}

// runLength takes only matches of the byte before (deflate_rle).
func (c *Compressor) runLength(flush int) blockState {
	for {
		if c.lookahead <= maxMatch {
			c.fillWindow()
			if c.lookahead <= maxMatch && flush == NoFlush {
				return needMore
			}
			if c.lookahead == 0 {
				return c.ended(flush, 0)
			}
		}
		c.matchLength = 0
		if c.lookahead >= minMatch && c.strStart > 0 {
			before, n := c.window[c.strStart-1], 0
			for n < maxMatch && c.window[c.strStart+n] == before {
				n++
			}
			if n >= minMatch {
				c.matchLength = min(n, c.lookahead)
			}
		}
		var full bool
		if c.matchLength >= minMatch {
			full = c.tallyMatch(1, c.matchLength-minMatch)
			c.lookahead -= c.matchLength
			c.strStart += c.matchLength
			c.matchLength = 0
		} else {
			full = c.tallyLiteral(c.window[c.strStart])
			c.lookahead--
			c.strStart++
		}
		if full && !c.flushBlock(false) {
			return needMore
		}
	}
}
