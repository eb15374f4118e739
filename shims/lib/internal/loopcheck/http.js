'use strict';

// HTTP/1.1 as the servers speak it that a test plays: enough for well-formed requests.

const { Buffer } = require('buffer');

const lineEnd = '\r\n';
const empty = Buffer.alloc(0);

// Cuts a stream of bytes into requests.
class Requests {
  #left = empty;
  #found;

  constructor(found) {
    this.#found = found;
  }

  push(data) {
    this.#left = Buffer.concat([this.#left, data]);
    for (;;) {
      const request = this.#next();
      if (request === undefined) return;
      this.#found(request);
    }
  }

  #next() {
    const end = this.#left.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [first, ...lines] = this.#left.toString('latin1', 0, end).split(lineEnd);
    const [method, url, version] = first.split(' ');
    const headers = {};
    for (const line of lines) {
      const at = line.indexOf(':');
      headers[line.slice(0, at).trim().toLowerCase()] = line.slice(at + 1).trim();
    }
    const body = bodyOf(headers, this.#left.subarray(end + 4));
    if (body === undefined) return undefined;
    this.#left = this.#left.subarray(end + 4 + body.length);
    return { method, url, version, headers, body: body.bytes.toString() };
  }
}

// The body that bytes begin with, and how much of them it takes; undefined while it is not whole.
function bodyOf(headers, bytes) {
  if (!/chunked/i.test(headers['transfer-encoding'] ?? '')) {
    const length = Number(headers['content-length'] ?? 0);
    return bytes.length < length ? undefined : { bytes: bytes.subarray(0, length), length };
  }
  const pieces = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf(lineEnd, at);
    if (line < 0) return undefined;
    const size = parseInt(bytes.toString('latin1', at, line), 16);
    const next = line + 2 + size + 2;
    if (bytes.length < next) return undefined;
    pieces.push(bytes.subarray(line + 2, line + 2 + size));
    if (size === 0) return { bytes: Buffer.concat(pieces), length: next };
    at = next;
  }
}

function bytesOf(piece) {
  if (typeof piece === 'string') return Buffer.from(piece);
  return piece instanceof Uint8Array ? piece : Buffer.from(JSON.stringify(piece));
}

// Answers a request with what handler returns, now or, as a promise, later. The next request waits for it.
function respond(connection, request, handler) {
  const answer = handler(request);
  if (typeof answer?.then === 'function') answer.then((value) => send(connection, request, value));
  else send(connection, request, answer);
}

function send(connection, request, answer) {
  if (answer === null) {
    connection.resetAndDestroy();
    return;
  }
  if (typeof answer !== 'object' || answer instanceof Uint8Array) answer = { body: answer ?? '' };
  const { status = 200, headers = {}, body = '' } = answer;
  const pieces = (Array.isArray(body) ? body : [body]).map(bytesOf);
  const lines = [`HTTP/1.1 ${status} ${require('internal/loopcheck/status')(status)}`];
  const given = {};
  for (const [name, value] of Object.entries(headers)) {
    given[name.toLowerCase()] = true;
    lines.push(`${name}: ${value}`);
  }
  if (!given['content-length']) lines.push(`Content-Length: ${pieces.reduce((sum, piece) => sum + piece.length, 0)}`);
  const closes = /close/i.test(request.headers.connection ?? '') || request.version === 'HTTP/1.0';
  if (!given.connection) lines.push(`Connection: ${closes ? 'close' : 'keep-alive'}`);
  const head = Buffer.from(lines.join(lineEnd) + lineEnd + lineEnd, 'latin1');
  const quiet = request.method === 'HEAD' || status === 204 || status === 304;
  connection.write(quiet ? head : Buffer.concat([head, pieces[0] ?? empty]));
  if (!quiet) pieces.slice(1).forEach((piece) => connection.write(piece));
  if (closes || /close/i.test(headers.connection ?? headers.Connection ?? '')) connection.end();
}

module.exports = { Requests, respond };
