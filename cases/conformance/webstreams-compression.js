'use strict';
const log = console.log;
(async () => {
  for (const format of ['gzip', 'deflate', 'deflate-raw']) {
    const compressed = ReadableStream.from([Buffer.from('hello '.repeat(20)), Buffer.from('world')]).pipeThrough(new CompressionStream(format));
    const text = compressed.pipeThrough(new DecompressionStream(format)).pipeThrough(new TextDecoderStream());
    let all = '';
    for await (const chunk of text) all += chunk;
    log(format, all.length, all.slice(-8));
  }
  log(new CompressionStream('gzip'));
  for (const bad of [() => new CompressionStream(), () => new DecompressionStream('zip')]) {
    try { bad(); } catch (err) { log(err.name, err.code, err.message); }
  }
  const writer = new DecompressionStream('gzip');
  const w = writer.writable.getWriter();
  w.write(Buffer.from('not gzip')).catch((err) => log('write', err.code));
  w.closed.catch((err) => log('closed', err.code));
  await writer.readable.getReader().read().catch((err) => log('read', err.code, err.message));
})();
