'use strict';

const { subtle } = globalThis.crypto;
const settled = async (f) => {
  try {
    console.log(await f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
};
(async () => {
  for (const name of ['SHA-1', 'sha-256', { name: 'SHA-384' }, 'SHA-512'])
    await settled(async () => Buffer.from(await subtle.digest(name, new TextEncoder().encode('abc'))).toString('hex'));
  await settled(() => subtle.digest());
  await settled(() => subtle.digest('SHA-1'));
  await settled(() => subtle.digest('SHA-1', 'abc'));
  await settled(() => subtle.digest('MD5', new ArrayBuffer(1)));
  await settled(() => subtle.digest({}, new ArrayBuffer(1)));
  await settled(() => subtle.digest.call({}, 'SHA-1', new ArrayBuffer(1)));
  await settled(() => crypto.getRandomValues(new Float32Array(1)));
  await settled(() => crypto.getRandomValues(new Uint8Array(70000)));
  await settled(() => crypto.getRandomValues());
  await settled(() => new Crypto());
  await settled(() => new SubtleCrypto());
  await settled(() => new CryptoKey());
  console.log(crypto.getRandomValues(new BigInt64Array(2)).length, crypto.randomUUID().length, crypto);
  console.log(require('crypto').webcrypto === crypto, require('crypto').subtle === subtle, crypto instanceof Crypto);
})();
