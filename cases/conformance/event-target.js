// EventTarget: add, once, handleEvent objects, removal, preventDefault, stopImmediatePropagation, order.
'use strict';
const t = new EventTarget();
const f = (e) => console.log('f', e.type, e.target === t, e.currentTarget === t, e.eventPhase);
t.addEventListener('x', f);
t.addEventListener('x', f);
t.addEventListener('x', () => console.log('once'), { once: true });
t.addEventListener('x', { handleEvent(e) { console.log('object', e.type, this !== undefined); } });
console.log(t.dispatchEvent(new Event('x')));
t.removeEventListener('x', f);
console.log(t.dispatchEvent(new Event('x')));
t.addEventListener('y', (e) => { e.preventDefault(); console.log('prevented', e.defaultPrevented); });
t.addEventListener('y', (e) => e.stopImmediatePropagation());
t.addEventListener('y', () => console.log('never'));
console.log(t.dispatchEvent(new Event('y', { cancelable: true })));
const e = new Event('shape');
console.log(e.type, e.cancelable, e.bubbles, e.composed, e.returnValue, e.isTrusted, e.target);
class Custom extends Event { constructor(v) { super('custom'); this.v = v; } }
t.addEventListener('custom', (c) => console.log(c.v, c instanceof Event));
t.dispatchEvent(new Custom(7));
const detail = new CustomEvent('d', { detail: { a: 1 } });
console.log(detail.detail, detail.type);
