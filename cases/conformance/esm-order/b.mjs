import './c.mjs';
console.log('b');
export const b = 'b';
