'use strict';

// Text of errors: the stack, with the class and tag that it lacks, and without what the cause or
// the properties will show (lib/internal/util/inspect.js at v20.20.2: formatError).

const { kind } = internalBinding('util');
const { prefix } = require('internal/util/inspect/names');

function isError(value) {
  return kind(value) === 'Error' || value instanceof Error;
}

function stackOf(err) {
  return err.stack ? String(err.stack) : Error.prototype.toString.call(err);
}

// Finds the first run of more than three entries of a that stands in b too. Returns its place in
// a and its length, 0 if there is none.
function identicalSequenceRange(a, b) {
  for (let offset = 0; offset < a.length - 3; offset++) {
    const start = b.indexOf(a[offset]);
    if (start === -1 || b.length - start <= 3) continue;
    const most = Math.min(a.length - offset, b.length - start);
    let len = 1;
    while (len < most && a[offset + len] === b[start + len]) len++;
    if (len > 3) return { len, offset };
  }
  return { len: 0, offset: 0 };
}

function causeOf(err) {
  try {
    return err.cause;
  } catch {
    return undefined;
  }
}

// The frames of err; those that its cause has too are counted instead.
function framesOf(ctx, err, text) {
  const frames = text.split('\n');
  const cause = causeOf(err);
  if (cause == null || !isError(cause)) return frames;
  const causeStack = stackOf(cause);
  const start = causeStack.indexOf('\n    at');
  if (start === -1) return frames;
  const { len, offset } = identicalSequenceRange(frames, causeStack.slice(start + 1).split('\n'));
  if (len > 0) {
    const note = `    ... ${len - 2} lines matching cause stack trace ...`;
    frames.splice(offset + 1, len - 2, ctx.stylize(note, 'undefined'));
  }
  return frames;
}

// Puts the class and the tag where the stack names another, as in `Foo [TypeError]: message`.
function withClass(stack, constructor, name, tag) {
  const regular = name.endsWith('Error') && stack.startsWith(name) &&
    (stack.length === name.length || stack[name.length] === ':' || stack[name.length] === '\n');
  if (constructor !== null && !regular) return stack;
  let fallback = 'Error';
  let length = name.length;
  if (constructor === null) {
    const start = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n {4}at)/.exec(stack) || /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
    fallback = (start && start[1]) || '';
    length = fallback.length;
    fallback = fallback || 'Error';
  }
  const head = prefix(constructor, tag, fallback).slice(0, -1);
  if (name === head) return stack;
  if (!head.includes(name)) return `${head} [${name}]${stack.slice(length)}`;
  return length === 0 ? `${head}: ${stack}` : head + stack.slice(length);
}

// Takes name, message and stack out of keys where the stack shows them already.
function dropShownKeys(ctx, keys, err, stack) {
  if (ctx.showHidden || keys.length === 0) return;
  for (const name of ['name', 'message', 'stack']) {
    const at = keys.indexOf(name);
    if (at !== -1 && stack.includes(err[name])) keys.splice(at, 1);
  }
}

function addKey(keys, key) {
  if (!keys.includes(key)) keys.push(key);
}

// Where the frames start in stack, -1 if there are none. The message may look like a frame.
function framesStart(err, stack) {
  let from = (err.message && stack.indexOf(err.message)) || -1;
  if (from !== -1) from += err.message.length;
  return stack.indexOf('\n    at', from);
}

// The text of err; what it does not show is left in keys, or added: cause and errors.
function errorText(ctx, err, constructor, tag, keys) {
  const name = err.name != null ? String(err.name) : 'Error';
  const stack = stackOf(err);
  dropShownKeys(ctx, keys, err, stack);
  if ('cause' in err) addKey(keys, 'cause');
  if (Array.isArray(err.errors)) addKey(keys, 'errors');

  let text = withClass(stack, constructor, name, tag);
  const start = framesStart(err, text);
  if (start === -1) {
    text = `[${text}]`;
  } else {
    const frames = framesOf(ctx, err, text.slice(start + 1));
    const lines = ctx.colors ? frames.map(require('internal/util/inspect/frames').painter(ctx)) : frames;
    text = `${text.slice(0, start)}\n${lines.join('\n')}`;
  }
  return ctx.indentationLvl === 0 ? text : text.replaceAll('\n', `\n${' '.repeat(ctx.indentationLvl)}`);
}

module.exports = { errorText, identicalSequenceRange };
