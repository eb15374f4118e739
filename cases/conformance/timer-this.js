// Inside a timer's callback `this` is the Timeout object (not so in arrow functions).
'use strict';
const t = setTimeout(function () { console.log(this === t); }, 1);
const i = setInterval(function () { console.log(this === i); clearInterval(this); }, 1);
const m = setImmediate(function () { console.log(this === m); });
