// process.emitWarning: 'warning' is emitted in a tick; name, code and detail are set.
'use strict';
process.removeAllListeners('warning'); // the default listener prints the process id
process.on('warning', (w) => console.log(w.name, w.code, w.message, w.detail));
process.emitWarning('plain');
process.emitWarning('with type', 'CustomWarning');
process.emitWarning('with code', 'CustomWarning', 'CODE1');
process.emitWarning('with options', { type: 'T', code: 'C', detail: 'D' });
process.emitWarning(new Error('an error object'));
console.log('main');
process.nextTick(() => console.log('a later tick'));
try {
  process.emitWarning(1);
} catch (err) {
  console.log(err.code, err.message);
}
