// p-limit 6, an ES module: imports of a package with "exports" and "imports" (#async_hooks).
import pLimit from 'p-limit-esm';

const limit = pLimit(1);
const order = [];
const jobs = [3, 1, 2].map((n) => limit(async () => {
  order.push(`in ${n}`);
  await new Promise((resolve) => setTimeout(resolve, n));
  order.push(`out ${n}`);
  return n * n;
}));
console.log(limit.activeCount, limit.pendingCount, limit.concurrency);
console.log(await Promise.all(jobs), order);
limit.concurrency = 2;
console.log(limit.concurrency);
try {
  pLimit(0);
} catch (error) {
  console.log(error.name, error.message);
}
