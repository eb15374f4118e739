// expect 29: matchers and the messages of those that fail.
'use strict';
const { expect } = require('expect');

function fails(f) {
  try { f(); console.log('passes'); } catch (error) { console.log(error.message.replace(/\x1b\[\d+m/g, '')); }
  console.log('--');
}
fails(() => expect(1 + 1).toBe(2));
fails(() => expect(1).toBe(2));
fails(() => expect({ a: 1, b: { c: [1, 2] } }).toEqual({ a: 1, b: { c: [1, 3] } }));
fails(() => expect({ a: undefined }).toStrictEqual({}));
fails(() => expect([1, 2, 3]).toContain(4));
fails(() => expect([{ a: 1 }]).toContainEqual({ a: 1 }));
fails(() => expect('text').toMatch(/other/));
fails(() => expect({ a: { b: 1 } }).toHaveProperty('a.c', 2));
fails(() => expect(() => { throw new TypeError('odd'); }).toThrow('even'));
fails(() => expect(() => {}).toThrow());
fails(() => expect(0.1 + 0.2).toBeCloseTo(0.31));
fails(() => expect(null).toBeDefined());
fails(() => expect(new Map([['a', 1]])).toEqual(new Map([['a', 2]])));
fails(() => expect({ id: 3, at: new Date(0) }).toEqual({ id: expect.any(String), at: expect.any(Date) }));
fails(() => expect({ a: 1, b: 2 }).toMatchObject({ b: 3 }));
fails(() => expect([1, 2]).not.toHaveLength(2));
fails(() => expect('a\nb\nc').toBe('a\nx\nc'));
fails(() => expect(new Set([1])).toEqual(new Set([2])));
fails(() => expect(5).toBeGreaterThan(6));
fails(() => expect(class A {}).toBeInstanceOf(Map));
expect.extend({ toBeEven: (n) => ({ pass: n % 2 === 0, message: () => `${n} is odd` }) });
fails(() => expect(3).toBeEven());
expect(Promise.reject(new Error('late'))).rejects.toThrow('early').catch((error) => console.log(error.message.replace(/\x1b\[\d+m/g, '')));
expect(Promise.resolve(3)).resolves.toBe(3).then(() => console.log('resolves'));
fails(() => expect.assertions(1));
