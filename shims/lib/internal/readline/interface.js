'use strict';

// Interface: lines out of a stream (lib/internal/readline/interface.js at v20.20.2), for streams that are no
// terminals. Editing of lines in a terminal is not supported.

const EventEmitter = require('events');

const kLineObjectStream = Symbol('line object stream');
const kQuestion = Symbol('kQuestion');
const kQuestionCancel = Symbol('kQuestionCancel');
const kQuestionReject = Symbol('kQuestionReject');
const kQuestionCallback = Symbol('_questionCallback');
const kOldPrompt = Symbol('_oldPrompt');
const kPrompt = Symbol('_prompt');
const kDecoder = Symbol('_decoder');
const kLine_buffer = Symbol('_line_buffer');
const kSawReturnAt = Symbol('_sawReturnAt');
const kSawKeyPress = Symbol('_sawKeyPress');
const kPreviousKey = Symbol('_previousKey');
const kNormalWrite = Symbol('_normalWrite');
const kOnLine = Symbol('_onLine');
const kSetRawMode = Symbol('_setRawMode');
const kWriteToOutput = Symbol('_writeToOutput');

const kMinCrlfDelay = 100;

function newError(code, ...args) {
  return new (require('internal/errors').codes[code])(...args);
}

// The options of new Interface(options), or its four arguments as such.
function readOptions(self, input, output, completer, terminal) {
  if (!input?.input) return { input, output, completer, terminal, prompt: '> ' };
  const options = input;
  const { validateAbortSignal, validateUint32 } = require('internal/validators');
  if (options.tabSize !== undefined) {
    validateUint32(options.tabSize, 'tabSize', true);
    self.tabSize = options.tabSize;
  }
  const { escapeCodeTimeout } = options;
  if (escapeCodeTimeout !== undefined) {
    if (!Number.isFinite(escapeCodeTimeout))
      throw newError('ERR_INVALID_ARG_VALUE', 'input.escapeCodeTimeout', self.escapeCodeTimeout);
    self.escapeCodeTimeout = escapeCodeTimeout;
  }
  if (options.signal) validateAbortSignal(options.signal, 'options.signal');
  const { history, historySize, removeHistoryDuplicates, crlfDelay, signal, prompt = '> ' } = options;
  return {
    input: options.input, output: options.output, completer: options.completer, terminal: options.terminal,
    history, historySize, removeHistoryDuplicates, crlfDelay, signal, prompt,
  };
}

function InterfaceConstructor(input, output, completer, terminal) {
  this[kSawReturnAt] = 0;
  this.isCompletionEnabled = true;
  this[kSawKeyPress] = false;
  this[kPreviousKey] = null;
  this.escapeCodeTimeout = 500;
  this.tabSize = 8;
  EventEmitter.call(this);

  const options = readOptions(this, input, output, completer, terminal);
  const { validateArray, validateNumber } = require('internal/validators');
  if (options.completer !== undefined && typeof options.completer !== 'function')
    throw newError('ERR_INVALID_ARG_VALUE', 'completer', options.completer);
  const { history = [], historySize = 30 } = options;
  if (options.history !== undefined) validateArray(history, 'history');
  validateNumber(historySize, 'historySize', 0);

  this.line = '';
  this.output = options.output;
  this.input = options.input;
  this.history = history;
  this.historySize = historySize;
  this.removeHistoryDuplicates = !!options.removeHistoryDuplicates;
  this.crlfDelay = options.crlfDelay ? Math.max(kMinCrlfDelay, options.crlfDelay) : kMinCrlfDelay;
  this.completer = options.completer;
  this.setPrompt(options.prompt);
  this.terminal = !!(options.terminal ?? options.output?.isTTY);
  if (options.terminal === null) this.terminal = false;
  this[kLineObjectStream] = undefined;
  if (this.terminal) require('internal/unsupported')('readline.Interface for terminals')();

  listen(this, options.input);
  if (options.signal) closeOnAbort(this, options.signal);
  options.input.resume();
}
Object.setPrototypeOf(InterfaceConstructor.prototype, EventEmitter.prototype);
Object.setPrototypeOf(InterfaceConstructor, EventEmitter);

function listen(self, input) {
  const { StringDecoder } = require('string_decoder');
  const onError = (err) => {
    self.emit('error', err);
  };
  const onData = (data) => {
    self[kNormalWrite](data);
  };
  const onEnd = () => {
    if (typeof self[kLine_buffer] === 'string' && self[kLine_buffer].length > 0) self.emit('line', self[kLine_buffer]);
    self.close();
  };
  input.on('error', onError);
  input.on('data', onData);
  input.on('end', onEnd);
  self.once('close', () => {
    input.removeListener('data', onData);
    input.removeListener('error', onError);
    input.removeListener('end', onEnd);
  });
  self[kDecoder] = new StringDecoder('utf8');
}

function closeOnAbort(self, signal) {
  const close = () => self.close();
  if (signal.aborted) {
    process.nextTick(close);
  } else {
    const { addAbortListener } = require('internal/events/abort_listener');
    self.once('close', addAbortListener(signal, close)[Symbol.dispose]);
  }
}

class Interface extends InterfaceConstructor {
  get columns() {
    return this.output && this.output.columns ? this.output.columns : Infinity;
  }

  setPrompt(prompt) {
    this[kPrompt] = prompt;
  }

  getPrompt() {
    return this[kPrompt];
  }

  prompt() {
    if (this.paused) this.resume();
    this[kWriteToOutput](this[kPrompt]);
  }

  close() {
    if (this.closed) return;
    this.pause();
    this.closed = true;
    this.emit('close');
  }

  pause() {
    if (this.paused) return undefined;
    this.input.pause();
    this.paused = true;
    this.emit('pause');
    return this;
  }

  resume() {
    if (!this.paused) return undefined;
    this.input.resume();
    this.paused = false;
    this.emit('resume');
    return this;
  }

  write(d) {
    if (this.paused) this.resume();
    this[kNormalWrite](d);
  }

  clearLine() {
    this.getCursorPos();
    this[kWriteToOutput]('\r\n');
    this.line = '';
    this.cursor = 0;
    this.prevRows = 0;
  }

  getCursorPos() {
    return require('internal/readline/cursor').positionAfter(this, this[kPrompt] + this.line.slice(0, this.cursor));
  }

  [kSetRawMode](mode) {
    const before = this.input.isRaw;
    if (typeof this.input.setRawMode === 'function') this.input.setRawMode(mode);
    return before;
  }

  [kQuestion](query, cb) {
    if (this.closed) throw newError('ERR_USE_AFTER_CLOSE', 'readline');
    if (!this[kQuestionCallback]) {
      this[kOldPrompt] = this[kPrompt];
      this.setPrompt(query);
      this[kQuestionCallback] = cb;
    }
    this.prompt();
  }

  [kQuestionCancel]() {
    if (this[kQuestionCallback]) {
      this[kQuestionCallback] = null;
      this.setPrompt(this[kOldPrompt]);
      this.clearLine();
    }
  }

  [kOnLine](line) {
    const cb = this[kQuestionCallback];
    if (cb) {
      this[kQuestionCallback] = null;
      this.setPrompt(this[kOldPrompt]);
      cb(line);
    } else {
      this.emit('line', line);
    }
  }

  [kWriteToOutput](text) {
    require('internal/validators').validateString(text, 'stringToWrite');
    if (this.output !== null && this.output !== undefined) this.output.write(text);
  }

  // Takes input in; what has no end of line yet is kept for the next piece. \r\n may come in two pieces.
  [kNormalWrite](b) {
    if (b === undefined) return;
    let text = this[kDecoder].write(b);
    if (this[kSawReturnAt] && Date.now() - this[kSawReturnAt] <= this.crlfDelay) {
      if (text.startsWith('\n')) text = text.slice(1);
      this[kSawReturnAt] = 0;
    }
    if (!/[\r\n]/.test(text)) {
      if (text) this[kLine_buffer] = this[kLine_buffer] ? this[kLine_buffer] + text : text;
      return;
    }
    if (this[kLine_buffer]) {
      text = this[kLine_buffer] + text;
      this[kLine_buffer] = null;
    }
    this[kSawReturnAt] = text.endsWith('\r') ? Date.now() : 0;
    const lines = text.split(/\r?\n|\r/);
    this[kLine_buffer] = lines.pop();
    for (const line of lines) this[kOnLine](line);
  }

  [Symbol.asyncIterator]() {
    if (this[kLineObjectStream] === undefined) {
      const { kFirstEventParam } = require('internal/events/symbols');
      this[kLineObjectStream] = EventEmitter.on(this, 'line', {
        close: ['close'],
        highWaterMark: 1024,
        [kFirstEventParam]: true,
      });
    }
    return this[kLineObjectStream];
  }
}

module.exports = {
  Interface, InterfaceConstructor, kDecoder, kLine_buffer, kNormalWrite, kOldPrompt, kOnLine, kPreviousKey, kPrompt,
  kQuestion, kQuestionCallback, kQuestionCancel, kQuestionReject, kSawKeyPress, kSawReturnAt, kSetRawMode, kWriteToOutput,
};
