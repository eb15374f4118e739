// console.table: arrays, objects, columns, primitives and mixed rows.
'use strict';
console.table([{ a: 1, b: 'x' }, { a: 2, c: true }]);
console.table([[1, 2], [3, 4]]);
console.table({ row1: { col: 1 }, row2: { col: 2 } });
console.table([{ a: 1, b: 2 }], ['b']);
console.table(['p', 'q']);
console.table(new Map([['k', 1], ['l', { m: 2 }]]));
console.table(new Set([1, 'two']));
console.table([1, [2], { x: 3 }]);
console.table(5);
console.table([]);
console.table([{ 'wide ü': 'né', n: null, u: undefined, f() {} }]);
