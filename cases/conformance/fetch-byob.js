// Bodies are streams of bytes: they can be read into buffers of the reader's own.
'use strict';
const http = require('http');
const server = http.createServer((req, res) => {
  res.write('first');
  setImmediate(() => res.end('second'));
});
async function readAll(stream) {
  const reader = stream.getReader({ mode: 'byob' });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(3));
    if (done) return text;
    text += Buffer.from(value);
  }
}
server.listen(0, async () => {
  const answer = await fetch(`http://localhost:${server.address().port}`);
  console.log(answer.body, await readAll(answer.body), answer.bodyUsed);
  console.log(await readAll(new Response('text of a response').body));
  const iterated = async function* () {
    yield Buffer.from('ite');
    yield 'rated';
  };
  console.log(await readAll(new Response(iterated()).body));
  const used = new Response('x');
  await used.text();
  console.log(used.body, new Response('y'));
  server.close();
});
