package shims

import (
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// asked evaluates a JavaScript expression in which `util` is the binding and gives the result as JSON.
func asked(t *testing.T, expression string) string {
	t.Helper()
	rt := goja.New()
	require.NoError(t, rt.Set("util", utilBinding(rt)))
	v, err := rt.RunString("JSON.stringify((() => { " + expression + " })())")
	require.NoError(t, err)
	return v.String()
}

func TestEveryKindOfObjectIsToldApart(t *testing.T) {
	cases := []struct{ made, kind string }{
		{"1", ""},
		{"'s'", ""},
		{"null", ""},
		{"undefined", ""},
		{"{}", "Object"},
		{"Object.create(null)", "Object"},
		{"Math", "Object"},
		{"globalThis", "Object"},
		{"new Proxy({}, {})", "Proxy"},
		{"new Proxy(function () {}, {})", "Proxy"},
		{"[1, , 2]", "Array"},
		{"(() => { const a = []; a[1e6] = 1; return a; })()", "Array"},
		{"Array.prototype", "Array"},
		{"(function () { return arguments; })(1)", "Arguments"},
		{"(function () { 'use strict'; return arguments; })(1)", "Arguments"},
		{"Promise.resolve(1)", "Promise"},
		{"new Map()", "Map"},
		{"new (class extends Map {})()", "Map"},
		{"new Set()", "Set"},
		{"new WeakMap()", "WeakMap"},
		{"new WeakSet()", "WeakSet"},
		{"new Map().entries()", "Map Iterator"},
		{"new Set().values()", "Set Iterator"},
		{"[][Symbol.iterator]()", "Object"},
		{"new Date()", "Date"},
		{"/a/g", "RegExp"},
		{"new Error('x')", "Error"},
		{"new (class extends TypeError {})()", "Error"},
		{"(() => { try { null.x } catch (e) { return e } })()", "Error"},
		{"Object.create(Error.prototype)", "Object"},
		{"Error.prototype", "Object"},
		{"new ArrayBuffer(1)", "ArrayBuffer"},
		{"new DataView(new ArrayBuffer(1))", "DataView"},
		{"new Uint8Array(1)", "Uint8Array"},
		{"new Uint8ClampedArray(1)", "Uint8ClampedArray"},
		{"new Uint16Array(1)", "Uint16Array"},
		{"new Uint32Array(1)", "Uint32Array"},
		{"new Int8Array(1)", "Int8Array"},
		{"new Int16Array(1)", "Int16Array"},
		{"new Int32Array(1)", "Int32Array"},
		{"new Float32Array(1)", "Float32Array"},
		{"new Float64Array(1)", "Float64Array"},
		{"new BigInt64Array(1)", "BigInt64Array"},
		{"new BigUint64Array(1)", "BigUint64Array"},
		{"Object(1)", "Number"},
		{"Object('s')", "String"},
		{"Object(true)", "Boolean"},
		{"Object(Symbol('s'))", "Symbol"},
		{"Object(1n)", "BigInt"},
		{"(function* () {})()", "Generator"},
		{"function* () {}", "GeneratorFunction"},
		{"({ *m() {} }).m", "GeneratorFunction"},
		{"async function () {}", "AsyncFunction"},
		{"async () => {}", "AsyncFunction"},
		{"({ async m() {} }).m", "AsyncFunction"},
		{"function () {}", "Function"},
		{"() => {}", "Function"},
		{"({ m() {} }).m", "Function"},
		{"class {}", "Function"},
		{"(() => {}).bind()", "Function"},
		{"Array", "Function"},
		{"Math.max", "Function"},
		{"util.kind", "Function"},
	}
	for _, c := range cases {
		require.Equal(t, `"`+c.kind+`"`, asked(t, "return util.kind("+c.made+")"), c.made)
	}
}

func TestARevokedProxyIsStillAProxyAndHasNoTarget(t *testing.T) {
	require.Equal(t, `["Proxy",[null,null]]`, asked(t, `
		const { proxy, revoke } = Proxy.revocable({}, {});
		revoke();
		return [util.kind(proxy), util.proxyDetails(proxy)]`))
}

func TestAProxyIsOpenedWithoutItsTraps(t *testing.T) {
	require.Equal(t, `[true,true,true]`, asked(t, `
		const target = {};
		const handler = { get() { throw 1 }, ownKeys() { throw 2 }, getPrototypeOf() { throw 3 } };
		const d = util.proxyDetails(new Proxy(target, handler));
		return [d[0] === target, d[1] === handler, util.proxyDetails(target) === undefined]`))
}

func TestAPromiseTellsItsStateAndResult(t *testing.T) {
	require.Equal(t, `[[0,null],[1,7],[2,8],true]`, asked(t, `
		const rejected = Promise.reject(8);
		rejected.catch(() => {});
		return [
			util.promiseDetails(new Promise(() => {})), util.promiseDetails(Promise.resolve(7)),
			util.promiseDetails(rejected), util.promiseDetails({ then() {} }) === undefined,
		]`))
}

func TestPreviewingAnIteratorDoesNotMoveIt(t *testing.T) {
	require.Equal(t, `[[["b","c"],false],[["b",2,"c",3],true],["b",2]]`, asked(t, `
		const m = new Map([['a', 1], ['b', 2], ['c', 3]]);
		const keys = m.keys(); keys.next();
		const entries = m.entries(); entries.next();
		return [util.previewEntries(keys), util.previewEntries(entries), entries.next().value]`))
}

func TestAPreviewStartsWhereTheIteratorWouldGoOn(t *testing.T) {
	require.Equal(t, `[[[1,2,3],false],[[2,3],false],[[1,1,3,3],true],[[],false],true]`, asked(t, `
		const s = new Set([1, 2, 3]);
		const fresh = util.previewEntries(s.values());
		const it = s.values(); it.next();
		const moved = util.previewEntries(it);
		it.next(); s.delete(2);
		const done = s.values(); for (const _ of done);
		return [fresh, moved, util.previewEntries(s.entries()), util.previewEntries(done),
			util.previewEntries([].values()) === undefined]`))
}

func TestOnlyNamesThatAreNoIndexAreListed(t *testing.T) {
	require.Equal(t, `[["length","x","01","4294967295"],["y"]]`, asked(t, `
		const a = [1, 2]; a.x = 1; a['01'] = 2; a[4294967295] = 3;
		const b = new Uint8Array(3); b.y = 1;
		return [util.nonIndexNames(a), util.nonIndexNames(b)]`))
}

func TestColumnsAreCountedAsOnATerminal(t *testing.T) {
	// Values of real Node: require('internal/util/inspect').getStringWidth under --expose-internals.
	cases := []struct {
		text    string
		columns string
	}{
		{"abc", "3"},
		{"a\\tb", "2"},
		{"é", "1"},
		{"e\\u0301", "1"},
		{"あ", "2"},
		{"字a", "3"},
		{"👍", "2"},
		{"\\u200b", "0"},
		{"ｱ", "1"},
		{"Ａ", "2"},
		{"", "0"},
		{"\\u{1F1E6}", "2"},
		{"한", "2"},
		{"\\u1112\\u1161", "2"},
	}
	for _, c := range cases {
		require.Equal(t, c.columns, asked(t, "return util.stringWidth('"+c.text+"')"), c.text)
	}
}

func TestALazyObjectMakesAPropertyWhenItIsFirstReadAndOnce(t *testing.T) {
	require.Equal(t, `[["a","b"],[],"made a","made a",["a"]]`, asked(t, `
		const made = [];
		const o = util.lazyObject('a b', (name) => { made.push(name); return 'made ' + name; });
		const keys = Object.keys(o), before = [...made];
		return [keys, before, o.a, o.a, made]`))
}

func TestALazyObjectTakesWritesLikeAnyObject(t *testing.T) {
	require.Equal(t, `["new",true,["b","c"],1,"function",true]`, asked(t, `
		const o = util.lazyObject('a b', () => 'made');
		o.a = 'new';
		const a = o.a;
		const deleted = delete o.a;
		o.c = 1;
		const inherits = Object.create(util.lazyObject('x', () => 'made'));
		inherits.x = 5;
		return [a, deleted, Object.keys(o), o.c, typeof o.hasOwnProperty, Object.hasOwn(inherits, 'x')]`))
}

func TestALazyObjectHasThePrototypeItIsGiven(t *testing.T) {
	require.Equal(t, `["up",true]`, asked(t, `
		const proto = { up: 'up' };
		const o = util.lazyObject('', () => 0, proto);
		return [o.up, Object.getPrototypeOf(o) === proto]`))
}

func TestAnErrorOfMakeReachesTheReader(t *testing.T) {
	require.Equal(t, `"no such part"`, asked(t, `
		const o = util.lazyObject(['a'], () => { throw new Error('no such part'); });
		try { o.a } catch (err) { return err.message }`))
}

func TestStringsAreQuotedAsInspectQuotesThem(t *testing.T) {
	cases := []struct{ text, quoted string }{
		{`''`, `"''"`},
		{`'a'`, `"'a'"`},
		{`"it's"`, `"\"it's\""`},
		{`"it's \"x\""`, "\"`it's \\\"x\\\"`\""},
		{"\"it's \\\"x\\\" `\"", `"'it\\'s \"x\" ` + "`" + `'"`},
		{`"' \" ${"`, `"'\\' \" ${'"`},
		{`'\n\t\x00\x1b\x7f\x85\\'`, `"'\\n\\t\\x00\\x1B\\x7F\\x85\\\\'"`},
		{`'\u{1F44D}é'`, `"'👍é'"`},
		{`'a\uD83D'`, `"'a\\ud83d'"`},
		{`'\uDC4D\uD83Db\uFFFD'`, `"'\\udc4d\\ud83db\uFFFD'"`},
	}
	for _, c := range cases {
		require.JSONEq(t, c.quoted, asked(t, "return util.quoted("+c.text+")"), c.text)
	}
}

func TestKeysAreQuotedUnlessTheyAreIdentifiers(t *testing.T) {
	require.JSONEq(t, `["abc","_a9","'a-b'","'9a'","''","'é'","a\\'b\\n"]`, asked(t, `
		return ['abc', '_a9', 'a-b', '9a', '', 'é'].map((k) => util.keyText(k)).concat(util.escaped("a'b\n"))`))
}

func TestOnlyPlainFunctionsOfSloppyModeAreSloppy(t *testing.T) {
	require.Equal(t, `[true,true,false,false,false,false,false,false,false]`, asked(t, `
		function declared() {}
		function strict() { 'use strict'; }
		return [declared, function () {}, strict, () => {}, { m() {} }.m, class {}, async function () {}, Math.max, 1]
			.map((f) => util.isSloppy(f))`))
}

func TestALazyObjectMayHaveAllNamesThatBeginAlike(t *testing.T) {
	require.Equal(t, `["made ERR_A",null,["x"]]`, asked(t, `
		const o = util.lazyObject('x ERR_*', (name) => 'made ' + name);
		return [o.ERR_A, o.other ?? null, Object.keys(o)]`))
}
