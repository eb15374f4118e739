'use strict';

// URLs and the paths of files, and URLs as options of http.request. Node's lib/internal/url.js at v20.20.2.

const { URL, domainToASCII, domainToUnicode, isURL } = require('internal/url');

// An error of Node's; its stack begins where fault was called.
function fault(code, ...args) {
  const { codes, hideFrames } = require('internal/errors');
  return hideFrames(new codes[code](...args), fault);
}

function fileURLToPath(path, options) {
  if (typeof path === 'string')
    path = new URL(path);
  else if (!isURL(path))
    throw fault('ERR_INVALID_ARG_TYPE', 'path', ['string', 'URL'], path);
  if (path.protocol !== 'file:')
    throw fault('ERR_INVALID_URL_SCHEME', 'file');
  return options?.windows ? windowsPath(path) : posixPath(path);
}

function posixPath(url) {
  if (url.hostname !== '')
    throw fault('ERR_INVALID_FILE_URL_HOST', process.platform);
  if (/%2f/i.test(url.pathname))
    throw fault('ERR_INVALID_FILE_URL_PATH', 'must not include encoded / characters');
  return decodeURIComponent(url.pathname);
}

function windowsPath(url) {
  if (/%(2f|5c)/i.test(url.pathname))
    throw fault('ERR_INVALID_FILE_URL_PATH', 'must not include encoded \\ or / characters');
  const pathname = decodeURIComponent(url.pathname.replace(/\//g, '\\'));
  if (url.hostname !== '')
    return `\\\\${domainToUnicode(url.hostname)}${pathname}`;
  if (!/^.[A-Za-z]:/s.test(pathname))
    throw fault('ERR_INVALID_FILE_URL_PATH', 'must be absolute');
  return pathname.slice(1);
}

function encodePath(path, windows) {
  return path.replace(windows ? /[%\t\n\r "#?[\]^|~]/g : /[%\t\n\r "#?[\\\]^|~]/g, (c) => {
    const code = c.charCodeAt(0);
    return `%${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
  });
}

function pathToFileURL(filepath, options) {
  const windows = Boolean(options?.windows);
  if (windows && filepath.startsWith('\\\\'))
    return uncToFileURL(filepath);
  const path = require('path');
  let resolved = windows ? path.win32.resolve(filepath) : path.resolve(filepath);
  const last = filepath[filepath.length - 1];
  // resolve takes a slash off the end
  if ((last === '/' || (windows && last === '\\')) && !resolved.endsWith('/'))
    resolved += '/';
  return new URL(`file://${encodePath(resolved, windows)}`);
}

function uncToFileURL(filepath) {
  const prefix = filepath.startsWith('\\\\?\\UNC\\') ? 8 : 2;
  const end = filepath.indexOf('\\', prefix);
  if (end === -1)
    throw fault('ERR_INVALID_ARG_VALUE', 'path', filepath, 'Missing UNC resource path');
  if (end === 2)
    throw fault('ERR_INVALID_ARG_VALUE', 'path', filepath, 'Empty UNC servername');
  const url = new URL('file://');
  url.hostname = domainToASCII(filepath.slice(prefix, end));
  url.pathname = encodePath(filepath.slice(end).replace(/\\/g, '/'), true);
  return url;
}

function urlToHttpOptions(url) {
  const { hostname, pathname, port, username, password, search } = url;
  const options = {
    __proto__: null,
    ...url, // what the program added to it
    protocol: url.protocol,
    hostname: hostname && hostname[0] === '[' ? hostname.slice(1, -1) : hostname,
    hash: url.hash,
    search,
    pathname,
    path: `${pathname || ''}${search || ''}`,
    href: url.href,
  };
  if (port !== '')
    options.port = Number(port);
  if (username || password)
    options.auth = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return options;
}

module.exports = { fileURLToPath, pathToFileURL, urlToHttpOptions };
