'use strict';

// The synchronous functions of child_process (lib/child_process.js at v20.20.2).

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');
const { checkMaxBuffer, checkTimeout, execArgs, execFileArgs, killSignalOf, spawnArgs } = require('internal/child_process/args');
const { answerTo, bytesOf, errnoOf, printTo, validStdio } = require('internal/child_process/child');

function checkInput(stdio, options) {
  stdio.forEach(({ input }, i) => {
    if (input != null && !ArrayBuffer.isView(input) && typeof input !== 'string')
      throw new codes.ERR_INVALID_ARG_TYPE(`options.stdio[${i}]`, ['Buffer', 'TypedArray', 'DataView', 'string'], input);
  });
  if (options.input) stdio[0] = { ...stdio[0], input: options.input };
}

function outputOf(stdio, answer, encoding) {
  const decoded = encoding && encoding !== 'buffer';
  return stdio.map((entry, i) => {
    if (i === 0 || entry.type === 'ignore') return null;
    const bytes = i < 3 ? bytesOf(i === 1 ? answer.stdout : answer.stderr) : Buffer.alloc(0);
    if (entry.type === 'pipe') return decoded ? bytes.toString(encoding) : bytes;
    if (bytes.length > 0) printTo(entry.fd, bytes);
    return null;
  });
}

function spawnSync(file, args, options) {
  options = { __proto__: null, maxBuffer: 1024 * 1024, ...spawnArgs(file, args, options) };
  checkTimeout(options.timeout);
  checkMaxBuffer(options.maxBuffer);
  options.killSignal = killSignalOf(options.killSignal);
  const stdio = validStdio(options.stdio || 'pipe', true);
  checkInput(stdio, options);
  const answer = answerTo(options, 'child_process.spawnSync');
  if (answer.error !== undefined) {
    const { ErrnoException } = require('internal/errors');
    const error = new ErrnoException(errnoOf(answer.error), `spawnSync ${options.file}`);
    error.path = options.file;
    error.spawnargs = options.args.slice(1);
    return { error, status: null, signal: null, output: null, pid: 0, stdout: null, stderr: null };
  }
  const output = outputOf(stdio, answer, options.encoding);
  return {
    status: answer.code, signal: answer.signal, output, pid: internalBinding('child_process').pid(),
    stdout: output[1], stderr: output[2],
  };
}

function errorOf(ret, command) {
  if (ret.error) return Object.assign(ret.error, ret);
  if (ret.status === 0) return undefined;
  let message = `Command failed: ${command}`;
  if (ret.stderr && ret.stderr.length > 0) message += `\n${ret.stderr.toString()}`;
  return require('internal/errors').genericNodeError(message, ret);
}

function finish(ret, inheritStderr, command) {
  if (inheritStderr && ret.stderr) process.stderr.write(ret.stderr);
  const err = errorOf(ret, command);
  if (err) throw err;
  return ret.stdout;
}

function execFileSync(file, args, options) {
  ({ file, args, options } = execFileArgs(file, args, options));
  const ret = spawnSync(file, args, options);
  return finish(ret, !options.stdio, [options.argv0 || file, ...args].join(' '));
}

function execSync(command, options) {
  const opts = execArgs(command, options, null);
  return finish(spawnSync(opts.file, opts.options), !opts.options.stdio, command);
}

module.exports = { execFileSync, execSync, spawnSync };
