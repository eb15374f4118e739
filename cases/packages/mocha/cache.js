// A cache whose entry can be filled by a read that began before it was cleared.
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

class Cache {
  #values = new Map();

  async get(file) {
    if (!this.#values.has(file)) this.#values.set(file, await fs.promises.readFile(file, 'utf8'));
    return this.#values.get(file);
  }

  clear(file) { this.#values.delete(file); }
}

describe('Cache', () => {
  let dir, file, cache;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
    file = path.join(dir, 'a');
    fs.writeFileSync(file, 'old');
    cache = new Cache();
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));

  it('reads a file once', async () => {
    assert.strictEqual(await cache.get(file), 'old');
    fs.writeFileSync(file, 'new');
    assert.strictEqual(await cache.get(file), 'old');
  });

  it('forgets what is cleared', async () => {
    cache.get(file);
    await new Promise((resolve) => setTimeout(resolve, 30));
    fs.writeFileSync(file, 'new');
    cache.clear(file);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.strictEqual(await cache.get(file), 'new');
  });
});
