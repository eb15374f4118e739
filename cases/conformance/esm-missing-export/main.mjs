// A name that a module does not export is a SyntaxError before anything runs.
import { nothing } from './lib.mjs';
console.log(nothing);
