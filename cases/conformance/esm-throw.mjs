// An uncaught error of an ES module: the stack has the file: URL and node:internal/modules/esm frames.
import { setImmediate } from 'timers/promises';
console.log('before');
await setImmediate();
function fail() {
  throw new TypeError('in an ES module');
}
fail();
