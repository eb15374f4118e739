module.exports = 'with-main/lib/entry.js';
