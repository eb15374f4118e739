// Each line of text is a function body; what it throws is compared with Node's.
const lines = [];
let a = {}, b, c, x, q = {}, o = {};
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(0||x)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(0||x)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(a?b:c)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(a?b:c)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(a,b)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(a,b)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
fn0()()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('fn0()()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(()=>1)()()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(()=>1)()()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Object().y()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Object().y()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
this.zz()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('this.zz()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
`t`()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('`t`()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[1]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[1]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
({})()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('({})()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(a+b)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(a+b)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(!a)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(!a)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(typeof a)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(typeof a)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[b+c]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a[b+c]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[0]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a[0]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a["x y"]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a["x y"]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a["xy"]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a["xy"]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a['x']['y z']()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("a['x']['y z']()" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(x=1)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(x=1)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a?.b.c()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a?.b.c()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a?.b()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a?.b()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.zip?.(1).foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.zip?.(1).foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
/re/()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('/re/()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'str'()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'str'()" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
5()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('5()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(class{})()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(class{})()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(function(){})()()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(function(){})()()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.b.c.d()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.b.c.d()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.b()()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.b()()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[b]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a[b]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[q.r]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a[q.r]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[b]['c'].d()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("a[b]['c'].d()" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new a()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new a()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new a.b()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new a.b()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new a.b.c()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new a.b.c()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new (a.b())()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new (a.b())()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.b`x`
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.b`x`' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
q(...[1])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('q(...[1])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.q(...[1])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.q(...[1])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a[Symbol.iterator]()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a[Symbol.iterator]()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Math.foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Math.foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse.foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse.foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
null()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('null()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
undefined()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('undefined()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
true()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('true()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
({a:1}).foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('({a:1}).foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"a".foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"a".foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(1).foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(1).foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(5n).foo()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(5n).foo()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(a.b)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(a.b)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
((a))()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('((a))()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(x ?? b)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(x ?? b)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(x && b)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(x && b)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(void 0)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(void 0)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(-a)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(-a)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(a++)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(a++)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
delete a.b()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('delete a.b()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new.target()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new.target()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.toString()()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.toString()()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[...b]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[...b]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[...a]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[...a]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
for (const z of a);
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('for (const z of a);' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
for (const z of a.b);
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('for (const z of a.b);' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
for (const z of 5);
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('for (const z of 5);' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const [k] = a
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const [k] = a' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const [k2] = a.b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const [k2] = a.b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const [k3] = fn0()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const [k3] = fn0()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const {k4} = b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const {k4} = b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const {k5} = a.b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const {k5} = a.b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const {} = b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const {} = b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const {...r} = b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const {...r} = b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const {[x]: y1} = b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const {[x]: y1} = b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
;(({k7}) => 1)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push(';(({k7}) => 1)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
;(({k7}) => 1)(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push(';(({k7}) => 1)(null)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
;(([k7]) => 1)()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push(';(([k7]) => 1)()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
;(([k7]) => 1)(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push(';(([k7]) => 1)(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
fn0(...b)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('fn0(...b)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Math.max(...5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Math.max(...5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Map(5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Map(5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Map([1])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Map([1])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Set(5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Set(5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Promise.resolve.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Promise.resolve.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Promise()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Promise()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Promise(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Promise(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Promise()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Promise()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Map()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Map()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Array.from(1, 5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Array.from(1, 5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].map(5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].map(5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].forEach()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].forEach()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].sort(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].sort(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].reduce()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].reduce()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[1].find({})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[1].find({})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.keys(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.keys(null)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.entries(undefined)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.entries(undefined)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.assign(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.assign(null)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.create(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.create(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.setPrototypeOf({}, 1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.setPrototypeOf({}, 1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.fromEntries(5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.fromEntries(5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.fromEntries([5])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.fromEntries([5])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperty({}, 'a', 1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.defineProperty({}, 'a', 1)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperty({}, 'a', {get: 1})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.defineProperty({}, 'a', {get: 1})" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperty({}, 'a', {get(){}, value: 1})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.defineProperty({}, 'a', {get(){}, value: 1})" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const fz = Object.freeze({a:1}); Object.defineProperty(fz, 'a', {value: 2})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("const fz = Object.freeze({a:1}); Object.defineProperty(fz, 'a', {value: 2})" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze({a:1}).b = 2
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze({a:1}).b = 2' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; delete Object.freeze({a:1}).a
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; delete Object.freeze({a:1}).a' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; ({get a(){return 1}}).a = 2
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; ({get a(){return 1}}).a = 2' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; undefinedVarX = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; undefinedVarX = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; "abc".length = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; "abc".length = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; "abc"[0] = 'x'
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; "abc"[0] = \'x\'' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; (5).foo = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; (5).foo = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1])[0] = 2
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1])[0] = 2' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1]).length = 0
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1]).length = 0' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1]).pop()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1]).pop()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; class K { static get z(){return 1} } ; K.z = 2
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; class K { static get z(){return 1} } ; K.z = 2' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.preventExtensions(function foo(){}).a = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.preventExtensions(function foo(){}).a = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze(new (class Foo{ constructor(){this.a=1}})()).a = 2
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze(new (class Foo{ constructor(){this.a=1}})()).a = 2' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
null.a = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('null.a = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
undefined.a = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('undefined.a = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b.a = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b.a = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b.a.b = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b.a.b = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.b.c = 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.b.c = 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b[0]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b[0]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b[x]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b[x]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b[q]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b[q]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b['a b']
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("b['a b']" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b[Symbol('s')]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("b[Symbol('s')]" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
null.foo
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('null.foo' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
({}).x.y.z
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('({}).x.y.z' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
delete b.a
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('delete b.a' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b.a++
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b.a++' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
b.a += 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('b.a += 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Symbol() in 5
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Symbol() in 5' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a in b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a in b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1 instanceof {}
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1 instanceof {}' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1 instanceof b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1 instanceof b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1 instanceof (()=>1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1 instanceof (()=>1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X1 extends 5 {}
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X1 extends 5 {}' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X2 extends b {}
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X2 extends b {}' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X3 extends (()=>1) {}
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X3 extends (()=>1) {}' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X4 { constructor(){} }; X4()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X4 { constructor(){} }; X4()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X5 extends Object { constructor(){} }; new X5()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X5 extends Object { constructor(){} }; new X5()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X6 extends Object { constructor(){ super(); super(); } }; new X6()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X6 extends Object { constructor(){ super(); super(); } }; new X6()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class X7 extends Object { constructor(){ return 1 } }; new X7()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class X7 extends Object { constructor(){ return 1 } }; new X7()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1n + 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1n + 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1n < Symbol()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1n < Symbol()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
+1n
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('+1n' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Math.max(1n)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Math.max(1n)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
BigInt('x')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("BigInt('x')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
BigInt(1.5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('BigInt(1.5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
BigInt(undefined)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('BigInt(undefined)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
BigInt(Symbol())
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('BigInt(Symbol())' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new BigInt(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new BigInt(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1n / 0n
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1n / 0n' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
1n >>> 0n
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('1n >>> 0n' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
BigInt.asIntN(-1, 1n)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('BigInt.asIntN(-1, 1n)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Symbol() + 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Symbol() + 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
`${Symbol('t')}`
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("`${Symbol('t')}`" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
+Symbol()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('+Symbol()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Symbol()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Symbol()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Symbol.keyFor(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Symbol.keyFor(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(1).toFixed(101)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(1).toFixed(101)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(1).toString(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(1).toString(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(1).toPrecision(101)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(1).toPrecision(101)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(1).toExponential(101)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(1).toExponential(101)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.repeat(-1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.repeat(-1)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.repeat(Infinity)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.repeat(Infinity)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.repeat(2**30)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.repeat(2**30)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.normalize('x')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.normalize('x')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.matchAll(/x/)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.matchAll(/x/)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.replaceAll(/x/, '')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.replaceAll(/x/, '')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.startsWith(/x/)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.startsWith(/x/)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
String.raw()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('String.raw()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
String.fromCodePoint(-1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('String.fromCodePoint(-1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a'.at.call(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a'.at.call(null)" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
String.prototype.trim.call(undefined)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('String.prototype.trim.call(undefined)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Array(-1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Array(-1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Array(1.5)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Array(1.5)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].length = -1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].length = -1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var arr=[]; arr.length = 1.5
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var arr=[]; arr.length = 1.5' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new ArrayBuffer(-1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new ArrayBuffer(-1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new ArrayBuffer(2**53)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new ArrayBuffer(2**53)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Uint8Array(-1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Uint8Array(-1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Uint32Array(new ArrayBuffer(3))
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Uint32Array(new ArrayBuffer(3))' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new DataView(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new DataView(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new DataView(new ArrayBuffer(1)).getInt32(0)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new DataView(new ArrayBuffer(1)).getInt32(0)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Uint8Array()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Uint8Array()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Date(NaN).toISOString()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Date(NaN).toISOString()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Date.prototype.getTime.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Date.prototype.getTime.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Map.prototype.get.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Map.prototype.get.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Set.prototype.add.call({})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Set.prototype.add.call({})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new WeakMap().set(1,2)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new WeakMap().set(1,2)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new WeakSet().add(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new WeakSet().add(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new WeakRef(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new WeakRef(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
decodeURIComponent('%')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("decodeURIComponent('%')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
encodeURI('\ud800')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("encodeURI('\\ud800')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new RegExp('(')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("new RegExp('(')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new RegExp('a','zz')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("new RegExp('a','zz')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
RegExp.prototype.exec.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('RegExp.prototype.exec.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Proxy(1, {})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Proxy(1, {})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Proxy()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Proxy()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var rp = Proxy.revocable({}, {}); rp.revoke(); rp.proxy.a
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var rp = Proxy.revocable({}, {}); rp.revoke(); rp.proxy.a' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Reflect.ownKeys(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Reflect.ownKeys(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Reflect.construct(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Reflect.construct(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Reflect.apply(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Reflect.apply(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Function.prototype.toString.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Function.prototype.toString.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('{')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{a')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('{a')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{"a":1,}')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'{"a":1,}\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('[1,]')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('[1,]')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('[1')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('[1')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('abc')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('abc')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('"abc')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'"abc\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('1 2')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('1 2')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse(undefined)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(undefined)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{"a" 1}')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'{"a" 1}\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('nul')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('nul')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('tru')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('tru')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('01')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('01')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('1.')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('1.')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('-')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('-')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('"\n"')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'"\\n"\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('"\\x"')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'"\\\\x"\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{"a":1 "b":2}')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'{"a":1 "b":2}\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('[1 2]')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('[1 2]')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('<html>')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("JSON.parse('<html>')" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse({})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse({})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.parse('{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": bad, "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":1}')
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.parse(\'{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": bad, "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb":1}\')' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var cyc={}; cyc.a=cyc; JSON.stringify(cyc)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var cyc={}; cyc.a=cyc; JSON.stringify(cyc)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var cyc2={b:{c:[]}}; cyc2.b.c.push(cyc2); JSON.stringify(cyc2)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var cyc2={b:{c:[]}}; cyc2.b.c.push(cyc2); JSON.stringify(cyc2)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class Cy{}; var cyc3=new Cy; cyc3.x={y:cyc3}; JSON.stringify(cyc3)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class Cy{}; var cyc3=new Cy; cyc3.x={y:cyc3}; JSON.stringify(cyc3)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
JSON.stringify(1n)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('JSON.stringify(1n)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var it = {[Symbol.iterator]() { return 1 }}; [...it]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var it = {[Symbol.iterator]() { return 1 }}; [...it]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var it2 = {[Symbol.iterator]() { return {} }}; [...it2]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var it2 = {[Symbol.iterator]() { return {} }}; [...it2]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var it4 = {[Symbol.iterator]: 5}; [...it4]
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var it4 = {[Symbol.iterator]: 5}; [...it4]' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
var gg = (function*(){ gg.next() })(); gg.next()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('var gg = (function*(){ gg.next() })(); gg.next()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.getPrototypeOf((function*(){})()).next.call(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.getPrototypeOf((function*(){})()).next.call(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
({toString: null, valueOf: null}) + ''
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("({toString: null, valueOf: null}) + ''" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
`${{toString(){return {}}}}`
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('`${{toString(){return {}}}}`' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
({[Symbol.toPrimitive](){return {}}}) + 1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('({[Symbol.toPrimitive](){return {}}}) + 1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.create(null) + ''
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.create(null) + ''" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
x1; let x1
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('x1; let x1' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P1 { #p; t(o) { return o.#p } }; new P1().t({})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P1 { #p; t(o) { return o.#p } }; new P1().t({})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P2 { #p; t(o) { o.#p = 1 } }; new P2().t({})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P2 { #p; t(o) { o.#p = 1 } }; new P2().t({})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P4 { get #p(){return 1}; t() { this.#p = 1 } }; new P4().t()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P4 { get #p(){return 1}; t() { this.#p = 1 } }; new P4().t()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P5 { set #p(v){}; t() { return this.#p } }; new P5().t()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P5 { set #p(v){}; t() { return this.#p } }; new P5().t()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P6 { #p(){}; t() { this.#p = 1 } }; new P6().t()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P6 { #p(){}; t() { this.#p = 1 } }; new P6().t()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
class P7 { #p; static t(o){ return #p in o } }; P7.t(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('class P7 { #p; static t(o){ return #p in o } }; P7.t(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
a.constructor.foo.bar()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('a.constructor.foo.bar()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(() => { throw 1 }).call().x()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(() => { throw 1 }).call().x()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperty([], 'length', {value:-1})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.defineProperty([], 'length', {value:-1})" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].concat.call(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].concat.call(null)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Array.prototype.forEach.call(null, ()=>{})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Array.prototype.forEach.call(null, ()=>{})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'abc'.foo.bar
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'abc'.foo.bar" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
async function af(){}; new af()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('async function af(){}; new af()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(()=>{}).prototype.x
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(()=>{}).prototype.x' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new (()=>{})()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new (()=>{})()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.groupBy
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.groupBy' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
globalThis.foo.bar
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('globalThis.foo.bar' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
this.a.b
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('this.a.b' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
parseInt(Symbol())
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('parseInt(Symbol())' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
isNaN(1n)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('isNaN(1n)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Number(Symbol())
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Number(Symbol())' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[] + Symbol()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[] + Symbol()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[Symbol()].join()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[Symbol()].join()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperties({}, {a: 1})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.defineProperties({}, {a: 1})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.defineProperty({}, 'a', {writable: true, get(){}})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("Object.defineProperty({}, 'a', {writable: true, get(){}})" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"abc".at(Symbol())
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"abc".at(Symbol())' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new Uint8Array([1n])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new Uint8Array([1n])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new BigInt64Array([1])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new BigInt64Array([1])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.seal(Object.freeze([])).push(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.seal(Object.freeze([])).push(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([]).unshift(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([]).unshift(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1,2]).sort()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1,2]).sort()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1,2]).reverse()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1,2]).reverse()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1,2]).shift()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1,2]).shift()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1,2]).splice(0,1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1,2]).splice(0,1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; Object.freeze([1,2]).fill(0)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; Object.freeze([1,2]).fill(0)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
"use strict"; var ae=[]; Object.defineProperty(ae,'length',{writable:false}); ae.push(1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('"use strict"; var ae=[]; Object.defineProperty(ae,\'length\',{writable:false}); ae.push(1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
const { a: { b: bb } } = {}
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('const { a: { b: bb } } = {}' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
new WeakSet([1])
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('new WeakSet([1])' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
Object.setPrototypeOf(Object.preventExtensions({}), {})
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('Object.setPrototypeOf(Object.preventExtensions({}), {})' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].at.call(null)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].at.call(null)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
(() => { const { a } = null; })()
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('(() => { const { a } = null; })()' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].includes.call(undefined, 1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].includes.call(undefined, 1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
[].push.call(null, 1)
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push('[].push.call(null, 1)' + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
(function (a, b, c, x, q, o, fn0) {
  let m = 'no error';
  try { (function () {
'a' in 'b'
  }).call(this); } catch (e) { m = e.name + ': ' + e.message; }
  lines.push("'a' in 'b'" + ' -> ' + m);
})({}, undefined, undefined, undefined, {}, {}, () => 1);
console.log(lines.join('\n'));
