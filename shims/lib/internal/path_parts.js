'use strict';

// What the posix and the win32 half of the path module share: `.` and `..`, and taking a path apart.
// Node's lib/path.js at v20.20.2, also where it is odd.

function checkString(value, name) {
  if (typeof value !== 'string')
    throw require('internal/validators').typeError(checkString, name, 'string', value);
}

// Resolves `.` and `..` and joins by sep. separators is a regular expression of one or more of them.
function squeeze(path, aboveRoot, sep, separators) {
  const out = [];
  for (const part of path.split(separators)) {
    if (part === '' || part === '.')
      continue;
    if (part !== '..')
      out.push(part);
    else if (out.length > 0 && out[out.length - 1] !== '..')
      out.pop();
    else if (aboveRoot)
      out.push('..');
  }
  return out.join(sep);
}

// The last component of path at or after from, without separators behind it: [start, end), or
// undefined if there is none.
function lastPart(path, from, isSep) {
  let end = path.length;
  while (end > from && isSep(path[end - 1]))
    end--;
  if (end === from)
    return undefined;
  let start = end;
  while (start > from && !isSep(path[start - 1]))
    start--;
  return [start, end];
}

function basename(path, suffix, from, isSep) {
  if (suffix === path && suffix !== '')
    return '';
  const part = lastPart(path, from, isSep);
  const cut = suffix !== undefined && suffix.length > 0 && suffix.length <= path.length;
  if (part === undefined)
    return cut ? path.slice(from) : '';
  const base = path.slice(...part);
  if (!cut || base === suffix)
    return base;
  if (base.endsWith(suffix))
    return base.slice(0, -suffix.length);
  return suffix.endsWith(base) ? path.slice(part[0]) : base;
}

// Where the extension of path[start, end) begins, or end if there is none. first is the place before
// which a dot does not begin one.
function extensionAt(path, start, end, first) {
  const dot = path.lastIndexOf('.', end - 1);
  if (dot <= start || (dot === end - 1 && dot === first + 1 && path[first] === '.'))
    return end;
  return dot;
}

function extname(path, from, isSep) {
  const part = lastPart(path, from, isSep);
  if (part === undefined)
    return '';
  const [start, end] = part;
  return path.slice(extensionAt(path, start, end, start), end);
}

function dirEnd(path, from, isSep) {
  let i = path.length - 1;
  while (i >= from && isSep(path[i]))
    i--;
  while (i >= from && !isSep(path[i]))
    i--;
  return i < from ? -1 : i;
}

function format(sep, pathObject) {
  require('internal/validators').validateObject(pathObject, 'pathObject');
  const { dir, root, base, name, ext } = pathObject;
  const dot = ext && ext[0] !== '.' ? '.' : '';
  const last = base || `${name || ''}${dot}${ext || ''}`;
  const before = dir || root;
  if (!before)
    return last;
  return before === root ? `${before}${last}` : `${before}${sep}${last}`;
}

module.exports = { basename, checkString, dirEnd, extensionAt, extname, format, lastPart, squeeze };
