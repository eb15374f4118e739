// Date with fixed times in UTC: parsing, fields, setters, ISO and JSON, invalid dates.
'use strict';
const d = new Date(Date.UTC(2024, 1, 29, 12, 34, 56, 789));
console.log(d.toISOString(), d.getTime(), d.getUTCDay(), d.toJSON(), JSON.stringify({ d }), d, [d]);
console.log(
  d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCHours(), d.getUTCMilliseconds(),
  d.toUTCString(),
);
d.setUTCFullYear(2023);
console.log(
  d.toISOString(), new Date(d).setUTCMonth(0, 31), new Date(8.64e15).toISOString(),
  new Date(-1).toISOString(),
);
console.log(
  Date.parse('2024-01-01'), Date.parse('2024-01-01T00:00:00Z'), Date.parse('2024-01-01T00:00:00.5+02:00'),
  Date.parse('nonsense'), new Date('2024-02-30T00:00:00Z').getTime(),
  Date.parse('Thu, 01 Jan 1970 00:00:00 GMT'),
);
console.log(
  String(new Date(NaN)), new Date(NaN).toJSON(), new Date(2024, 0).constructor === Date, typeof Date.now(),
  new Date(0) < new Date(1), new Date(5) - new Date(3), Date.UTC(99, 0), new Date(0).valueOf(),
);
