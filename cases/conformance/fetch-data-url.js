// data: URLs.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  for (const url of ['data:,plain', 'data:text/html,<b>%41</b>', 'data:text/plain;base64,aGk=', 'data:;charset=utf-8,x', 'data:nocomma']) {
    await attempt(url, async () => {
      const r = await fetch(url);
      return [r.status, r.statusText, r.type, r.headers.get('content-type'), await r.text()];
    });
  }
})();
