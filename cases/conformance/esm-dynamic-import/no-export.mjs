import { nothing } from './module.mjs';
console.log(nothing);
