// ECMAScript: finally blocks run before an async function settles, whatever leaves the try.
'use strict';
const log = [];
async function early() {
  try { return 'try'; } finally { log.push('finally 1'); await null; log.push('finally 1 awaited'); }
}
async function override() {
  try { throw new Error('lost'); } finally { return 'finally wins'; } // eslint-disable-line no-unsafe-finally
}
async function rethrow() {
  try { await Promise.reject(new Error('inner')); } catch (e) { throw new Error('outer', { cause: e }); }
}
(async () => {
  log.push(await early());
  log.push(await override());
  try { await rethrow(); } catch (e) { log.push(e.message, e.cause.message); }
  console.log(log.join('\n'));
})();
