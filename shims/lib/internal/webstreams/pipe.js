'use strict';

// pipeTo and pipeThrough (lib/internal/webstreams/readablestream.js at v20.20.2;
// https://streams.spec.whatwg.org/#readable-stream-pipe-to).

const { ReadableStreamDefaultReader, isLocked } = require('internal/webstreams/readable');
const { WritableStreamDefaultWriter } = require('internal/webstreams/writable');
const { Deferred, checkOptions, kState, quiet, typeError } = require('internal/webstreams/parts');

function readPipeOptions(source, dest, options) {
  checkOptions(options, 'options');
  const preventAbort = options?.preventAbort;
  const preventCancel = options?.preventCancel;
  const preventClose = options?.preventClose;
  const signal = options?.signal;
  if (signal !== undefined) require('internal/validators').validateAbortSignal(signal, 'options.signal');
  if (isLocked(source)) throw typeError('ERR_INVALID_STATE', 'The ReadableStream is locked');
  if (dest[kState].writer !== undefined) throw typeError('ERR_INVALID_STATE', 'The WritableStream is locked');
  return { preventAbort: !!preventAbort, preventCancel: !!preventCancel, preventClose: !!preventClose, signal };
}

class Pipe {
  constructor(source, dest, options) {
    this.reader = new ReadableStreamDefaultReader(source);
    this.writer = new WritableStreamDefaultWriter(dest);
    this.source = source[kState];
    this.dest = dest[kState];
    this.options = options;
    this.source.disturbed = true;
    this.result = new Deferred();
    this.currentWrite = Promise.resolve();
    this.isShuttingDown = false;
    this.stopListening = undefined;
  }

  start() {
    const { signal } = this.options;
    if (signal !== undefined) {
      if (signal.aborted) {
        this.abort();
        return this.result.promise;
      }
      const { addAbortListener } = require('internal/events/abort_listener');
      this.stopListening = addAbortListener(signal, () => this.abort());
    }
    quiet(this.run());
    this.watch();
    return this.result.promise;
  }

  async run() {
    while (!await this.step());
  }

  // Passes one chunk on; promises whether that was all.
  async step() {
    if (this.isShuttingDown) return true;
    await this.writer[kState].ready.promise;
    const answer = new Deferred();
    this.source.read({
      chunk: (chunk) => {
        this.currentWrite = this.dest.write(chunk);
        quiet(this.currentWrite);
        answer.resolve(false);
      },
      close() {
        answer.resolve(true);
      },
      error(err) {
        answer.reject(err);
      },
    });
    return answer.promise;
  }

  // Passes on how either end ends.
  watch() {
    const { source, dest } = this;
    const { preventAbort, preventCancel, preventClose } = this.options;
    const sourceClosed = this.reader[kState].closed.promise;
    const destClosed = this.writer[kState].closed.promise;
    const passOn = (isPrevented, action, err) => this.shutDown(isPrevented ? undefined : action, true, err);

    const sourceFailed = (err) => passOn(preventAbort, () => dest.abort(err), err);
    if (source.state === 'errored') sourceFailed(source.storedError);
    else sourceClosed.then(undefined, sourceFailed);

    const destFailed = (err) => passOn(preventCancel, () => source.cancel(err), err);
    if (dest.state === 'errored') destFailed(dest.storedError);
    else destClosed.then(undefined, destFailed);

    const sourceEnded = () => this.shutDown(preventClose ? undefined : () => dest.closeWithErrors(), false);
    if (source.state === 'closed') sourceEnded();
    else sourceClosed.then(sourceEnded, () => {});

    if (dest.isClosing || dest.state === 'closed') {
      const err = typeError('ERR_INVALID_STATE', 'Destination WritableStream is closed');
      passOn(preventCancel, () => source.cancel(err), err);
    }
  }

  abort() {
    const { signal, preventAbort, preventCancel } = this.options;
    const { AbortError } = require('internal/errors');
    let { reason } = signal;
    if (reason instanceof AbortError)
      reason = new (require('internal/dom_exception').DOMException)(reason.message, 'AbortError');
    const actions = [];
    if (!preventAbort) actions.push(() => (this.dest.state === 'writable' ? this.dest.abort(reason) : Promise.resolve()));
    if (!preventCancel) actions.push(() => (this.source.state === 'readable' ? this.source.cancel(reason) : Promise.resolve()));
    this.shutDown(() => allOf(actions.map((action) => action())), true, reason);
  }

  // Waits for the writes under way, runs the action if there is one, and ends: with err if isFailed.
  shutDown(action, isFailed, err) {
    if (this.isShuttingDown) return;
    this.isShuttingDown = true;
    const end = () => {
      if (action === undefined) {
        this.finalize(isFailed, err);
        return;
      }
      action().then(() => this.finalize(isFailed, err), (er) => this.finalize(true, er));
    };
    if (this.dest.state === 'writable' && !this.dest.isClosing)
      this.waitForWrites().then(end, (er) => this.finalize(true, er));
    else
      end();
  }

  async waitForWrites() {
    const write = this.currentWrite;
    await write;
    if (write !== this.currentWrite) await this.waitForWrites();
  }

  finalize(isFailed, err) {
    this.writer[kState].release();
    this.reader[kState].release();
    this.stopListening?.[Symbol.dispose]();
    if (isFailed) this.result.reject(err);
    else this.result.resolve();
  }
}

// Promise.all as Node's internals have it.
function allOf(promises) {
  return new Promise((resolve, reject) => Promise.all(promises.map(
    (promise) => new Promise((a, b) => {
      promise.then(a, b);
    }))).then(resolve, reject));
}

function pipe(source, dest, options) {
  let started;
  try {
    started = new Pipe(source, dest, options);
  } catch (err) {
    return Promise.reject(err);
  }
  return started.start();
}

module.exports = { pipe, readPipeOptions };
