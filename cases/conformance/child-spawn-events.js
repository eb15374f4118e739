'use strict';

// The order of a child's events, for a child that writes and one that cannot be started.
const { spawn } = require('child_process');
const script = require('loopcheck').exec;
script('echo hi', { stdout: 'hi\n' });
script('no-such-program', { error: 'ENOENT' });
const watch = (name, child) => new Promise((resolve) => {
  for (const event of ['spawn', 'error', 'exit', 'close']) {
    child.on(event, (...args) => console.log(name, event, ...args.map((x) => (x instanceof Error ? [x.message, x.code, x.errno, x.syscall, x.path, x.spawnargs] : x))));
  }
  child.stdout.on('data', (data) => console.log(name, 'data', data.toString())).on('end', () => console.log(name, 'end'));
  child.on('close', resolve);
});
(async () => {
  const child = spawn('echo', ['hi']);
  console.log(typeof child.pid, child.connected, child.killed, child.spawnfile, child.spawnargs, child.stdio.length, child.exitCode, child.signalCode);
  await watch('echo', child);
  console.log(child.exitCode, child.signalCode, child.killed, child.kill(), child.stdout.destroyed);
  const absent = spawn('no-such-program', ['a', 'b']);
  console.log(absent.pid);
  const seen = [];
  for (const event of ['spawn', 'error', 'exit', 'close']) absent.on(event, () => seen.push(event));
  absent.on('close', (...args) => console.log(seen, args));
})();
