package deflate

import "hash/crc32"

// The flags of a gzip header, with the method in the low byte as they are read.
const (
	flagCheck   = 0x0200
	flagExtra   = 0x0400
	flagName    = 0x0800
	flagComment = 0x1000
	flagUnknown = 0xe000
)

// headerByte takes n bits of a header, which are counted into its check sum.
func (d *Decompressor) headerByte(n uint) uint64 {
	v := d.take(n)
	if n == 16 && d.mode == headMode {
		d.check = 0
	}
	for i := uint(0); i < n; i += 8 {
		d.check = crc32.Update(d.check, crc32.IEEETable, []byte{byte(v >> i)})
	}
	return v
}

func (d *Decompressor) readGzipHeader() bool {
	switch d.mode {
	case gzipMethod:
		if !d.need(16) {
			return false
		}
		d.flags = d.headerByte(16)
		switch {
		case d.flags&0xff != 8:
			return d.bad("unknown compression method")
		case d.flags&flagUnknown != 0:
			return d.bad("unknown header flags set")
		}
		d.mode = gzipTime
	case gzipTime:
		return d.skip(32, gzipSystem)
	case gzipSystem:
		return d.skip(16, gzipExtraSize)
	case gzipExtraSize:
		d.remaining = 0
		if d.flags&flagExtra != 0 {
			if !d.need(16) {
				return false
			}
			d.remaining = int(d.headerByte(16))
		}
		d.mode = gzipExtra
	case gzipExtra:
		for ; d.remaining > 0; d.remaining-- {
			if !d.need(8) {
				return false
			}
			d.headerByte(8)
		}
		d.mode = gzipName
	case gzipName:
		return d.skipText(flagName, gzipComment)
	case gzipComment:
		return d.skipText(flagComment, gzipHeaderCheck)
	case gzipHeaderCheck:
		return d.endGzipHeader()
	}
	return true
}

func (d *Decompressor) skip(n uint, next mode) bool {
	if !d.need(n) {
		return false
	}
	d.headerByte(n)
	d.mode = next
	return true
}

// skipText reads a text that ends in a zero, if there is one.
func (d *Decompressor) skipText(flag uint64, next mode) bool {
	for d.flags&flag != 0 {
		if !d.need(8) {
			return false
		}
		if d.headerByte(8) == 0 {
			break
		}
	}
	d.mode = next
	return true
}

func (d *Decompressor) endGzipHeader() bool {
	if d.flags&flagCheck != 0 {
		if !d.need(16) {
			return false
		}
		if d.take(16) != uint64(d.check&0xffff) {
			return d.bad("header crc mismatch")
		}
	}
	d.check, d.mode = 0, blockType
	return true
}
