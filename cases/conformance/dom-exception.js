// DOMException: names, legacy codes and messages.
'use strict';
const e = new DOMException('message', 'NotFoundError');
console.log(e.name, e.code, e.message, e instanceof Error, String(e));
console.log(new DOMException().name, new DOMException('x').code, DOMException.ABORT_ERR);
console.log(new DOMException('x', 'OwnName').code, Object.prototype.toString.call(e));
try { structuredClone(Symbol('s')); } catch (err) { console.log(err.name, err.code, err.message); }
