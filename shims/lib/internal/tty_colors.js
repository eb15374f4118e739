'use strict';

// How many colours a terminal has, by its environment: tty.WriteStream.prototype.getColorDepth
// (lib/internal/tty.js at v20.20.2).

// The words of TERM that say more than "some colours".
const plain = 'eterm cons25 console cygwin dtterm gnome hurd jfbterm konsole kterm mlterm putty st'.split(' ');
const full = ['mosh', 'rxvt-unicode-24bit', 'terminator'];
const builders = ['APPVEYOR', 'BUILDKITE', 'CIRCLECI', 'DRONE', 'GITHUB_ACTIONS', 'GITLAB_CI', 'TRAVIS'];

function forced(value) {
  const depth = { '': 4, '1': 4, 'true': 4, '2': 8, '3': 24 }[value];
  return depth === undefined ? 1 : depth;
}

function ofProgram(env) {
  switch (env.TERM_PROGRAM) {
    case 'iTerm.app': return !env.TERM_PROGRAM_VERSION || /^[0-2]\./.test(env.TERM_PROGRAM_VERSION) ? 8 : 24;
    case 'HyperTerm': case 'MacTerm': return 24;
    case 'Apple_Terminal': return 8;
    default: return env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit' ? 24 : 0;
  }
}

function ofTerm(env) {
  if (!env.TERM) return 0;
  const term = env.TERM.toLowerCase();
  if (env.TERM.startsWith('xterm-256')) return 8;
  if (plain.includes(term)) return 4;
  if (full.includes(term)) return 24;
  return /ansi|color|linux|^con[0-9]*x[0-9]|^rxvt|^screen|^xterm|^vt100/.test(term) ? 4 : 0;
}

function getColorDepth(env = process.env) {
  if (env.FORCE_COLOR !== undefined) return forced(env.FORCE_COLOR);
  if (env.NODE_DISABLE_COLORS !== undefined || env.NO_COLOR !== undefined || env.TERM === 'dumb') return 1;
  if (env.TMUX) return 8;
  if (env.CI) return builders.some((name) => name in env) || env.CI_NAME === 'codeship' ? 8 : 1;
  if ('TEAMCITY_VERSION' in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 4 : 1;
  return ofProgram(env) || ofTerm(env) || (env.COLORTERM ? 4 : 1);
}

function hasColors(count, env) {
  if (env === undefined && (count === undefined || (typeof count === 'object' && count !== null))) {
    env = count;
    count = 16;
  } else {
    require('internal/validators').validateInteger(count, 'count', 2);
  }
  return count <= 2 ** getColorDepth(env);
}

module.exports = { getColorDepth, hasColors };
