'use strict';

// The module fs/promises of Node v20.20.2. Like fs, its functions are made when they are first read.

const { lazyObject } = internalBinding('util');

function make(name) {
  switch (name) {
    case 'constants':
      return require('internal/fs/constants');
    case 'cp': case 'statfs': case 'watch':
      return require('internal/unsupported')(`fs.promises.${name}`);
    case 'open':
      return require('internal/fs/promises/file_handle').open;
    case 'opendir':
      return require('internal/util').promisify(require('internal/fs/dir').opendir);
    case 'readFile': case 'writeFile': case 'appendFile': case 'truncate':
      return require('internal/fs/promises/whole')[name];
    case 'readlink': case 'symlink': case 'link': case 'realpath': case 'chmod': case 'lchmod': case 'chown':
    case 'lchown': case 'utimes': case 'lutimes':
      return require('internal/fs/promises/rare_paths')[name];
    default:
      return require('internal/fs/promises/paths')[name];
  }
}

// In Node's order.
const names =
  'access copyFile cp open opendir rename truncate rm rmdir mkdir readdir readlink symlink lstat stat statfs link ' +
  'unlink chmod lchmod lchown chown utimes lutimes realpath mkdtemp writeFile appendFile readFile watch constants';

module.exports = lazyObject(names, make);
