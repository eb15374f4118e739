'use strict';
const log = console.log;
const count = new CountQueuingStrategy({ highWaterMark: 3 });
const bytes = new ByteLengthQueuingStrategy({ highWaterMark: 10 });
log(count, bytes, count.size('abc'), bytes.size(new Uint8Array(4)), count.size.name, count.size === new CountQueuingStrategy({ highWaterMark: 1 }).size);
for (const bad of [() => new CountQueuingStrategy(), () => new CountQueuingStrategy({}), () => new ByteLengthQueuingStrategy(5)]) {
  try { bad(); } catch (err) { log(err.name, err.code, err.message); }
}
const rs = new ReadableStream({ start(c) { log(c.desiredSize); c.enqueue(new Uint8Array(4)); log(c.desiredSize); c.enqueue(new Uint8Array(8)); log(c.desiredSize); } }, bytes);
const own = new WritableStream({ write() { return new Promise(() => {}); } }, { highWaterMark: 5, size: (chunk) => chunk.length });
const writer = own.getWriter();
writer.write('abc');
log(writer.desiredSize);
writer.write('defg');
log(writer.desiredSize, rs);
const bad = new WritableStream({}, { size() { throw new Error('size'); } }).getWriter();
bad.write(1).catch((err) => log('write', err.message));
bad.closed.catch((err) => log('closed', err.message));
const nan = new ReadableStream({ start(c) { try { c.enqueue(1); } catch (err) { log(err.code, err.message); } } }, { size: () => NaN });
nan.getReader().closed.catch((err) => log('nan', err.code));
const web = require('stream/web');
log(Object.keys(web), web.ReadableStream === ReadableStream);
log(Object.keys(ReadableStream.prototype), Object.keys(WritableStream.prototype), Object.keys(TransformStream.prototype), Object.keys(ReadableStreamDefaultReader.prototype), Object.keys(WritableStreamDefaultWriter.prototype));
