'use strict';

// The readline/promises module of Node v20.20.2, on streams that are no terminals.

const base = require('internal/readline/interface');
const { Readline } = require('internal/readline/promises');

class Interface extends base.Interface {
  question(query, options = {}) {
    return new Promise((resolve, reject) => {
      let cb = resolve;
      const signal = options?.signal;
      if (signal) {
        require('internal/validators').validateAbortSignal(signal, 'options.signal');
        const abortError = () => new (require('internal/errors').AbortError)(undefined, { cause: signal.reason });
        if (signal.aborted) {
          reject(abortError());
          return;
        }
        const { addAbortListener } = require('internal/events/abort_listener');
        const disposable = addAbortListener(signal, () => {
          this[base.kQuestionCancel]();
          reject(abortError());
        });
        cb = (answer) => {
          disposable[Symbol.dispose]();
          resolve(answer);
        };
      }
      this[base.kQuestionReject] = reject;
      this[base.kQuestion](query, cb);
    });
  }
}

function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

module.exports = { Interface, Readline, createInterface };
