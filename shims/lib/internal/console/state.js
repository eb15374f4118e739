'use strict';

// What a console is besides its methods (lib/internal/console/constructor.js at v20.20.2): two
// streams, options, and what count, time and group remember.

const kState = Symbol('kState');

// The properties a Console shows of its state, as Node names them.
function exposeState(console, state) {
  const define = (name, get, set) => Object.defineProperty(console, name, { get, set, enumerable: false, configurable: true });
  define('_stdout', () => state.stdout, (stream) => { state.ownStdout = stream; });
  define('_stderr', () => state.stderr, (stream) => { state.ownStderr = stream; });
  define('_ignoreErrors', () => state.ignoreErrors, (value) => { state.ignoreErrors = value; });
  define('_times', () => state.times);
}

class ConsoleState {
  constructor() {
    this.ownStdout = undefined;
    this.ownStderr = undefined;
    this.ignoreErrors = true;
    this.colorMode = 'auto';
    this.inspectOptions = undefined;
    this.indentWidth = 2;
    this.indent = '';
    this.madeCounts = undefined;
    this.madeTimes = undefined;
  }

  // Without streams of its own a console writes to those of the process at its first use.
  get stdout() {
    return (this.ownStdout ??= process.stdout);
  }

  get stderr() {
    return (this.ownStderr ??= process.stderr);
  }

  get counts() {
    return (this.madeCounts ??= new Map());
  }

  get times() {
    return (this.madeTimes ??= new Map());
  }

  // The options for inspect where text goes to stream; undefined if there is nothing to say.
  optionsFor(stream) {
    const color = this.colorMode === 'auto' ? require('internal/util/colors').shouldColorize(stream) : this.colorMode;
    const options = this.inspectOptions;
    if (options === undefined) return color ? { colors: true } : undefined;
    if (options.colors === undefined) options.colors = color;
    return options;
  }

  // The text of the arguments of a printing method. Strings without placeholders need no inspect.
  format(stream, args) {
    if (args.every((a) => typeof a === 'string') && (args.length === 1 || !args[0]?.includes('%'))) return args.join(' ');
    return require('internal/util/format').formatArguments(this.optionsFor(stream), args);
  }

  write(stream, text) {
    const { indent } = this;
    const line = indent === '' ? `${text}\n` : `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`;
    if (this.ignoreErrors === false) {
      stream.write(line);
    } else if (stream === process.stdout || stream === process.stderr) {
      this.writeQuietly(stream, line);
    } else {
      this.writeGuarded(stream, line);
    }
  }

  writeQuietly(stream, line) {
    try {
      stream.write(line, ignoreLater(stream));
    } catch (err) {
      if (require('internal/errors').isStackOverflowError(err)) throw err;
    }
  }

  // A stream of the program's own may emit 'error' while it writes, or later.
  writeGuarded(stream, line) {
    try {
      if (stream.listenerCount('error') === 0) stream.once('error', noop);
      stream.write(line, ignoreLater(stream));
    } catch (err) {
      if (require('internal/errors').isStackOverflowError(err)) throw err;
    } finally {
      stream.removeListener('error', noop);
    }
  }

  log(args) {
    this.write(this.stdout, this.format(this.stdout, args));
  }

  warn(args) {
    this.write(this.stderr, this.format(this.stderr, args));
  }
}

function noop() {}

// The callback of a write: an error that is still to be emitted goes to nobody, if nobody listens.
function ignoreLater(stream) {
  return (err) => {
    if (err !== null && !stream._writableState?.errorEmitted && stream.listenerCount('error') === 0) {
      stream.once('error', noop);
    }
  };
}

module.exports = { ConsoleState, exposeState, kState };
