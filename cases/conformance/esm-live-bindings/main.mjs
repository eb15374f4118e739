// ES modules export live bindings; an import cannot be assigned to.
import { count, increment } from './counter.mjs';
import * as ns from './counter.mjs';
console.log(count, ns.count);
increment();
console.log(count, ns.count, ns.default);
try { eval('count = 5'); } catch (err) { console.log(err.name, err.message); }
try { ns.count = 1; } catch (err) { console.log(err.name, err.message); }
console.log(Object.keys(ns), Object.prototype.toString.call(ns), 'missing' in ns, Object.isFrozen(ns));
