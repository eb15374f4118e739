// process: types of what programs look at most.
'use strict';
console.log(
  process.platform, process.arch.length > 0, process.version.startsWith('v20.'),
  process.versions.node.split('.').length,
);
console.log(typeof process.pid, typeof process.ppid, typeof process.title, process.release.name);
console.log(process.cwd() === require('path').resolve('.'));
console.log(process.uptime() >= 0, Object.keys(process.memoryUsage()));
console.log(process.stdout.fd, process.stderr.fd, Array.isArray(process.execArgv), process.exitCode);
