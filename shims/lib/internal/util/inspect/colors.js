'use strict';

// util.inspect.colors and util.inspect.styles (lib/internal/util/inspect.js at v20.20.2). A
// colour is [code that starts it, code that ends it] of ECMA-48's Select Graphic Rendition.

const foreground = 39;
const background = 49;

function addAliases(colors) {
  const aliases = {
    gray: ['grey', 'blackBright'],
    bgGray: ['bgGrey', 'bgBlackBright'],
    dim: ['faint'],
    strikethrough: ['crossedout', 'strikeThrough', 'crossedOut'],
    hidden: ['conceal'],
    inverse: ['swapColors', 'swapcolors'],
    doubleunderline: ['doubleUnderline'],
  };
  for (const target of Object.keys(aliases)) {
    for (const alias of aliases[target]) {
      Object.defineProperty(colors, alias, {
        get() {
          return this[target];
        },
        set(value) {
          this[target] = value;
        },
        configurable: true,
        enumerable: false,
      });
    }
  }
  return colors;
}

function makeColors() {
  const colors = {
    __proto__: null,
    reset: [0, 0],
    bold: [1, 22],
    dim: [2, 22],
    italic: [3, 23],
    underline: [4, 24],
    blink: [5, 25],
    inverse: [7, 27],
    hidden: [8, 28],
    strikethrough: [9, 29],
    doubleunderline: [21, 24],
  };
  const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];
  const background8 = names.map((name) => `bg${name[0].toUpperCase()}${name.slice(1)}`);
  names.forEach((name, i) => { colors[name] = [30 + i, foreground]; });
  background8.forEach((name, i) => { colors[name] = [40 + i, background]; });
  colors.framed = [51, 54];
  colors.overlined = [53, 55];
  names.forEach((name, i) => { colors[i === 0 ? 'gray' : `${name}Bright`] = [90 + i, foreground]; });
  background8.forEach((name, i) => { colors[i === 0 ? 'bgGray' : `${name}Bright`] = [100 + i, background]; });
  return addAliases(colors);
}

function makeStyles() {
  return {
    __proto__: null,
    special: 'cyan',
    number: 'yellow',
    bigint: 'yellow',
    boolean: 'yellow',
    undefined: 'grey',
    null: 'bold',
    string: 'green',
    symbol: 'green',
    date: 'magenta',
    regexp: 'red',
    module: 'underline',
  };
}

module.exports = { makeColors, makeStyles };
