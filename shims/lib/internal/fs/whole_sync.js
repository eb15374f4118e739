'use strict';

// readFileSync, writeFileSync and appendFileSync.

const binding = internalBinding('fs');
const { copyObject, fdOf, getOptions, isFd, modeOf, nativeFd, pathOf, stringToFlags } = require('internal/fs/utils');
const { bytesOfText, contentOf, contentOfPieces, isUtf8 } = require('internal/fs/bytes');

const kMaxLength = 2 ** 31 - 1;
const kChunkOfUnknownSize = 8192;

// Reads a file whose size is not known to its end.
function readToEnd(fd, encoding) {
  const pieces = [];
  let total = 0;
  for (;;) {
    const memory = new ArrayBuffer(kChunkOfUnknownSize);
    const n = binding.read(fd, memory, 0, kChunkOfUnknownSize, -1);
    if (n === 0) return contentOfPieces(pieces, total, encoding);
    pieces.push([memory, n]);
    total += n;
  }
}

function readSize(fd, size, encoding) {
  if (size > kMaxLength) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_FS_FILE_TOO_LARGE(size);
  }
  const memory = new ArrayBuffer(size);
  let pos = 0;
  while (pos < size) {
    const n = binding.read(fd, memory, pos, size - pos, -1);
    if (n === 0) break;
    pos += n;
  }
  return contentOf(memory, pos, encoding);
}

function readAll(fd, encoding) {
  const stats = binding.fstat(fd);
  const size = (stats[1] & 0o170000) === 0o100000 ? stats[8] : 0;
  return size === 0 ? readToEnd(fd, encoding) : readSize(fd, size, encoding);
}

function readFileSync(path, options) {
  options = getOptions(options, { flag: 'r' });
  const { encoding } = options;
  if (isFd(path)) {
    // Node asks no fstat when it reads UTF-8: one sees it by the error.
    if (isUtf8(encoding)) return readToEnd(path, encoding);
    return readAll(nativeFd(path), encoding);
  }
  const fd = binding.open(pathOf(path), stringToFlags(options.flag), 0o666);
  try {
    return readAll(fd, encoding);
  } finally {
    binding.close(fd);
  }
}

// Writes data from offset on, as far as one write goes. The properties of an error have another order for text.
function writeRest(fd, { buffer, byteOffset, byteLength }, offset, isText) {
  if (isText) return binding.writeBuffers(fd, [buffer, byteOffset + offset, byteLength - offset], -1);
  return binding.writeBuffer(fd, buffer, byteOffset + offset, byteLength - offset, -1);
}

function writeFileSync(path, data, options) {
  options = getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'w', flush: false });
  const flush = options.flush ?? false;
  if (typeof flush !== 'boolean') require('internal/validators').validateBoolean(flush, 'options.flush');
  const isText = typeof data === 'string' && isUtf8(options.encoding);
  if (typeof data === 'string') data = bytesOfText(data, options.encoding || 'utf8');
  else if (!ArrayBuffer.isView(data)) require('internal/fs/checks').validateText(data, 'data');
  const isUserFd = isFd(path);
  const fd = isUserFd ? path :
    binding.open(pathOf(path), stringToFlags(options.flag || 'w'), modeOf(options.mode, 0o666));
  if (isUserFd && !isText) fdOf(fd);
  let offset = 0;
  try {
    while (offset < data.byteLength) {
      offset += writeRest(fd, data, offset, isText);
    }
    if (flush) binding.fsync(fd);
  } finally {
    if (!isUserFd) binding.close(fd);
  }
}

function appendFileSync(path, data, options) {
  options = copyObject(getOptions(options, { encoding: 'utf8', mode: 0o666, flag: 'a' }));
  if (!options.flag || isFd(path)) options.flag = 'a';
  require('fs').writeFileSync(path, data, options);
}

module.exports = { appendFileSync, readFileSync, writeFileSync };
