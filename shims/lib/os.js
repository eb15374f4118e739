'use strict';

// The os module. A run must not depend on the machine, so the host is made up: Linux 6.1 on x64 with
// four processors of 2400 MHz that have idled since they started, 8 GiB of memory of which half is free,
// a loopback interface, the host name `localhost`, the user `user` (1000:1000). Only HOME and TMPDIR,
// TMP, TEMP come from the environment. Node's lib/os.js at v20.20.2.

const processors = 4;
const gibibyte = 2 ** 30;

function primitive(fn) {
  fn[Symbol.toPrimitive] = () => fn();
  return fn;
}

function fixed(name, value) {
  const fn = () => value;
  Object.defineProperty(fn, 'name', { value: name });
  return primitive(fn);
}

function cpus() {
  const times = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 };
  return Array.from({ length: processors }, () => (
    { model: 'loopcheck virtual processor', speed: 2400, times: { ...times } }));
}

function homedir() {
  return process.env.HOME || '/home/user';
}

function tmpdir() {
  const { TMPDIR, TMP, TEMP } = process.env;
  const path = TMPDIR || TMP || TEMP || '/tmp';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function networkInterfaces() {
  const mac = '00:00:00:00:00:00';
  return {
    lo: [
      { address: '127.0.0.1', netmask: '255.0.0.0', family: 'IPv4', mac, internal: true, cidr: '127.0.0.1/8' },
      {
        address: '::1',
        netmask: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
        family: 'IPv6',
        mac,
        internal: true,
        cidr: '::1/128',
        scopeid: 0,
      },
    ],
  };
}

function userInfo(options) {
  const wantsBuffer = typeof options === 'object' && options?.encoding === 'buffer';
  const text = (s) => (wantsBuffer ? require('buffer').Buffer.from(s) : s);
  return {
    __proto__: null,
    uid: 1000,
    gid: 1000,
    username: text('user'),
    homedir: text('/home/user'),
    shell: text('/bin/sh'),
  };
}

// Priorities of this process; there is no other.
let priority = 0;

function checkPid(pid, syscall) {
  require('internal/validators').validateInt32(pid, 'pid');
  if (pid !== 0 && pid !== process.pid) {
    const { codes } = require('internal/errors');
    throw new codes.ERR_SYSTEM_ERROR({ errno: -3, code: 'ESRCH', message: 'no such process', syscall });
  }
}

function getPriority(pid) {
  checkPid(pid === undefined ? 0 : pid, 'uv_os_getpriority');
  return priority;
}

function setPriority(pid, value) {
  if (value === undefined) {
    value = pid;
    pid = 0;
  }
  const { validateInt32 } = require('internal/validators');
  validateInt32(pid, 'pid');
  validateInt32(value, 'priority', -20, 19);
  checkPid(pid, 'uv_os_setpriority');
  priority = value;
}

module.exports = {
  arch: fixed('arch', 'x64'),
  availableParallelism: fixed('getAvailableParallelism', processors),
  cpus,
  endianness: fixed('endianness', 'LE'),
  freemem: fixed('getFreeMem', 4 * gibibyte),
  getPriority,
  homedir: primitive(homedir),
  hostname: fixed('hostname', 'localhost'),
  loadavg() {
    return [0, 0, 0];
  },
  networkInterfaces,
  platform: fixed('platform', 'linux'),
  release: fixed('getOSRelease', '6.1.0'),
  setPriority,
  tmpdir: primitive(tmpdir),
  totalmem: fixed('getTotalMem', 8 * gibibyte),
  type: fixed('getOSType', 'Linux'),
  userInfo,
  uptime: fixed('uptime', 86400),
  version: fixed('getOSVersion', '#1 SMP PREEMPT_DYNAMIC'),
  machine: fixed('getMachine', 'x86_64'),
};

Object.defineProperties(module.exports, {
  constants: { configurable: false, enumerable: true, value: require('internal/os_constants') },
  EOL: { configurable: true, enumerable: true, writable: false, value: '\n' },
  devNull: { configurable: true, enumerable: true, writable: false, value: '/dev/null' },
});
