'use strict';

// The path module of a POSIX system. Node's lib/path.js at v20.20.2.

const { basename, checkString, dirEnd, extensionAt, extname, format, lastPart, squeeze } =
  require('internal/path_parts');

const slashes = /\/+/;
const isSep = (c) => c === '/';

const posix = {
  resolve(...args) {
    let path = '';
    let absolute = false;
    for (let i = args.length - 1; i >= 0 && !absolute; i--) {
      checkString(args[i], `paths[${i}]`);
      if (args[i].length === 0)
        continue;
      path = `${args[i]}/${path}`;
      absolute = args[i][0] === '/';
    }
    if (!absolute) {
      const cwd = process.cwd();
      path = `${cwd}/${path}`;
      absolute = cwd[0] === '/';
    }
    path = squeeze(path, !absolute, '/', slashes);
    return absolute ? `/${path}` : path || '.';
  },

  normalize(path) {
    checkString(path, 'path');
    if (path.length === 0)
      return '.';
    const absolute = path[0] === '/';
    const trailing = path.endsWith('/');
    path = squeeze(path, !absolute, '/', slashes);
    if (path.length === 0)
      return absolute ? '/' : trailing ? './' : '.';
    return `${absolute ? '/' : ''}${path}${trailing ? '/' : ''}`;
  },

  isAbsolute(path) {
    checkString(path, 'path');
    return path[0] === '/';
  },

  join(...args) {
    let joined;
    for (const arg of args) {
      checkString(arg, 'path');
      if (arg.length > 0)
        joined = joined === undefined ? arg : `${joined}/${arg}`;
    }
    return joined === undefined ? '.' : posix.normalize(joined);
  },

  relative(from, to) {
    checkString(from, 'from');
    checkString(to, 'to');
    if (from === to)
      return '';
    from = posix.resolve(from);
    to = posix.resolve(to);
    if (from === to)
      return '';
    const a = from === '/' ? [] : from.slice(1).split('/');
    const b = to === '/' ? [] : to.slice(1).split('/');
    let common = 0;
    while (common < a.length && common < b.length && a[common] === b[common])
      common++;
    return [...a.slice(common).fill('..'), ...b.slice(common)].join('/');
  },

  toNamespacedPath(path) {
    return path;
  },

  dirname(path) {
    checkString(path, 'path');
    if (path.length === 0)
      return '.';
    const rooted = path[0] === '/';
    const end = dirEnd(path, 1, isSep);
    if (end === -1)
      return rooted ? '/' : '.';
    return rooted && end === 1 ? '//' : path.slice(0, end);
  },

  basename(path, suffix) {
    if (suffix !== undefined)
      checkString(suffix, 'suffix');
    checkString(path, 'path');
    return basename(path, suffix, 0, isSep);
  },

  extname(path) {
    checkString(path, 'path');
    return extname(path, 0, isSep);
  },

  format(pathObject) {
    return format('/', pathObject);
  },

  parse(path) {
    checkString(path, 'path');
    const result = { root: '', dir: '', base: '', ext: '', name: '' };
    if (path.length === 0)
      return result;
    const from = path[0] === '/' ? 1 : 0;
    if (from === 1)
      result.root = '/';
    const part = lastPart(path, from, isSep);
    if (part === undefined) {
      if (from === 1)
        result.dir = '/';
      return result;
    }
    const [start, end] = part;
    const first = start === from ? 0 : start; // Node counts from 0 here even if a root is before it
    const dot = extensionAt(path, start, end, first);
    result.base = path.slice(start, end);
    result.name = path.slice(start, dot);
    result.ext = path.slice(dot, end);
    result.dir = start > from ? path.slice(0, start - 1) : result.root;
    return result;
  },

  matchesGlob() {
    return require('internal/unsupported')('path.matchesGlob')();
  },

  sep: '/',
  delimiter: ':',
  win32: null,
  posix: null,
};

Object.defineProperty(posix.format, 'name', { value: 'bound _format' });
Object.defineProperty(posix, 'win32', {
  enumerable: true,
  configurable: true,
  get() {
    return require('path/win32');
  },
});
posix.posix = posix;
posix._makeLong = posix.toNamespacedPath;

module.exports = posix;
