// What Node 20 does not have: programs feature-detect it.
'use strict';
console.log(
  Object.groupBy, Map.groupBy, Promise.withResolvers, Promise.try, Array.fromAsync, [].values().map,
  new Set().union, typeof Iterator,
);
