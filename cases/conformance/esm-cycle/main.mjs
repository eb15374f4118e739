// ES modules in a cycle: function declarations are hoisted, a const is in its dead zone.
import { fromA } from './a.mjs';
console.log(fromA());
