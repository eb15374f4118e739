'use strict';

// util.parseEnv (src/node_dotenv.cc at v20.20.2).

const spaces = /^ +| +$/g;

// The value that text begins with, and where to go on; undefined where there is no more.
function valueOf(text) {
  const quote = text[0];
  if (quote === '"' || quote === '\'' || quote === '`') {
    const closing = text.indexOf(quote, 1);
    if (closing >= 0) {
      const inner = text.slice(1, closing);
      return { value: quote === '"' ? inner.replaceAll('\\n', '\n') : inner, next: text.indexOf('\n', closing + 1) };
    }
    const newline = text.indexOf('\n');
    return newline < 0 ? { value: undefined, next: 0 } : { value: text.slice(0, newline), next: newline };
  }
  const newline = text.indexOf('\n');
  let line = newline < 0 ? text : text.slice(0, newline);
  const hash = line.indexOf('#');
  if (hash >= 0) line = line.slice(0, hash);
  return { value: line.replace(spaces, ''), next: newline };
}

function parseEnv(content) {
  require('internal/validators').validateString(content, 'content');
  const found = {};
  let text = content.replaceAll('\r', '').replace(spaces, '');
  while (text !== '') {
    if (text[0] === '\n' || text[0] === '#') {
      const newline = text.indexOf('\n');
      if (newline >= 0) {
        text = text.slice(newline + 1);
        continue;
      } // a comment that nothing follows is taken for a name
    }
    const equal = text.indexOf('=');
    if (equal < 0) break;
    let key = text.slice(0, equal).replace(spaces, '');
    text = text.slice(equal + 1).replace(/^ +/, '');
    if (key === '') break;
    if (key.startsWith('export ')) key = key.slice('export '.length);
    const { value, next } = valueOf(text);
    if (value !== undefined) found[key] = value;
    if (next < 0) break;
    text = text.slice(next);
  }
  return found;
}

module.exports = { parseEnv };
