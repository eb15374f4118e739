'use strict';

// The programs that a test says exist: require('loopcheck').exec(pattern, result). child_process asks here.

const answers = [];

function add(pattern, result) {
  answers.push({ pattern, result });
}

function fits(pattern, line) {
  if (typeof pattern === 'string') return line === pattern || line.startsWith(`${pattern} `);
  pattern.lastIndex = 0;
  return pattern.test(line);
}

// What the program does: { stdout, stderr, code, signal }, or { error } with the code of a failed start (ENOENT). late
// is what a child of its own still writes to stdout after it has exited.
// undefined when the test says nothing about this command line. args are those that follow the program's name.
function answer(file, args, options) {
  const line = [file, ...args].join(' ');
  const found = answers.find(({ pattern }) => fits(pattern, line));
  if (found === undefined) return undefined;
  let { result } = found;
  if (typeof result === 'function') result = result(line, file, args, options);
  if (typeof result === 'string' || result instanceof Uint8Array) result = { stdout: result };
  const { stdout = '', stderr = '', late = '', code = 0, signal = null, error } = result ?? {};
  return { stdout, stderr, late, code: signal === null ? code : null, signal, error };
}

module.exports = { add, answer };
