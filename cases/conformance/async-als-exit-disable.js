'use strict';
// exit and disable: what is registered meanwhile gets no store.
const { AsyncLocalStorage } = require('async_hooks');
const a = new AsyncLocalStorage();
const b = new AsyncLocalStorage();
const show = (what) => console.log(what, a.getStore(), b.getStore());
a.run('a', () => b.run('b', () => {
  show('both');
  a.exit((x) => {
    show(`exit ${x}`);
    setTimeout(() => show('timer of exit'), 1);
  }, 'arg');
  show('after exit');
  setTimeout(() => {
    show('timer');
    b.disable();
    show('disabled');
    setImmediate(() => show('immediate'));
    b.run('again', () => {
      show('again');
      setImmediate(() => show('immediate 2'));
    });
  }, 5);
}));
console.log(a.exit(() => 'value'), new AsyncLocalStorage().exit(() => 'never on'));
console.log(a.enabled, typeof a.kResourceStore, a);
