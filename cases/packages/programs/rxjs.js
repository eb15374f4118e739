// rxjs 7: operators, schedulers, subjects, errors, unsubscription on virtual and real timers.
'use strict';
const { of, from, interval, timer, merge, concat, zip, throwError, Subject, BehaviorSubject, ReplaySubject, asyncScheduler,
  asapScheduler, queueScheduler, firstValueFrom, fromEvent, defer, range, Observable } = require('rxjs');
const { map, filter, take, switchMap, mergeMap, concatMap, debounceTime, scan, catchError, retry, bufferCount, observeOn,
  finalize, toArray, delay, share, takeUntil, timeout } = require('rxjs/operators');
const { EventEmitter } = require('events');

const print = (name) => ({
  next: (value) => console.log(name, 'next', value),
  error: (error) => console.log(name, 'error', error.name, error.message),
  complete: () => console.log(name, 'complete'),
});

range(1, 6).pipe(filter((n) => n % 2), map((n) => n * n), scan((a, b) => a + b), toArray()).subscribe(print('sync'));
interval(100).pipe(take(3), map((n) => 'i' + n)).subscribe(print('interval'));
merge(timer(150), of('at once'), from(Promise.resolve('promise'))).subscribe(print('merge'));
concat(of(1).pipe(delay(20)), of(2)).subscribe(print('concat'));
zip(from('ab'), from([1, 2, 3])).subscribe(print('zip'));
of('queue').pipe(observeOn(queueScheduler)).subscribe(print('queue'));
of('asap').pipe(observeOn(asapScheduler)).subscribe(print('asap'));
of('async').pipe(observeOn(asyncScheduler)).subscribe(print('async'));

let tries = 0;
defer(() => ++tries < 3 ? throwError(() => new Error(`try ${tries}`)) : of(`ok ${tries}`)).pipe(retry(5)).subscribe(print('retry'));
throwError(() => new TypeError('lost')).pipe(catchError((e) => of(e.message)), finalize(() => console.log('finally'))).subscribe(print('catch'));
timer(700).pipe(timeout(420)).subscribe(print('timeout'));

const typed = new Subject();
typed.pipe(debounceTime(600), switchMap((text) => timer(50).pipe(map(() => text.toUpperCase())))).subscribe(print('search'));
typed.next('a');
setTimeout(() => typed.next('ab'), 50);
setTimeout(() => typed.complete(), 900);

const state = new BehaviorSubject(0);
state.subscribe(print('state'));
state.next(1);
state.complete();
const replay = new ReplaySubject(2);
[1, 2, 3].forEach((n) => replay.next(n));
replay.pipe(bufferCount(2), take(1)).subscribe(print('replay'));

const emitter = new EventEmitter();
const stop = new Subject();
fromEvent(emitter, 'data').pipe(takeUntil(stop)).subscribe(print('event'));
emitter.emit('data', 'one');
stop.next();
emitter.emit('data', 'two');
console.log('listeners', emitter.listenerCount('data'));

firstValueFrom(of(7)).then((n) => console.log('first', n));
console.log('body ends');
