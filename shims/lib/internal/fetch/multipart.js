'use strict';

// Forms as bodies: multipart/form-data and application/x-www-form-urlencoded (RFC 7578;
// lib/web/fetch/body.js and formdata-parser.js of undici 6.24.1).

const { Buffer } = require('buffer');

function escaped(name) {
  return name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22');
}

function withLineEnds(text) {
  return text.replace(/\r?\n|\r/g, '\r\n');
}

// encode(form) is what internal/fetch/body.extract returns.
function encode(form) {
  const number = Math.floor(Math.random() * 1e11);
  const boundary = `----formdata-undici-0${`${number}`.padStart(11, '0')}`;
  const parts = [];
  let length = 0;
  const add = (part) => {
    parts.push(part);
    length += part.byteLength ?? part.size;
  };
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(withLineEnds(name))}"`;
    if (typeof value === 'string') {
      add(Buffer.from(`${head}\r\n\r\n${withLineEnds(value)}\r\n`));
    } else {
      const file = value.name ? `; filename="${escaped(value.name)}"` : '';
      add(Buffer.from(`${head}${file}\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`));
      add(value);
      add(Buffer.from('\r\n'));
    }
  }
  add(Buffer.from(`--${boundary}--\r\n`));
  const bytes = async () => {
    const all = [];
    for (const part of parts) all.push(part.byteLength === undefined ? Buffer.from(await part.arrayBuffer()) : part);
    return Buffer.concat(all);
  };
  return [{ source: form, bytes, length, stream: null, used: false }, `multipart/form-data; boundary=${boundary}`];
}

function broken() {
  return new TypeError('Failed to parse body as FormData.');
}

function unescaped(text) {
  return text.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');
}

// The headers of a part: { name, filename, type }.
function partHeaders(text) {
  const found = { name: undefined, filename: undefined, type: 'text/plain' };
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const field = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (field === 'content-type') {
      found.type = value;
    } else if (field === 'content-disposition') {
      const name = /;\s*name="([^"]*)"/.exec(value);
      const filename = /;\s*filename="([^"]*)"/.exec(value);
      if (!/^form-data\b/i.test(value) || !name) throw broken();
      found.name = unescaped(name[1]);
      if (filename) found.filename = unescaped(filename[1]);
    }
  }
  if (found.name === undefined) throw broken();
  return found;
}

function addPart(form, part) {
  const end = part.indexOf('\r\n\r\n');
  if (end === -1) throw broken();
  const { name, filename, type } = partHeaders(part.subarray(0, end).toString());
  const value = part.subarray(end + 4);
  if (filename === undefined) form.append(name, value.toString());
  else form.append(name, new (require('buffer').File)([value], filename, { type }));
}

function decodeMultipart(bytes, boundary, form) {
  const line = Buffer.from(`--${boundary}`);
  let at = bytes.indexOf(line);
  if (at !== 0) throw broken();
  for (;;) {
    at += line.length;
    if (bytes.subarray(at, at + 2).toString() === '--') return form;
    if (bytes.subarray(at, at + 2).toString() !== '\r\n') throw broken();
    const next = bytes.indexOf(Buffer.concat([Buffer.from('\r\n'), line]), at);
    if (next === -1) throw broken();
    addPart(form, bytes.subarray(at + 2, next));
    at = next + 2;
  }
}

// decode(bytes, type) makes a FormData of a body with a Content-Type.
function decode(bytes, type) {
  const { FormData } = require('internal/fetch/formdata');
  const form = new FormData();
  const essence = type.split(';')[0].trim().toLowerCase();
  if (essence === 'multipart/form-data') {
    const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type);
    if (!boundary) throw broken();
    return decodeMultipart(Buffer.from(bytes), boundary[1] ?? boundary[2], form);
  }
  if (essence !== 'application/x-www-form-urlencoded') {
    throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
  }
  for (const [name, value] of new (require('url').URLSearchParams)(Buffer.from(bytes).toString())) form.append(name, value);
  return form;
}

module.exports = { decode, encode };
