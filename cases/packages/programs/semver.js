// semver 7: parsing, comparing, ranges, coercion, errors.
'use strict';
const semver = require('semver');

console.log(semver.valid('v1.2.3-beta.4+build'), semver.valid('a.b.c'), semver.clean('  =v1.2.3 '));
console.log(semver.parse('1.2.3-alpha.1'));
console.log(['1.10.0', '1.9.0', '1.9.0-rc.1', '2.0.0'].sort(semver.compare), semver.rsort(['0.1.0', '0.2.0']));
for (const [version, range] of [['1.2.4', '^1.2.3'], ['2.0.0', '^1.2.3'], ['1.2.3-beta', '>=1.2.0'], ['0.0.3', '~0.0.1 || 5.x'],
  ['1.2.3', '1.2.x - 2'], ['3.0.0', '*'], ['1.5.0', '>1 <2 !=1.5']]) {
  console.log(version, range, semver.satisfies(version, range), semver.validRange(range));
}
console.log(semver.satisfies('1.2.3-beta', '>=1.2.0', { includePrerelease: true }));
console.log(['major', 'minor', 'patch', 'prerelease', 'preminor'].map((r) => semver.inc('1.2.3', r, 'rc')));
console.log(semver.diff('1.2.3', '1.3.0-0'), semver.coerce('version 42.6.7.9.3-alpha').version, semver.minVersion('>1.2 <3').version);
console.log(semver.maxSatisfying(['1.1.0', '1.2.0', '2.0.0'], '1.x'), semver.intersects('^1', '>=1.5 <3'), semver.subset('~1.2', '^1'));
console.log(new semver.Range('^1.2 || ~2.3.4').set.map((set) => set.map(String)));
for (const bad of ['1.2', null, '9'.repeat(300)]) {
  try { new semver.SemVer(bad); } catch (error) { console.log(error.name, error.message.slice(0, 60)); }
}
