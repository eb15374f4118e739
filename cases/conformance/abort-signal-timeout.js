// AbortSignal.timeout: aborts with a TimeoutError; its timer does not keep the loop alive.
'use strict';
const signal = AbortSignal.timeout(5);
signal.addEventListener('abort', () => console.log(signal.reason.name, signal.reason.code, signal.reason.message));
setTimeout(() => console.log('the program waits', signal.aborted), 300);
AbortSignal.timeout(100000).addEventListener('abort', () => console.log('never'));
