'use strict';
const { Readable, pipeline } = require('stream');
for (const event of ['prefinish', 'finish', 'close', 'pipe', 'unpipe', 'error']) process.stdout.on(event, (x) => console.error(event, x instanceof Error ? x.message : ''));
setImmediate(() => console.error('immediate'));
pipeline(Readable.from(['a\n', 'b\n']), process.stdout, (err) => {
  console.error('done', err);
  console.log('lost');
  process.stdout.write('lost too', (error) => console.error(error.code, error.message));
  console.error(process.stdout.destroyed, process.stdout.writable, process.stdout.writableFinished);
});
