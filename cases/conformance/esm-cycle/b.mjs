import { constant, fromA } from './a.mjs';
export let early;
try { early = constant; } catch (err) { early = err.name + ': ' + err.message; }
export function fromB() { return constant + ' and ' + typeof fromA; }
console.log('b runs');
