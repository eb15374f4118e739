'use strict';
const log = console.log;
async function through(stream, chunks) {
  const writer = stream.writable.getWriter();
  for (const chunk of chunks) writer.write(chunk).catch((err) => log('write', err.name));
  writer.close().catch((err) => log('close', err.name));
  const result = [];
  try {
    for await (const x of stream.readable) result.push(x);
  } catch (err) {
    log('read', err.name, err.code);
  }
  return result;
}
(async () => {
  log(await through(new TextEncoderStream(), ['h\u00e9', '', 'a\ud83d', '\ude00b', '\udc00\ud800x', '\ud800']));
  log(await through(new TextDecoderStream(), [new Uint8Array([0xe2, 0x82]), new Uint8Array([0xac, 65]), new Uint8Array([0xf0])]));
  log(await through(new TextDecoderStream('utf-16le'), [new Uint8Array([104, 0, 105]), new Uint8Array([0])]));
  log(await through(new TextDecoderStream('utf-8', { fatal: true }), [new Uint8Array([0xff])]));
  const decoder = new TextDecoderStream('latin1', { ignoreBOM: true });
  log(decoder.encoding, decoder.fatal, decoder.ignoreBOM, new TextEncoderStream().encoding);
  log(new TextEncoderStream(), decoder);
  try { new TextDecoderStream('none'); } catch (err) { log(err.name, err.code); }
})();
