'use strict';

const { exec, execFile } = require('child_process');
const { promisify } = require('util');
const script = require('loopcheck').exec;
script('echo out; exit 2', { stdout: 'out\n', code: 2 });
script('echo out', { stdout: 'out\n' });
script('echo err >&2', { stderr: 'err\n' });
script('kill -9 $$', { signal: 'SIGKILL' });
script('echo one two', { stdout: 'one two\n' });
script('no-such-program', { error: 'ENOENT' });
(async () => {
  const call = (f) => new Promise((resolve) => f((...args) => {
    const [err, stdout, stderr] = args;
    console.log(err && [err.name, err.message, Object.entries(err)], [stdout], [stderr]);
    resolve();
  }));
  await call((cb) => exec('echo out', cb));
  await call((cb) => exec('echo out; exit 2', cb));
  await call((cb) => exec('echo err >&2', { encoding: 'buffer' }, cb));
  await call((cb) => exec('kill -9 $$', cb));
  await call((cb) => execFile('echo', ['one', 'two'], cb));
  await call((cb) => execFile('no-such-program', ['arg'], cb));
  await call((cb) => exec('echo out', { maxBuffer: 2 }, (err, stdout, stderr) => cb(err && Object.assign(err, { stack: '' }), stdout, stderr)));
  console.log(await promisify(exec)('echo out'));
  await promisify(execFile)('no-such-program').catch((err) => console.log(err.code, err.stdout, err.stderr, err.cmd));
  console.log(promisify(exec)('echo out').child.constructor.name);
})();
