// FormData, and forms as bodies in both directions.
'use strict';
const attempt = async (what, act) => {
  try {
    console.log(what, await act());
  } catch (err) {
    console.log(what, err.name, err.code ?? '-', err.message, err.cause ? [err.cause.name, err.cause.code, err.cause.message] : '-');
  }
};

(async () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('a', '2');
  form.set('b', 3);
  form.append('c', new File(['zz'], 'n.txt', { type: 't/p', lastModified: 5 }));
  form.append('d "e"\n', 'x\ny');
  console.log(form.get('a'), form.getAll('a'), form.has('z'), form.get('z'), [...form.keys()], form.delete('a'), [...form.values()].length);
  form.set('b', 'four');
  console.log(form.get('b'), form.get('c').name, Object.prototype.toString.call(form), Object.keys(FormData.prototype));
  form.forEach((value, key) => console.log(key, typeof value));
  const r = new Response(form);
  const boundary = r.headers.get('content-type').split('=')[1];
  console.log((await r.clone().text()).replaceAll(boundary, 'B'));
  const back = await r.formData();
  console.log([...back.keys()], back.get('c').name, back.get('c').type, await back.get('c').text());
  console.log([...await new Response(new URLSearchParams('q=r&s=t')).formData()]);
  for (const act of [() => new FormData(5), () => form.append('a'), () => form.append('a', 'b', 'c'), () => FormData.prototype.get.call({}, 'a'),
    () => new Response('x', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }).formData()]) await attempt('misuse', act);
})();
