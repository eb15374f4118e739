'use strict';
const os = require('os');
console.log(Object.keys(os).sort().join());
console.log(os.EOL === '\n', os.devNull, os.type(), os.platform(), os.arch(), os.endianness(), `${os.type}`, os.machine());
console.log(typeof os.release(), typeof os.version(), typeof os.hostname(), typeof os.uptime(), os.totalmem() > os.freemem());
console.log(os.loadavg().length, os.cpus().every((c) => typeof c.model === 'string' && Object.keys(c.times).join() === 'user,nice,sys,idle,irq'));
console.log(Object.keys(os.constants), os.constants.signals.SIGKILL, os.constants.errno.ENOENT, os.constants.priority);
console.log(os.availableParallelism() >= 1, os.getPriority(), Object.keys(os.userInfo()).join(), os.networkInterfaces().lo[0]);
console.log(os.tmpdir());
for (const f of [() => os.getPriority('x'), () => os.setPriority(0, 99), () => os.setPriority(1.5), () => { os.EOL = 'x'; }]) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
console.log(Object.isFrozen(os.constants.signals), Object.keys(require('constants')).length > 200);
