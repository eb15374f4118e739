// tls and https load; what does not need a connection works.
'use strict';
const tls = require('tls');
const https = require('https');
console.log(Object.keys(tls), Object.keys(https));
console.log(tls.CLIENT_RENEG_LIMIT, tls.CLIENT_RENEG_WINDOW, tls.DEFAULT_ECDH_CURVE, tls.DEFAULT_MIN_VERSION, tls.DEFAULT_MAX_VERSION);
const check = (host, cert) => {
  const err = tls.checkServerIdentity(host, cert);
  console.log(err ? [err.name, err.code, err.message, err.reason, err.host] : err);
};
check('a.com', { subject: { CN: 'a.com' } });
check('b.com', { subject: { CN: 'a.com' } });
check('x.a.com', { subject: {}, subjectaltname: 'DNS:*.a.com, DNS:b.com' });
check('y.x.a.com', { subject: {}, subjectaltname: 'DNS:*.a.com' });
check('1.2.3.4', { subject: {}, subjectaltname: 'IP Address:1.2.3.4' });
check('1.2.3.5', { subject: {}, subjectaltname: 'IP Address:1.2.3.4' });
check('a.com', {});
check('A.COM.', { subject: { CN: ['x', 'a.com'] } });
const out = {};
tls.convertALPNProtocols(['h2', 'http/1.1'], out);
console.log(out);
const agent = new https.Agent({ maxCachedSessions: 5 });
console.log(agent.defaultPort, agent.protocol, agent.maxCachedSessions, agent instanceof require('http').Agent);
console.log(agent.getName({ host: 'h', port: 1, ca: 'c', rejectUnauthorized: false, servername: 's' }));
console.log(https.globalAgent.protocol, https.globalAgent.keepAlive);
