'use strict';

// exec and execFile (lib/child_process.js at v20.20.2): a child whose output is collected.

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');
const { checkMaxBuffer, checkTimeout, execFileArgs, killSignalOf } = require('internal/child_process/args');

// Collects one of a child's streams, up to maxBuffer; tooMuch is called when there is more.
function collect(stream, encoding, maxBuffer, tooMuch) {
  const parts = [];
  let length = 0;
  if (stream === null) return parts;
  if (encoding) stream.setEncoding(encoding);
  stream.on('data', (chunk) => {
    if (maxBuffer === Infinity) {
      parts.push(chunk);
      return;
    }
    const { readableEncoding } = stream;
    const size = readableEncoding ? Buffer.byteLength(chunk, readableEncoding) : chunk.length;
    length += size;
    if (length > maxBuffer) {
      parts.push(chunk.slice(0, maxBuffer - (length - size)));
      tooMuch();
    } else {
      parts.push(chunk);
    }
  });
  return parts;
}

function failure(child, file, args, code, signal, stderr, killed) {
  const command = args?.length ? `${file} ${args.join(' ')}` : file;
  const { genericNodeError } = require('internal/errors');
  const err = genericNodeError(`Command failed: ${command}\n${stderr}`, {
    code: code < 0 ? require('util').getSystemErrorName(code) : code,
    killed: child.killed || killed,
    signal,
  });
  err.cmd = command;
  return err;
}

function execFile(file, args, options, callback) {
  ({ file, args, options, callback } = execFileArgs(file, args, options, callback));
  options = {
    __proto__: null,
    encoding: 'utf8', timeout: 0, maxBuffer: 1024 * 1024, killSignal: 'SIGTERM', cwd: null, env: null, shell: false,
    ...options,
  };
  checkTimeout(options.timeout);
  checkMaxBuffer(options.maxBuffer);
  options.killSignal = killSignalOf(options.killSignal);
  const { cwd, env, gid, shell, signal, uid } = options;
  const child = require('child_process').spawn(file, args, {
    cwd, env, gid, shell, signal, uid,
    windowsHide: !!options.windowsHide,
    windowsVerbatimArguments: !!options.windowsVerbatimArguments,
  });
  const encoding = options.encoding !== 'buffer' && Buffer.isEncoding(options.encoding) ? options.encoding : null;
  let killed = false;
  let exited = false;
  let timer;
  let err = null;

  function merged(parts, stream) {
    return encoding || stream?.readableEncoding ? parts.join('') : Buffer.concat(parts);
  }

  function over(code, signal) {
    if (exited) return;
    exited = true;
    if (timer) clear();
    if (!callback) return;
    const stdout = merged(out, child.stdout);
    const stderr = merged(errors, child.stderr);
    if (!err && code === 0 && signal === null) {
      callback(null, stdout, stderr);
      return;
    }
    if (err) err.cmd = args?.length ? `${file} ${args.join(' ')}` : file;
    else err = failure(child, file, args, code, signal, stderr, killed);
    callback(err, stdout, stderr);
  }

  function destroyStreams() {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }

  function kill() {
    destroyStreams();
    killed = true;
    try {
      child.kill(options.killSignal);
    } catch (e) {
      err = e;
      over();
    }
  }

  function clear() {
    require('timers').clearTimeout(timer);
    timer = null;
  }

  if (options.timeout > 0) {
    timer = require('timers').setTimeout(() => {
      kill();
      timer = null;
    }, options.timeout);
  }
  const tooMuch = (name) => () => {
    err = new codes.ERR_CHILD_PROCESS_STDIO_MAXBUFFER(name);
    kill();
  };
  const out = collect(child.stdout, encoding, options.maxBuffer, tooMuch('stdout'));
  const errors = collect(child.stderr, encoding, options.maxBuffer, tooMuch('stderr'));
  child.addListener('close', over);
  child.addListener('error', (e) => {
    err = e;
    destroyStreams();
    over();
  });
  return child;
}

// The promise has the child too.
function promisified(fn) {
  return (...args) => {
    let child;
    const promise = new Promise((resolve, reject) => {
      child = fn(...args, (err, stdout, stderr) => {
        if (err === null) resolve({ stdout, stderr });
        else reject(Object.assign(err, { stdout, stderr }));
      });
    });
    promise.child = child;
    return promise;
  };
}

module.exports = { execFile, promisified };
