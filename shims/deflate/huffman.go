package deflate

import "math/bits"

// treeKind is what the making of a tree has to know of its kind (static_tree_desc).
type treeKind struct {
	codes      int
	most       int // bits of a code
	extra      func(code int) int
	staticBits func(code int) int // nil when there is no static tree
}

func literalTree() treeKind {
	static := func(code int) int {
		switch {
		case code < 144:
			return 8
		case code < 256:
			return 9
		case code < 280:
			return 7
		}
		return 8
	}
	extra := func(code int) int {
		if code <= literals {
			return 0
		}
		return extraLengthBits(code - literals - 1)
	}
	return treeKind{literalCodes, maxBits, extra, static}
}

func distanceTree() treeKind {
	return treeKind{distCodes, maxBits, extraDistanceBits, func(int) int { return 5 }}
}

func lengthTree() treeKind {
	extra := func(code int) int {
		switch code {
		case 16:
			return 2
		case 17:
			return 3
		case 18:
			return 7
		}
		return 0
	}
	return treeKind{lengthCodes, maxLenBits, extra, nil}
}

// heap is the priority queue of build: indices of nodes, the least frequent first; of equally frequent ones the
// less deep. heap[1:] is used, and heap[size+1:] keeps the nodes in the order in which they were taken.
type heap struct {
	tree   []node
	depth  [2*literalCodes + 3]uint8
	nodes  [2*literalCodes + 3]int
	size   int
	sorted int
}

func (h *heap) less(a, b int) bool {
	if h.tree[a].freq != h.tree[b].freq {
		return h.tree[a].freq < h.tree[b].freq
	}
	return h.depth[a] <= h.depth[b]
}

// sink moves the node at k down to its place (pqdownheap).
func (h *heap) sink(k int) {
	v := h.nodes[k]
	for j := 2 * k; j <= h.size; j *= 2 {
		if j < h.size && h.less(h.nodes[j+1], h.nodes[j]) {
			j++
		}
		if h.less(v, h.nodes[j]) {
			break
		}
		h.nodes[k] = h.nodes[j]
		k = j
	}
	h.nodes[k] = v
}

// build makes the code of a tree and returns its largest symbol (build_tree).
func (c *Compressor) build(tree []node, kind treeKind) (largest int) {
	h := &heap{tree: tree, sorted: len(tree)}
	largest = -1
	for i := range kind.codes {
		if tree[i].freq != 0 {
			h.size++
			h.nodes[h.size] = i
			largest = i
		} else {
			tree[i].bits = 0
		}
	}
	for h.size < 2 { // the format wants at least two codes
		n := 0
		if largest < 2 {
			largest++
			n = largest
		}
		h.size++
		h.nodes[h.size] = n
		tree[n].freq = 1
		c.optLen--
		if kind.staticBits != nil {
			c.staticLen -= kind.staticBits(n)
		}
	}
	for k := h.size / 2; k >= 1; k-- {
		h.sink(k)
	}
	h.combine(kind.codes)
	counts := c.bitLengths(h, kind, largest)
	assignCodesOf(tree, largest, counts)
	return largest
}

// combine joins the two least frequent nodes until one is left.
func (h *heap) combine(next int) {
	for {
		n := h.nodes[1]
		h.nodes[1] = h.nodes[h.size]
		h.size--
		h.sink(1)
		m := h.nodes[1]
		h.keep(n)
		h.keep(m)
		h.tree[next].freq = h.tree[n].freq + h.tree[m].freq
		h.depth[next] = max(h.depth[n], h.depth[m]) + 1
		h.tree[n].parent, h.tree[m].parent = next, next
		h.nodes[1] = next
		next++
		h.sink(1)
		if h.size < 2 {
			break
		}
	}
	h.keep(h.nodes[1])
}

func (h *heap) keep(n int) {
	h.sorted--
	h.nodes[h.sorted] = n
}

// bitLengths finds how many bits each code has, at most kind.most (gen_bitlen).
func (c *Compressor) bitLengths(h *heap, kind treeKind, largest int) (counts [maxBits + 1]int) {
	tree := h.tree
	tree[h.nodes[h.sorted]].bits = 0 // the root
	overflow := 0
	i := h.sorted + 1
	for ; i < len(tree); i++ {
		n := h.nodes[i]
		size := int(tree[tree[n].parent].bits) + 1
		if size > kind.most {
			size = kind.most
			overflow++
		}
		tree[n].bits = uint8(size)
		if n > largest || n >= kind.codes {
			continue // not a leaf
		}
		counts[size]++
		extra := kind.extra(n)
		c.optLen += tree[n].freq * (size + extra)
		if kind.staticBits != nil {
			c.staticLen += tree[n].freq * (kind.staticBits(n) + extra)
		}
	}
	if overflow > 0 {
		c.shorten(h, kind, largest, &counts, overflow)
	}
	return counts
}

// shorten brings codes that are too long into the limit.
func (c *Compressor) shorten(h *heap, kind treeKind, largest int, counts *[maxBits + 1]int, overflow int) {
	for ; overflow > 0; overflow -= 2 {
		size := kind.most - 1
		for counts[size] == 0 {
			size--
		}
		counts[size]--
		counts[size+1] += 2
		counts[kind.most]--
	}
	at := len(h.tree)
	for size := kind.most; size != 0; size-- {
		for n := counts[size]; n != 0; {
			at--
			m := h.nodes[at]
			if m > largest {
				continue
			}
			if int(h.tree[m].bits) != size {
				c.optLen += (size - int(h.tree[m].bits)) * h.tree[m].freq
				h.tree[m].bits = uint8(size)
			}
			n--
		}
	}
}

// assignCodes gives out codes for the numbers of bits (gen_codes; RFC 1951, 3.2.2).
func assignCodes(tree []node, largest int) {
	var counts [maxBits + 1]int
	for _, n := range tree[:largest+1] {
		counts[n.bits]++
	}
	counts[0] = 0
	assignCodesOf(tree, largest, counts)
}

func assignCodesOf(tree []node, largest int, counts [maxBits + 1]int) {
	var next [maxBits + 1]uint16
	code := 0
	for size := 1; size <= maxBits; size++ {
		code = (code + counts[size-1]) << 1
		next[size] = uint16(code)
	}
	for i := 0; i <= largest; i++ {
		if size := tree[i].bits; size != 0 {
			tree[i].code = bits.Reverse16(next[size]) >> (16 - size)
			next[size]++
		}
	}
}

// lengthOrder is the order in which the lengths of the codes for lengths are sent.
func lengthOrder() [lengthCodes]int {
	return [...]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
}

// eachLength goes through a tree's code lengths with runs taken together (scan_tree, send_tree): literally `times`
// times the length, or one of the codes 16, 17 and 18 with the value of its extra bits.
func eachLength(tree []node, largest int, plain func(size, times int), repeat func(code, value int)) {
	previous := -1
	next := int(tree[0].bits)
	count, most, least := 0, 7, 4
	if next == 0 {
		most, least = 138, 3
	}
	for i := 0; i <= largest; i++ {
		size := next
		next = 0xffff
		if i < largest {
			next = int(tree[i+1].bits)
		}
		count++
		if count < most && size == next {
			continue
		}
		switch {
		case count < least:
			plain(size, count)
		case size != 0:
			if size != previous {
				plain(size, 1)
				count--
			}
			repeat(16, count-3)
		case count <= 10:
			repeat(17, count-3)
		default:
			repeat(18, count-11)
		}
		count, previous = 0, size
		switch {
		case next == 0:
			most, least = 138, 3
		case size == next:
			most, least = 6, 3
		default:
			most, least = 7, 4
		}
	}
}

// buildLengths makes the code for the lengths and returns the last one that must be sent (build_bl_tree).
func (c *Compressor) buildLengths(literalMax, distanceMax int) int {
	plain := func(size, times int) { c.length[size].freq += times }
	repeat := func(code, _ int) { c.length[code].freq++ }
	eachLength(c.literal[:], literalMax, plain, repeat)
	eachLength(c.distance[:], distanceMax, plain, repeat)
	c.build(c.length[:], lengthTree())
	last := lengthCodes - 1
	for order := lengthOrder(); last >= 3 && c.length[order[last]].bits == 0; {
		last--
	}
	c.optLen += 3*(last+1) + 5 + 5 + 4
	return last
}

func (c *Compressor) sendTrees(literalCount, distanceCount, lengthCount int) {
	c.sendBits(uint64(literalCount-257), 5)
	c.sendBits(uint64(distanceCount-1), 5)
	c.sendBits(uint64(lengthCount-4), 4)
	order := lengthOrder()
	for _, i := range order[:lengthCount] {
		c.sendBits(uint64(c.length[i].bits), 3)
	}
	plain := func(size, times int) {
		for range times {
			c.sendCode(c.length[size])
		}
	}
	repeat := func(code, value int) {
		c.sendCode(c.length[code])
		c.sendBits(uint64(value), uint(lengthTree().extra(code)))
	}
	eachLength(c.literal[:], literalCount-1, plain, repeat)
	eachLength(c.distance[:], distanceCount-1, plain, repeat)
}
