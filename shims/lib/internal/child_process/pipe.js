'use strict';

// The handle of a pipe between the program and a scripted child: what net.Socket expects of a Pipe.

const binding = internalBinding('child_process');

const UV_EOF = -4095;

class Pipe {
  reading = false;
  bytesRead = 0;
  bytesWritten = 0;
  writeQueueSize = 0;
  #waiting = []; // what has arrived while nobody reads
  #closed = false;
  #ended = false;
  #held = false;
  #refed = true;
  #shut = false;

  getAsyncId() {
    return 0;
  }

  readStart() {
    this.reading = true;
    this.#hold();
    if (this.#waiting.length > 0) binding.run(() => this.#flush(), ['child output'], true);
    return 0;
  }

  readStop() {
    this.reading = false;
    this.#hold();
    return 0;
  }

  #flush() {
    while (this.reading && !this.#closed && this.#waiting.length > 0) this.#deliver(this.#waiting.shift());
  }

  // bytes, or null at the end.
  arrive(bytes) {
    if (this.#closed) return;
    if (this.reading && this.#waiting.length === 0) this.#deliver(bytes);
    else this.#waiting.push(bytes);
  }

  #deliver(bytes) {
    if (bytes === null) {
      this.#ended = true;
      this.#hold();
      this.onread(UV_EOF, undefined);
      return;
    }
    this.bytesRead += bytes.byteLength;
    this.onread(bytes.byteLength, bytes.slice().buffer);
  }

  // What is written to a child's stdin goes nowhere.
  write(req, data, offset, length) {
    this.bytesWritten += typeof data === 'string' ? data.length : length;
    return 0;
  }

  shutdown(req) {
    if (this.#shut || this.#closed) return -107;
    this.#shut = true;
    binding.feed(() => {
      req.oncomplete(this.#closed ? -125 : 0);
    });
    return 0;
  }

  close(callback) {
    if (this.#closed) return;
    this.#closed = true;
    this.#hold();
    if (callback) binding.close(callback);
  }

  ref() {
    this.#refed = true;
    this.#hold();
  }

  unref() {
    this.#refed = false;
    this.#hold();
  }

  hasRef() {
    return this.#refed && !this.#closed;
  }

  // The loop lives while somebody reads.
  #hold() {
    const on = this.reading && this.#refed && !this.#closed && !this.#ended;
    if (on === this.#held) return;
    this.#held = on;
    if (on) binding.hold();
    else binding.release();
  }
}

module.exports = { Pipe };
