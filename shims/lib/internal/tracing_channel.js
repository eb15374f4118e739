'use strict';

// diagnostics_channel.tracingChannel: five channels that tell of one operation.

const { channel, Channel } = require('diagnostics_channel');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateFunction } = require('internal/validators');

const moments = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];

function channelOf(from, moment) {
  if (typeof from === 'string') return channel(`tracing:${from}:${moment}`);
  if (typeof from !== 'object' || from === null) {
    throw new ERR_INVALID_ARG_TYPE('nameOrChannels', ['string', 'object', 'TracingChannel'], from);
  }
  const given = from[moment];
  if (!(given instanceof Channel)) throw new ERR_INVALID_ARG_TYPE(`nameOrChannels.${moment}`, ['Channel'], given);
  return given;
}

class TracingChannel {
  constructor(nameOrChannels) {
    for (const moment of moments) Object.defineProperty(this, moment, { value: channelOf(nameOrChannels, moment) });
  }

  get hasSubscribers() {
    return moments.some((moment) => this[moment].hasSubscribers);
  }

  subscribe(handlers) {
    for (const moment of moments) {
      if (handlers[moment]) this[moment]?.subscribe(handlers[moment]);
    }
  }

  unsubscribe(handlers) {
    let done = true;
    for (const moment of moments) {
      if (handlers[moment] && !this[moment]?.unsubscribe(handlers[moment])) done = false;
    }
    return done;
  }

  // Calls fn between start and end; finish makes the result of what fn returns.
  #around(context, fn, thisArg, args, finish) {
    const { start, end, error } = this;
    return start.runStores(context, () => {
      try {
        return finish(Reflect.apply(fn, thisArg, args));
      } catch (err) {
        context.error = err;
        error.publish(context);
        throw err;
      } finally {
        end.publish(context);
      }
    });
  }

  traceSync(fn, context = {}, thisArg, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(fn, thisArg, args);
    return this.#around(context, fn, thisArg, args, (result) => {
      context.result = result;
      return result;
    });
  }

  tracePromise(fn, context = {}, thisArg, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(fn, thisArg, args);
    const { asyncStart, asyncEnd, error } = this;
    const settled = () => {
      asyncStart.publish(context);
      asyncEnd.publish(context);
    };
    return this.#around(context, fn, thisArg, args, (result) => {
      const promise = result instanceof Promise ? result : Promise.resolve(result);
      return Promise.prototype.then.call(promise, (value) => {
        context.result = value;
        settled();
        return value;
      }, (reason) => {
        context.error = reason;
        error.publish(context);
        settled();
        return Promise.reject(reason);
      });
    });
  }

  traceCallback(fn, position = -1, context = {}, thisArg, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(fn, thisArg, args);
    const { asyncStart, asyncEnd, error } = this;
    const callback = args.at(position);
    validateFunction(callback, 'callback');
    args.splice(position, 1, function(err, result) {
      const given = arguments;
      if (err) {
        context.error = err;
        error.publish(context);
      } else {
        context.result = result;
      }
      asyncStart.runStores(context, () => {
        try {
          return Reflect.apply(callback, this, given);
        } finally {
          asyncEnd.publish(context);
        }
      });
    });
    return this.#around(context, fn, thisArg, args, (result) => result);
  }
}

module.exports = { TracingChannel };
