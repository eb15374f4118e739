import { fromB, early } from './b.mjs';
export const constant = 'constant of a';
export function fromA() { return 'a sees ' + fromB(); }
console.log('a runs, b had found', early);
