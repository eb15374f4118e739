// "type": "module" makes .js files ES modules; .cjs stays CommonJS.
import cjs from './old.cjs';
import { value } from './es.js';
console.log(typeof require, typeof module, this, cjs, value, import.meta.url.split('/').pop());
