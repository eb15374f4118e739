'use strict';

// The messages of crypto's, zlib's and vm's errors (lib/internal/errors.js at v20.20.2).

function ofCrypto(code) {
  switch (code) {
    case 'ERR_CRYPTO_CUSTOM_ENGINE_NOT_SUPPORTED': return ['Error', 'Custom engines not supported by this OpenSSL'];
    case 'ERR_CRYPTO_ECDH_INVALID_FORMAT': return ['TypeError', 'Invalid ECDH format: %s'];
    case 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY': return ['Error', 'Public key is not valid for specified curve'];
    case 'ERR_CRYPTO_ENGINE_UNKNOWN': return ['Error', 'Engine "%s" was not found'];
    case 'ERR_CRYPTO_FIPS_FORCED': return ['Error', 'Cannot set FIPS mode, it was forced with --force-fips at startup.'];
    case 'ERR_CRYPTO_FIPS_UNAVAILABLE': return ['Error', 'Cannot set FIPS mode in a non-FIPS build.'];
    case 'ERR_CRYPTO_HASH_FINALIZED': return ['Error', 'Digest already called'];
    case 'ERR_CRYPTO_HASH_UPDATE_FAILED': return ['Error', 'Hash update failed'];
    case 'ERR_CRYPTO_INCOMPATIBLE_KEY': return ['Error', 'Incompatible %s: %s'];
    case 'ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS': return ['Error', 'The selected key encoding %s %s.'];
    case 'ERR_CRYPTO_INVALID_DIGEST': return ['TypeError', 'Invalid digest: %s'];
    case 'ERR_CRYPTO_INVALID_JWK': return ['TypeError', 'Invalid JWK data'];
    case 'ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE': return ['TypeError', 'Invalid key object type %s, expected %s.'];
    case 'ERR_CRYPTO_INVALID_STATE': return ['Error', 'Invalid state for operation %s'];
    case 'ERR_CRYPTO_PBKDF2_ERROR': return ['Error', 'PBKDF2 error'];
    case 'ERR_CRYPTO_SCRYPT_INVALID_PARAMETER': return ['Error', 'Invalid scrypt parameter'];
    case 'ERR_CRYPTO_SCRYPT_NOT_SUPPORTED': return ['Error', 'Scrypt algorithm not supported'];
    case 'ERR_CRYPTO_SIGN_KEY_REQUIRED': return ['Error', 'No key provided to sign'];
    default: return undefined;
  }
}

// Returns [class name, message], or undefined.
module.exports = function cryptoMessage(code) {
  switch (code) {
    case 'ERR_BROTLI_INVALID_PARAM': return ['RangeError', '%s is not a valid Brotli parameter'];
    case 'ERR_ZLIB_INITIALIZATION_FAILED': return ['Error', 'Initialization failed'];
    default: return ofCrypto(code);
  }
};
