// toISOString writes years outside of 0000 to 9999 with a sign and six digits.
'use strict';
console.log(
  new Date(-62198755200000).toISOString(), new Date(253402300800000).toISOString(),
  new Date(Date.UTC(0, 0)).toISOString(), Date.parse('-000001-01-01T00:00:00Z'),
);
