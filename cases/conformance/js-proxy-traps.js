// The traps that spread, JSON.stringify, Object.freeze and for-in call, in order.
'use strict';
const log = [];
const handler = new Proxy({}, { get: (_, trap) => (...args) => { log.push(trap); return Reflect[trap](...args); } });
const p = new Proxy({ a: 1 }, handler);
({ ...p });
log.push('|');
JSON.stringify(p);
log.push('|');
Object.freeze(p);
log.push('|');
for (const k in p) log.push('key ' + k);
console.log(log.join(' '));
