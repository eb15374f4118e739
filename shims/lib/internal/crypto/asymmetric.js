'use strict';

// Public and private keys (lib/internal/crypto/keys.js at v20.20.2): RSA, EC and Ed25519, not encrypted.

const { codes } = require('internal/errors');
const { getArrayBufferOrView, isBytes, isCryptoKey, kHandle, kKeyObject, wrapped } = require('internal/crypto/util');
const { KeyObject, isKeyObject } = require('internal/crypto/keys');

const binding = internalBinding('crypto');
const kAsymmetricKeyType = Symbol('kAsymmetricKeyType');
const kAsymmetricKeyDetails = Symbol('kAsymmetricKeyDetails');

class AsymmetricKeyObject extends KeyObject {
  get asymmetricKeyType() {
    return this[kAsymmetricKeyType] ||= binding.keyDetails(this[kHandle])[0];
  }

  get asymmetricKeyDetails() {
    if (this.asymmetricKeyType !== 'rsa' && this.asymmetricKeyType !== 'ec') return {};
    return this[kAsymmetricKeyDetails] ||= binding.keyDetails(this[kHandle])[1];
  }
}

class PublicKeyObject extends AsymmetricKeyObject {
  constructor(handle) {
    super('public', handle);
  }

  export(options) {
    if (options && options.format === 'jwk') return binding.exportJwk(this[kHandle]);
    return exported(this, options, true);
  }
}

class PrivateKeyObject extends AsymmetricKeyObject {
  constructor(handle) {
    super('private', handle);
  }

  export(options) {
    if (options && options.format === 'jwk') {
      if (options.passphrase !== undefined)
        throw new codes.ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS('jwk', 'does not support encryption');
      return binding.exportJwk(this[kHandle]);
    }
    return exported(this, options, false);
  }
}

function exported(key, options, isPublic, objName) {
  const { format, type } = keyEncoding(options, key.asymmetricKeyType, isPublic, objName);
  if (format === 'jwk') return binding.exportJwk(key[kHandle]);
  const result = binding.exportKey(key[kHandle], type, format);
  return typeof result === 'string' ? result : wrapped(result);
}

function optionName(name, objName) {
  return objName === undefined ? `options.${name}` : `options.${objName}.${name}`;
}

function formatOf(format, otherwise, name) {
  if (format === undefined && otherwise !== undefined) return otherwise;
  if (format === 'pem' || format === 'der' || format === 'jwk') return format;
  throw new codes.ERR_INVALID_ARG_VALUE(name, format);
}

function typeOf(type, required, keyType, isPublic, name) {
  if (type === undefined && !required) return undefined;
  const onlyFor = (kind, words) => {
    if (keyType !== undefined && keyType !== kind)
      throw new codes.ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS(type, `can only be used for ${words} keys`);
    return type;
  };
  if (type === 'pkcs1') return onlyFor('rsa', 'RSA');
  if (type === 'spki' && isPublic !== false) return type;
  if (type === 'pkcs8' && isPublic !== true) return type;
  if (type === 'sec1' && isPublic !== true) return onlyFor('ec', 'EC');
  throw new codes.ERR_INVALID_ARG_VALUE(name, type);
}

// { format, type } of an encoding. Without a keyType it describes input.
function keyEncoding(enc, keyType, isPublic, objName) {
  require('internal/validators').validateObject(enc, 'options');
  const isInput = keyType === undefined;
  const format = formatOf(enc.format, isInput ? 'pem' : undefined, optionName('format', objName));
  const required = (!isInput || format === 'der') && format !== 'jwk';
  const type = typeOf(enc.type, required, keyType, isPublic, optionName('type', objName));
  const { cipher, passphrase } = enc;
  if (isPublic !== true && ((isInput ? passphrase : cipher) != null))
    require('internal/unsupported')('crypto: an encrypted key')();
  return { format, type };
}

function isText(value) {
  return typeof value === 'string' || isBytes(value);
}

function typeNames(withKeys) {
  const names = ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView', 'string'];
  return withKeys ? [...names, 'KeyObject', 'CryptoKey'] : ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];
}

function notAKey() {
  const err = new Error('error:1E08010C:DECODER routines::unsupported');
  return Object.assign(err, { library: 'DECODER routines', reason: 'unsupported', code: 'ERR_OSSL_UNSUPPORTED' });
}

// The handle of a KeyObject for what it is wanted for: 'consumePrivate', 'consumePublic' or 'createPublic'.
function handleFor(key, use) {
  if (use === 'createPrivate') throw new codes.ERR_INVALID_ARG_TYPE('key', ['string', ...typeNames(false)], key);
  if (key.type !== 'private') {
    if (use === 'consumePrivate' || use === 'createPublic')
      throw new codes.ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE(key.type, 'private');
    if (key.type !== 'public') throw new codes.ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE(key.type, 'private or public');
  }
  return use === 'consumePrivate' || key.type === 'public' ? key[kHandle] : binding.publicKey(key[kHandle]);
}

function parsed(data, encoding, { format, type }, use) {
  const handle = binding.parseKey(getArrayBufferOrView(data, 'key', encoding), format, type, use.endsWith('Private'));
  if (handle === undefined) throw notAKey();
  return handle;
}

function ofJwk(jwk, isPrivate) {
  const { validateOneOf, validateString } = require('internal/validators');
  validateOneOf(jwk.kty, 'key.kty', ['RSA', 'EC', 'OKP']);
  const members = { RSA: ['n', 'e'], EC: ['crv', 'x', 'y'], OKP: ['crv', 'x'] }[jwk.kty];
  const secret = jwk.kty === 'RSA' ? ['d', 'p', 'q', 'dp', 'dq', 'qi'] : ['d'];
  for (const name of isPrivate ? [...members, ...secret] : members) {
    validateString(jwk[name], `key.${name}`);
    if (name !== 'crv') continue;
    const curves = jwk.kty === 'EC' ? ['P-256', 'secp256k1', 'P-384', 'P-521'] : ['Ed25519', 'Ed448', 'X25519', 'X448'];
    validateOneOf(jwk.crv, 'key.crv', curves);
    if (jwk.crv === 'secp256k1') require('internal/unsupported')('crypto curve secp256k1')();
  }
  const handle = binding.parseJwk(jwk, isPrivate);
  if (handle === undefined) throw new codes.ERR_CRYPTO_INVALID_JWK();
  return handle;
}

// The handle of a key in any of the forms that are taken.
function prepare(key, use) {
  if (isKeyObject(key)) return handleFor(key, use);
  if (isCryptoKey(key)) return handleFor(key[kKeyObject], use);
  if (isText(key)) return parsed(key, undefined, { format: 'pem' }, use);
  if (typeof key === 'object' && key !== null) {
    const { key: data, encoding, format } = key;
    if (isKeyObject(data)) return handleFor(data, use);
    if (isCryptoKey(data)) return handleFor(data[kKeyObject], use);
    if (format === 'jwk') {
      require('internal/validators').validateObject(data, 'key.key');
      return ofJwk(data, use.endsWith('Private'));
    }
    if (!isText(data))
      throw new codes.ERR_INVALID_ARG_TYPE('key.key', use === 'createPrivate' ? ['string', ...typeNames(false)] : typeNames(true), data);
    const isPublic = use.endsWith('Private') ? false : undefined;
    return parsed(data, encoding, keyEncoding(key, undefined, isPublic), use);
  }
  throw new codes.ERR_INVALID_ARG_TYPE(
    'key', use === 'createPrivate' ? ['string', ...typeNames(false)] : typeNames(true), key);
}

function createPublicKey(key) {
  return new PublicKeyObject(prepare(key, 'createPublic'));
}

function createPrivateKey(key) {
  return new PrivateKeyObject(prepare(key, 'createPrivate'));
}

module.exports = { createPrivateKey, createPublicKey, exported, keyEncoding, prepare, PrivateKeyObject, PublicKeyObject };
