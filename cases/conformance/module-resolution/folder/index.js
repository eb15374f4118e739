module.exports = 'folder/index.js';
