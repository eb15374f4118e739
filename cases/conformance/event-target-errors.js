// An error thrown by an EventTarget listener is raised in a tick and does not stop the other listeners.
'use strict';
process.on('uncaughtException', (err, origin) => console.log('uncaught', err.message, origin));
const t = new EventTarget();
t.addEventListener('x', () => { throw new Error('listener'); });
t.addEventListener('x', () => console.log('second listener'));
t.addEventListener('x', async () => { throw new Error('async listener'); });
console.log(t.dispatchEvent(new Event('x')));
for (const call of [() => t.dispatchEvent({}), () => new Event(), () => t.addEventListener('x')]) {
  try { call(); console.log('accepted'); } catch (err) { console.log(err.name, err.code, err.message); }
}
