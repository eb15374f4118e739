package deflate

import "math/bits"

// invalidSymbol stands for codes that mean nothing.
const invalidSymbol = 0xfff

// A codeTable decodes one Huffman code: the next bits, as many as the longest code has, are an index of entries,
// each a symbol and how many of the bits it takes (symbol<<4 | bits).
type codeTable struct {
	bits    uint
	entries []uint16
}

// fill makes the table; false says that the lengths are no code: too many, or, unless it is a single one, too few
// (inflate_table). A code for lengths must be complete.
func (t *codeTable) fill(lengths []uint8, forLengths bool) bool {
	var counts [maxBits + 1]int
	longest := 0
	for _, n := range lengths {
		counts[n]++
		longest = max(longest, int(n))
	}
	counts[0] = 0
	left := 1
	for n := 1; n <= maxBits; n++ {
		if left = left<<1 - counts[n]; left < 0 {
			return false
		}
	}
	if left > 0 && longest != 0 && (forLengths || longest != 1) {
		return false
	}
	t.bits = uint(max(longest, 1))
	if size := 1 << t.bits; cap(t.entries) < size {
		t.entries = make([]uint16, size)
	} else {
		t.entries = t.entries[:size]
	}
	for i := range t.entries {
		t.entries[i] = invalidSymbol<<4 | 1
	}
	code := uint16(0)
	for n := 1; n <= longest; n++ {
		code <<= 1
		for symbol, size := range lengths {
			if int(size) != n {
				continue
			}
			for i := int(bits.Reverse16(code) >> (16 - n)); i < len(t.entries); i += 1 << n {
				t.entries[i] = uint16(symbol<<4 | n)
			}
			code++
		}
	}
	return true
}

// decode takes the next symbol from the input; ok says that there was enough of it.
func (d *Decompressor) decode(t *codeTable) (symbol int, ok bool) {
	for {
		e := t.entries[d.hold&uint64(len(t.entries)-1)]
		if n := uint(e & 15); n <= d.count {
			d.drop(n)
			return int(e >> 4), true
		}
		if !d.need(d.count + 1) {
			return 0, false
		}
	}
}

func (d *Decompressor) fixedTables() {
	var lengths [288]uint8
	for i := range lengths {
		lengths[i] = uint8(literalTree().staticBits(i))
	}
	d.literals.fill(lengths[:], false)
	for i := range 32 {
		lengths[i] = 5
	}
	d.distances.fill(lengths[:32], false)
}

// readTables reads the codes of a dynamic block (RFC 1951, 3.2.7).
func (d *Decompressor) readTables() bool {
	switch d.mode {
	case tableSizes:
		if !d.need(14) {
			return false
		}
		d.sizes = [3]int{int(d.take(5)) + 257, int(d.take(5)) + 1, int(d.take(4)) + 4}
		if d.sizes[0] > literalCodes || d.sizes[1] > distCodes {
			return d.bad("too many length or distance symbols")
		}
		d.have, d.mode = 0, codeLengths
		clear(d.lengths[:lengthCodes])
	case codeLengths:
		for order := lengthOrder(); d.have < d.sizes[2]; d.have++ {
			if !d.need(3) {
				return false
			}
			d.lengths[order[d.have]] = uint8(d.take(3))
		}
		if !d.codes.fill(d.lengths[:lengthCodes], true) {
			return d.bad("invalid code lengths set")
		}
		d.have, d.mode = 0, allLengths
	case allLengths:
		for d.have < d.sizes[0]+d.sizes[1] {
			if ok := d.readLength(); !ok || d.mode == badMode {
				return ok
			}
		}
		return d.startSymbols()
	}
	return true
}

// readLength reads one length, or a run of them.
func (d *Decompressor) readLength() bool {
	var e uint16
	for {
		e = d.codes.entries[d.hold&uint64(len(d.codes.entries)-1)]
		if uint(e&15) <= d.count {
			break
		}
		if !d.need(d.count + 1) {
			return false
		}
	}
	symbol, size := int(e>>4), uint(e&15)
	if symbol == invalidSymbol {
		symbol = 0 // as zlib reads a code without any symbol
	}
	if symbol < 16 {
		d.drop(size)
		d.lengths[d.have] = uint8(symbol)
		d.have++
		return true
	}
	extra, least, value := uint(2), 3, uint8(0)
	switch symbol {
	case 17:
		extra = 3
	case 18:
		extra, least = 7, 11
	}
	if !d.need(size + extra) {
		return false
	}
	d.drop(size)
	if symbol == 16 {
		if d.have == 0 {
			return d.bad("invalid bit length repeat")
		}
		value = d.lengths[d.have-1]
	}
	times := least + int(d.take(extra))
	if d.have+times > d.sizes[0]+d.sizes[1] {
		return d.bad("invalid bit length repeat")
	}
	for range times {
		d.lengths[d.have] = value
		d.have++
	}
	return true
}

func (d *Decompressor) startSymbols() bool {
	switch {
	case d.lengths[endOfBlock] == 0:
		return d.bad("invalid code -- missing end-of-block")
	case !d.literals.fill(d.lengths[:d.sizes[0]], false):
		return d.bad("invalid literal/lengths set")
	case !d.distances.fill(d.lengths[d.sizes[0]:d.sizes[0]+d.sizes[1]], false):
		return d.bad("invalid distances set")
	}
	d.mode = literalOrLength
	return true
}

// readHeader reads a part of the wrapper's header (RFC 1950, 2.2; RFC 1952, 2.3).
func (d *Decompressor) readHeader() bool {
	switch d.mode {
	case headMode:
		return d.firstBytes()
	case dictID:
		if !d.need(32) {
			return false
		}
		d.check = bits.ReverseBytes32(uint32(d.take(32)))
		d.mode = dictWanted
		return true
	}
	return d.readGzipHeader()
}

func (d *Decompressor) firstBytes() bool {
	if !d.need(16) {
		return false
	}
	v := d.peek(16)
	if d.wrap == Gzip {
		if v != 0x8b1f {
			return d.bad("incorrect header check")
		}
		d.headerByte(16)
		d.mode = gzipMethod
		return true
	}
	size := uint(v>>4&15) + 8
	switch {
	case (v&0xff<<8+v>>8)%31 != 0:
		return d.bad("incorrect header check")
	case v&15 != 8:
		return d.bad("unknown compression method")
	case size > 15 || d.wBits != 0 && size > d.wBits:
		return d.bad("invalid window size")
	}
	if d.wBits == 0 {
		d.wBits = size
	}
	d.drop(16)
	d.check, d.mode = 1, blockType
	if v&0x2000 != 0 {
		d.mode = dictID
	}
	return true
}
