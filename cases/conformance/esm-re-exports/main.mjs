// export * from, export * as, export { x as y } from, default re-exports.
import all, { a, renamed, inner, viaDefault } from './index.mjs';
import * as ns from './index.mjs';
console.log(all, a, renamed, inner.a, viaDefault(), Object.keys(ns));
