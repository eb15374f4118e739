'use strict';

// Every byte in every encoding that has one byte for a character.
const all = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
const names = 'ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i iso-8859-10 iso-8859-13 ' +
  'iso-8859-14 iso-8859-15 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 ' +
  'windows-1256 windows-1257 windows-1258 x-mac-cyrillic';
for (const name of names.split(' ')) {
  const decoder = new TextDecoder(name);
  console.log(name, decoder.encoding, JSON.stringify(decoder.decode(all)));
  const fatal = new TextDecoder(name, { fatal: true });
  const bad = Array.from(all, (byte) => {
    try {
      fatal.decode(Buffer.from([byte]));
      return '';
    } catch (err) {
      return err.code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? byte.toString(16) : err.code;
    }
  });
  console.log(bad.join(''));
}
for (const label of ['latin2', ' CP1251\n', 'koi', 'cyrillic', 'l9', 'csisolatinhebrew', 'logical', 'mac', 'dos-874', 'x-cp1250', 'iso-8859-16', 'x-user-defined', 'nope']) {
  try {
    console.log(label, new TextDecoder(label).encoding);
  } catch (err) {
    console.log(label, err.name, err.code, err.message);
  }
}
const decoder = new TextDecoder('windows-1251');
console.log(decoder.decode(Buffer.from([0xcf, 0xf0]), { stream: true }) + decoder.decode(Buffer.from([0xe8])), decoder);
