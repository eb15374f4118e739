// uuid 9: versions by name are functions of their input, random ones have the right form.
'use strict';
const { v1, v3, v4, v5, validate, version, parse, stringify, NIL } = require('uuid');

console.log(v5('hello', v5.DNS), v3('hello', v3.URL), v5('x', NIL));
console.log(v4({ random: Buffer.alloc(16, 7) }), v1({ node: [1, 2, 3, 4, 5, 6], clockseq: 0x1234, msecs: 1e12, nsecs: 5 }));
const random = v4();
console.log(validate(random), version(random), random.length, new Set(Array.from({ length: 20 }, () => v4())).size, validate('nonsense'));
console.log(parse('109156be-c4fb-41ea-b1b4-efe1671c5836'), stringify(Uint8Array.from({ length: 16 }, (_, i) => i + 100)), NIL);
try { stringify(new Uint8Array(3)); } catch (error) { console.log(error.name, error.message); }
try { v5('x', 'bad'); } catch (error) { console.log(error.name, error.message); }
