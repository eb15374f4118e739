'use strict';

// The messages of failed assertions (lib/internal/assert/assertion_error.js at v20.20.2).

const { inspect } = require('internal/util/inspect');
const colors = require('internal/util/colors');

// Texts no longer than this together are shown as `a !== b`.
const shortLength = 12;

// A listing stops after about so many lines.
const mostLines = 50;

// What each operator says of its operands.
function sentenceFor(operator) {
  switch (operator) {
    case 'deepStrictEqual': return 'Expected values to be strictly deep-equal:';
    case 'strictEqual': return 'Expected values to be strictly equal:';
    case 'strictEqualObject': return 'Expected "actual" to be reference-equal to "expected":';
    case 'deepEqual': return 'Expected values to be loosely deep-equal:';
    case 'notDeepStrictEqual': return 'Expected "actual" not to be strictly deep-equal to:';
    case 'notStrictEqual': return 'Expected "actual" to be strictly unequal to:';
    case 'notStrictEqualObject': return 'Expected "actual" not to be reference-equal to "expected":';
    case 'notDeepEqual': return 'Expected "actual" not to be loosely deep-equal to:';
    case 'notIdentical': return 'Values have same structure but are not reference-equal:';
    case 'notDeepEqualUnequal': return 'Expected values not to be loosely deep-equal:';
    default: return undefined;
  }
}

// The text of an operand, the same whatever inspect.defaultOptions says.
function textOf(value) {
  return inspect(value, {
    compact: false,
    customInspect: false,
    depth: 1000,
    maxArrayLength: Infinity,
    showHidden: false,
    showProxy: false,
    sorted: true,
    getters: true,
  });
}

const isObject = (value) => typeof value === 'object' && value !== null;

function dots() {
  return `${colors.blue}...${colors.white}`;
}

// Cuts a listing after 46 lines.
function shorten(lines) {
  return lines.length > mostLines ? [...lines.slice(0, 46), dots()] : lines;
}

// For operands that differ and take a line each: the message itself if they are short, or how many
// leading characters they share, 0 if too few to point at.
function compareLines(actual, expected, operator, intro, actualLine, expectedLine) {
  const strip = inspect.defaultOptions.colors ? require('internal/util').removeColors : (text) => text;
  const [left, right] = [strip(actualLine), strip(expectedLine)];
  const length = left.length + right.length;
  if (length <= shortLength) {
    const bothZero = actual === 0 && expected === 0;
    const show = !isObject(actual) && !isObject(expected) && !bothZero;
    return { message: show ? `${intro}\n\n${actualLine} !== ${expectedLine}\n` : undefined, shared: 0 };
  }
  const width = process.stderr.isTTY ? process.stderr.columns : 80;
  let shared = 0;
  if (operator !== 'strictEqualObject' && length < width) {
    while (left[shared] === right[shared]) shared++;
  }
  return { message: undefined, shared };
}

// Takes the lines that both listings end with off them. Returns what of it is shown below the
// differences, and whether anything was left out. started counts lines as taken before the first.
function takeCommonEnd(actualLines, expectedLines, started) {
  let count = started;
  let end = '';
  let other = '';
  while (actualLines.length > 0 && expectedLines.length > 0 && actualLines.at(-1) === expectedLines.at(-1)) {
    const line = actualLines.pop();
    expectedLines.pop();
    if (count++ < 3) {
      end = `\n  ${line}${end}`;
    } else {
      other = line;
    }
  }
  const skipped = count >= 5;
  if (skipped) end = `\n${dots()}${end}`;
  if (other !== '') end = `\n  ${other}${end}`;
  return { end, skipped };
}

// Whether two lines are the same but for a comma at the end of one of them.
function differs(actualLine, expectedLine) {
  return actualLine !== expectedLine && actualLine !== `${expectedLine},` && expectedLine !== `${actualLine},`;
}

// The differences, line by line: `+` actual, `-` expected, blank for both.
class Listing {
  constructor(actualLines, expectedLines) {
    this.actual = actualLines;
    this.expected = expectedLines;
    this.text = '';
    // Lines of the other side, held back so that a run of differences shows as +++---.
    this.held = '';
    this.printed = 0;
    this.identical = 0;
    this.skipped = false;
  }

  // Before a difference at i: the last of the identical lines that add has not shown.
  showContext(lines, i) {
    const run = this.identical;
    this.identical = 0;
    if (run <= 2) return;
    if (run === 5) {
      this.text += `\n  ${lines[i - 3]}`;
      this.printed++;
    } else if (run > 5) {
      this.text += `\n${dots()}`;
      this.skipped = true;
    }
    if (run > 3) {
      this.text += `\n  ${lines[i - 2]}`;
      this.printed++;
    }
    this.text += `\n  ${lines[i - 1]}`;
    this.printed++;
  }

  // Line i, when one side has no more lines.
  addLonely(i) {
    const isActual = this.actual.length > i;
    const lines = isActual ? this.actual : this.expected;
    this.showContext(lines, i);
    if (isActual) {
      this.text += `\n${colors.green}+${colors.white} ${lines[i]}`;
    } else {
      this.held += `\n${colors.red}-${colors.white} ${lines[i]}`;
    }
    this.printed++;
  }

  addPair(i) {
    const expectedLine = this.expected[i];
    const actualLine = expectedLine === `${this.actual[i]},` ? expectedLine : this.actual[i];
    if (differs(actualLine, expectedLine)) {
      this.showContext(this.actual, i);
      this.text += `\n${colors.green}+${colors.white} ${actualLine}`;
      this.held += `\n${colors.red}-${colors.white} ${expectedLine}`;
      this.printed += 2;
      return;
    }
    this.text += this.held;
    this.held = '';
    this.identical++;
    if (this.identical <= 2) {
      this.text += `\n  ${actualLine}`;
      this.printed++;
    }
  }
}

// The message of a failed strictEqual or deepStrictEqual. message takes the place of the first
// sentence.
function differenceMessage(actual, expected, operator, message = '') {
  const bothFunctions = typeof actual === 'function' && typeof expected === 'function';
  const byReference = operator === 'strictEqual' && ((isObject(actual) && isObject(expected)) || bothFunctions);
  const name = byReference ? 'strictEqualObject' : operator;
  const intro = message || sentenceFor(name);
  const all = textOf(actual).split('\n');
  const actualLines = all.slice();
  const expectedLines = textOf(expected).split('\n');

  let indicator = '';
  let started = 0;
  if (actualLines.length === 1 && expectedLines.length === 1 && actualLines[0] !== expectedLines[0]) {
    const compared = compareLines(actual, expected, name, intro, actualLines[0], expectedLines[0]);
    if (compared.message !== undefined) return compared.message;
    if (compared.shared > 2) {
      indicator = `\n  ${' '.repeat(compared.shared)}^`;
    } else {
      started = compared.shared;
    }
  }

  const { end, skipped } = takeCommonEnd(actualLines, expectedLines, started);
  const count = Math.max(actualLines.length, expectedLines.length);
  if (count === 0) return `${sentenceFor('notIdentical')}\n\n${shorten(all).join('\n')}\n`;

  const head = `${intro}\n${colors.green}+ actual${colors.white} ${colors.red}- expected${colors.white}`;
  const note = ` ${dots()} Lines skipped`;
  const listing = new Listing(actualLines, expectedLines);
  for (let i = 0; i < count; i++) {
    if (i < actualLines.length && i < expectedLines.length) {
      listing.addPair(i);
    } else {
      listing.addLonely(i);
    }
    if (listing.printed > mostLines && i < count - 2) {
      return `${head}${note}\n${listing.text}\n${dots()}${listing.held}\n${dots()}`;
    }
  }
  return `${head}${skipped || listing.skipped ? note : ''}\n${listing.text}${listing.held}${end}${indicator}`;
}

// The message of a failed notStrictEqual or notDeepStrictEqual.
function samenessMessage(actual, operator) {
  const byReference = operator === 'notStrictEqual' && (isObject(actual) || typeof actual === 'function');
  const intro = sentenceFor(byReference ? 'notStrictEqualObject' : operator);
  const lines = shorten(textOf(actual).split('\n'));
  if (lines.length > 1) return `${intro}\n\n${lines.join('\n')}\n`;
  return `${intro}${lines[0].length > 5 ? '\n\n' : ' '}${lines[0]}`;
}

function clip(text, length) {
  return text.length > length ? `${text.slice(0, length - 3)}...` : text;
}

// The message of any other operator.
function operatorMessage(actual, expected, operator) {
  const left = textOf(actual);
  const right = textOf(expected);
  if (operator === 'notDeepEqual' && left === right) return clip(`${sentenceFor(operator)}\n\n${left}`, 1024);
  const [a, b] = [clip(left, 512), clip(right, 512)];
  if (operator === 'deepEqual') return `${sentenceFor(operator)}\n\n${a}\n\nshould loosely deep-equal\n\n${b}`;
  const unequal = sentenceFor(`${operator}Unequal`);
  return unequal ? `${unequal}\n\n${a}\n\nshould not loosely deep-equal\n\n${b}` : `${a} ${operator} ${b}`;
}

// The message for operands that need one.
function messageFor(actual, expected, operator) {
  colors.refresh();
  switch (operator) {
    case 'deepStrictEqual':
    case 'strictEqual': return differenceMessage(actual, expected, operator);
    case 'notDeepStrictEqual':
    case 'notStrictEqual': return samenessMessage(actual, operator);
    default: return operatorMessage(actual, expected, operator);
  }
}

module.exports = { differenceMessage, messageFor };
