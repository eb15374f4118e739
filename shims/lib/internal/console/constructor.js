'use strict';

// console.Console: a console on streams of the program's own (lib/internal/console/constructor.js
// at v20.20.2).

const { codes } = require('internal/errors');
const { validateInteger, validateObject, validateOneOf } = require('internal/validators');
const { ConsoleState, exposeState, kState } = require('internal/console/state');
const { bindMethod, names } = require('internal/console/methods');

function checkedStream(stream, name) {
  if (!stream || typeof stream.write !== 'function') throw new codes.ERR_CONSOLE_WRITABLE_STREAM(name);
  return stream;
}

function stateFrom(options) {
  const { stdout, stderr = stdout, ignoreErrors = true, colorMode = 'auto', inspectOptions, groupIndentation } = options;
  const state = new ConsoleState();
  state.ownStdout = checkedStream(stdout, 'stdout');
  state.ownStderr = checkedStream(stderr, 'stderr');
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
    return instance?.[kState] !== undefined;
  },
});

for (const name of names) Console.prototype[name] = bindMethod(name, (self) => [self, self[kState]]);

module.exports = { Console };
