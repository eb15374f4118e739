// rxjs 7: a shared source is subscribed to once; mergeMap goes by time, concatMap by order.
'use strict';
const { Observable, from, timer } = require('rxjs');
const { share, take, map, mergeMap, concatMap } = require('rxjs/operators');

const print = (name) => ({
  next: (value) => console.log(name, 'next', value),
  error: (error) => console.log(name, 'error', error.message),
  complete: () => { console.log(name, 'complete'); after[name]?.(); },
});
const shared = new Observable((subscriber) => {
  console.log('subscribed');
  let n = 0;
  const id = setInterval(() => { subscriber.next(++n); if (n === 3) subscriber.complete(); }, 5);
  return () => { clearInterval(id); console.log('torn down'); };
}).pipe(share());
const after = {
  a: () => from([3, 1, 2]).pipe(mergeMap((n) => timer(n * 60).pipe(map(() => n)))).subscribe(print('mergeMap')),
  mergeMap: () => from([3, 1, 2]).pipe(concatMap((n) => timer(n).pipe(map(() => n)))).subscribe(print('concatMap')),
  concatMap: () => console.log('end', b.closed),
};
shared.subscribe(print('a'));
const b = shared.pipe(take(2)).subscribe(print('b'));
