// import.meta: url, and import.meta.resolve; no require, module, __filename in an ES module.
import path from 'path';
import { fileURLToPath } from 'url';
console.log(
  path.basename(fileURLToPath(import.meta.url)), import.meta.url.startsWith('file:///'),
  path.basename(import.meta.resolve('./x.js')),
);
console.log(typeof require, typeof module, typeof exports, typeof __filename, typeof __dirname, this);
console.log(import.meta.resolve('fs'), Object.keys(import.meta).includes('url'));
try { undeclared = 1; } catch (err) { console.log(err.name, err.message); }
