package js

import (
	"math/bits"
	"strconv"
	"unsafe"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

// objectOf is the object that a value on the stack is, or nil.
func (t *Tracker) objectOf(v goja.Value) *goja.Object {
	w := (*ifaceWord)(unsafe.Pointer(&v))
	if w.tab != t.k.object {
		return nil
	}
	return (*goja.Object)(w.data)
}

// elementKey is the key of an array's element: elements from 256 on are told apart by blocks only.
func elementKey(n uint64) key {
	if n < 256 {
		return key{kind: keyIndex, num: n}
	}
	return key{kind: keyBlock, num: uint64(bits.Len64(n)) - 1}
}

// elements notes the use of elements from to to-1 of an array.
func (t *Tracker) elements(w word, from, to uint64, mode uint8) {
	if t.mute || w&contextMask == t.context {
		return
	}
	for n := from; n < to; {
		k := elementKey(n)
		t.at(w, k, mode)
		if k.kind == keyBlock {
			n = 2 << k.num
		} else {
			n++
		}
	}
}

// bytes notes the use of bytes from to to-1 of a buffer: eight by eight, from 512 on by blocks.
func (t *Tracker) bytes(b *arrayBufferObject, from, to int, mode uint8) {
	if b == nil || t.mute || b.word&contextMask == t.context {
		return
	}
	for n := max(from, 0); n < to; {
		if n < 512 {
			t.at(b.word, key{kind: keyBytes, num: uint64(n &^ 7)}, mode)
			n = n&^7 + 8
			continue
		}
		size := 1 << (bits.Len64(uint64(n)) - 1)
		t.at(b.word, key{kind: keyBytes, num: uint64(size)}, mode)
		n = 2 * size
	}
}

// keyIn is the key by which the object has the property: elements of long arrays share one.
func keyIn(kind tabKind, k key) key {
	if k.kind == keyIndex && (kind == kindArray || kind == kindSparse) {
		return elementKey(k.num)
	}
	return k
}

// get notes the look-up of a property: in the object, and in those it inherits from until one has it. If
// that is a prototype that is taken not to change, nothing is noted: whoever hides or uncovers one of its
// properties in a later turn is taken to touch everything.
func (t *Tracker) get(o *goja.Object, k key) {
	if t.fixed(o, k) {
		return
	}
	for depth := 0; o != nil && depth < 1000; depth++ {
		h := head(o)
		info := t.kindOf(h)
		switch info.kind {
		case kindForeign:
			t.foreignAt(o, k, modeRead)
			return
		case kindDestruct:
			o = t.objectOf((*destructKeyedSource)(h.self.data).wrapped)
			continue
		case kindProxy:
			t.trap(h)
			o = (*proxyObject)(h.self.data).target
			continue
		case kindTyped:
			if k.kind == keyIndex {
				t.typedElement(h, k.num, modeRead)
				return
			}
		}
		m := (*marked)(h.self.data)
		if depth > 0 && m.word&contextMask == 0 {
			t.inherited(m)
		}
		t.at(m.word, keyIn(info.kind, k), modeRead)
		if v, has := t.own(o, info.kind, k); has {
			t.accessor(v)
			return
		}
		o = t.prototypeOf(o, info.kind)
	}
}

// fixed reports that an object has a property from a prototype that is taken not to change.
func (t *Tracker) fixed(o *goja.Object, k key) bool {
	if k.kind != keyName || oftenHidden(k.str) {
		return false
	}
	for depth := 0; o != nil && depth < 1000; depth++ {
		h := head(o)
		kind := t.kindOf(h).kind
		if kind == kindForeign || kind == kindDestruct || kind == kindProxy {
			return false
		}
		m := (*marked)(h.self.data)
		if depth > 0 && m.word&contextMask == 0 {
			t.inherited(m)
		}
		if v, has := t.own(o, kind, k); has {
			if depth == 0 || m.word&contextMask != languageContext && m.word&flagFrozen == 0 {
				return false
			}
			t.accessor(v)
			return true
		}
		o = t.prototypeOf(o, kind)
	}
	return false
}

// oftenHidden names methods that Node itself, and programs after it, replace on objects that others know:
// they are looked up like any property.
func oftenHidden(name string) bool {
	switch name {
	case "write", "end", "emit", "on", "read", "destroy", "_read", "_write", "_writev", "_final", "_destroy", "_flush",
		"_transform", "_construct", "pipe", "pause", "resume", "setTimeout", "log", "error":
		return true
	}
	return false
}

// inherited marks an object that others inherit from and that nobody saw being made as one of the
// language's own.
func (t *Tracker) inherited(m *marked) {
	if m.word&flagDirty == 0 {
		m.word |= languageContext | serialUnit
	}
}

// changed marks an object without a name that is changed.
func (t *Tracker) changed(m *marked) {
	if m.word&contextMask == 0 && !t.mute {
		m.word |= flagDirty
	}
}

// prototypeOf is the object that another one inherits from.
func (t *Tracker) prototypeOf(o *goja.Object, kind tabKind) *goja.Object {
	if kind == kindTemplated || kind == kindTemplatedFunc {
		return o.Prototype()
	}
	return (*marked)(head(o).self.data).prototype
}

// own looks an own property up, without running anything. has is false also when it cannot tell.
func (t *Tracker) own(o *goja.Object, kind tabKind, k key) (v goja.Value, has bool) {
	h := head(o)
	m := (*marked)(h.self.data)
	switch k.kind {
	case keyName:
		v, has = m.values[unistring.String(k.str)]
		if !has && (kind == kindTemplated || kind == kindTemplatedFunc) {
			if make := (*templatedObject)(h.self.data).tmpl.props[unistring.String(k.str)]; make != nil {
				v = make(t.rt)
				m.values[unistring.String(k.str)] = v
				return v, true
			}
		}
		if !has && kind == kindFunction && k.str == "prototype" {
			return nil, true // made when it is first asked for
		}
		return v, has
	case keyIndex:
		if kind == kindArray {
			a := (*denseArray)(h.self.data)
			if k.num < uint64(len(a.values)) && a.values[k.num] != nil {
				return a.values[k.num], true
			}
			return nil, false
		}
		if m.values == nil {
			return nil, false
		}
		v, has = m.values[unistring.String(strconv.FormatUint(k.num, 10))]
		return v, has
	}
	return nil, false
}

// accessor wraps the Go function behind a property, if it has one.
func (t *Tracker) accessor(v goja.Value) {
	if v == nil {
		return
	}
	if p := t.k.lay.propertyOf(v); p != nil {
		if p.getterFunc != nil {
			t.seen(p.getterFunc)
		}
		if p.setterFunc != nil {
			t.seen(p.setterFunc)
		}
		v = p.value
		if v == nil {
			return
		}
	}
	if o := t.objectOf(v); o != nil {
		t.seen(o)
	}
}

// set notes that a property is given a value.
func (t *Tracker) set(o *goja.Object, k key) {
	first := true
	for depth := 0; o != nil && depth < 1000; depth++ {
		h := head(o)
		info := t.kindOf(h)
		switch info.kind {
		case kindForeign:
			t.foreignAt(o, k, modeWrite)
			return
		case kindProxy:
			t.trap(h)
			o = (*proxyObject)(h.self.data).target
			continue
		case kindTyped:
			if k.kind == keyIndex {
				t.typedElement(h, k.num, modeWrite)
				return
			}
		case kindArguments:
			if (*marked)(h.self.data).word&contextMask != t.context && !t.mute {
				t.opaque = true // it may be a variable
			}
		}
		m := (*marked)(h.self.data)
		v, has := t.own(o, info.kind, k)
		if first {
			if !has && t.shadows(o, k) {
				t.Anything()
			}
			t.write(m, info.kind, k, has)
			first = false
		} else {
			if m.word&contextMask == 0 {
				t.inherited(m)
			}
			t.at(m.word, keyIn(info.kind, k), modeRead)
		}
		if has {
			t.accessor(v)
			return
		}
		o = t.prototypeOf(o, info.kind)
	}
}

// shadows reports that an object that others can know would hide a property of a prototype that is taken
// not to change, or uncover it.
func (t *Tracker) shadows(o *goja.Object, k key) bool {
	if t.mute || t.wordOf(o)&contextMask == t.context || k.kind != keyName {
		return false
	}
	if t.fixed(o, k) {
		v := t.inheritedValue(o, k)
		p := t.k.lay.propertyOf(v)
		return p == nil || !p.accessor
	}
	return false
}

// inheritedValue is the property that an object inherits.
func (t *Tracker) inheritedValue(o *goja.Object, k key) goja.Value {
	for depth := 0; o != nil && depth < 1000; depth++ {
		kind := t.kindOf(head(o)).kind
		if kind == kindForeign || kind == kindDestruct || kind == kindProxy {
			return nil
		}
		if v, has := t.own(o, kind, k); has && v != nil {
			return v
		}
		o = t.prototypeOf(o, kind)
	}
	return nil
}

// write notes that an own property is made or changed.
func (t *Tracker) write(m *marked, kind tabKind, k key, has bool) {
	if t.mute || m.word&contextMask == t.context {
		return
	}
	t.changed(m)
	t.at(m.word, keyIn(kind, k), modeWrite)
	if kind == kindArray {
		a := (*denseArray)(unsafe.Pointer(m))
		switch {
		case k.kind == keyIndex && k.num >= uint64(a.length):
			t.at(m.word, key{str: "length"}, modeWrite)
			return
		case k.kind == keyName && k.str == "length":
			t.elements(m.word, 0, uint64(a.length), modeWrite)
			return
		case k.kind == keyIndex:
			if !has { // a hole is filled: the length tells that it is one
				t.at(m.word, key{str: "length"}, modeRead)
				t.at(m.word, key{kind: keyInner, str: innerKeys}, modeWrite)
			}
			return
		}
	}
	if kind == kindSparse {
		t.at(m.word, key{str: "length"}, modeWrite)
	}
	if !has {
		t.at(m.word, key{kind: keyInner, str: innerKeys}, modeWrite)
	}
}

// define notes that an own property is made, whatever is inherited.
func (t *Tracker) define(o *goja.Object, k key) {
	h := head(o)
	info := t.kindOf(h)
	switch info.kind {
	case kindForeign:
		t.foreignAt(o, k, modeWrite)
		return
	case kindProxy:
		t.trap(h)
		t.define((*proxyObject)(h.self.data).target, k)
		return
	case kindTyped:
		if k.kind == keyIndex {
			t.typedElement(h, k.num, modeWrite)
			return
		}
	}
	_, has := t.own(o, info.kind, k)
	if !has && t.shadows(o, k) {
		t.Anything()
	}
	m := (*marked)(h.self.data)
	t.write(m, info.kind, k, has)
}

// remove notes that a property is deleted.
func (t *Tracker) remove(o *goja.Object, k key) {
	h := head(o)
	info := t.kindOf(h)
	switch info.kind {
	case kindForeign:
		t.foreignAt(o, k, modeWrite)
		return
	case kindProxy:
		t.trap(h)
		t.remove((*proxyObject)(h.self.data).target, k)
		return
	case kindDestruct, kindTyped:
		return
	}
	m := (*marked)(h.self.data)
	t.changed(m)
	t.at(m.word, keyIn(info.kind, k), modeWrite)
	t.at(m.word, key{kind: keyInner, str: innerKeys}, modeWrite)
	if p := t.prototypeOf(o, info.kind); p != nil && m.word&contextMask != t.context && k.kind == keyName {
		if v := t.inheritedValue(p, k); v != nil { // it is uncovered
			t.Anything()
		}
	}
}

// trap notes that a proxy asks its handler.
func (t *Tracker) trap(h *objectHead) {
	p := (*proxyObject)(h.self.data)
	if p.handler.data == nil {
		return
	}
	handler := *(**goja.Object)(p.handler.data)
	if handler == nil || t.mute {
		return
	}
	if m := t.markOf(handler); m != nil && m.word&contextMask != t.context {
		t.all(handler, modeRead)
	}
}

func (t *Tracker) typedElement(h *objectHead, n uint64, mode uint8) {
	a := (*typedArrayObject)(h.self.data)
	if n < uint64(a.length) {
		at := (a.offset + int(n)) * a.elemSize
		t.bytes(a.viewedArrayBuf, at, at+a.elemSize, mode)
	}
}

// foreignAt notes an access to an object that has no word.
func (t *Tracker) foreignAt(o *goja.Object, k key, mode uint8) {
	if w, ok := t.foreign[o]; ok {
		t.at(w, k, mode)
		return
	}
	t.at(0, k, mode)
}

// all notes the use of all that an object has itself: its properties, elements, entries and bytes.
func (t *Tracker) all(o *goja.Object, mode uint8) {
	if t.mute {
		return
	}
	h := head(o)
	info := t.kindOf(h)
	switch info.kind {
	case kindForeign:
		t.opaque = t.opaque || t.foreign[o]&contextMask != t.context
		return
	case kindDestruct:
		if in := t.objectOf((*destructKeyedSource)(h.self.data).wrapped); in != nil {
			t.all(in, mode)
		}
		return
	case kindProxy:
		t.trap(h)
		t.all((*proxyObject)(h.self.data).target, mode)
		return
	case kindTyped:
		a := (*typedArrayObject)(h.self.data)
		t.bytes(a.viewedArrayBuf, a.offset*a.elemSize, (a.offset+a.length)*a.elemSize, mode)
	case kindBuffer:
		b := (*arrayBufferObject)(h.self.data)
		t.bytes(b, 0, len(b.data), mode)
	case kindDataView:
		v := (*dataViewObject)(h.self.data)
		t.bytes(v.viewedArrayBuf, v.byteOffset, v.byteOffset+v.byteLen, mode)
	}
	m := (*marked)(h.self.data)
	if m.word&contextMask == t.context {
		return
	}
	t.at(m.word, key{kind: keyInner, str: innerKeys}, mode)
	if info.kind == kindSparse {
		t.at(m.word, key{str: "length"}, mode)
		t.elements(m.word, 0, uint64((*sparseArray)(h.self.data).length), mode)
	}
	if info.kind == kindArray {
		t.at(m.word, key{str: "length"}, mode)
		t.elements(m.word, 0, uint64((*denseArray)(h.self.data).length), mode)
	}
	for _, name := range m.propNames {
		t.at(m.word, keyIn(info.kind, named(name)), mode)
	}
	if m.symValues != nil {
		for e := m.symValues.iterFirst; e != nil; e = e.iterNext {
			if k, ok := t.keyOf(e.key); ok {
				t.at(m.word, k, mode)
			}
		}
	}
}

// inner notes the use of an object's inside.
func (t *Tracker) inner(o *goja.Object, name string, mode uint8) {
	if t.mute {
		return
	}
	if m := t.markOf(o); m != nil {
		t.at(m.word, key{kind: keyInner, str: name}, mode)
		return
	}
	t.foreignAt(o, key{kind: keyInner, str: name}, mode)
}
