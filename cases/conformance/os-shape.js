// os: types and constants that every program may count on.
'use strict';
const os = require('os');
console.log(
  JSON.stringify(os.EOL), os.platform() === process.platform, os.arch() === process.arch, typeof os.type(),
  os.tmpdir().startsWith('/'),
);
console.log(
  os.endianness(), os.constants.signals.SIGINT, os.constants.errno.ENOENT, os.devNull, typeof os.hostname(),
  typeof os.homedir(),
);
console.log(
  Array.isArray(os.cpus()), os.totalmem() > 0, os.freemem() > 0, os.loadavg().length, os.uptime() > 0,
  typeof os.release(), os.availableParallelism() > 0,
);
console.log(Object.keys(os.userInfo()).sort().join(), `${os.tmpdir}` === os.tmpdir());
