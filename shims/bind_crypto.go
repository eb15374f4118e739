package shims

import (
	"slices"
	"strings"

	"github.com/dop251/goja"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// cryptoBinding is internalBinding('crypto'): what lib/crypto.js needs of OpenSSL, on Go's standard
// library and golang.org/x/crypto. Errors have the codes and texts of Node 20.20.2's src/crypto/*.cc.
//
// The object is dynamic: natives are made when they are first used, since a run uses few. Secrets are not
// protected in any way, and random bytes are a function of the run's seed: this is for testing.
type cryptoBinding struct {
	host    *Host
	bytes   *bufferNatives
	made    map[string]goja.Value
	protos  map[string]*goja.Object
	count   uint64 // handles made so far
	numbers numberCache
}

func newCryptoBinding(h *Host) *goja.Object {
	b := &cryptoBinding{
		host: h, bytes: &bufferNatives{rt: h.RT},
		made: map[string]goja.Value{}, protos: map[string]*goja.Object{},
	}
	return h.RT.NewDynamicObject(b)
}

// Get implements goja.DynamicObject.
func (b *cryptoBinding) Get(name string) goja.Value {
	if v, ok := b.made[name]; ok {
		return v
	}
	f := b.native(name)
	if f == nil {
		return nil
	}
	v := b.host.RT.ToValue(f)
	b.made[name] = v
	return v
}

// Set implements goja.DynamicObject: natives are not replaced.
func (b *cryptoBinding) Set(string, goja.Value) bool { return false }

// Has implements goja.DynamicObject.
func (b *cryptoBinding) Has(name string) bool { return b.native(name) != nil }

// Delete implements goja.DynamicObject.
func (b *cryptoBinding) Delete(string) bool { return false }

// Keys implements goja.DynamicObject; nobody lists natives.
func (b *cryptoBinding) Keys() []string { return nil }

func (b *cryptoBinding) native(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "hasLoaded":
		return func(c goja.FunctionCall) goja.Value {
			_, ok := b.host.modules[c.Argument(0).String()]
			return b.host.RT.ToValue(ok)
		}
	case "linkWhenAsked":
		return b.linkWhenAsked
	case "isHash", "isKey":
		return func(c goja.FunctionCall) goja.Value {
			o, _ := c.Argument(0).(*goja.Object)
			return b.host.RT.ToValue(o != nil && holds(o, name))
		}
	}
	for _, find := range []func(string) func(goja.FunctionCall) goja.Value{
		b.hashNative, b.deriveNative, b.cipherNative, b.keyNative, b.primeNative, b.ecdhNative,
	} {
		if f := find(name); f != nil {
			return f
		}
	}
	return nil
}

// A cryptoHandle is the native object behind a Hash, an Hmac, a Cipher or a key. Programs see an empty
// object of a class.
type cryptoHandle struct {
	binding *cryptoBinding
	// id tells handles of one run apart.
	id    uint64
	state any
}

// Get implements goja.DynamicObject: a handle has no properties.
func (*cryptoHandle) Get(string) goja.Value { return nil }

// Set implements goja.DynamicObject.
func (*cryptoHandle) Set(string, goja.Value) bool { return false }

// Has implements goja.DynamicObject.
func (*cryptoHandle) Has(string) bool { return false }

// Delete implements goja.DynamicObject.
func (*cryptoHandle) Delete(string) bool { return true }

// Keys implements goja.DynamicObject.
func (*cryptoHandle) Keys() []string { return nil }

// handle makes an object of the class around a state.
func (b *cryptoBinding) handle(class string, state any) goja.Value {
	proto := b.protos[class]
	if proto == nil {
		proto = b.host.RT.NewObject()
		constructor := b.host.function(class, func(goja.FunctionCall) goja.Value {
			panic(b.host.RT.NewTypeError("Illegal constructor"))
		})
		_ = constructor.Set("prototype", proto)
		_ = proto.DefineDataProperty("constructor", constructor, goja.FLAG_TRUE, goja.FLAG_TRUE, goja.FLAG_FALSE)
		b.protos[class] = proto
	}
	b.count++
	o := b.host.RT.NewDynamicObject(&cryptoHandle{b, b.count, state})
	_ = o.SetPrototype(proto)
	return o
}

// handleOf is the handle in v.
func (b *cryptoBinding) handleOf(v goja.Value) *cryptoHandle {
	if o, ok := v.(*goja.Object); ok {
		if h, ok := o.Export().(*cryptoHandle); ok {
			return h
		}
	}
	panic(b.host.RT.NewTypeError("Illegal invocation"))
}

// holds reports whether o is a handle of the kind that a native asks for.
func holds(o *goja.Object, question string) bool {
	h, ok := o.Export().(*cryptoHandle)
	if !ok {
		return false
	}
	switch h.state.(type) {
	case *hashState:
		return question == "isHash"
	case *secretKey, *keyPair:
		return question == "isKey"
	}
	return false
}

// linkWhenAsked(target, link) puts an object behind target that calls link() when it is asked for a member of
// a stream; link must give target another prototype.
func (b *cryptoBinding) linkWhenAsked(c goja.FunctionCall) goja.Value {
	target := c.Argument(0).(*goja.Object)
	link, _ := goja.AssertFunction(c.Argument(1))
	o := b.host.RT.NewDynamicObject(&untilAsked{target, link})
	_ = o.SetPrototype(target.Prototype())
	_ = target.SetPrototype(o)
	return goja.Undefined()
}

// untilAsked is the object that linkWhenAsked puts in the chain. It has no members.
type untilAsked struct {
	target *goja.Object
	link   goja.Callable
}

// Get implements goja.DynamicObject. The chain of the look-up that is under way ends here.
func (u *untilAsked) Get(key string) goja.Value {
	if !streamMember(key) {
		return nil
	}
	if _, err := u.link(goja.Undefined()); err != nil {
		panic(err)
	}
	return u.target.Get(key)
}

// Set implements goja.DynamicObject.
func (u *untilAsked) Set(string, goja.Value) bool { return false }

// Has implements goja.DynamicObject.
func (u *untilAsked) Has(key string) bool { return u.Get(key) != nil }

// Delete implements goja.DynamicObject.
func (u *untilAsked) Delete(string) bool { return true }

// Keys implements goja.DynamicObject.
func (u *untilAsked) Keys() []string { return nil }

// streamMember reports whether a Transform inherits a member of that name.
func streamMember(name string) bool {
	switch name {
	case "on", "once", "off", "emit", "addListener", "removeListener", "removeAllListeners", "prependListener",
		"prependOnceListener", "listeners", "rawListeners", "listenerCount", "eventNames", "setMaxListeners",
		"getMaxListeners", "_events", "_eventsCount", "_maxListeners", "pipe", "unpipe", "read", "push", "unshift",
		"pause", "resume", "isPaused", "setEncoding", "wrap", "iterator", "write", "end", "cork", "uncork", "destroy",
		"destroyed", "closed", "errored", "setDefaultEncoding", "_write", "_writev", "_final", "_read", "_destroy", "_undestroy",
		"map", "filter", "forEach", "toArray", "some", "find", "every", "flatMap", "drop", "take", "reduce", "compose",
		"asIndexedPairs", "eventEmitter":
		return true
	}
	return strings.HasPrefix(name, "readable") || strings.HasPrefix(name, "writable")
}

// used reports that the turn has changed the handle's state, or looked at it.
func (h *cryptoHandle) used(write bool) {
	h.binding.host.touchNative(trace.Location{Space: "crypto", Object: h.id}, write)
}

// touchNative reports the use of a place that natives keep outside of the world.
func (h *Host) touchNative(l trace.Location, write bool) {
	if !h.World.Untracked {
		h.World.Accesses = append(h.World.Accesses, trace.Access{Location: l, Write: write})
	}
}

// arg is the bytes of an argument: a string in an encoding, or a view, an ArrayBuffer or a key.
func (b *cryptoBinding) arg(v, encoding goja.Value) []byte {
	if s, ok := v.(goja.String); ok {
		return encodeString(s, encodingName(encoding, "utf8"))
	}
	if o, ok := v.(*goja.Object); ok {
		if h, ok := o.Export().(*cryptoHandle); ok {
			if k, ok := h.state.(*secretKey); ok {
				return k.bytes
			}
		}
	}
	return b.bytes.bytesOf(v)
}

// own is a copy of the bytes of an argument, for operations that come later.
func (b *cryptoBinding) own(v goja.Value) []byte { return slices.Clone(b.arg(v, goja.Undefined())) }

// result is data as a string, or as a new ArrayBuffer when no encoding is known.
func (b *cryptoBinding) result(data []byte, encoding goja.Value) goja.Value {
	if name := encodingName(encoding, ""); name != "" {
		return decodeString(b.host.RT, data, name)
	}
	return b.buffer(data)
}

// buffer hands data over as a new ArrayBuffer.
func (b *cryptoBinding) buffer(data []byte) goja.Value {
	return b.host.RT.ToValue(b.host.RT.NewArrayBuffer(data))
}

// encodingName is the canonical name of an encoding (src/api/encoding.cc, ParseEncoding).
func encodingName(v goja.Value, otherwise string) string {
	if v == nil || !goja.IsString(v) {
		return otherwise
	}
	switch name := strings.ToLower(v.String()); name {
	case "utf8", "utf-8":
		return "utf8"
	case "ucs2", "ucs-2", "utf16le", "utf-16le":
		return "utf16le"
	case "latin1", "binary":
		return "latin1"
	case "ascii", "base64", "base64url", "hex":
		return name
	}
	return otherwise
}

// An osslError is an error of OpenSSL's, as Node shows it.
type osslError struct{ number, library, reason, code string }

// throwOpenSSL unwinds with an error of OpenSSL's: message, library, reason, code in this order.
func (h *Host) throwOpenSSL(e osslError) {
	panic(h.openSSLError(e))
}

func (h *Host) openSSLError(e osslError) *goja.Object {
	text := "error:" + e.number + ":" + e.library + "::" + e.reason
	o, err := h.RT.New(h.RT.Get("Error"), h.RT.ToValue(text))
	if err != nil {
		panic(err)
	}
	_ = o.Set("library", e.library)
	_ = o.Set("reason", e.reason)
	_ = o.Set("code", e.code)
	return o
}

// unsupported unwinds with the error of what we do not have.
func (h *Host) unsupported(name string) {
	h.Throw("Error", "ERR_LOOPCHECK_UNSUPPORTED", "loopcheck does not support "+name)
}

// draws is what natives remember about the random bytes of the turn that runs.
type draws struct {
	by   trace.EventID
	from world.Entropy
	some bool
}

// entropy is what the turn that runs draws random bytes from: a function of the run's seed and of the
// event's name. So what a turn draws does not depend on which turns came before it.
func (h *Host) entropy() *world.Entropy {
	if id := h.Loop.Running(); !h.draws.some || h.draws.by != id {
		h.draws = draws{id, world.NewEntropy(h.Seed).For(string(id)), true}
	}
	return &h.draws.from
}
