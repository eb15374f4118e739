package js

import (
	"math/bits"
	"strconv"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"

	step "loopcheck/eventloop/trace"
)

// A Tracker notes what the JavaScript of one run touches that two turns can share: properties, elements,
// captured variables that change, entries of maps, bytes, the state of promises. It is not safe for
// concurrent use.
//
// Objects and scope instances are named by where they were made: the context (a turn, or the load of one
// of Node's modules) and how many were made there before. So a name is the same in every run in which
// the turn does the same. What a turn does to an object that it has made itself is not reported: nobody
// else can reach the object but through a place where the turn has put it, and that is reported.
//
// What main does is not reported either: it comes before everything.
//
// An object that nobody saw being made (by Go code that does not tell) has no name: all these share one
// place for each key.
type Tracker struct {
	k  *Tracking
	e  *Errors
	rt *goja.Runtime
	vm *vmState

	context  word // of what is made now, as a word has it
	serial   word // of the last object made in the context, as a word has it
	contexts []uint64
	mute     bool // nothing is reported: main, or the load of one of Node's modules
	main     bool
	loads    int

	entries []entry
	index   []uint32 // hash table of entries: position + 1
	extra   []step.Access

	opaque    bool         // the turn touched something that cannot be told
	unknown   string       // why what the run touches is not known from here on
	fresh     *goja.Object // what the Go function that has returned last has made
	freshDeep bool         // all of what it leads to is new, too
	newborn   bool         // the constructor that runs next is given an object that nobody has seen
	pending   []*goja.Object
	internal  bool                          // Go itself has called the function whose effect is noted
	groups    []word                        // the calls of Promise.all and allSettled that run: see grouped
	promises  bool                          // Promise.prototype.then is wrapped
	arrays    bool                          // Array.prototype.toString and join are
	foreign   map[*goja.Object]word         // stamps of objects without a word
	walked    map[*goja.Object]*goja.Object // whose entries an iterator goes through
}

// An entry is one place that the turn has touched.
type entry struct {
	id    uint64 // of the object: a word without flags; 0 for objects without a name
	str   string
	num   uint64
	hash  uint64
	kind  keyKind
	mode  uint8
	slots uint32
}

// A keyKind says what of an object is touched.
type keyKind uint8

const (
	keyName    keyKind = iota // a property
	keyIndex                  // an element
	keyBlock                  // elements 2^n to 2^(n+1)-1 of a long array
	keySymbol                 // a property named by a symbol
	keyPrivate                // #name
	keySlot                   // a variable of a scope instance
	keyEntry                  // an entry of a map
	keyBytes                  // bytes of a buffer
	keyInner                  // "[[State]]" and the like
)

const (
	modeRead  = 1
	modeWrite = 2
)

// A key is what of an object is touched.
type key struct {
	kind keyKind
	num  uint64
	str  string
}

// The first contexts: nobody's, the language's, that of the global object, and what is made between turns.
const (
	firstContexts       = 4
	betweenContext word = 3 << contextShift
)

// The inner keys.
const (
	innerKeys  = "[[Keys]]"  // which properties or entries there are, and in which order
	innerState = "[[State]]" // of a promise, a generator, an iterator
)

// Track makes a realm tell what it touches. All programs that it runs must be instrumented by k.
func (e *Errors) Track(k *Tracking) *Tracker {
	t := &Tracker{k: k, e: e, rt: e.rt, vm: e.vm, index: make([]uint32, 256)}
	t.contexts = append(t.contexts, 0, 0, hashText("global"), hashText("between"))
	t.markOf(e.rt.GlobalObject()).word |= globalWord
	e.proxies.track = t
	e.track = t
	t.begin()
	return t
}

// trackerOf finds the tracker of the realm that runs.
func trackerOf(vm *vmState) *Tracker {
	return (*runtimeFront)(unsafe.Pointer(vm.r)).goError.track
}

// begin opens a context in which nothing is reported, for what the process makes before main.
func (t *Tracker) begin() {
	t.open(hashText("process"))
	t.mute = true
}

// open makes a context of that name and enters it.
func (t *Tracker) open(name uint64) {
	if len(t.contexts) >= int(contextMask>>contextShift) {
		t.lose("more turns than contexts have numbers")
		t.contexts = t.contexts[:firstContexts]
	}
	t.contexts = append(t.contexts, name)
	t.context, t.serial = word(len(t.contexts)-1)<<contextShift&contextMask, 0
}

// BeginTurn says which event's turn runs from now on.
func (t *Tracker) BeginTurn(id step.EventID) {
	t.open(hashText(string(id)))
	t.main = id == step.Main
	t.mute, t.opaque, t.groups = t.main, false, t.groups[:0]
}

// EndTurn returns what the turn has touched, each place once for each mode, in the order of first use.
// complete is false if that is not all.
func (t *Tracker) EndTurn() (accesses []step.Access, complete bool) {
	t.settled()
	if n := len(t.entries) + len(t.extra); n > 0 {
		accesses = make([]step.Access, 0, n)
	}
	for i := range t.entries {
		e := &t.entries[i]
		accesses = append(accesses, step.Access{
			Location: step.Location{Space: "js", Object: t.name(e.id), Name: e.text()}, Write: e.mode&modeWrite != 0,
		})
		t.index[e.slots] = 0
	}
	accesses = append(accesses, t.extra...)
	clear(t.entries)
	t.entries, t.extra = t.entries[:0], t.extra[:0]
	complete = !t.opaque && t.unknown == ""
	t.context, t.mute = betweenContext, true
	return accesses, complete
}

// Unknown is why what the run touches is no longer known, or "".
func (t *Tracker) Unknown() string { return t.unknown }

// lose says that nothing can be said about accesses from here on.
func (t *Tracker) lose(why string) {
	if t.unknown == "" {
		t.unknown = why
	}
}

// Anything reports that the turn may touch anything.
func (t *Tracker) Anything() { t.opaque = t.opaque || !t.mute }

// Inside reports the use of what Go keeps behind an object that Made has named.
func (t *Tracker) Inside(space string, o *goja.Object, write bool) {
	if t.mute || o == nil {
		return
	}
	w := t.wordOf(o)
	if w&contextMask != t.context {
		t.Touch(step.Location{Space: space, Object: t.name(w >> idShift)}, write)
	}
}

// wordOf is the word of any object.
func (t *Tracker) wordOf(o *goja.Object) word {
	if m := t.markOf(o); m != nil {
		return m.word
	}
	return t.foreign[o]
}

// becomes gives an object without a word, that has got one, the name that it had.
func (t *Tracker) becomes(o *goja.Object) {
	if w, ok := t.foreign[o]; ok {
		t.markOf(o).word |= w
		delete(t.foreign, o)
	}
}

// Looks reports that Go looks a property up.
func (t *Tracker) Looks(o *goja.Object, name string) {
	if !t.mute {
		t.get(o, named(unistring.NewFromString(name)))
	}
}

// Touch reports a place that is not JavaScript's own.
func (t *Tracker) Touch(l step.Location, write bool) {
	if t.mute && l.Space != "clock" {
		return
	}
	for i := range t.extra {
		if t.extra[i].Location == l {
			t.extra[i].Write = t.extra[i].Write || write
			return
		}
	}
	t.extra = append(t.extra, step.Access{Location: l, Write: write})
}

// Enter opens the context of the load of one of Node's modules: what it makes is named after it,
// whoever is the first to need it, and what it touches is not reported. It returns how to leave.
func (t *Tracker) Enter(module string) (leave func()) {
	context, serial, mute, main := t.context, t.serial, t.mute, t.main
	t.open(hashText("node:" + module))
	t.mute, t.main = true, true
	t.loads++
	return func() {
		t.context, t.serial, t.mute, t.main = context, serial, mute, main
		t.loads--
	}
}

// Made names an object that Go code has made for the turn that runs.
func (t *Tracker) Made(v goja.Value) {
	if o, ok := v.(*goja.Object); ok {
		t.stamp(o)
	}
}

// Own says that an object is ours: who touches it is nobody's business.
func (t *Tracker) Own(o *goja.Object) {
	if m := t.markOf(o); m != nil && m.word&contextMask == 0 {
		m.word |= languageContext | serialUnit
	}
}

// Name names an object that there is one of in every run.
func (t *Tracker) Name(v goja.Value, name string) {
	o, ok := v.(*goja.Object)
	if !ok {
		return
	}
	if m := t.markOf(o); m != nil && m.word&contextMask == 0 {
		context, serial := t.context, t.serial
		t.open(hashText(name))
		t.stamp(o)
		t.context, t.serial = context, serial
	}
}

// markOf is the front of an object that has a word, or nil.
func (t *Tracker) markOf(o *goja.Object) *marked {
	h := head(o)
	switch t.kindOf(h).kind {
	case kindForeign, kindDestruct:
		return nil
	}
	return (*marked)(h.self.data)
}

// kindOf says what kind of object it is.
func (t *Tracker) kindOf(h *objectHead) *tabInfo {
	i := t.k.kinds.get(h.self.tab)
	if i.kind == kindUnknown {
		return t.k.newKind(h)
	}
	return i
}

// newKind classes a kind of object that openTracking has not made.
func (k *Tracking) newKind(h *objectHead) *tabInfo {
	o := (*goja.Object)(unsafe.Pointer(h))
	t := k.lay.implType(o)
	switch {
	case t.Elem().Name() == "destructKeyedSource":
		return &tabInfo{kind: kindDestruct}
	case k.lay.base(o) != nil:
		return &tabInfo{kind: kindBased}
	}
	return &tabInfo{kind: kindForeign}
}

// stamp names an object that has just been made.
func (t *Tracker) stamp(o *goja.Object) {
	m := t.markOf(o)
	if m == nil {
		t.serial += serialUnit
		if t.foreign == nil {
			t.foreign = map[*goja.Object]word{}
		}
		t.foreign[o] = t.context | t.serial
		return
	}
	if m.word&contextMask != 0 {
		return
	}
	t.serial += serialUnit
	m.word |= t.context | t.serial
	h := head(o)
	switch t.kindOf(h).kind {
	case kindPromise:
		t.stampPromise(o)
	case kindArray:
		if !t.arrays {
			t.wrapArrays(m.prototype)
		}
	case kindTyped:
		if b := (*typedArrayObject)(h.self.data).viewedArrayBuf; b.word&contextMask == 0 {
			t.serial += serialUnit
			b.word |= t.context | t.serial
		}
	}
}

// stampScope names a scope instance that has just been made.
func (t *Tracker) stampScope(s *scope) {
	t.serial += serialUnit
	s.word = s.word&0xff | t.context | t.serial
}

// name is the object of a location: the same in every run where its context does the same.
func (t *Tracker) name(id uint64) uint64 {
	if id == 0 {
		return 0
	}
	h := t.contexts[id&(contextMask>>idShift)] ^ id>>20*0x9E3779B97F4A7C15
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	return h ^ h>>32
}

// text is the key in words.
func (e *entry) text() string {
	switch e.kind {
	case keyIndex:
		return strconv.FormatUint(e.num, 10)
	case keyBlock:
		return "[" + strconv.FormatUint(1<<e.num, 10) + "...]"
	case keySymbol:
		return "@@" + e.str
	case keyPrivate:
		return "#" + e.str
	case keySlot:
		return "var " + strconv.FormatUint(e.num, 10)
	case keyEntry:
		return "entry " + e.str + strconv.FormatUint(e.num, 36)
	case keyBytes:
		return "bytes " + strconv.FormatUint(e.num, 10)
	}
	return e.str
}

// at notes an access to the object or scope instance whose word is w.
func (t *Tracker) at(w word, k key, mode uint8) {
	if t.mute || w&contextMask == t.context {
		return
	}
	switch {
	case w>>idShift == globalID && k.kind == keyName && t.k.globals[unistring.String(k.str)]:
		if mode == modeWrite {
			t.opaque = true
		}
		return
	case w&contextMask == languageContext || w&flagFrozen != 0:
		if mode == modeWrite {
			t.opaque = true
		}
		return
	case mode == modeWrite && k.kind <= keySymbol && unexpectedKey(k):
		t.opaque = true
	}
	if w&contextMask == 0 {
		t.note(0, k, mode)
		return
	}
	t.note(w>>idShift, k, mode)
}

// unexpectedKey names the properties that the language itself looks up: who changes one of them in a
// later turn than the one that made the object is taken to touch everything.
func unexpectedKey(k key) bool {
	if k.kind == keySymbol {
		switch k.str {
		case "Symbol.iterator", "Symbol.asyncIterator", "Symbol.toPrimitive", "Symbol.toStringTag", "Symbol.hasInstance",
			"Symbol.species", "Symbol.isConcatSpreadable", "Symbol.unscopables", "Symbol.match", "Symbol.replace",
			"Symbol.search", "Symbol.split", "Symbol.matchAll":
			return true
		}
		return false
	}
	switch k.str {
	case "toString", "valueOf", "toJSON", "then", "constructor", "prototype", "__proto__", "next", "return", "throw":
		return k.kind == keyName
	}
	return false
}

// note puts an access into the list of the turn.
func (t *Tracker) note(id uint64, k key, mode uint8) {
	h := (id ^ k.num*0x9E3779B97F4A7C15 ^ uint64(k.kind)<<56) * 0xBF58476D1CE4E5B9
	if k.str != "" {
		h ^= hashText(k.str)
	}
	h ^= h >> 31
	mask := uint32(len(t.index) - 1)
	slot := uint32(h) & mask
	for t.index[slot] != 0 {
		e := &t.entries[t.index[slot]-1]
		if e.hash == h && e.id == id && e.kind == k.kind && e.num == k.num && e.str == k.str {
			e.mode |= mode
			return
		}
		slot = (slot + 1) & mask
	}
	t.entries = append(t.entries, entry{id: id, str: k.str, num: k.num, hash: h, kind: k.kind, mode: mode, slots: slot})
	t.index[slot] = uint32(len(t.entries))
	if len(t.entries)*2 > len(t.index) {
		t.grow()
	}
}

func (t *Tracker) grow() {
	t.index = make([]uint32, 2*len(t.index))
	mask := uint32(len(t.index) - 1)
	for i := range t.entries {
		slot := uint32(t.entries[i].hash) & mask
		for t.index[slot] != 0 {
			slot = (slot + 1) & mask
		}
		t.index[slot], t.entries[i].slots = uint32(i+1), slot
	}
}

// hashText is the same in every process.
func hashText(s string) uint64 {
	h := uint64(len(s)) * 0x9E3779B97F4A7C15
	for len(s) >= 8 {
		h = bits.RotateLeft64(h^*(*uint64)(unsafe.Pointer(unsafe.StringData(s))), 29) * 0xBF58476D1CE4E5B9
		s = s[8:]
	}
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return h ^ h>>32
}

// named is the key of a property by its name: elements are told by their number.
func named(name unistring.String) key {
	s := string(name)
	if n := len(s); n > 0 && n < 11 && s[0] >= '0' && s[0] <= '9' {
		if i, err := strconv.ParseUint(s, 10, 32); err == nil && (s[0] != '0' || n == 1) {
			return key{kind: keyIndex, num: i}
		}
	}
	return key{str: s}
}

// keyOf is the key of a property as JavaScript computes it.
func (t *Tracker) keyOf(v goja.Value) (k key, ok bool) {
	w := (*ifaceWord)(unsafe.Pointer(&v))
	switch w.tab {
	case t.k.integer:
		if n := *(*int64)(w.data); n >= 0 {
			return key{kind: keyIndex, num: uint64(n)}, true
		}
		return key{str: v.String()}, true
	case t.k.symbol:
		return key{kind: keySymbol, str: v.String()}, true
	case t.k.object, nil:
		return key{}, false
	}
	if s, ok := v.(goja.String); ok {
		return named(unistring.NewFromString(s.String())), true
	}
	return named(unistring.NewFromString(v.String())), true
}
