// AbortController: abort once, the reason, 'abort' listeners, throwIfAborted, static abort and any.
'use strict';
const ac = new AbortController();
const { signal } = ac;
console.log(signal.aborted, signal.reason, signal instanceof EventTarget);
signal.addEventListener('abort', (e) => console.log('listener', e.type, e.isTrusted, signal.reason.name));
signal.onabort = () => console.log('onabort');
signal.throwIfAborted();
ac.abort();
ac.abort(new Error('ignored'));
console.log(
  signal.aborted, signal.reason.name, signal.reason.code, signal.reason.message,
  signal.reason instanceof DOMException,
);
try { signal.throwIfAborted(); } catch (err) { console.log(err === signal.reason); }
console.log(AbortSignal.abort('why').reason, AbortSignal.abort().reason.message);
try { new AbortSignal(); } catch (err) { console.log(err.name, err.code, err.message); }
const any = AbortSignal.any([new AbortController().signal, AbortSignal.abort('first')]);
console.log(any.aborted, any.reason);
const source = new AbortController();
const joined = AbortSignal.any([source.signal]);
joined.addEventListener('abort', () => console.log('joined', joined.reason));
source.abort('by source');
console.log(Object.prototype.toString.call(ac), Object.prototype.toString.call(signal));
