'use strict';

// mkdir with {recursive: true}: MKDirpAsync and MKDirpSync of Node's src/node_file.cc at v20.20.2. The async form
// is a chain of requests, one per mkdir and stat, so other operations can come between; no code of the program runs
// between them.

const binding = internalBinding('fs');

function parentOf(path) {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? path : path.slice(0, slash);
}

// What an error says went wrong, without the operation and the path.
function textOf({ code, message, syscall }) {
  return message.slice(code.length + 2, message.indexOf(`, ${syscall}`));
}

// The error of a mkdir on path for a reason: another error, or a code that is found out here.
function mkdirError(reason, path) {
  let [errno, code, text] = [reason.errno, reason.code, ''];
  if (reason === 'EEXIST') [errno, code, text] = [-17, reason, 'file already exists'];
  else if (reason === 'ENOTDIR') [errno, code, text] = [-20, reason, 'not a directory'];
  else text = textOf(reason);
  const err = new Error(`${code}: ${text}, mkdir '${path}'`);
  err.errno = errno;
  err.code = code;
  err.syscall = 'mkdir';
  err.path = path;
  return err;
}

// The directories still to make, the next one last, and the first that was made.
class Chain {
  constructor(path) {
    this.paths = [path];
    this.first = undefined;
  }

  get isDone() {
    return this.paths.length === 0;
  }

  // Puts path and its parent back after path had no parent. False: there is nothing to put.
  retreat(path) {
    const parent = parentOf(path);
    if (parent === path) return this.paths.length > 0;
    this.paths.push(path, parent);
    return true;
  }
}

function isDirectory(stats) {
  return (stats[1] & 0o170000) === 0o040000;
}

function withoutFrames(err) {
  err.stack = `Error: ${err.message}`;
  return err;
}

// callback(err) or callback(null[, first directory that was made]).
function mkdirp(path, mode, callback) {
  const chain = new Chain(path);
  let at;
  next();

  function next() {
    at = chain.paths.pop();
    binding.mkdir(at, mode, tried);
  }

  function tried(err) {
    if (!err) {
      chain.first ??= at;
      if (chain.isDone) callback(null, chain.first);
      else next();
      return;
    }
    switch (err.code) {
      case 'EACCES': case 'ENOSPC': case 'ENOTDIR': case 'EPERM':
        callback(err);
        return;
      case 'ENOENT':
        if (chain.retreat(at)) {
          next();
          return;
        }
        break;
      default:
    }
    binding.stat(at, (statErr, stats) => looked(err, statErr, stats));
  }

  function looked(err, statErr, stats) {
    const exists = err.code === 'EEXIST' || err.code === 'ENOENT';
    if (exists && !chain.isDone) {
      if (!statErr && isDirectory(stats)) next();
      else callback(withoutFrames(mkdirError('ENOTDIR', at)));
    } else if (statErr) {
      callback(withoutFrames(mkdirError(statErr, at)));
    } else if (!isDirectory(stats)) {
      callback(withoutFrames(mkdirError('EEXIST', at)));
    } else if (chain.first === undefined) {
      callback(null);
    } else {
      callback(null, chain.first);
    }
  }
}

// Returns the error of fn, or undefined.
function errorOf(fn) {
  try {
    fn();
  } catch (err) {
    return err;
  }
  return undefined;
}

// Returns the first directory that was made, if any.
function mkdirpSync(path, mode) {
  const chain = new Chain(path);
  while (!chain.isDone) {
    const at = chain.paths.pop();
    const err = errorOf(() => binding.mkdir(at, mode));
    if (!err) {
      chain.first ??= at;
      continue;
    }
    switch (err.code) {
      case 'EACCES': case 'ENOSPC': case 'ENOTDIR': case 'EPERM':
        throw mkdirError(err, path);
      case 'ENOENT':
        if (chain.retreat(at)) continue;
        break;
      default:
    }
    let stats;
    const statErr = errorOf(() => {
      stats = binding.stat(at);
    });
    if (statErr) throw mkdirError(statErr, path);
    if (!isDirectory(stats)) throw mkdirError(err.code === 'EEXIST' && !chain.isDone ? 'ENOTDIR' : 'EEXIST', path);
  }
  return chain.first;
}

module.exports = { mkdirp, mkdirpSync };
