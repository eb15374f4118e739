'use strict';
const a = new AbortController();
const b = new AbortController();
const any = AbortSignal.any([a.signal, b.signal, AbortSignal.timeout(1000)]);
const nested = AbortSignal.any([any, new AbortController().signal]);
console.log(any.aborted, nested.aborted, any instanceof AbortSignal);
const order = [];
a.signal.addEventListener('abort', () => order.push('a'));
any.addEventListener('abort', () => order.push('any'));
nested.onabort = (event) => order.push(`nested ${event.target === nested} ${event.isTrusted}`);
a.abort('first');
b.abort('second');
console.log(order, any.reason, nested.reason, b.signal.reason);
console.log(AbortSignal.any([]).aborted, AbortSignal.any([AbortSignal.abort('now')]).reason);
for (const f of [() => AbortSignal.any(), () => AbortSignal.any([1]), () => AbortSignal.timeout(-1), () => AbortSignal.timeout(), () => new AbortSignal(),
  () => any.throwIfAborted(), () => AbortSignal.abort().throwIfAborted()]) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err?.name, err?.code, err?.message ?? err);
  }
}
const timeout = AbortSignal.timeout(5);
timeout.onabort = () => console.log(timeout.reason.name, timeout.reason.code, timeout.reason.message);
setTimeout(() => console.log('later', timeout.aborted), 30);
