'use strict';

// The fs module of Node v20.20.2. Its functions live in internal/fs/*, in files of things that are
// used together, and are made when a program first reads them: a run that uses three of the hundred
// functions makes few more than three.

const { lazyObject } = internalBinding('util');

// The file that a function lives in.
function home(name) {
  switch (name) {
    case 'readFile': case 'writeFile': case 'appendFile':
      return require('internal/fs/whole');
    case 'readFileSync': case 'writeFileSync': case 'appendFileSync':
      return require('internal/fs/whole_sync');
    case 'open': case 'close':
      return require('internal/fs/io');
    case 'openSync': case 'closeSync': case 'readSync': case 'readvSync': case 'writeSync': case 'writevSync':
      return require('internal/fs/io_sync');
    case 'fsync': case 'fsyncSync': case 'fdatasync': case 'fdatasyncSync': case 'ftruncate': case 'ftruncateSync':
    case 'fchmod': case 'fchmodSync': case 'fchown': case 'fchownSync': case 'futimes': case 'futimesSync':
    case 'truncate': case 'truncateSync':
      return require('internal/fs/descriptors');
    case 'stat': case 'lstat': case 'fstat': case 'access':
      return require('internal/fs/questions');
    case 'statSync': case 'lstatSync': case 'fstatSync': case 'accessSync': case 'existsSync':
      return require('internal/fs/questions_sync');
    case 'chmod': case 'chmodSync': case 'chown': case 'chownSync': case 'lchown': case 'lchownSync':
    case 'utimes': case 'utimesSync': case 'lutimes': case 'lutimesSync':
      return require('internal/fs/attributes');
    case 'link': case 'linkSync': case 'symlink': case 'symlinkSync': case 'readlink': case 'readlinkSync':
    case 'realpath': case 'realpathSync':
      return require('internal/fs/links');
    case 'rename': case 'unlink': case 'copyFile': case 'mkdir': case 'mkdtemp':
      return require('internal/fs/names');
    case 'renameSync': case 'unlinkSync': case 'copyFileSync': case 'mkdirSync': case 'mkdtempSync':
      return require('internal/fs/names_sync');
    case 'readdir': case 'readdirSync':
      return require('internal/fs/readdir');
    case 'rm': case 'rmSync': case 'rmdir': case 'rmdirSync':
      return require('internal/fs/remove');
    case 'Dirent':
      return require('internal/fs/dirent');
    case 'Stats':
      return require('internal/fs/stats');
    case 'Dir': case 'opendir': case 'opendirSync':
      return require('internal/fs/dir');
    default:
      throw new Error(`loopcheck: fs.${name} has no home`);
  }
}

// A program may have put a class of its own in.
function createReadStream(path, options) {
  return new module.exports.ReadStream(path, options);
}

function createWriteStream(path, options) {
  return new module.exports.WriteStream(path, options);
}

function make(name) {
  switch (name) {
    case 'lchmod': case 'lchmodSync': return undefined; // as on Linux
    case 'F_OK': return 0;
    case 'R_OK': return 4;
    case 'W_OK': return 2;
    case 'X_OK': return 1;
    case 'constants': return require('internal/fs/constants');
    case 'promises': return require('fs/promises');
    case 'read': case 'readv': case 'write': case 'writev': {
      const io = require('internal/fs/io');
      return io.nameResults(io[name]);
    }
    case '_toUnixTimestamp': return require('internal/fs/checks').toUnixTimestamp;
    case 'ReadStream': case 'FileReadStream': return require('internal/fs/streams/read');
    case 'WriteStream': case 'FileWriteStream': return require('internal/fs/streams/write');
    case 'createReadStream': return createReadStream;
    case 'createWriteStream': return createWriteStream;
    case 'cp': case 'cpSync': case 'openAsBlob': case 'statfs': case 'statfsSync': case 'unwatchFile': case 'watch':
    case 'watchFile':
      return require('internal/unsupported')(`fs.${name}`);
    case 'exists':
      return require('internal/fs/questions').promisifiable();
    default:
  }
  return home(name)[name];
}

// In Node's order.
const names =
  'appendFile appendFileSync access accessSync chown chownSync chmod chmodSync close closeSync copyFile ' +
  'copyFileSync cp cpSync createReadStream createWriteStream exists existsSync fchown fchownSync fchmod ' +
  'fchmodSync fdatasync fdatasyncSync fstat fstatSync fsync fsyncSync ftruncate ftruncateSync futimes futimesSync ' +
  'lchown lchownSync lchmod lchmodSync link linkSync lstat lstatSync lutimes lutimesSync mkdir mkdirSync mkdtemp ' +
  'mkdtempSync open openSync openAsBlob readdir readdirSync read readSync readv readvSync readFile readFileSync ' +
  'readlink readlinkSync realpath realpathSync rename renameSync rm rmSync rmdir rmdirSync stat statfs statSync ' +
  'statfsSync symlink symlinkSync truncate truncateSync unwatchFile unlink unlinkSync utimes utimesSync watch ' +
  'watchFile writeFile writeFileSync write writeSync writev writevSync Dirent Stats ReadStream WriteStream ' +
  'FileReadStream FileWriteStream _toUnixTimestamp Dir opendir opendirSync F_OK R_OK W_OK X_OK constants promises';

module.exports = lazyObject(names, make);
