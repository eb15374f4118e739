// for await and async generators at the top level of an ES module.
async function* countdown(n) {
  while (n > 0) yield n--;
  return 'lift-off';
}
for await (const n of countdown(3)) console.log(n);
const it = countdown(1);
console.log(await it.next(), await it.next(), await it.next());
