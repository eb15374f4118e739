'use strict';

// tee of a stream of bytes (lib/internal/webstreams/readablestream.js at v20.20.2;
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee). A branch whose reader brings a buffer has it
// filled; the other gets a copy.

const { ReadableStreamDefaultReader } = require('internal/webstreams/readable');
const { ReadableStreamBYOBReader, createByteStream, readInto } = require('internal/webstreams/byob');
const { Deferred, kState } = require('internal/webstreams/parts');

function copyOf(view) {
  return new Uint8Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));
}

class Branch {
  constructor() {
    this.stream = undefined;
    this.isCancelled = false;
    this.reason = undefined;
    this.wantsMore = false; // pulled while a read was under way
  }

  get controller() {
    return this.stream[kState].controller;
  }

  get source() {
    return this.controller[kState];
  }
}

class ByteTee {
  constructor(stream) {
    this.stream = stream;
    this.isReading = false;
    this.cancelled = new Deferred();
    this.branches = [new Branch(), new Branch()];
    this.setReader(new ReadableStreamDefaultReader(stream));
    for (const branch of this.branches) {
      branch.stream = createByteStream(() => this.pull(branch), (reason) => this.cancel(branch, reason));
    }
  }

  get isSomeOpen() {
    return this.branches.some((branch) => !branch.isCancelled);
  }

  setReader(reader) {
    this.reader = reader;
    reader[kState].closed.promise.then(undefined, (err) => {
      if (reader !== this.reader) return;
      for (const branch of this.branches) branch.source.error(err);
      if (this.isSomeOpen) this.cancelled.resolve();
    });
  }

  // Makes the reader one of Class.
  readWith(Class) {
    if (this.reader instanceof Class) return;
    this.reader.releaseLock();
    this.setReader(new Class(this.stream));
  }

  pull(branch) {
    if (this.isReading) {
      branch.wantsMore = true;
      return Promise.resolve();
    }
    this.isReading = true;
    const request = branch.controller.byobRequest;
    if (request === null) this.read();
    else this.readInto(branch, request[kState].view);
    return Promise.resolve();
  }

  cancel(branch, reason) {
    branch.isCancelled = true;
    branch.reason = reason;
    if (!this.isSomeOpen) this.cancelled.resolve(this.stream[kState].cancel(this.branches.map((b) => b.reason)));
    return this.cancelled.promise;
  }

  // Calls give a microtask later, then goes on if more is wanted.
  later(give) {
    Promise.resolve().then(() => {
      for (const branch of this.branches) branch.wantsMore = false;
      give();
      this.isReading = false;
      const next = this.branches.find((branch) => branch.wantsMore);
      if (next !== undefined) this.pull(next);
    });
  }

  read() {
    this.readWith(ReadableStreamDefaultReader);
    const [first, second] = this.branches;
    this.stream[kState].read({
      chunk: (chunk) => this.later(() => {
        const copy = first.isCancelled || second.isCancelled ? chunk : copyOf(chunk);
        if (!first.isCancelled) first.source.enqueue(chunk);
        if (!second.isCancelled) second.source.enqueue(copy);
      }),
      close: () => {
        this.isReading = false;
        for (const branch of this.branches) {
          if (!branch.isCancelled) branch.source.close();
        }
        for (const branch of this.branches) {
          if (branch.source.places.length > 0) branch.source.respond(0);
        }
        if (this.isSomeOpen) this.cancelled.resolve();
      },
      error: () => {
        this.isReading = false;
      },
    });
  }

  // Reads into the buffer that the reader of branch has brought.
  readInto(branch, view) {
    this.readWith(ReadableStreamBYOBReader);
    const other = this.branches.find((b) => b !== branch);
    readInto(this.stream, view, 1, {
      chunk: (chunk) => this.later(() => {
        const copy = other.isCancelled ? undefined : copyOf(chunk);
        if (!branch.isCancelled) branch.source.respondWithNewView(chunk);
        if (copy !== undefined) other.source.enqueue(copy);
      }),
      close: (chunk) => {
        this.isReading = false;
        if (!branch.isCancelled) branch.source.close();
        if (!other.isCancelled) other.source.close();
        if (chunk !== undefined) {
          if (!branch.isCancelled) branch.source.respondWithNewView(chunk);
          if (!other.isCancelled && other.source.places.length > 0) other.source.respond(0);
        }
        if (this.isSomeOpen) this.cancelled.resolve();
      },
      error: () => {
        this.isReading = false;
      },
    });
  }
}

module.exports = function tee(stream) {
  return new ByteTee(stream).branches.map((branch) => branch.stream);
};
