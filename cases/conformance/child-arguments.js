'use strict';

const cp = require('child_process');
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync']) {
  const f = cp[name];
  failure(() => f());
  failure(() => f(''));
  failure(() => f(1));
  failure(() => f('a\0b'));
  failure(() => f('echo', 'x'));
  failure(() => f('echo', ['a\0b']));
  failure(() => f('echo', [], 1));
  failure(() => f('echo', [], { cwd: 1 }));
  failure(() => f('echo', [], { shell: 1 }));
  failure(() => f('echo', [], { uid: 'x' }));
  failure(() => f('echo', [], { timeout: -1 }));
  failure(() => f('echo', [], { killSignal: 'NOPE' }));
  failure(() => f('echo', [], { argv0: 1 }));
}
failure(() => cp.exec());
failure(() => cp.exec('a\0b'));
failure(() => cp.exec('echo', { maxBuffer: 'x' }));
failure(() => cp.execSync());
failure(() => cp.spawn('echo', { stdio: 'nope' }));
failure(() => cp.spawn('echo', { stdio: [1, 2, true] }));
failure(() => cp.spawn('echo', { signal: 1 }));
failure(() => cp.spawn('echo', { detached: 1 }));
failure(() => cp.execFile('echo', [], {}, 1));
console.log(Object.keys(cp).join(), typeof cp.ChildProcess.prototype.kill);
