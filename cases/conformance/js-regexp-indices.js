// Regular expressions with the flag d: the indices of each group.
'use strict';
console.log(/(?<a>b)/d.exec('ab').indices.groups.a, /a/d.hasIndices);
