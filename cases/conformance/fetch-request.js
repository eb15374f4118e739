// Request: construction, copying, errors.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  const r = new Request('HTTP://H:80/a b?c#d', { method: 'post', body: 'x', headers: { a: 'b' }, keepalive: true, redirect: 'manual' });
  console.log(r, r.bodyUsed, r.duplex);
  const copy = new Request(r, { headers: { z: 'y' } });
  console.log(r.bodyUsed, copy.method, [...copy.headers], await copy.text());
  console.log(Object.keys(Request.prototype), Request.length);
  const c = new AbortController();
  const s = new Request('http://h', { signal: c.signal });
  c.abort('why');
  console.log(s.signal.aborted, s.signal.reason, s.signal === c.signal);
  const cloned = new Request('http://h', { method: 'PUT', body: 'twice' });
  console.log(await cloned.clone().text(), await cloned.text());
  for (const [what, act] of Object.entries({
    none: () => new Request(), url: () => new Request('x'), credentials: () => new Request('http://u:p@h'), method: () => new Request('http://h', { method: 'a b' }),
    connect: () => new Request('http://h', { method: 'CONNECT' }), body: () => new Request('http://h', { body: 'x' }), mode: () => new Request('http://h', { mode: 'x' }),
    navigate: () => new Request('http://h', { mode: 'navigate' }), signal: () => new Request('http://h', { signal: 5 }),
    stream: () => new Request('http://h', { method: 'POST', body: new ReadableStream() }), window: () => new Request('http://h', { window: 1 }),
    cache: () => new Request('http://h', { cache: 'only-if-cached' }), redirect: () => new Request('http://h', { redirect: 'x' }),
    used: async () => { const u = new Request('http://h', { method: 'POST', body: 'b' }); await u.text(); return new Request(u); },
  })) await attempt(what, act);
})();
