'use strict';

// console.Console: a console on streams of the program's own (lib/internal/console/constructor.js
// at v20.20.2).

const { codes } = require('internal/errors');
const { validateInteger, validateObject, validateOneOf } = require('internal/validators');
const { kState, names, newState } = require('internal/console/state');
const { bindMethod } = require('internal/console/methods');

function checkedStream(stream, name) {
  if (!stream || typeof stream.write !== 'function') throw new codes.ERR_CONSOLE_WRITABLE_STREAM(name);
  return stream;
}

function stateFrom(options) {
  const { stdout, stderr = stdout, ignoreErrors = true, colorMode = 'auto', inspectOptions, groupIndentation } = options;
  const state = newState();
  state.stdout = checkedStream(stdout, 'stdout');
  state.stderr = checkedStream(stderr, 'stderr');
  state.isGuarded = true;
  validateOneOf(colorMode, 'colorMode', ['auto', true, false]);
  if (groupIndentation !== undefined) validateInteger(groupIndentation, 'groupIndentation', 0, 1000);
  if (inspectOptions !== undefined) {
    validateObject(inspectOptions, 'options.inspectOptions');
    if (inspectOptions.colors !== undefined && options.colorMode !== undefined) {
      throw new codes.ERR_INCOMPATIBLE_OPTION_PAIR('options.inspectOptions.color', 'colorMode');
    }
  }
  state.ignoreErrors = Boolean(ignoreErrors);
  state.colorMode = colorMode;
  state.inspectOptions = inspectOptions;
  state.indentWidth = groupIndentation ?? 2;
  return state;
}

// The properties a Console shows of its state, as Node names them.
function exposeState(console, state) {
  const define = (name, get, set) => Object.defineProperty(console, name, { get, set, enumerable: false, configurable: true });
  define('_stdout', () => state.stdout, (stream) => { state.stdout = stream; });
  define('_stderr', () => state.stderr, (stream) => { state.stderr = stream; });
  define('_ignoreErrors', () => state.ignoreErrors, (value) => { state.ignoreErrors = value; });
  define('_times', () => (state.times ??= new Map()));
}

// new Console(options) or new Console(stdout, stderr, ignoreErrors).
function Console(options, stderr, ignoreErrors) {
  if (new.target === undefined) return Reflect.construct(Console, arguments);
  const byStreams = !options || typeof options.write === 'function';
  const state = stateFrom(byStreams ? { stdout: options, stderr, ignoreErrors } : options);
  // The methods are taken from the instance, so that a subclass may have its own.
  for (const name of Object.keys(Console.prototype)) {
    this[name] = this[name].bind(this);
    Object.defineProperty(this[name], 'name', { value: name });
  }
  Object.defineProperty(this, kState, { value: state, enumerable: false });
  exposeState(this, state);
  Object.defineProperty(this, Symbol.toStringTag, {
    value: 'console', writable: false, enumerable: false, configurable: true,
  });
}

Object.defineProperty(Console, 'length', { value: 1 });
Object.defineProperty(Console, Symbol.hasInstance, {
  value(instance) {
    return instance === globalThis.console || instance?.[kState] !== undefined;
  },
});

for (const name of names.split(' ')) Console.prototype[name] = bindMethod(name, (self) => [self, self[kState]]);

module.exports = { Console };
