'use strict';
// A client asks one of two servers and, when that is too slow, the other. It must never pay twice.
const { choose, invariant } = require('loopcheck');

let payments = 0;
invariant(function paysOnce() { return payments <= 1; });

// Either server answers within 10 ms or is down for a while.
function ask(server, done) {
  const late = choose(2) === 1;
  setTimeout(() => done(server), late ? 200 : 10);
}

function pay() {
  let paid = false;
  let patience = null;
  ask('first', (server) => {
    clearTimeout(patience);
    if (paid) return;
    paid = true;
    payments++;
    console.log('paid by', server);
  });
  patience = setTimeout(() => {
    ask('second', (server) => {
      if (paid) return;
      paid = true;
      payments++;
      console.log('paid by', server);
    });
  }, 100);
}

pay();
