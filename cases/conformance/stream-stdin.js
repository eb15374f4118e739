'use strict';
console.log(process.stdin.fd, process.stdin.isTTY, process.stdin.readable, process.stdin.readableFlowing, process.stdin === process.stdin);
for (const event of ['data', 'end', 'close', 'pause', 'resume', 'readable']) {
  if (event !== 'readable') process.stdin.on(event, (x) => console.log(event, x));
}
process.stdin.setEncoding('utf8');
console.log(require('fs').readFileSync(0, 'utf8').length);
(async () => {
  const rl = require('readline').createInterface({ input: process.stdin });
  for await (const line of rl) console.log('line', line);
  console.log('no more lines');
})();
