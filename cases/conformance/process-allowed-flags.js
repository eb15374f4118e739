// process.allowedNodeEnvironmentFlags is a Set that cannot be changed; has() takes flags in several forms.
'use strict';
const flags = process.allowedNodeEnvironmentFlags;
console.log(flags.size, flags instanceof Set, flags.constructor.name, Object.isFrozen(flags));
console.log(['no-warnings', '--no-warnings', '--no_warnings', '-r', 'r', '--trace-foo', 'warnings', '--max-old-space-size=4', 7].map((f) => flags.has(f)));
console.log(flags.add('x') === flags, flags.delete('--import'), flags.clear(), flags.size, [...flags].slice(0, 5));
let n = 0;
flags.forEach((a, b, set) => { n += a === b && set === flags; });
console.log(n, [...flags.keys()].length, flags.entries().next());
