package shims

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/des"
	"crypto/md5"
	"strconv"
	"strings"

	"github.com/dop251/goja"
	"golang.org/x/crypto/chacha20"
	"golang.org/x/crypto/chacha20poly1305"
)

// A cipherKind is what OpenSSL knows of a cipher. Lengths are in bytes.
type cipherKind struct {
	name         string // its long name, in lower case
	mode         string // cbc, ctr, ecb, gcm, cfb, cfb8, ofb, stream
	nid          int
	block        int // 1 for ciphers that work on single bytes
	iv, key      int
	authenticate bool
}

// cipherOf finds a cipher by name or number. Those of OpenSSL's that are not here count as unknown when
// ok is false and known is true.
func cipherOf(name string, nid int) (k cipherKind, ok bool) {
	for _, k := range cipherKinds() {
		if nid != 0 && k.nid == nid || nid == 0 && k.name == aliasedCipher(name) {
			return k, true
		}
	}
	return cipherKind{}, false
}

// aliasedCipher is the name of the cipher that goes by several.
func aliasedCipher(name string) string {
	name = strings.ToLower(name)
	switch name {
	case "aes128", "aes192", "aes256":
		return "aes-" + name[3:] + "-cbc"
	case "aes-128-gcm", "aes-192-gcm", "aes-256-gcm":
		return "id-aes" + name[4:7] + "-gcm"
	case "des3":
		return "des-ede3-cbc"
	case "des-ede3-ecb":
		return "des-ede3"
	case "des-ede-ecb":
		return "des-ede"
	}
	return name
}

func cipherKinds() []cipherKind {
	var all []cipherKind
	for i, key := range []int{16, 24, 32} {
		bits := strconv.Itoa(key * 8)
		add := func(mode string, nid, block, iv int) {
			all = append(all, cipherKind{"aes-" + bits + "-" + mode, mode, nid, block, iv, key, false})
		}
		add("cbc", 419+4*i, 16, 16)
		add("ecb", 418+4*i, 16, 0)
		add("ctr", 904+i, 1, 16)
		add("cfb", 421+4*i, 1, 16)
		add("cfb8", 653+i, 1, 16)
		add("ofb", 420+4*i, 1, 16)
		all = append(all, cipherKind{"id-aes" + bits + "-gcm", "gcm", 895 + 3*i, 1, 12, key, true})
	}
	return append(all,
		cipherKind{"chacha20", "stream", 1019, 1, 16, 32, false},
		cipherKind{"chacha20-poly1305", "stream", 1018, 1, 12, 32, true},
		cipherKind{"des-ede3-cbc", "cbc", 44, 8, 8, 24, false},
		cipherKind{"des-ede3", "ecb", 33, 8, 0, 24, false},
		cipherKind{"des-ede3-cfb", "cfb", 61, 1, 8, 24, false},
		cipherKind{"des-ede3-ofb", "ofb", 63, 1, 8, 24, false},
		cipherKind{"des-ede-cbc", "cbc", 43, 8, 8, 16, false},
		cipherKind{"des-ede", "ecb", 32, 8, 0, 16, false})
}

// absentCipher reports whether OpenSSL has a cipher of that name, which is not one of ours.
func absentCipher(name string) bool {
	name = strings.ToLower(name)
	for _, prefix := range []string{"aria-", "camellia-", "sm4", "aes-", "id-aes", "des", "id-smime", "aria", "camellia"} {
		rest, found := strings.CutPrefix(name, prefix)
		if found && (strings.Contains(rest, "-ccm") || strings.Contains(rest, "ocb") || strings.Contains(rest, "xts") ||
			strings.Contains(rest, "wrap") || strings.Contains(rest, "cfb") || strings.Contains(rest, "hmac") ||
			prefix == "sm4" || strings.HasPrefix(prefix, "aria") || strings.HasPrefix(prefix, "camellia") || rest == "-ede-ofb") {
			return true
		}
	}
	return false
}

// retiredCipher reports whether OpenSSL 3 has moved the cipher into a provider that Node does not load.
func retiredCipher(name string) bool {
	name = strings.ToLower(name)
	for _, prefix := range []string{"bf", "blowfish", "cast", "des-c", "des-e", "des-o", "desx", "idea", "rc2", "rc4", "seed"} {
		if strings.HasPrefix(name, prefix) && !strings.HasPrefix(name, "des-ede") {
			return true
		}
	}
	return name == "des"
}

// cipherState is a Cipher or a Decipher at work (src/crypto/crypto_cipher.cc, CipherBase).
type cipherState struct {
	kind    cipherKind
	decrypt bool
	over    bool // final was called
	padding bool

	blocks cipher.BlockMode // cbc, ecb
	held   []byte           // input that is less than a block, or the last block of padded input
	stream cipher.Stream    // all others
	aead   cipher.AEAD      // gcm, chacha20-poly1305
	nonce  []byte
	aad    []byte
	plain  []byte // all plain text so far, for the tag

	tag       []byte
	tagLength int // as options say; -1 when they do not
}

func (b *cryptoBinding) cipherNative(name string) func(goja.FunctionCall) goja.Value {
	switch name {
	case "newCipher":
		return b.newCipher
	case "cipherUpdate":
		return b.cipherUpdate
	case "cipherFinal":
		return b.cipherFinal
	case "cipherSet":
		return b.cipherSet
	case "cipherTag":
		return b.cipherTag
	case "cipherInfo":
		return b.cipherInfo
	case "bytesToKey":
		return b.bytesToKey
	}
	return nil
}

// newCipher(name, key, iv or null, authTagLength or -1, decrypt) is the handle of a cipher at work.
func (b *cryptoBinding) newCipher(c goja.FunctionCall) goja.Value {
	name := c.Argument(0).String()
	kind, ok := cipherOf(name, 0)
	switch {
	case ok:
	case retiredCipher(name):
		b.host.throwOpenSSL(osslError{"0308010C", "digital envelope routines", "unsupported", "ERR_OSSL_EVP_UNSUPPORTED"})
	case absentCipher(name):
		b.host.unsupported("crypto cipher " + strings.ToLower(name))
	default:
		b.host.Throw("Error", "ERR_CRYPTO_UNKNOWN_CIPHER", "Unknown cipher")
	}
	key := b.own(c.Argument(1))
	var iv []byte
	if !goja.IsNull(c.Argument(2)) {
		iv = b.own(c.Argument(2))
	}
	if len(iv) == 0 && kind.iv != 0 || !kind.authenticate && len(iv) != kind.iv || kind.name == "chacha20-poly1305" && len(iv) > 12 {
		b.host.Throw("TypeError", "ERR_CRYPTO_INVALID_IV", "Invalid initialization vector")
	}
	s := &cipherState{kind: kind, decrypt: c.Argument(4).ToBoolean(), padding: true, nonce: iv, tagLength: int(c.Argument(3).ToInteger())}
	if kind.authenticate {
		b.checkTagLength(s)
	}
	if len(key) != kind.key {
		b.host.Throw("RangeError", "ERR_CRYPTO_INVALID_KEYLEN", "Invalid key length")
	}
	s.start(key, iv)
	return b.handle("CipherBase", s)
}

func (b *cryptoBinding) checkTagLength(s *cipherState) {
	if s.kind.mode == "gcm" {
		if s.tagLength >= 0 && !gcmTagLength(s.tagLength) {
			b.badTag(s.tagLength)
		}
		return
	}
	switch {
	case s.tagLength < 0:
		s.tagLength = chacha20poly1305.Overhead
	case s.tagLength > chacha20poly1305.Overhead || s.tagLength == 0:
		b.badTag(s.tagLength)
	}
}

func gcmTagLength(n int) bool { return n == 4 || n == 8 || n >= 12 && n <= 16 }

func (b *cryptoBinding) badTag(n int) {
	b.host.Throw("TypeError", "ERR_CRYPTO_INVALID_AUTH_TAG", "Invalid authentication tag length: "+strconv.Itoa(n))
}

// start makes the machinery. The lengths of key and iv have been checked.
func (s *cipherState) start(key, iv []byte) {
	if s.kind.mode == "stream" {
		s.startChaCha(key, iv)
		return
	}
	block := blockCipher(s.kind, key)
	switch s.kind.mode {
	case "cbc":
		if s.decrypt {
			s.blocks = cipher.NewCBCDecrypter(block, iv)
		} else {
			s.blocks = cipher.NewCBCEncrypter(block, iv)
		}
	case "ecb":
		s.blocks = &ecb{block, s.decrypt}
	case "ctr":
		s.stream = cipher.NewCTR(block, iv)
	case "ofb", "cfb", "cfb8":
		s.stream = &feedback{block: block, mode: s.kind.mode, decrypt: s.decrypt, register: bytes.Clone(iv), at: len(iv)}
	case "gcm":
		aead, err := cipher.NewGCMWithNonceSize(block, len(iv))
		if err != nil {
			panic("shims: " + err.Error())
		}
		s.aead = aead
		if len(iv) == 12 {
			s.stream = cipher.NewCTR(block, append(bytes.Clone(iv), 0, 0, 0, 2))
		}
	}
}

func (s *cipherState) startChaCha(key, iv []byte) {
	nonce, counter := iv, uint32(1)
	if s.kind.authenticate {
		nonce = append(make([]byte, chacha20.NonceSize-len(iv)), iv...) // OpenSSL puts zeros before a short one
		s.nonce = nonce
		s.aead, _ = chacha20poly1305.New(key)
	} else {
		counter = uint32(iv[0]) | uint32(iv[1])<<8 | uint32(iv[2])<<16 | uint32(iv[3])<<24
		nonce = iv[4:]
	}
	stream, err := chacha20.NewUnauthenticatedCipher(key, nonce)
	if err != nil {
		panic("shims: " + err.Error())
	}
	stream.SetCounter(counter)
	s.stream = stream
}

func blockCipher(kind cipherKind, key []byte) cipher.Block {
	var block cipher.Block
	var err error
	switch {
	case !strings.HasPrefix(kind.name, "des"):
		block, err = aes.NewCipher(key)
	case len(key) == 16:
		block, err = des.NewTripleDESCipher(append(bytes.Clone(key), key[:8]...))
	default:
		block, err = des.NewTripleDESCipher(key)
	}
	if err != nil {
		panic("shims: " + err.Error())
	}
	return block
}

// ecb encrypts each block alone.
type ecb struct {
	cipher.Block
	decrypt bool
}

func (e *ecb) CryptBlocks(dst, src []byte) {
	n := e.BlockSize()
	for i := 0; i+n <= len(src); i += n {
		if e.decrypt {
			e.Decrypt(dst[i:i+n], src[i:i+n])
		} else {
			e.Encrypt(dst[i:i+n], src[i:i+n])
		}
	}
}

// feedback is OFB, CFB and CFB8 (NIST SP 800-38A, 6.3 and 6.4), byte by byte.
type feedback struct {
	block    cipher.Block
	mode     string
	decrypt  bool
	register []byte
	at       int // register[at:] is key stream that is not used up, but for cfb8
}

func (f *feedback) XORKeyStream(dst, src []byte) {
	for i, in := range src {
		if f.mode == "cfb8" {
			out := make([]byte, len(f.register))
			f.block.Encrypt(out, f.register)
			dst[i] = in ^ out[0]
			f.register = append(f.register[1:], f.cipherByte(in, dst[i]))
			continue
		}
		if f.at == len(f.register) {
			f.block.Encrypt(f.register, f.register)
			f.at = 0
		}
		dst[i] = in ^ f.register[f.at]
		if f.mode == "cfb" {
			f.register[f.at] = f.cipherByte(in, dst[i])
		}
		f.at++
	}
}

// cipherByte is the one of the two that is encrypted.
func (f *feedback) cipherByte(in, out byte) byte {
	if f.decrypt {
		return in
	}
	return out
}

// cipherUpdate(handle, data, encoding) is what comes out for data.
func (b *cryptoBinding) cipherUpdate(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(true)
	s := h.state.(*cipherState)
	if s.over {
		b.host.Throw("Error", "", "Trying to add data in unsupported state")
	}
	return b.buffer(s.update(b.arg(c.Argument(1), c.Argument(2))))
}

func (s *cipherState) update(data []byte) []byte {
	switch {
	case s.blocks != nil:
		return s.updateBlocks(data)
	case s.stream != nil:
		out := make([]byte, len(data))
		s.stream.XORKeyStream(out, data)
		s.note(data, out)
		return out
	}
	// GCM whose nonce is not of 12 bytes: the key stream is what zeros are encrypted to.
	known := len(s.plain)
	keys := s.aead.Seal(nil, s.nonce, make([]byte, known+len(data)), nil)[known:]
	out := make([]byte, len(data))
	for i := range data {
		out[i] = data[i] ^ keys[i]
	}
	s.note(data, out)
	return out
}

// note keeps the plain text for the tag.
func (s *cipherState) note(in, out []byte) {
	if s.aead == nil {
		return
	}
	if s.decrypt {
		in = out
	}
	s.plain = append(s.plain, in...)
}

// updateBlocks works on whole blocks; a decipher with padding holds the last one back.
func (s *cipherState) updateBlocks(data []byte) []byte {
	s.held = append(s.held, data...)
	n := len(s.held) / s.kind.block * s.kind.block
	if s.decrypt && s.padding && n > 0 && n == len(s.held) {
		n -= s.kind.block
	}
	out := make([]byte, n)
	s.blocks.CryptBlocks(out, s.held[:n])
	s.held = append([]byte(nil), s.held[n:]...)
	return out
}

// cipherFinal(handle) is the rest of what comes out.
func (b *cryptoBinding) cipherFinal(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(true)
	s := h.state.(*cipherState)
	if s.over {
		b.host.Throw("Error", "ERR_CRYPTO_INVALID_STATE", "Invalid state")
	}
	s.over = true
	if s.aead != nil {
		tag := s.aead.Seal(nil, s.nonce, s.plain, s.aad)[len(s.plain):]
		if !s.decrypt {
			if s.tagLength < 0 {
				s.tagLength = len(tag)
			}
			s.tag = tag[:s.tagLength]
		} else if len(s.tag) == 0 || !bytes.Equal(s.tag, tag[:len(s.tag)]) {
			b.host.Throw("Error", "", "Unsupported state or unable to authenticate data")
		}
		return b.buffer(nil)
	}
	if s.blocks == nil {
		return b.buffer(nil)
	}
	out, reason := s.finalBlock()
	switch reason {
	case "wrong final block length":
		b.host.throwOpenSSL(osslError{"1C80006B", "Provider routines", reason, "ERR_OSSL_WRONG_FINAL_BLOCK_LENGTH"})
	case "bad decrypt":
		b.host.throwOpenSSL(osslError{"1C800064", "Provider routines", reason, "ERR_OSSL_BAD_DECRYPT"})
	}
	return b.buffer(out)
}

// finalBlock adds or removes the padding of PKCS #7; reason says why that cannot be.
func (s *cipherState) finalBlock() (out []byte, reason string) {
	n := s.kind.block
	switch {
	case !s.padding && len(s.held) > 0, s.padding && s.decrypt && len(s.held) != n:
		return nil, "wrong final block length"
	case !s.padding:
		return nil, ""
	case !s.decrypt:
		pad := n - len(s.held)
		s.held = append(s.held, bytes.Repeat([]byte{byte(pad)}, pad)...)
	}
	out = make([]byte, n)
	s.blocks.CryptBlocks(out, s.held)
	if !s.decrypt {
		return out, ""
	}
	pad := int(out[n-1])
	if pad == 0 || pad > n || !bytes.Equal(out[n-pad:], bytes.Repeat([]byte{byte(pad)}, pad)) {
		return nil, "bad decrypt"
	}
	return out[:n-pad], ""
}

// cipherSet(handle, what, value) sets padding, tag or aad, and reports whether it could be set.
func (b *cryptoBinding) cipherSet(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(true)
	s := h.state.(*cipherState)
	ok := !s.over
	switch what := c.Argument(1).String(); {
	case !ok:
	case what == "padding":
		s.padding = c.Argument(2).ToBoolean()
	case what == "aad":
		if ok = s.aead != nil && len(s.plain) == 0; ok {
			s.aad = append(s.aad, b.own(c.Argument(2))...)
		}
	case what == "tag":
		if ok = s.aead != nil && s.decrypt && s.tag == nil; ok {
			tag := b.own(c.Argument(2))
			if s.kind.mode == "gcm" && !gcmTagLength(len(tag)) || s.tagLength >= 0 && s.tagLength != len(tag) {
				b.badTag(len(tag))
			}
			s.tag = tag
		}
	}
	return b.host.RT.ToValue(ok)
}

// cipherTag(handle) is the tag of a cipher that is through, or undefined.
func (b *cryptoBinding) cipherTag(c goja.FunctionCall) goja.Value {
	h := b.handleOf(c.Argument(0))
	h.used(false)
	s := h.state.(*cipherState)
	if !s.over || s.decrypt || s.aead == nil {
		return goja.Undefined()
	}
	return b.buffer(bytes.Clone(s.tag))
}

// cipherInfo(nameOrNid, keyLength, ivLength) is what getCipherInfo returns.
func (b *cryptoBinding) cipherInfo(c goja.FunctionCall) goja.Value {
	var kind cipherKind
	var ok bool
	if goja.IsString(c.Argument(0)) {
		kind, ok = cipherOf(c.Argument(0).String(), 0)
		if !ok && absentCipher(c.Argument(0).String()) {
			b.host.unsupported("crypto cipher " + c.Argument(0).String())
		}
	} else {
		kind, ok = cipherOf("", int(c.Argument(0).ToInteger()))
	}
	iv := kind.iv
	if v := c.Argument(2); !goja.IsUndefined(v) && ok {
		n := int(v.ToInteger())
		ok = n == iv || kind.mode == "gcm" && n > 0 || kind.name == "chacha20-poly1305" && n > 0 && n <= 12
		iv = n
	}
	if v := c.Argument(1); !ok || !goja.IsUndefined(v) && int(v.ToInteger()) != kind.key {
		return goja.Undefined()
	}
	o := b.host.RT.NewObject()
	_ = o.Set("mode", strings.TrimSuffix(kind.mode, "8"))
	_ = o.Set("name", kind.name)
	_ = o.Set("nid", kind.nid)
	if kind.mode != "stream" {
		_ = o.Set("blockSize", kind.block)
	}
	if iv != 0 {
		_ = o.Set("ivLength", iv)
	}
	_ = o.Set("keyLength", kind.key)
	return o
}

// bytesToKey(name, password) is key and iv that createCipher makes of a password (EVP_BytesToKey with MD5,
// no salt, one round): one ArrayBuffer, the key first; undefined for an unknown cipher.
func (b *cryptoBinding) bytesToKey(c goja.FunctionCall) goja.Value {
	kind, ok := cipherOf(c.Argument(0).String(), 0)
	if !ok {
		return goja.Undefined()
	}
	password := b.own(c.Argument(1))
	var out, last []byte
	for len(out) < kind.key+kind.iv {
		sum := md5.Sum(append(last, password...))
		last = sum[:]
		out = append(out, last...)
	}
	return b.buffer(out[:kind.key+kind.iv])
}
