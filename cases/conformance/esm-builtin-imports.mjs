// Built-in modules have a default export and named exports.
import fs, { readFileSync, promises } from 'node:fs';
import * as path from 'path';
import EventEmitter, { once } from 'events';
import { setTimeout as sleep } from 'timers/promises';
import assert from 'assert/strict';
import process from 'process';
import { Buffer } from 'buffer';
console.log(
  fs.readFileSync === readFileSync, promises === fs.promises, path.default.join === path.join,
  EventEmitter.once === once,
);
console.log(
  await sleep(1, 'slept'), typeof assert.equal, process === globalThis.process, Buffer === globalThis.Buffer,
);
