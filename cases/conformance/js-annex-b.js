// Annex B: HTML methods of strings, substr, escape, __proto__, functions in blocks (sloppy mode).
console.log(
  'a'.anchor('b'), 'x'.bold(), 'abc'.substr(-2, 1), escape('ü'), {}.__proto__ === Object.prototype,
  {}.__lookupGetter__('x'),
);
{ function inBlock() { return 'hoisted'; } }
console.log(typeof inBlock, inBlock());
if (true) { function conditional() { return 'conditional'; } }
console.log(conditional());
