'use strict';

// util.debuglog (lib/internal/util/debuglog.js at v20.20.2). NODE_DEBUG is read when the first
// section is asked about; sections are its comma-separated names, * standing for anything.

let pattern;

function isEnabled(set) {
  if (pattern === undefined) {
    const names = process.env.NODE_DEBUG;
    const text = (names || '').replace(/[|\\{}()[\]^$+?.]/g, '\\$&').replaceAll('*', '.*').replaceAll(',', '$|^');
    pattern = names ? new RegExp(`^${text}$`, 'i') : null;
  }
  return pattern !== null && pattern.test(set);
}

function warnOfSecrets(set) {
  if (set !== 'HTTP' && set !== 'HTTP2') return;
  process.emitWarning(`Setting the NODE_DEBUG environment variable to '${set.toLowerCase()}' can expose sensitive data ` +
    '(such as passwords, tokens and authentication headers) in the resulting log.');
}

const sections = new Map();

// The function that writes the messages of a section; it does nothing if the section is off.
function writerFor(set) {
  let writer = sections.get(set);
  if (writer !== undefined) return writer;
  writer = () => {};
  if (isEnabled(set)) {
    warnOfSecrets(set);
    writer = (...args) => {
      const { format, formatWithOptions, inspect } = require('internal/util/inspect');
      const colors = require('internal/util/colors').shouldColorize(process.stderr);
      const pid = inspect(process.pid, { colors });
      process.stderr.write(format('%s %s: %s\n', set, pid, formatWithOptions({ colors }, ...args)));
    };
  }
  sections.set(set, writer);
  return writer;
}

// Returns the logger of a section. callback gets the function behind it at the first message.
function debuglog(set, callback) {
  let name;
  let writer;
  const section = () => (name = name ?? set.toUpperCase());
  const logger = (...args) => {
    if (writer === undefined) {
      writer = writerFor(section());
      if (typeof callback === 'function') callback(writer);
    }
    return writer(...args);
  };
  Object.defineProperty(logger, 'enabled', {
    get() {
      return isEnabled(section());
    },
    configurable: true,
    enumerable: true,
  });
  return logger;
}

module.exports = { debuglog };
