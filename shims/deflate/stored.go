package deflate

// maxStored is the most bytes that one stored block holds.
const maxStored = 65535

// stored copies the input (deflate_stored): straight to the output where it can, through the window where the output
// is too short for a block worth its header.
func (c *Compressor) stored(flush int) blockState {
	used := c.consumed
	last := c.storeDirectly(flush)
	if used = c.consumed - used; used > 0 {
		c.remember(c.in[c.consumed-min(used, c.wSize):c.consumed], used)
	}
	if last {
		return finishDone
	}
	if flush != NoFlush && flush != Finish && c.availIn() == 0 && c.strStart == c.blockStart {
		return blockDone
	}
	c.storeInWindow()
	return c.storeFromWindow(flush)
}

// storeDirectly writes whole blocks; true says that the last one is written.
func (c *Compressor) storeDirectly(flush int) (last bool) {
	least := min(c.pendingSize-5, c.wSize)
	for !last {
		have := (int(c.bitCount) + 42) >> 3 // bytes of the header
		if c.availOut() < have {
			break
		}
		left := c.strStart - c.blockStart
		n := min(maxStored, left+c.availIn(), c.availOut()-have)
		if n < least && (n == 0 && flush != Finish || flush == NoFlush || n != left+c.availIn()) {
			break
		}
		last = flush == Finish && n == left+c.availIn()
		c.storedHeader(n, last)
		c.flushPending()
		if left > 0 {
			left = min(left, n)
			c.produced += copy(c.out[c.produced:], c.window[c.blockStart:c.blockStart+left])
			c.blockStart += left
			n -= left
		}
		if n > 0 {
			c.produced += c.readBuf(c.out[c.produced : c.produced+n])
		}
	}
	return last
}

// remember keeps what was copied for matches of later levels; recent is the end of it.
func (c *Compressor) remember(recent []byte, used int) {
	if used >= c.wSize {
		c.matches = 2
		copy(c.window, recent)
		c.strStart = c.wSize
		c.insert = c.strStart
	} else {
		if 2*c.wSize-c.strStart <= used {
			c.strStart -= c.wSize
			c.slideStored()
		}
		copy(c.window[c.strStart:], recent)
		c.strStart += used
		c.insert += min(used, c.wSize-c.insert)
	}
	c.blockStart = c.strStart
}

func (c *Compressor) slideStored() {
	copy(c.window, c.window[c.wSize:c.wSize+c.strStart])
	c.matches = min(c.matches+1, 2)
	c.insert = min(c.insert, c.strStart)
}

// storeInWindow takes in what is left of the input, as far as there is room.
func (c *Compressor) storeInWindow() {
	have := 2*c.wSize - c.strStart
	if c.availIn() > have && c.blockStart >= c.wSize {
		c.blockStart -= c.wSize
		c.strStart -= c.wSize
		c.slideStored()
		have += c.wSize
	}
	if have = min(have, c.availIn()); have > 0 {
		c.readBuf(c.window[c.strStart : c.strStart+have])
		c.strStart += have
		c.insert += min(have, c.wSize-c.insert)
	}
}

func (c *Compressor) storeFromWindow(flush int) blockState {
	have := min(c.pendingSize-(int(c.bitCount)+42)>>3, maxStored)
	left := c.strStart - c.blockStart
	last := false
	if left >= min(have, c.wSize) || (left > 0 || flush == Finish) && flush != NoFlush && c.availIn() == 0 && left <= have {
		n := min(left, have)
		last = flush == Finish && c.availIn() == 0 && n == left
		c.storedBlock(c.window[c.blockStart:c.blockStart+n], last)
		c.blockStart += n
		c.flushPending()
	}
	if last {
		return finishStarted
	}
	return needMore
}
