'use strict';

// readline.emitKeypressEvents: what is typed, as 'keypress' events (emitKeypressEvents.js and emitKeys of utils.js in
// lib/internal/readline at v20.20.2).

const kDecoder = Symbol('keypress-decoder');
const kKeys = Symbol('escape-decoder');
const { kSawKeyPress } = require('internal/readline/interface');

const ESCAPE = '\x1b';

// Names by the last letter of ESC [ x and ESC O x, and by the number of ESC [ n ~.
const letters = { A: 'up', B: 'down', C: 'right', D: 'left', E: 'clear', F: 'end', H: 'home', P: 'f1', Q: 'f2', R: 'f3', S: 'f4' };
const numbers = {
  1: 'home', 2: 'insert', 3: 'delete', 4: 'end', 5: 'pageup', 6: 'pagedown', 7: 'home', 8: 'end',
  11: 'f1', 12: 'f2', 13: 'f3', 14: 'f4', 15: 'f5', 17: 'f6', 18: 'f7', 19: 'f8', 20: 'f9', 21: 'f10', 23: 'f11', 24: 'f12',
  200: 'paste-start', 201: 'paste-end',
};

// Names the key of an escape code such as [A, OP, [15~, [[C, [3$.
function nameCode(key, code) {
  const last = code[code.length - 1];
  const number = code.slice(1, -1);
  key.name = 'undefined';
  if (code.startsWith('[[')) {
    if (/^\[\[[A-E]$/.test(code)) key.name = `f${last.charCodeAt(0) - 64}`;
    else if (code === '[[5~' || code === '[[6~') key.name = numbers[code[2]];
  } else if (number === '') {
    if (letters[last] !== undefined) {
      key.name = letters[last];
    } else if (last >= 'a' && last <= 'e') {
      key.name = letters[last.toUpperCase()];
      if (code[0] === 'O') key.ctrl = true;
      else key.shift = true;
    } else if (code === '[Z') {
      key.name = 'tab';
      key.shift = true;
    }
  } else if (code[0] === '[' && last === '~') {
    key.name = numbers[number] ?? 'undefined';
  } else if (code[0] === '[' && (last === '$' || last === '^') && /^[235678]$/.test(number)) {
    key.name = numbers[number];
    if (last === '$') key.shift = true;
    else key.ctrl = true;
  }
}

const isDigit = (ch) => ch >= '0' && ch <= '9';

// The rest of an escape sequence that has begun with s, which ends in [ or O. Yields for each character.
function* readCode(s) {
  let code = s[s.length - 1];
  let modifier = 0;
  let ch = yield;
  s += ch;
  if (code === 'O') {
    if (isDigit(ch)) {
      modifier = (ch >> 0) - 1;
      s += (ch = yield);
    }
    return { s, code: code + ch, modifier };
  }
  if (ch === '[') {
    code += ch;
    s += (ch = yield);
  }
  const start = s.length - 1;
  for (let digits = 0; digits < 3 && isDigit(ch); digits++) s += (ch = yield);
  if (ch === ';') {
    s += (ch = yield);
    if (isDigit(ch)) s += yield;
  }
  const command = s.slice(start);
  const numbered = /^(?:(\d\d?)(?:;(\d))?([~^$])|(\d{3}~))$/.exec(command);
  const lettered = numbered ? null : /^((\d;)?(\d))?([A-Za-z])$/.exec(command);
  if (numbered) {
    code += numbered[4] ?? numbered[1] + numbered[3];
    if (!numbered[4]) modifier = (numbered[2] || 1) - 1;
  } else if (lettered) {
    code += lettered[4];
    modifier = (lettered[3] || 1) - 1;
  } else {
    code += command;
  }
  return { s, code, modifier };
}

// A plain character, perhaps after ESC.
function nameCharacter(key, ch, escaped) {
  const plain = { '\r': 'return', '\n': 'enter', '\t': 'tab', '\b': 'backspace', '\x7f': 'backspace', [ESCAPE]: 'escape', ' ': 'space' };
  if (Object.hasOwn(plain, ch)) {
    key.name = plain[ch];
    key.meta = escaped;
  } else if (!escaped && ch <= '\x1a') {
    key.name = String.fromCharCode(ch.charCodeAt(0) + 96);
    key.ctrl = true;
  } else if (/^[0-9A-Za-z]$/.test(ch)) {
    key.name = ch.toLowerCase();
    key.shift = /^[A-Z]$/.test(ch);
    key.meta = escaped;
  } else if (escaped) {
    key.name = ch.length ? undefined : 'escape'; // nothing came in time
    key.meta = true;
  }
}

// Takes characters by next(character), emits keys.
function* emitKeys(stream) {
  for (;;) {
    let ch = yield;
    let s = ch;
    const escaped = ch === ESCAPE;
    const key = { sequence: null, name: undefined, ctrl: false, meta: false, shift: false };
    if (escaped) {
      s += (ch = yield);
      if (ch === ESCAPE) s += (ch = yield);
    }
    if (escaped && (ch === 'O' || ch === '[')) {
      const read = yield* readCode(s);
      s = read.s;
      key.ctrl = !!(read.modifier & 4);
      key.meta = !!(read.modifier & 10);
      key.shift = !!(read.modifier & 1);
      key.code = read.code;
      nameCode(key, read.code);
    } else {
      nameCharacter(key, ch, escaped);
    }
    key.sequence = s;
    if (s.length !== 0 && (key.name !== undefined || escaped)) stream.emit('keypress', escaped ? undefined : s, key);
    else if ([...s].length === 1 || s.length === 1) stream.emit('keypress', s, key);
  }
}

function newKeys(stream) {
  stream[kKeys] = emitKeys(stream);
  stream[kKeys].next();
}

function emitKeypressEvents(stream, rl = {}) {
  if (stream[kDecoder]) return;
  const { StringDecoder } = require('string_decoder');
  stream[kDecoder] = new StringDecoder('utf8');
  newKeys(stream);
  const { escapeCodeTimeout = 500 } = rl;
  let timer;

  const take = (text) => {
    const { clearTimeout, setTimeout } = require('timers');
    clearTimeout(timer);
    const characters = [...text];
    rl[kSawKeyPress] = characters.length === 1;
    rl.isCompletionEnabled = false;
    characters.forEach((character, i) => {
      const isLast = i === characters.length - 1;
      if (isLast) rl.isCompletionEnabled = true;
      try {
        stream[kKeys].next(character);
        if (isLast && character === ESCAPE) timer = setTimeout(() => stream[kKeys].next(''), escapeCodeTimeout);
      } catch (err) {
        newKeys(stream); // a listener has thrown
        throw err;
      }
    });
  };

  const onData = (input) => {
    if (stream.listenerCount('keypress') > 0) {
      const text = stream[kDecoder].write(input);
      if (text) take(text);
    } else {
      stream.removeListener('data', onData);
      stream.on('newListener', onNewListener);
    }
  };
  const onNewListener = (event) => {
    if (event === 'keypress') {
      stream.on('data', onData);
      stream.removeListener('newListener', onNewListener);
    }
  };
  if (stream.listenerCount('keypress') > 0) stream.on('data', onData);
  else stream.on('newListener', onNewListener);
}

module.exports = { emitKeypressEvents };
