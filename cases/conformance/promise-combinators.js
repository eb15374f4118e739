// Promise.all, allSettled, any and race: results, order of settling and empty lists.
'use strict';
const ok = (v) => Promise.resolve(v);
const no = (v) => Promise.reject(new Error(v));
const show = (name) => [
  (v) => console.log(name, 'fulfilled', v),
  (e) => console.log(name, 'rejected', e.name, e.message, e.errors && e.errors.map((x) => x.message)),
];
Promise.all([ok(1), 2, ok(3)]).then(...show('all'));
Promise.all([ok(1), no('x'), no('y')]).then(...show('all with errors'));
Promise.all([]).then(...show('all of none'));
Promise.allSettled([ok(1), no('x')]).then((rs) => rs.forEach((r) => console.log(
  'settled', r.status, r.value, r.reason && r.reason.message,
)));
Promise.any([no('a'), ok('b'), ok('c')]).then(...show('any'));
Promise.any([no('a'), no('b')]).then(...show('any without success'));
Promise.any([]).then(...show('any of none'));
Promise.race([new Promise(() => {}), ok('first'), no('second')]).then(...show('race'));
Promise.all(new Set(['s', 't'])).then(...show('all of a set'));
Promise.all(5).then(...show('all of a number'));
