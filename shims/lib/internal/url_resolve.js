'use strict';

// Resolution of one old-style Url against another: RFC 2396 as Node's lib/url.js at v20.20.2 has it,
// whose special cases are kept one by one.

// result is a copy of the base, and becomes the answer.
function resolveObject(result, relative, isSlashed, isScript) {
  result.hash = relative.hash;
  if (relative.href === '')
    return finish(result);

  if (relative.slashes && !relative.protocol) { // //host/path takes the protocol only
    for (const key of Object.keys(relative)) {
      if (key !== 'protocol')
        result[key] = relative[key];
    }
    if (isSlashed(result.protocol) && result.hostname && !result.pathname)
      result.path = result.pathname = '/';
    return finish(result);
  }
  if (relative.protocol && relative.protocol !== result.protocol)
    return otherProtocol(result, relative, isSlashed, isScript);
  return sameProtocol(result, relative, isSlashed);
}

function finish(result) {
  result.href = result.format();
  return result;
}

function setPath(result) {
  result.path = (result.pathname || '') + (result.search || '');
}

function otherProtocol(result, relative, isSlashed, isScript) {
  if (!isSlashed(relative.protocol)) {
    Object.assign(result, relative);
    return finish(result);
  }
  result.protocol = relative.protocol;
  if (!relative.host && !/^file:?$/.test(relative.protocol) && !isScript(relative.protocol)) {
    // http:a/b: the first part of the path is the host.
    const parts = (relative.pathname || '').split('/');
    while (parts.length && !(relative.host = parts.shift()));
    relative.host ||= '';
    relative.hostname ||= '';
    if (parts[0] !== '')
      parts.unshift('');
    if (parts.length < 2)
      parts.unshift('');
    result.pathname = parts.join('/');
  } else {
    result.pathname = relative.pathname;
  }
  result.search = relative.search;
  result.query = relative.query;
  result.host = relative.host || '';
  result.auth = relative.auth;
  result.hostname = relative.hostname || relative.host;
  result.port = relative.port;
  if (result.pathname || result.search)
    setPath(result);
  result.slashes ||= relative.slashes;
  return finish(result);
}

// Splits user@host, which without slashes ended up in the path, back into its two halves.
function splitAuth(result) {
  if (result.host && result.host.indexOf('@') > 0) {
    const [auth, host] = result.host.split('@');
    result.auth = auth;
    result.host = result.hostname = host;
  }
}

function sameProtocol(result, relative, isSlashed) {
  const sourceAbsolute = result.pathname && result.pathname[0] === '/';
  const relativeAbsolute = relative.host || (relative.pathname && relative.pathname[0] === '/');
  let endAbsolute = relativeAbsolute || sourceAbsolute || (result.host && relative.pathname);
  const removeAllDots = endAbsolute;
  let path = (result.pathname && result.pathname.split('/')) || [];
  const relPath = (relative.pathname && relative.pathname.split('/')) || [];
  const unslashed = result.protocol && !isSlashed(result.protocol);
  if (unslashed) {
    hostIntoPath(result, relative, path, relPath);
    endAbsolute = endAbsolute && (relPath[0] === '' || path[0] === '');
  }

  if (relativeAbsolute) {
    takeHost(result, relative);
    path = relPath;
  } else if (relPath.length) {
    path.pop();
    path = path.concat(relPath);
  } else if (relative.search !== null && relative.search !== undefined) {
    return onlySearch(result, relative, path, unslashed);
  }
  if (relativeAbsolute || relPath.length) {
    result.search = relative.search;
    result.query = relative.query;
  }
  if (!path.length) {
    result.pathname = null;
    result.path = result.search ? `/${result.search}` : null;
    return finish(result);
  }
  return joinPath(result, relative, path, { endAbsolute, removeAllDots, unslashed });
}

// For a protocol without slashes the host is part of the path.
function hostIntoPath(result, relative, path, relPath) {
  const prepend = (list, host) => {
    if (list[0] === '')
      list[0] = host;
    else
      list.unshift(host);
  };
  result.hostname = '';
  result.port = null;
  if (result.host)
    prepend(path, result.host);
  result.host = '';
  if (relative.protocol) {
    relative.hostname = null;
    relative.port = null;
    result.auth = null;
    if (relative.host)
      prepend(relPath, relative.host);
    relative.host = null;
  }
}

function takeHost(result, relative) {
  if (relative.host || relative.host === '') {
    if (result.host !== relative.host)
      result.auth = null;
    result.host = relative.host;
    result.port = relative.port;
  }
  if (relative.hostname || relative.hostname === '') {
    if (result.hostname !== relative.hostname)
      result.auth = null;
    result.hostname = relative.hostname;
  }
}

function onlySearch(result, relative, path, unslashed) {
  if (unslashed) {
    result.hostname = result.host = path.shift();
    splitAuth(result);
  }
  result.search = relative.search;
  result.query = relative.query;
  if (result.pathname !== null || result.search !== null)
    setPath(result);
  return finish(result);
}

// Takes `.` and `..` out of the path; returns how many `..` are left over at its front.
function removeDots(path) {
  let up = 0;
  for (let i = path.length - 1; i >= 0; i--) {
    const part = path[i];
    if (part === '.') {
      path.splice(i, 1);
    } else if (part === '..') {
      path.splice(i, 1);
      up++;
    } else if (up) {
      path.splice(i, 1);
      up--;
    }
  }
  return up;
}

function joinPath(result, relative, path, { endAbsolute, removeAllDots, unslashed }) {
  const last = path[path.length - 1];
  const trailing = ((result.host || relative.host || path.length > 1) && (last === '.' || last === '..')) ||
    last === '';
  let up = removeDots(path);
  if (!endAbsolute && !removeAllDots) {
    while (up--)
      path.unshift('..');
  }
  if (endAbsolute && path[0] !== '' && (!path[0] || path[0][0] !== '/'))
    path.unshift('');
  if (trailing && !path.join('/').endsWith('/'))
    path.push('');
  const absolute = path[0] === '' || (path[0] && path[0][0] === '/');
  if (unslashed) {
    result.hostname = result.host = absolute ? '' : path.length ? path.shift() : '';
    splitAuth(result);
  }
  endAbsolute = endAbsolute || (result.host && path.length);
  if (endAbsolute && !absolute)
    path.unshift('');
  if (!path.length) {
    result.pathname = null;
    result.path = null;
  } else {
    result.pathname = path.join('/');
  }
  if (result.pathname !== null || result.search !== null)
    setPath(result);
  result.auth = relative.auth || result.auth;
  result.slashes ||= relative.slashes;
  return finish(result);
}

module.exports = { resolveObject };
