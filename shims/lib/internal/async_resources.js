'use strict';

// What async_hooks shows of Node's own resources (src/async_wrap.h at v20.20.2).

// The objects behind requests and handles are Node's; here a plain object of the same class stands for one.
function make(kind, className) {
  if (kind === 'PROMISE') return new Promise(() => {});
  if (kind === 'Microtask') return Object.create(require('async_hooks').AsyncResource.prototype);
  const Class = { [className]: class {} }[className];
  return new Class();
}

const names = 'NONE DIRHANDLE DNSCHANNEL ELDHISTOGRAM FILEHANDLE FILEHANDLECLOSEREQ BLOBREADER FSEVENTWRAP ' +
  'FSREQCALLBACK FSREQPROMISE GETADDRINFOREQWRAP GETNAMEINFOREQWRAP HEAPSNAPSHOT HTTP2SESSION HTTP2STREAM ' +
  'HTTP2PING HTTP2SETTINGS HTTPINCOMINGMESSAGE HTTPCLIENTREQUEST JSSTREAM JSUDPWRAP MESSAGEPORT ' +
  'PIPECONNECTWRAP PIPESERVERWRAP PIPEWRAP PROCESSWRAP PROMISE QUERYWRAP QUIC_LOGSTREAM QUIC_PACKET ' +
  'SHUTDOWNWRAP SIGNALWRAP STATWATCHER STREAMPIPE TCPCONNECTWRAP TCPSERVERWRAP TCPWRAP TTYWRAP UDPSENDWRAP ' +
  'UDPWRAP SIGINTWATCHDOG WORKER WORKERHEAPSNAPSHOT WRITEWRAP ZLIB CHECKPRIMEREQUEST PBKDF2REQUEST ' +
  'KEYPAIRGENREQUEST KEYGENREQUEST KEYEXPORTREQUEST CIPHERREQUEST DERIVEBITSREQUEST HASHREQUEST ' +
  'RANDOMBYTESREQUEST RANDOMPRIMEREQUEST SCRYPTREQUEST SIGNREQUEST TLSWRAP VERIFYREQUEST';

// The kinds of Node's own resources, by name.
function providers() {
  const list = { __proto__: null };
  for (const name of names.split(' ')) list[name] = Object.keys(list).length;
  return Object.freeze(list);
}

module.exports = { make, providers };
