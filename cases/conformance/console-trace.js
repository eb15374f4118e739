// console.trace prints "Trace:", its message and the stack to stderr.
'use strict';
function traced() {
  console.trace('at %s', 'here');
}
traced();
