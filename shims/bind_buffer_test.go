package shims

import (
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// bufferRealm is a realm with the natives as `b` and a few helpers for bytes.
func bufferRealm(t *testing.T) *goja.Runtime {
	rt := goja.New()
	require.NoError(t, rt.Set("b", bufferBinding(rt)))
	_, err := rt.RunString(`
		const hex = (u) => b.slice(u, 'hex', 0);
		const bytes = (h) => new Uint8Array(b.encode(h, 'hex'));
	`)
	require.NoError(t, err)
	return rt
}

func evaluates(t *testing.T, rt *goja.Runtime, want any, source string) {
	t.Helper()
	v, err := rt.RunString(source)
	require.NoError(t, err, source)
	require.Equal(t, want, v.Export(), source)
}

// Every value below is what Node 20.20.2 gives for Buffer.from(text, encoding).toString('hex').
func TestStringsAreEncodedAsNodeDoes(t *testing.T) {
	rt := bufferRealm(t)
	for _, c := range []struct{ text, encoding, want string }{
		{`'a\u20ac\ud83d\ude00'`, "utf8", "61e282acf09f9880"},
		{`'\ud83dx\ude00'`, "utf8", "efbfbd78efbfbd"},
		{`'a\ud83d'`, "utf16le", "61003dd8"},
		{`'a\xff\u0141'`, "latin1", "61ff41"},
		{`'aGk='`, "base64", "6869"},
		{`'a G\nk'`, "base64", "6869"},
		{`'-_-_'`, "base64", "fbffbf"},
		{`'QQ==QQ=='`, "base64", "41"},
		{`'0aFg12'`, "hex", "0a"},
		{`'abc'`, "hex", "ab"},
	} {
		evaluates(t, rt, c.want, "hex(new Uint8Array(b.encode("+c.text+", '"+c.encoding+"')))")
	}
}

// "Maximal subpart" replacement: WHATWG Encoding, UTF-8 decoder.
func TestIllFormedUtf8IsReplacedByMaximalSubparts(t *testing.T) {
	rt := bufferRealm(t)
	for _, c := range []struct{ bytes, want string }{
		{"61e28261", "a\ufffda"},
		{"f09f98", "\ufffd"},
		{"f0808080", "\ufffd\ufffd\ufffd\ufffd"},
		{"eda080", "\ufffd\ufffd\ufffd"},
		{"c3", "\ufffd"},
		{"c0af", "\ufffd\ufffd"},
		{"f4908080", "\ufffd\ufffd\ufffd\ufffd"},
	} {
		evaluates(t, rt, c.want, "b.slice(bytes('"+c.bytes+"'), 'utf8', 0)")
	}
}

// "If buf did not contain enough space to fit the entire string, only part of string will be written.
// However, partially encoded characters will not be written." (doc/api/buffer.md, buf.write)
func TestPartiallyEncodedCharactersAreNotWritten(t *testing.T) {
	rt := bufferRealm(t)
	evaluates(t, rt, int64(1), `const u = new Uint8Array(3); b.write(u, 'a\u20ac', 0, 3, 'utf8')`)
	evaluates(t, rt, "610000", "hex(u)")
	evaluates(t, rt, int64(2), `b.write(u, 'xyz', 0, 3, 'utf16le')`)
	evaluates(t, rt, "780000", "hex(u)")
}

func TestNativesSeeTheWindowOfAView(t *testing.T) {
	rt := bufferRealm(t)
	evaluates(t, rt, "0203", "hex(bytes('01020304').subarray(1, 3))")
	evaluates(t, rt, int64(0), "b.fill(bytes('00').subarray(0), 'ab', 0, 1, 'utf8')")
	evaluates(t, rt, true, "b.isAscii(new Uint16Array([0x4141]))")
	evaluates(t, rt, false, "b.isUtf8(new DataView(bytes('61ff').buffer, 1))")
}

func TestSearchTakesNegativeOffsetsFromTheEnd(t *testing.T) {
	rt := bufferRealm(t)
	for source, want := range map[string]int64{
		"b.indexOf(bytes('616263616263'), 'bc', 0, 'utf8', true)":           1,
		"b.indexOf(bytes('616263616263'), 'bc', -3, 'utf8', true)":          4,
		"b.indexOf(bytes('616263616263'), 'bc', -99, 'utf8', true)":         1,
		"b.indexOf(bytes('616263616263'), 'bc', 99, 'utf8', false)":         4,
		"b.indexOf(bytes('616263616263'), 'bc', 3, 'utf8', false)":          1,
		"b.indexOf(bytes('616263616263'), 'bc', -99, 'utf8', false)":        -1,
		"b.indexOf(bytes('616263616263'), 0x163, 3, '', true)":              5,
		"b.indexOf(bytes('616263'), '', 99, 'utf8', true)":                  3,
		"b.indexOf(bytes('00610061'), bytes('6100'), 0, 'utf16le', true)":   -1,
		"b.indexOf(bytes('0061006100'), bytes('6100'), 0, 'latin1', false)": -1,
	} {
		evaluates(t, rt, want, source)
	}
}

func TestAtobTellsWhatIsWrong(t *testing.T) {
	rt := bufferRealm(t)
	evaluates(t, rt, "hi", "b.atob(' aG k= ')")
	evaluates(t, rt, int64(-2), "b.atob('a*')")
	evaluates(t, rt, int64(-1), "b.atob('abcde')")
	evaluates(t, rt, int64(-1), "b.btoa('\\u0100')")
}

func TestAnEnumerationFindsTheLazyMembers(t *testing.T) {
	rt := bufferRealm(t)
	_, err := rt.RunString(`
		class B extends Uint8Array {}
		b.lazyPrototype(B.prototype, () => { B.prototype.readInt8 = () => 1; });
	`)
	require.NoError(t, err)
	evaluates(t, rt, "0,readInt8", "const seen = []; for (const k in new B(1)) seen.push(k); seen.join()")
	evaluates(t, rt, "readInt8", "Object.keys(B.prototype).join()")
}

func TestALazyPrototypeIsBuiltAtTheFirstLookUpAndLeavesTheChain(t *testing.T) {
	rt := bufferRealm(t)
	_, err := rt.RunString(`
		let built = 0;
		class A extends Uint8Array {}
		b.lazyPrototype(A.prototype, () => { built++; A.prototype.readInt8 = () => 'read'; });
		const a = new A(2);
	`)
	require.NoError(t, err)
	evaluates(t, rt, int64(0), "a.length; a.foo; a.slice; a instanceof Uint8Array; built")
	evaluates(t, rt, "read", "a.readInt8()")
	evaluates(t, rt, int64(1), "a.readInt8(); built")
	evaluates(t, rt, true, "Object.getPrototypeOf(A.prototype) === Uint8Array.prototype")
}
