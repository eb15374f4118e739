'use strict';

// What a console is besides its methods (lib/internal/console/constructor.js at v20.20.2): two
// streams, options, and what count, time and group remember.

// Names the state on a console.
const kState = Symbol('kState');

// The methods, in Node's order.
const names = 'log warn dir time timeEnd timeLog trace assert clear count countReset group groupEnd table debug info dirxml ' +
  'error groupCollapsed';

// The state of a console that writes to the process's streams.
function newState() {
  return {
    // The streams; those of the process are looked up at the first use.
    stdout: undefined,
    stderr: undefined,
    // The streams are the program's own: they may emit 'error' while they write.
    isGuarded: false,
    ignoreErrors: true,
    colorMode: 'auto',
    inspectOptions: undefined,
    indentWidth: 2,
    indent: '',
    // Maps, made when they are first needed: label to count, label to process.hrtime().
    counts: undefined,
    times: undefined,
    // The callbacks of writes, likewise.
    stdoutWritten: undefined,
    stderrWritten: undefined,
  };
}

function stdoutOf(state) {
  return (state.stdout ??= process.stdout);
}

function stderrOf(state) {
  return (state.stderr ??= process.stderr);
}

// The options for inspect where text goes to stream; undefined if there is nothing to say.
function optionsFor(state, stream) {
  const color = state.colorMode === 'auto' ? require('internal/util/colors').shouldColorize(stream) : state.colorMode;
  const options = state.inspectOptions;
  if (options === undefined) return color ? { colors: true } : undefined;
  if (options.colors === undefined) options.colors = color;
  return options;
}

// The text of the arguments of a printing method. Strings without placeholders need no inspect.
function textOf(state, stream, args) {
  const [first] = args;
  if (typeof first === 'string') {
    if (args.length === 1) return first;
    if (!first.includes('%') && args.every((a) => typeof a === 'string')) return args.join(' ');
  }
  return require('internal/util/format').formatArguments(optionsFor(state, stream), args);
}

function noop() {}

// Makes the callback of writes to stream: an error that is still to be emitted goes to nobody, if
// nobody listens.
function writtenTo(stream) {
  return (err) => {
    if (err !== null && !stream._writableState?.errorEmitted && stream.listenerCount('error') === 0) {
      stream.once('error', noop);
    }
  };
}

function writeLine(state, stream, text) {
  const { indent, isGuarded } = state;
  const line = indent === '' ? `${text}\n` : `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`;
  if (state.ignoreErrors === false || (!isGuarded && internalBinding('process').isPlain(stream))) {
    stream.write(line);
    return;
  }
  const callback = stream === state.stdout ? 'stdoutWritten' : 'stderrWritten';
  const written = (state[callback] ??= writtenTo(stream));
  try {
    if (isGuarded && stream.listenerCount('error') === 0) stream.once('error', noop);
    stream.write(line, written);
  } catch (err) {
    // Errors of streams are nobody's; an overflow of the stack is the caller's.
    if (err?.name === 'RangeError' && err.message === 'Maximum call stack size exceeded') throw err;
  } finally {
    if (isGuarded) stream.removeListener('error', noop);
  }
}

// Prints args to one of the two streams.
function print(state, isError, args) {
  const stream = isError ? stderrOf(state) : stdoutOf(state);
  writeLine(state, stream, textOf(state, stream, args));
}

// Makes a printing method, which needs the state alone: it calls no other method.
function bindPrinter(name, state) {
  const isError = name === 'error' || name === 'warn';
  return Object.defineProperty((...args) => print(state, isError, args), 'name', { value: name });
}

module.exports = { bindPrinter, kState, names, newState, optionsFor, print, stderrOf, stdoutOf, textOf, writeLine };
