package source

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Each program is a set of files whose first one, main.mjs or main.cjs, is run. They print strings only.
func TestModulesAgreeWithNode(t *testing.T) {
	programs := []struct {
		name  string
		files map[string]string
	}{
		{"live bindings and order", map[string]string{
			"main.mjs": `import { n, inc } from './a.mjs'; import def, * as ns from './a.mjs'; import './b.mjs';
console.log(n); inc(); console.log(n, ns.n, def.name, Object.keys(ns).join(), typeof this);
try { n++; } catch (e) { console.log(e.name, e.message); } try { n = 5; } catch (e) { console.log(e.message); }
{ const n = 'inner'; console.log(n); (function (inc) { console.log(inc); })('param'); console.log({ n }.n, ` + "`${inc.name}`" + `); }
const o = { n, inc }; console.log(o.n, typeof o.inc);`,
			"a.mjs": `console.log('a'); export let n = 1; export function inc() { n++; console.log(this === undefined); } export default class Foo { static toString() { return 'Foo!' } }`,
			"b.mjs": `console.log('b'); import './a.mjs'; import './c.mjs'; console.log('b2');`,
			"c.mjs": `console.log('c');`,
		}},
		{"cycles and hoisting", map[string]string{
			"main.mjs": `import { a } from './a.mjs'; export function late() { return 'late ' + typeof x; } export var x = 1; console.log('main', a());`,
			"a.mjs":    `import { late, x } from './main.mjs'; console.log('a sees', late(), x); export const a = () => 'a';  `,
		}},
		{"dead zone in a cycle", map[string]string{
			"main.mjs": `import './a.mjs'; export let x = 1; export default 5;`,
			"a.mjs":    `import d, { x } from './main.mjs'; try { x; } catch (e) { console.log(e.name); } try { d; } catch (e) { console.log(e.name); }`,
		}},
		{"defaults and names", map[string]string{
			"main.mjs": `import f from './f.mjs'; import g from './g.mjs'; import h from './h.mjs'; import i from './i.mjs'; import j from './j.mjs'; import k, { m as mm } from './k.mjs';
console.log(f.name, f(), g.name, g(), h.name, new h().x(), i.name, typeof i().then, j, k, mm);`,
			"f.mjs": `export default function () { return 'f'; }`,
			"g.mjs": `export default () => 'g'`,
			"h.mjs": `export default class { x() { return 'h'; } }`,
			"i.mjs": `export default async function named() { return 'i'; }`,
			"j.mjs": `export default [1, 2].join('-')
;`,
			"k.mjs": `const k = 'k'; let m = 'm'; export { k as default, m }; export { m as "string name" };`,
		}},
		{"stars", map[string]string{
			"main.mjs": `import * as all from './all.mjs'; import { sub } from './all.mjs'; console.log(Object.keys(all).join(), sub.x, all.renamed);`,
			"all.mjs":  `export * from './x.mjs'; export * from './y.mjs'; export * as sub from './x.mjs'; export { y as renamed } from './y.mjs'; export const own = 1;`,
			"x.mjs":    `export const x = 'x', both = 1; export default 'not me';`,
			"y.mjs":    `export const y = 'y', both = 2;`,
		}},
		{"top-level await", map[string]string{
			"main.mjs": `import { v } from './slow.mjs'; import './side.mjs'; console.log('main', v); Promise.resolve().then(() => console.log('micro')); await null; console.log('after'); for await (const x of [1, Promise.resolve(2)]) console.log(x);`,
			"slow.mjs": `console.log('slow 1'); export let v = await Promise.resolve('v'); console.log('slow 2'); await 0; await 0; console.log('slow 3');`,
			"side.mjs": `console.log('side 1'); import './sync.mjs'; await 0; console.log('side 2');`,
			"sync.mjs": `console.log('sync');`,
		}},
		{"await orders siblings", map[string]string{
			"main.mjs": `import './p.mjs'; import './q.mjs'; import './r.mjs'; console.log('main');`,
			"p.mjs":    `import './t.mjs'; console.log('p');`, "q.mjs": `console.log('q1'); await 1; console.log('q2');`, "r.mjs": `import './t.mjs'; import './q.mjs'; console.log('r');`,
			"t.mjs": `console.log('t1'); await 1; console.log('t2'); await 2; console.log('t3');`,
		}},
		{"failures", map[string]string{
			"main.mjs": `try { await import('./bad.mjs'); } catch (e) { console.log(e.message); } try { await import('./bad.mjs'); } catch (e) { console.log(e.message); }
try { await import('./missing-name.mjs'); } catch (e) { console.log(e.name, e.message); }
try { await import('./missing-cjs.mjs'); } catch (e) { console.log(e.name, e.message); }
try { await import('./ambiguous.mjs'); } catch (e) { console.log(e.name); }
try { await import('./nowhere.mjs'); } catch (e) { console.log(e.code); } try { await import('./uses-bad.mjs'); } catch (e) { console.log(e.message); }
try { await import('./late.mjs'); } catch (e) { console.log(e); }`,
			"bad.mjs":          `console.log('bad'); throw new Error('bad!');`,
			"uses-bad.mjs":     `import './late.mjs'; console.log('never');`,
			"late.mjs":         `await 1; throw 'late!';`,
			"missing-name.mjs": `import { nope } from './ok.mjs'; console.log('never');`,
			"missing-cjs.mjs":  `import { nope } from './c.cjs';`,
			"ambiguous.mjs":    `import { a } from './two.mjs';`, "two.mjs": `export * from './a1.mjs'; export * from './a2.mjs';`, "a1.mjs": `export const a = 1;`, "a2.mjs": `export const a = 2;`,
			"ok.mjs": `export const ok = 1;`, "c.cjs": `exports.a = 1;`,
		}},
		{"commonjs from a module", map[string]string{
			"main.mjs": `import def, { a, b, 'c-d' as cd } from './c.cjs'; import * as ns from './c.cjs'; import m from './m.cjs'; import { one, two } from './m.cjs'; import { three } from './re.cjs'; import es, { named, default as esd } from './es.cjs'; import { prop } from './define.cjs';
console.log(a, b, cd, def.a, Object.keys(ns).join(), m.one, one, two, three, es.default, named, esd === es, prop);
import data from './d.json' with { type: 'json' }; console.log(data.k);`,
			"c.cjs":      `console.log('c runs'); exports.a = 1; module.exports.b = 2; exports['c-d'] = 3; if (false) { exports.never = 1; }`,
			"m.cjs":      `const one = 1, two = 2; module.exports = { one, two: two, 'x y': 1, ...{}, method() {} };`,
			"re.cjs":     `module.exports = require('./three.cjs');`,
			"three.cjs":  `exports.three = 3;`,
			"es.cjs":     `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = 'es default'; exports.named = 'named';`,
			"define.cjs": `Object.defineProperty(exports, 'prop', { enumerable: true, get: function () { return q.p; } }); const q = { p: 'got' }; Object.defineProperty(exports, 'hidden', { get: () => 1 });`,
			"d.json":     `{"k": "json"}`,
		}},
		{"modules from commonjs", map[string]string{
			"main.cjs": `const m = require('./m.mjs'); console.log(Object.keys(m).join(), m.a, m.default, m.__esModule, require('./n.mjs').__esModule, require('./m.mjs') === m, require('./x.mjs'));
try { require('./tla.mjs'); } catch (e) { console.log(e.code); }
import('./m.mjs').then((ns) => console.log('import', ns.a, Object.keys(ns).join())); const f = async () => (await import('./c.cjs')).default.x; f().then(console.log);`,
			"m.mjs": `export const a = 1; export default 'def';`, "n.mjs": `export const b = 1;`, "x.mjs": `const f = 'whole'; export { f as 'module.exports' };`,
			"tla.mjs": `await 1;`, "c.cjs": `exports.x = 'cx';`,
		}},
		{"import.meta and dynamic import", map[string]string{
			"main.mjs": `import { basename } from 'path'; console.log(import.meta.url.split('/').pop(), import.meta.filename.split('/').pop(), typeof import.meta.dirname, import.meta.resolve('./x.mjs').split('/').pop(), Object.keys(import.meta).join());
const x = await import('./x.mjs'); console.log(x.default, (await import('./x.mjs')) === x); const name = './x' + '.mjs'; console.log((await import(name)).default); console.log(import.meta
 .url === import.meta.url);`,
			"x.mjs": `export default 'x';`,
		}},
		{"async generators in modules", map[string]string{
			"main.mjs": `import { gen } from './g.mjs'; for await (const v of gen()) console.log(v); export async function* own() { yield await 1; } for await (const v of own()) console.log(v);`,
			"g.mjs":    `export async function* gen() { yield 1; yield* [2, 3]; } export default async function* () { yield 4; }`,
		}},
		{"package of modules", map[string]string{
			"package.json": `{"type":"module","name":"self","exports":{"./sub":"./sub.js"},"imports":{"#in":"./in.js"}}`,
			"main.mjs":     `import a from './a.js'; import dep, { named } from 'dep'; import self from 'self/sub'; import inner from '#in'; console.log(a, dep, named, self, inner);`,
			"a.js":         `export default 'a in a package of modules'`, "sub.js": `export default 'sub'`, "in.js": `export default 'in'`,
			"node_modules/dep/package.json": `{"name":"dep","exports":{"import":"./i.mjs","require":"./r.cjs"}}`,
			"node_modules/dep/i.mjs":        `export default 'dep import'; export const named = 1;`, "node_modules/dep/r.cjs": `module.exports = 'dep require'`,
		}},
		{"detected", map[string]string{
			"main.cjs": `require('./d.js'); require('./e.js'); require('./cjs.js'); try { require('./f.js') } catch (e) { console.log(e.code) }`,
			"d.js":     `import { x } from './x.mjs'; console.log('d', x, typeof require);`, "x.mjs": `export const x = 1;`,
			"e.js":   `const re = /import .* from/; const s = "import x from 'y'"; console.log('e', typeof require, ` + "`${'export'} export`" + `);`,
			"cjs.js": `// export nothing` + "\n" + `const o = { import: 1, export: 2 }; console.log('cjs', typeof module, o.import, o.export);`,
			"f.js":   `console.log('f'); await 1;`,
		}},
	}
	for _, c := range programs {
		t.Run(c.name, func(t *testing.T) {
			dir := write(t, c.files)
			main := filepath.Join(dir, "main.mjs")
			if _, ok := c.files["main.cjs"]; ok {
				main = filepath.Join(dir, "main.cjs")
			}
			want, stderr := node(t, main)
			p := newTiny(New(disk{}, Options{}))
			p.run(t, main)
			require.Equal(t, want, p.out.String(), stderr)
		})
	}
}

// The names that Node's lexer finds in CommonJS files.
func TestCommonJSExportNamesAgreeWithNode(t *testing.T) {
	texts := []string{
		"const a=1; module.exports = { a, two: 2, b: a }",
		"const a=1; module.exports = { a, two: a, b: a }",
		"const a=1; module.exports = { a, two: 's', b: a }",
		"const a=1; module.exports = { a, two: require('fs'), b: a }",
		"const a=1; module.exports = { a, two: a.b, b: a }",
		"const a=1; module.exports = { a, two() {}, b: a }",
		"const a=1; module.exports = { a, get two() { return 1 }, b: a }",
		"const a=1; module.exports = { 'a': a, 'two': 2, b: a }",
		"const a=1; module.exports = { 'a': a, ['two']: 2, b: a }",
		"const a=1; module.exports = { a, ...{}, b: a }",
		"const a={}; module.exports = { a, ...a, b: a }",
		"const a={}; module.exports = { a, async two() {}, b: a }",
		"const a={}; module.exports = { a, two: function () {}, b: a }",
		"const a={}; module.exports = { a, two: () => {}, b: a }",
		"const a={}; module.exports = { a, two: a + 1, b: a }",
		"exports.q = exports.w = 1; Object.defineProperty(exports, 'v', { value: 1 }); Object.defineProperty(exports, 'g', { enumerable: true, get() { return x.y } });",
		"Object.defineProperty(exports, 'g', { enumerable: true, get: function () { return 1; } }); Object.defineProperty(exports, 'h', { get: () => x.y });",
		"const f = 1; exports = module.exports = { f }; module.exports.z = 1; (function () { exports.inner = 1 })(); if (0) exports.dead = 2;",
		"const f = 1; const m = module; m.exports = { f }; this.q = 1; var e = exports; e.x = 1",
		"var _x = require('./f1.cjs'); Object.keys(_x).forEach(function (k) { if (k === 'default' || k === '__esModule') return; exports[k] = _x[k]; });",
		"module.exports = require('./f0.cjs'); module.exports.y = 1;",
		"0 && (module.exports = { n1, n2 })",
	}
	files := map[string]string{}
	main := ""
	for i, text := range texts {
		files[numbered("f", i)+".cjs"] = text
		main += "await import('" + numbered("./f", i) + ".cjs').then((n) => console.log(Object.keys(n).filter((k) => k !== 'default').sort().join()));\n"
	}
	files["main.mjs"] = main
	dir := write(t, files)
	want, stderr := node(t, filepath.Join(dir, "main.mjs"))
	l := New(disk{}, Options{})
	got := ""
	for i := range texts {
		u, err := l.Load(filepath.Join(dir, numbered("f", i)+".cjs"))
		require.NoError(t, err)
		got += strings.Join(l.ExportNames(u), ",") + "\n"
	}
	require.Equal(t, want, got, stderr)
}

// The microtasks that import() takes when no file of an ES module has to be read.
func TestImportTakesNodesTicks(t *testing.T) {
	dir := write(t, map[string]string{
		"main.cjs": `const log = (s) => console.log(s);
function probe(spec) {
  return new Promise((resolve) => {
    let ticks = 0, done = false;
    import(spec).then(() => { done = true; log(spec + ' ' + ticks); resolve(); }, (e) => { done = true; log(spec + ' ' + e.code + (spec.endsWith('n') ? '' : ' ' + ticks)); resolve(); });
    (function tick() { if (!done && ticks < 100) { ticks++; Promise.resolve().then(tick); } })();
  });
}
require('./m.mjs');
(async () => { for (const s of ['fs', 'fs', 'node:path', './c.cjs', './c.cjs', './m.mjs', './m.mjs', './nowhere.mjs', './j.json']) await probe(s); })();
`,
		"c.cjs": "console.log('c runs');", "m.mjs": "export const m = 1;", "j.json": "{}",
	})
	want, stderr := node(t, filepath.Join(dir, "main.cjs"))
	p := newTiny(New(disk{}, Options{}))
	p.run(t, filepath.Join(dir, "main.cjs"))
	require.Equal(t, want, p.out.String(), stderr)
}

// TypeScript in a CommonJS package runs as tsx and ts-node have it.
func TestTypeScriptInACommonJSPackage(t *testing.T) {
	dir := write(t, map[string]string{
		"main.ts": `import fs, { readFile } from 'fs'; import def, { named, type T } from './old'; import * as all from './old.cjs'; import { twice, Color } from './lib.js'; import data from './d.json';
import type { Gone } from './gone'; import again = require('./lib');
export const x: number = 1; export default class Main {}
console.log(typeof fs.readFile, typeof readFile, def, named, (all as any).late, twice(2), Color.Red, (data as any).k, again.twice(3), typeof require, __filename.split('/').pop(), this === undefined);
console.log(Object.keys(require('./esm.mjs')).join(), typeof module.exports);
async function* gen(): AsyncGenerator<number> { yield 1; } (async () => { for await (const v of gen()) console.log('gen', v); const m = await import('./lib'); console.log(Object.keys(m).join()); })();`,
		"old.cjs": `Object.defineProperty(exports, '__esModule', { value: true }); exports.default = 'the default'; exports.named = 'named'; const k = 'late'; exports[k] = 'late';`,
		"old.ts":  `export default 'ts default'; export const named = 'ts named'; export type T = string;`,
		"lib.ts":  `export const twice = (n: number): number => n * 2; export enum Color { Red = 'red' }`,
		"d.json":  `{"k": "json"}`,
		"esm.mjs": `export const e = 1;`,
	})
	p := newTiny(New(disk{}, Options{}))
	p.run(t, filepath.Join(dir, "main.ts"))
	require.Equal(t, "function function ts default ts named late 4 red json 6 function main.ts true\ne object\ngen 1\nColor,twice\n", p.out.String())
}
