// Reading bodies in every form, once.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  for (const source of ['t\u00e9xt', 5, {}, new Uint8Array([97, 98, 99]).subarray(1), new Uint8Array([97]).buffer, new URLSearchParams({ a: 'b c' }),
    new Blob(['blob'], { type: 'q/r' }), (async function* () { yield Buffer.from('a'); yield 'b'; })(),
    new ReadableStream({ start(c) { c.enqueue(Buffer.from('s')); c.close(); } })]) {
    const r = new Response(source);
    console.log(r.headers.get('content-type'), r.bodyUsed, await r.text(), r.bodyUsed);
  }
  const make = () => new Response('{"a":1}', { headers: { 'content-type': 'A/b;c=D' } });
  console.log(await make().json(), await make().arrayBuffer(), await make().bytes(), await make().blob(), await new Response().text());
  const used = make();
  await used.text();
  const locked = make();
  locked.body.getReader();
  for (const [what, act] of Object.entries({
    used: () => used.text(), clone: () => used.clone(), locked: () => locked.text(), lockedClone: () => locked.clone(), json: () => new Response('x{').json(),
    empty: () => new Response('').json(), form: () => new Response('a=b').formData(), strings: () => new Response(new ReadableStream({ start(c) { c.enqueue('s'); } })).text(),
    again: () => new Response(locked.body), bom: async () => (await new Response('\ufeffx').text()).length,
  })) await attempt(what, act);
  const one = make();
  const two = one.clone();
  console.log(await one.text(), await two.text(), one !== two);
  const parts = [];
  for await (const part of new Response('iterated').body) parts.push(Buffer.from(part).toString());
  console.log(parts.join(''));
})();
