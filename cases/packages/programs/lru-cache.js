// lru-cache 10: eviction in order of use, time to live, sizes, dispose, fetch.
'use strict';
const { LRUCache } = require('lru-cache');

async function main() {
  const gone = [];
  const cache = new LRUCache({ max: 3, dispose: (value, key, reason) => gone.push([key, value, reason]) });
  for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase());
  cache.get('a');
  cache.set('d', 'D').set('a', 'A2');
  cache.delete('c');
  console.log([...cache.keys()], cache.size, gone);
  console.log(cache.peek('a'), cache.has('b'), cache.info('d'));

  const timed = new LRUCache({ max: 10, ttl: 30, updateAgeOnGet: false });
  timed.set('short', 1);
  timed.set('long', 2, { ttl: 1000 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  console.log(timed.get('short'), timed.get('long'));

  const sized = new LRUCache({ maxSize: 10, sizeCalculation: (s) => s.length });
  sized.set('x', '12345').set('y', '123').set('z', '1234');
  console.log([...sized.entries()], sized.calculatedSize);

  let fetched = 0;
  const lazy = new LRUCache({ max: 5, fetchMethod: async (key) => { fetched++; await null; return `${key}${fetched}`; } });
  console.log(await Promise.all([lazy.fetch('k'), lazy.fetch('k'), lazy.fetch('m')]), fetched);
  console.log(lazy.dump().map(([key, entry]) => [key, entry.value]));
  try { new LRUCache({}); } catch (error) { console.log(error.name, error.message); }
  try { new LRUCache({ max: -1 }); } catch (error) { console.log(error.name, error.message); }
}
main();
