// WeakRef and FinalizationRegistry: a target that is reachable is not collected.
'use strict';
const key = {};
console.log(new WeakRef(key).deref() === key, typeof new FinalizationRegistry(() => {}).register(key, 1));
try { new WeakRef(1); } catch (err) { console.log(err.name); }
