export * from './leaf.mjs';
export * as inner from './leaf.mjs';
export { b as renamed, default as viaDefault } from './leaf.mjs';
export default 'index';
