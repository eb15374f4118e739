'use strict';

// The path module for the paths of Windows, which is the same on every system.

const { basename, checkString, dirEnd, extensionAt, extname, format, lastPart, squeeze } =
  require('internal/path_parts');

const separators = /[\\/]+/;
const isSep = (c) => c === '/' || c === '\\';
const hasDrive = (path) => /^[A-Za-z]:/.test(path);

// The root of `\\server\share\...` or `\\.\device`: [first part, second part, where the root ends].
function uncRoot(path) {
  const m = /^[\\/]{2}([^\\/]+)[\\/]+([^\\/]+)/.exec(path);
  return m === null ? undefined : [m[1], m[2], m[0].length];
}

function isReserved(path, colon) {
  return /^(CON|PRN|AUX|NUL|(COM|LPT)[1-9\xb9\xb2\xb3])$/.test(path.slice(0, colon).toUpperCase());
}

// Splits off what a path starts from: a device, and whether the path is absolute on it.
function splitRoot(path) {
  const root = { device: '', end: 0, absolute: false };
  if (path.length > 0 && isSep(path[0])) {
    root.absolute = true;
    const unc = uncRoot(path);
    if (unc === undefined) {
      if (path.length === 1 || !isSep(path[1]))
        root.end = 1;
    } else if (unc[0] === '.' || unc[0] === '?') {
      root.device = `\\\\${unc[0]}`;
      root.end = 4;
    } else {
      root.device = `\\\\${unc[0]}\\${unc[1]}`;
      root.end = unc[2];
    }
  } else if (hasDrive(path)) {
    root.device = path.slice(0, 2);
    root.absolute = path.length > 2 && isSep(path[2]);
    root.end = root.absolute ? 3 : 2;
  }
  return root;
}

// Each drive has a current directory of its own, kept in the environment.
function driveCwd(device) {
  const cwd = process.env[`=${device}`] || process.cwd();
  const elsewhere = cwd.slice(0, 2).toLowerCase() !== device.toLowerCase() && cwd[2] === '\\';
  return elsewhere ? `${device}\\` : cwd;
}

// Does a normalized path without a device look like one that has a device, to Windows?
function wouldGainDevice(path, tail) {
  if (hasDrive(tail))
    return true;
  for (let i = path.indexOf(':'); i !== -1; i = path.indexOf(':', i + 1)) {
    if (i === path.length - 1 || isSep(path[i + 1]))
      return true;
  }
  return false;
}

// The components of a resolved path. What is before the first one counts as one too if a letter has
// a lower case of another length: Node compares such paths in another way.
function components(whole, countRoot) {
  if (!countRoot)
    whole = whole.replace(/^\\+/, '').replace(/\\+$/, '');
  const parts = whole.split('\\');
  if (parts[parts.length - 1] === '')
    parts.pop();
  return parts;
}

function changesLength(path) {
  return path.toLowerCase().length !== path.length;
}

const win32 = {
  resolve(...args) {
    let device = '';
    let tail = '';
    let absolute = false;
    for (let i = args.length - 1; i >= -1; i--) {
      let path;
      if (i >= 0) {
        path = args[i];
        checkString(path, `paths[${i}]`);
        if (path.length === 0)
          continue;
      } else {
        path = device.length === 0 ? process.cwd() : driveCwd(device);
      }
      const root = splitRoot(path);
      if (root.device.length > 0) {
        if (device.length === 0)
          device = root.device;
        else if (root.device.toLowerCase() !== device.toLowerCase())
          continue; // on another device
      }
      if (!absolute) {
        tail = `${path.slice(root.end)}\\${tail}`;
        absolute = root.absolute;
      }
      if (absolute && device.length > 0)
        break;
    }
    tail = squeeze(tail, !absolute, '\\', separators);
    return absolute ? `${device}\\${tail}` : `${device}${tail}` || '.';
  },

  normalize(path) {
    checkString(path, 'path');
    if (path.length === 0)
      return '.';
    if (path.length === 1)
      return path === '/' ? '\\' : path;

    const root = splitRoot(path);
    const unc = uncRoot(path);
    if (unc !== undefined && root.end === path.length && root.device.length > 3)
      return `\\\\${unc[0]}\\${unc[1]}\\`;
    const colon = path.indexOf(':');
    if (root.device === '' && !root.absolute && colon > 0 && isReserved(path, colon)) {
      root.device = path.slice(0, colon + 1);
      root.end = colon + 1;
    }
    const { device, absolute } = root;

    let tail = squeeze(path.slice(root.end), !absolute, '\\', separators);
    if (tail.length === 0 && !absolute)
      tail = '.';
    if (tail.length > 0 && isSep(path[path.length - 1]))
      tail += '\\';
    if (!absolute && device === '' && wouldGainDevice(path, tail))
      return `.\\${tail}`;
    if (isReserved(path, colon))
      return `.\\${device}${tail}`;
    return absolute ? `${device}\\${tail}` : `${device}${tail}`;
  },

  isAbsolute(path) {
    checkString(path, 'path');
    return /^([\\/]|[A-Za-z]:[\\/])/.test(path);
  },

  join(...args) {
    let joined;
    let first;
    for (const arg of args) {
      checkString(arg, 'path');
      if (arg.length === 0)
        continue;
      first = first ?? arg;
      joined = joined === undefined ? arg : `${joined}\\${arg}`;
    }
    if (joined === undefined)
      return '.';
    // Two slashes in front are those of a UNC path only if the first argument says so.
    if (!/^[\\/]{2}[^\\/]/.test(first))
      joined = joined.replace(/^[\\/]{2,}/, '\\');
    return win32.normalize(joined);
  },

  relative(from, to) {
    checkString(from, 'from');
    checkString(to, 'to');
    if (from === to)
      return '';
    const fromWhole = win32.resolve(from);
    const toWhole = win32.resolve(to);
    if (fromWhole.toLowerCase() === toWhole.toLowerCase())
      return '';
    const countRoot = changesLength(fromWhole) || changesLength(toWhole);
    const a = components(fromWhole, countRoot);
    const b = components(toWhole, countRoot);
    let common = 0;
    while (common < a.length && common < b.length && a[common].toLowerCase() === b[common].toLowerCase())
      common++;
    if (common === 0 && a.length > 0 && b.length > 0)
      return toWhole;
    const rest = [...a.slice(common).fill('..'), ...b.slice(common)].join('\\');
    const below = common > 0 && common === a.length && common < b.length;
    return below && !countRoot && toWhole.endsWith('\\') ? `${rest}\\` : rest;
  },

  toNamespacedPath(path) {
    if (typeof path !== 'string' || path.length === 0)
      return path;
    const whole = win32.resolve(path);
    if (whole.length <= 2)
      return path;
    if (/^\\\\[^?.]/.test(whole))
      return `\\\\?\\UNC\\${whole.slice(2)}`;
    return /^[A-Za-z]:\\/.test(whole) ? `\\\\?\\${whole}` : whole;
  },

  dirname(path) {
    checkString(path, 'path');
    if (path.length === 0)
      return '.';
    if (path.length === 1)
      return isSep(path) ? path : '.';
    const root = rootEnd(path);
    if (root > path.length)
      return path;
    const end = dirEnd(path, Math.max(root, 0), isSep);
    if (end !== -1)
      return path.slice(0, end);
    return root === -1 ? '.' : path.slice(0, root);
  },

  basename(path, suffix) {
    if (suffix !== undefined)
      checkString(suffix, 'suffix');
    checkString(path, 'path');
    return basename(path, suffix, hasDrive(path) ? 2 : 0, isSep);
  },

  extname(path) {
    checkString(path, 'path');
    return extname(path, hasDrive(path) ? 2 : 0, isSep);
  },

  format(pathObject) {
    return format('\\', pathObject);
  },

  parse(path) {
    checkString(path, 'path');
    const result = { root: '', dir: '', base: '', ext: '', name: '' };
    if (path.length === 0)
      return result;
    const from = Math.min(Math.max(rootEnd(path), 0), path.length);
    result.root = path.slice(0, from);
    result.dir = result.root;
    const part = lastPart(path, from, isSep);
    if (part === undefined)
      return result;
    const [start, end] = part;
    const dot = extensionAt(path, start, end, start);
    result.base = path.slice(start, end);
    result.name = path.slice(start, dot);
    result.ext = path.slice(dot, end);
    if (start > from)
      result.dir = path.slice(0, start - 1);
    return result;
  },

  matchesGlob() {
    return require('internal/unsupported')('path.matchesGlob')();
  },

  sep: '\\',
  delimiter: ';',
  win32: null,
  posix: null,
};

// Where the root of a path ends, the separator behind a UNC root included: past the end when there
// is nothing but such a root, -1 without a root.
function rootEnd(path) {
  if (isSep(path[0])) {
    const unc = uncRoot(path);
    return unc === undefined ? 1 : unc[2] + 1;
  }
  if (!hasDrive(path))
    return -1;
  return path.length > 2 && isSep(path[2]) ? 3 : 2;
}

Object.defineProperty(win32.format, 'name', { value: 'bound _format' });
win32.win32 = win32;
win32.posix = require('path');
win32._makeLong = win32.toNamespacedPath;

module.exports = win32;
