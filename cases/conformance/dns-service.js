'use strict';
const dns = require('dns');
dns.lookupService('127.0.0.1', 80, (err, hostname, service) => {
  console.log(err, hostname, service);
  dns.lookupService('127.0.0.1', 45678, (err, hostname, service) => {
    console.log(err, hostname, service);
    dns.promises.lookupService('127.0.0.1', 443).then(console.log).then(last);
  });
});
const { promisify } = require('util');
const last = () => promisify(dns.lookup)('localhost', 4).then(console.log);
