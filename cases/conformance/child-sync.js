'use strict';

const { execFileSync, execSync, spawnSync } = require('child_process');
const script = require('loopcheck').exec;
script('echo out', { stdout: 'out\n' });
script('echo one two', { stdout: 'one two\n' });
script('echo out; echo err >&2; exit 4', { stdout: 'out\n', stderr: 'err\n', code: 4 });
script('no-such-program', { error: 'ENOENT' });
script('false', { code: 1 });
const failure = (f) => {
  try {
    console.log('no error', f());
  } catch (err) {
    console.log(err.name, err.code, err.message, err.status, err.signal, Object.keys(err).join(), err.output && err.output.map(String));
  }
};
console.log(execSync('echo out'), execSync('echo out', { encoding: 'utf8' }), execFileSync('echo', ['one', 'two']).toString());
failure(() => execSync('echo out; echo err >&2; exit 4', { stdio: 'pipe' }));
failure(() => execFileSync('no-such-program', ['x']));
failure(() => execFileSync('false', ['x']));
const { pid, ...rest } = spawnSync('echo', ['one', 'two'], { encoding: 'latin1' });
console.log(typeof pid, rest);
const none = spawnSync('no-such-program');
console.log(none.error.message, none.error.code, none.status, none.pid, none.output);
console.log(spawnSync('echo', ['out'], { stdio: 'ignore' }).output, spawnSync('echo', ['out'], { stdio: ['ignore', 'pipe', 'ignore'] }).output.length);
execSync('echo out', { stdio: 'inherit' });
