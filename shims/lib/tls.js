'use strict';

// The tls module without TLS (lib/tls.js at v20.20.2): constants, checks of certificates' names; what
// needs a connection or a key is refused by name.

const unsupported = require('internal/unsupported');

function withoutDot(host) {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

// The labels of a name. Only A to Z change case, whatever the locale.
function labels(host) {
  return withoutDot(host).replace(/[A-Z]/g, (c) => String.fromCharCode(32 + c.charCodeAt(0))).split('.');
}

// Whether the first label of a host fits one with a * in it.
function fitsWildcard(label, pattern) {
  const [before, after, more] = pattern.split('*');
  return more === undefined && before.length + after.length <= label.length && label.startsWith(before) && label.endsWith(after);
}

// RFC 6125: a pattern is a name whose first label may have one *.
function fits(host, pattern) {
  if (!pattern) return false;
  const parts = labels(pattern);
  if (host.length !== parts.length || parts.includes('') || parts.some((part) => /[^\u0021-\u007F]/u.test(part))) return false;
  for (let i = host.length - 1; i > 0; i--) {
    if (host[i] !== parts[i]) return false;
  }
  if (!parts[0].includes('*') || parts[0].includes('xn--')) return host[0] === parts[0];
  return parts.length > 2 && fitsWildcard(host[0], parts[0]);
}

// The entries of a subjectaltname: separated by commas, parts of them quoted as in JSON.
function alternatives(text) {
  if (!text.includes('"')) return text.split(', ');
  const found = [];
  let entry = '';
  for (let at = 0; at < text.length;) {
    const comma = text.indexOf(',', at);
    const quote = text.indexOf('"', at);
    if (quote !== -1 && (comma === -1 || quote < comma)) {
      // eslint-disable-next-line no-control-regex
      const quoted = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/.exec(text.slice(quote));
      if (!quoted) throw new (require('internal/errors').codes.ERR_TLS_CERT_ALTNAME_FORMAT)();
      entry += text.slice(at, quote) + JSON.parse(quoted[0]);
      at = quote + quoted[0].length;
    } else if (comma !== -1) {
      found.push(entry + text.slice(at, comma));
      entry = '';
      at = comma + 2;
    } else {
      entry += text.slice(at);
      at = text.length;
    }
  }
  found.push(entry);
  return found;
}

function problemWithAddress(host, names) {
  const addresses = names.filter((name) => name.startsWith('IP Address:')).map((name) => name.slice(11));
  return addresses.includes(host) ? '' : `IP: ${host} is not in the cert's list: ${addresses.join(', ')}`;
}

function problemWithName(host, names, cert) {
  const parts = labels(host);
  const dns = names.filter((name) => name.startsWith('DNS:')).map((name) => name.slice(4));
  if (dns.length > 0) {
    return dns.some((name) => fits(parts, name)) ? '' : `Host: ${host}. is not in the cert's altnames: ${cert.subjectaltname}`;
  }
  const common = cert.subject?.CN;
  if (!common) return 'Cert does not contain a DNS name';
  const ok = Array.isArray(common) ? common.some((name) => fits(parts, name)) : fits(parts, common);
  return ok ? '' : `Host: ${host}. is not cert's CN: ${common}`;
}

function checkServerIdentity(hostname, cert) {
  const host = withoutDot(`${hostname}`);
  const names = cert.subjectaltname ? alternatives(cert.subjectaltname) : [];
  const reason = require('net').isIP(host) ? problemWithAddress(host, names) : problemWithName(host, names, cert);
  if (!reason) return undefined;
  const err = new Error(`Hostname/IP does not match certificate's altnames: ${reason}`);
  return Object.assign(err, { reason, host, cert, code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
}

// The protocols as TLS sends them: each behind its length.
function convertProtocols(protocols) {
  const { Buffer } = require('buffer');
  return Buffer.concat(protocols.map((protocol, i) => {
    const length = Buffer.byteLength(protocol);
    if (length > 255) {
      const { codes: { ERR_OUT_OF_RANGE } } = require('internal/errors');
      throw new ERR_OUT_OF_RANGE(`The byte length of the protocol at index ${i} exceeds the maximum length.`, '<= 255', length, true);
    }
    return Buffer.concat([Buffer.from([length]), Buffer.from(protocol)]);
  }));
}

module.exports = {
  CLIENT_RENEG_LIMIT: 3,
  CLIENT_RENEG_WINDOW: 600,
  DEFAULT_CIPHERS: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA256:' +
    'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:' +
    'ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:' +
    'DHE-RSA-AES256-SHA256:HIGH:!aNULL:!eNULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA',
  DEFAULT_ECDH_CURVE: 'auto',
  DEFAULT_MIN_VERSION: 'TLSv1.2',
  DEFAULT_MAX_VERSION: 'TLSv1.3',
  getCiphers: unsupported('tls.getCiphers'),
  rootCertificates: Object.freeze([]),
  convertALPNProtocols(protocols, out) {
    const { Buffer } = require('buffer');
    if (Array.isArray(protocols)) out.ALPNProtocols = convertProtocols(protocols);
    else if (ArrayBuffer.isView(protocols)) {
      out.ALPNProtocols = Buffer.from(new Uint8Array(protocols.buffer, protocols.byteOffset, protocols.byteLength));
    }
  },
  checkServerIdentity,
  createSecureContext: unsupported('tls.createSecureContext'),
  SecureContext: unsupported('tls.SecureContext'),
  TLSSocket: unsupported('tls.TLSSocket'),
  Server: unsupported('tls.Server'),
  createServer: unsupported('tls.createServer'),
  connect: unsupported('tls.connect'),
  createSecurePair: unsupported('tls.createSecurePair'),
};
