'use strict';
// Wrong arguments.
const dns = require('dns');
function attempt(name, f) {
  try {
    f();
    console.log(name, 'no error');
  } catch (err) {
    console.log(name, err.name, err.code, err.message);
  }
}
const nop = () => {};
attempt('name', () => dns.lookup(5, nop));
attempt('callback', () => dns.lookup('x'));
attempt('callback', () => dns.lookup('x', 4));
attempt('options', () => dns.lookup('x', 'y', nop));
attempt('options', () => dns.lookup('x', 'y'));
attempt('family', () => dns.lookup('x', 5, nop));
attempt('family', () => dns.lookup('x', { family: 'IPv5' }, nop));
attempt('hints', () => dns.lookup('x', { hints: 1 }, nop));
attempt('hints', () => dns.lookup('x', { hints: 'a' }, nop));
attempt('all', () => dns.lookup('x', { all: 1 }, nop));
attempt('verbatim', () => dns.lookup('x', { verbatim: 1 }, nop));
attempt('order', () => dns.lookup('x', { order: 'best' }, nop));
attempt('service', () => dns.lookupService('127.0.0.1'));
attempt('service', () => dns.lookupService('x', 1, nop));
attempt('service', () => dns.lookupService('127.0.0.1', 70000, nop));
attempt('service', () => dns.lookupService('127.0.0.1', 1, 2));
attempt('order', () => dns.setDefaultResultOrder('x'));
attempt('promise', () => dns.promises.lookup('x', 'y'));
attempt('promise', () => dns.promises.lookup('x', { family: 9 }));
dns.setDefaultResultOrder('ipv4first');
console.log(dns.getDefaultResultOrder());
