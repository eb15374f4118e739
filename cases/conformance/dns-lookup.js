'use strict';
// dns.lookup of what needs no name server.
const dns = require('dns');
dns.lookup('127.0.0.1', (err, address, family) => console.log(err, address, family));
dns.lookup('::1', { all: true }, (err, list) => console.log(err, list));
dns.lookup('localhost', { family: 4 }, (err, address, family) => {
  console.log(err, address, family);
  dns.lookup('localhost', { all: true, family: 4 }, (err, list) => {
    console.log(err, list);
    dns.lookup('no.such.host.invalid', (err, address) => {
      console.log(err.name, err.code, err.errno, err.syscall, err.hostname, err.message, address, Object.keys(err));
      dns.promises.lookup('localhost', 4).then(console.log).then(() => dns.promises.lookup('no.such.host.invalid')).catch((err) => console.log(err.message));
    });
  });
});
console.log(dns.getDefaultResultOrder());
console.log(dns.promises === require('dns/promises'), dns.ADDRCONFIG, dns.ALL, dns.V4MAPPED, dns.NOTFOUND, dns.EOF);
