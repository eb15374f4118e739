// Response: construction, static methods, properties, errors.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  const r = new Response('x', { status: 201, statusText: 'Made', headers: { a: 'b' } });
  console.log(r.status, r.statusText, r.ok, r.type, r.url, r.redirected, r.headers, r.bodyUsed, Object.prototype.toString.call(r));
  console.log(Object.keys(Response.prototype), Object.keys(Response), Response.length);
  console.log(Response.error(), Response.redirect('http://a/b', 308).headers.get('location'), new Response().body, new Response(null));
  const j = Response.json({ a: [1] }, { status: 202, headers: { x: 'y' } });
  console.log(j.status, [...j.headers], await j.json());
  for (const [what, act] of Object.entries({
    low: () => new Response('x', { status: 99 }), none: () => new Response('x', { status: 204 }), text: () => new Response('x', { statusText: '\n' }),
    init: () => new Response('x', 5), url: () => Response.redirect('x'), code: () => Response.redirect('http://a', 200),
    json: () => Response.json(), fn: () => Response.json(() => {}), symbol: () => new Response(Symbol('s')), brand: () => Response.prototype.ok,
    empty: () => new Response(null, { status: 204 }).status,
  })) await attempt(what, act);
})();
