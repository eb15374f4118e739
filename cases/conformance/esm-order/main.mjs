// ES modules are evaluated in post-order of their imports, each once, before the body of the importer.
console.log('main', b, c);
import { b } from './b.mjs';
import { c } from './c.mjs';
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
console.log('end of main');
