'use strict';

// Plays the scripts of parser_test.go, given on standard input, on Node's own parser and prints what its
// handler is told.

const { HTTPParser } = process.binding('http_parser');
const cases = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const out = [];
for (const c of cases) {
  const log = [];
  const p = new HTTPParser();
  p.initialize(c.kind, {}, c.limit, c.lenient);
  p[0] = () => { log.push('begin'); };
  p[1] = (h, url) => { log.push('lines ' + JSON.stringify([h, url])); };
  p[2] = (maj, min, headers, method, url, status, msg, upgrade, keep) => {
    log.push('headers ' + JSON.stringify([maj, min, headers ?? null, c.kind === 1 ? process.binding('http_parser').allMethods[method] : '', url ?? '', status ?? 0, msg ?? '', upgrade, keep]));
    upgraded = upgrade || c.verdict === 2;
    return c.verdict;
  };
  p[3] = (b) => { log.push('body ' + JSON.stringify(b.latin1Slice())); };
  p[4] = () => { log.push('complete'); };
  let dead = false, upgraded = false;
  for (const piece of c.pieces) {
    const b = Buffer.from(piece, 'latin1');
    const r = p.execute(b);
    if (r instanceof Error) { log.push('error ' + r.code + ' ' + r.reason + ' ' + r.bytesParsed); dead = true; break; }
    log.push('read ' + r);
    if (r !== b.length || upgraded) { dead = true; break; }
  }
  if (!dead) { const r = p.finish(); if (r instanceof Error) log.push('end ' + r.code + ' ' + r.reason); else log.push('end'); }
  out.push(log);
}
console.log(JSON.stringify(out));
