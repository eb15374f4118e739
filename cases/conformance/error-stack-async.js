// V8's async stack traces: the awaiting functions follow with "at async".
'use strict';
const path = require('path');
async function inner() { await null; throw new Error('deep'); }
async function middle() { await inner(); }
class Outer { async run() { await middle(); } }
new Outer().run().catch((err) => console.log(err.stack.replaceAll(path.dirname(__filename) + '/', '')));
