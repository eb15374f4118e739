'use strict';

// generateKeyPair (lib/internal/crypto/keygen.js at v20.20.2) for RSA, EC and Ed25519. Keys are a function of the run's
// seed and of the event that asks for them.

const { codes } = require('internal/errors');
const { kHandle } = require('internal/crypto/util');
const { validateFunction, validateObject, validateString, validateUint32 } = require('internal/validators');
const { exported, keyEncoding, PrivateKeyObject, PublicKeyObject } = require('internal/crypto/asymmetric');

const binding = internalBinding('crypto');

// What the native needs for a type of key.
function parameters(type, options) {
  switch (type) {
    case 'rsa': {
      validateObject(options, 'options');
      validateUint32(options.modulusLength, 'options.modulusLength');
      let { publicExponent } = options;
      if (publicExponent == null) publicExponent = 0x10001;
      else validateUint32(publicExponent, 'options.publicExponent');
      return [type, options.modulusLength, publicExponent];
    }
    case 'ec': {
      validateObject(options, 'options');
      validateString(options.namedCurve, 'options.namedCurve');
      const { paramEncoding } = options;
      if (paramEncoding != null && paramEncoding !== 'named') {
        if (paramEncoding !== 'explicit') throw new codes.ERR_INVALID_ARG_VALUE('options.paramEncoding', paramEncoding);
        require('internal/unsupported')('crypto.generateKeyPair: explicit parameters')();
      }
      checkCurve(options.namedCurve);
      return [type, options.namedCurve, 0];
    }
    case 'ed25519':
      return [type, 0, 0];
    case 'rsa-pss': case 'dsa': case 'ed448': case 'x25519': case 'x448': case 'dh':
      return require('internal/unsupported')(`crypto.generateKeyPair: ${type}`)();
    default:
      throw new codes.ERR_INVALID_ARG_VALUE('type', type, 'must be a supported key type');
  }
}

function checkCurve(name) {
  switch (name) {
    case 'P-224': case 'P-256': case 'P-384': case 'P-521':
    case 'secp224r1': case 'prime256v1': case 'secp384r1': case 'secp521r1': return;
    default:
  }
  if (require('internal/crypto/lists').getCurves().includes(name))
    require('internal/unsupported')(`crypto curve ${name}`)();
  throw Object.assign(new TypeError('Invalid EC curve name'), { code: 'ERR_CRYPTO_INVALID_CURVE' });
}

function checkEncodings(type, options) {
  const keyType = type;
  for (const [name, isPublic] of [['publicKeyEncoding', true], ['privateKeyEncoding', false]]) {
    const encoding = options?.[name];
    if (encoding == null) continue;
    if (typeof encoding !== 'object') throw new codes.ERR_INVALID_ARG_VALUE(`options.${name}`, encoding);
    keyEncoding(encoding, keyType, isPublic, name);
  }
}

function pairOf(der, options) {
  const privateKey = new PrivateKeyObject(binding.parseKey(der, 'der', 'pkcs8', true));
  const publicKey = new PublicKeyObject(binding.publicKey(privateKey[kHandle]));
  const inForm = (key, encoding, isPublic, name) => (encoding == null ? key : exported(key, encoding, isPublic, name));
  return {
    publicKey: inForm(publicKey, options?.publicKeyEncoding, true, 'publicKeyEncoding'),
    privateKey: inForm(privateKey, options?.privateKeyEncoding, false, 'privateKeyEncoding'),
  };
}

function prepared(type, options) {
  validateString(type, 'type');
  if (options !== undefined) validateObject(options, 'options');
  const params = parameters(type, options);
  checkEncodings(type, options);
  return params;
}

function generateKeyPair(type, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  validateFunction(callback, 'callback');
  binding.generateKeys(...prepared(type, options), (err, der) => {
    const { publicKey, privateKey } = pairOf(der, options);
    callback.call({}, null, publicKey, privateKey);
  });
}

Object.defineProperty(generateKeyPair, require('internal/util').customPromisifyArgs, {
  value: ['publicKey', 'privateKey'], enumerable: false,
});

function generateKeyPairSync(type, options) {
  return pairOf(binding.generateKeys(...prepared(type, options)), options);
}

module.exports = { generateKeyPair, generateKeyPairSync };
