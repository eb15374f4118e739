'use strict';

// The readline module of Node v20.20.2, on streams that are no terminals.

const base = require('internal/readline/interface');
const unsupported = require('internal/unsupported');

function Interface(input, output, completer, terminal) {
  if (!(this instanceof Interface)) return new Interface(input, output, completer, terminal);
  // A completer may answer at once.
  const calling = (complete) => (line, cb) => cb(null, complete(line));
  if (input?.input && typeof input.completer === 'function' && input.completer.length !== 2)
    input.completer = calling(input.completer);
  else if (typeof completer === 'function' && completer.length !== 2)
    completer = calling(completer);
  base.InterfaceConstructor.call(this, input, output, completer, terminal);
}
Object.setPrototypeOf(Interface.prototype, base.Interface.prototype);
Object.setPrototypeOf(Interface, base.Interface);

Interface.prototype.question = function question(query, options, cb) {
  cb = typeof options === 'function' ? options : cb;
  const signal = options === null || typeof options !== 'object' ? undefined : options.signal;
  if (signal) {
    require('internal/validators').validateAbortSignal(signal, 'options.signal');
    if (signal.aborted) return;
    const { addAbortListener } = require('internal/events/abort_listener');
    const disposable = addAbortListener(signal, () => {
      this[base.kQuestionCancel]();
    });
    const tell = cb;
    cb = typeof tell !== 'function' ? disposable[Symbol.dispose] : (answer) => {
      disposable[Symbol.dispose]();
      return tell(answer);
    };
  }
  if (typeof cb === 'function') this[base.kQuestion](query, cb);
};

Interface.prototype.question[Symbol.for('nodejs.util.promisify.custom')] = function question(query, options) {
  if (options === null || typeof options !== 'object') options = {};
  const { signal } = options;
  const abortError = () => new (require('internal/errors').AbortError)(undefined, { cause: signal.reason });
  if (signal && signal.aborted) return Promise.reject(abortError());
  return new Promise((resolve, reject) => {
    let cb = resolve;
    if (signal) {
      const { addAbortListener } = require('internal/events/abort_listener');
      const disposable = addAbortListener(signal, () => {
        reject(abortError());
      });
      cb = (answer) => {
        disposable[Symbol.dispose]();
        resolve(answer);
      };
    }
    this.question(query, options, cb);
  });
};

// The methods and fields of old, which programs replace and read.
for (const name of ['_setRawMode', '_onLine', '_writeToOutput', '_normalWrite']) {
  const key = base[`k${name[1].toUpperCase()}${name.slice(2)}`];
  Interface.prototype[name] = base.Interface.prototype[key];
  Object.defineProperty(Interface.prototype, key, {
    __proto__: null,
    get() {
      return this[name];
    },
  });
}
for (const name of ['_addHistory', '_refreshLine', '_insertString', '_tabComplete', '_wordLeft', '_wordRight',
  '_deleteLeft', '_deleteRight', '_deleteWordLeft', '_deleteWordRight', '_deleteLineLeft', '_deleteLineRight', '_line',
  '_historyNext', '_historyPrev', '_getDisplayPos', '_moveCursor', '_ttyWrite']) {
  Interface.prototype[name] = unsupported(`readline.Interface.prototype.${name}`);
}
Interface.prototype._getCursorPos = base.Interface.prototype.getCursorPos;

for (const name of ['decoder', 'line_buffer', 'oldPrompt', 'previousKey', 'prompt', 'questionCallback', 'sawKeyPress',
  'sawReturnAt']) {
  const key = base[`k${name[0].toUpperCase()}${name.slice(1)}`];
  Object.defineProperty(Interface.prototype, `_${name}`, {
    __proto__: null,
    get() {
      return this[key];
    },
    set(value) {
      this[key] = value;
    },
  });
}

function emitKeypressEvents(stream, rl) {
  return require('internal/readline/keypress').emitKeypressEvents(stream, rl);
}

function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

const { clearLine, clearScreenDown, cursorTo, moveCursor } = require('internal/readline/callbacks');

module.exports = {
  Interface,
  clearLine,
  clearScreenDown,
  createInterface,
  cursorTo,
  emitKeypressEvents,
  moveCursor,
  promises: require('readline/promises'),
};
