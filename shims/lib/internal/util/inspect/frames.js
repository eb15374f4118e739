'use strict';

// Colours of stack frames: Node's own are dimmed, so is the working directory, and packages are
// underlined (lib/internal/util/inspect.js at v20.20.2: markNodeModules, markCwd).

const marker = 'node_modules';

function isSeparator(character) {
  return character === '/' || character === '\\';
}

function paintPackages(ctx, line) {
  let out = '';
  let done = 0;
  for (let at = line.indexOf(marker); at !== -1;) {
    const start = at + marker.length + 1;
    const separator = line[at - 1];
    if (!isSeparator(separator) || !isSeparator(line[start - 1])) {
      at = line.indexOf(marker, at + 1);
      continue;
    }
    let end = line.indexOf(separator, start);
    // A scoped package has one more part.
    if (line[start] === '@') end = line.indexOf(separator, end + 1);
    out += line.slice(done, start) + ctx.stylize(line.slice(start, end), 'module');
    done = end;
    at = line.indexOf(marker, end);
  }
  return done === 0 ? line : out + line.slice(done);
}

function paintDirectory(ctx, line, directory) {
  let at = line.indexOf(directory);
  if (at === -1) return line;
  let { length } = directory;
  if (line.slice(at - 7, at) === 'file://') {
    length += 7;
    at -= 7;
  }
  const bracketed = line[at - 1] === '(';
  const start = bracketed ? at - 1 : at;
  const closed = bracketed && line.endsWith(')');
  const end = at + length + 1;
  return line.slice(0, start) + ctx.stylize(line.slice(start, end), 'undefined') +
    line.slice(end, closed ? -1 : line.length) + (closed ? ctx.stylize(')', 'undefined') : '');
}

function workingDirectory() {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

// The directory as stack frames of ES modules name it.
function fileURL(directory) {
  return `file://${encodeURI(directory).replace(/[?#]/g, encodeURIComponent)}`;
}

// Returns a function that paints one frame.
function painter(ctx) {
  const directory = workingDirectory();
  return (line) => {
    if (/^ {4}at (?:[^/\\(]+ \(|)node:(.+):\d+:\d+\)?$/.test(line)) return ctx.stylize(line, 'undefined');
    const painted = paintPackages(ctx, line);
    if (directory === undefined) return painted;
    const marked = paintDirectory(ctx, painted, directory);
    return marked === painted ? paintDirectory(ctx, painted, fileURL(directory)) : marked;
  };
}

module.exports = { painter };
