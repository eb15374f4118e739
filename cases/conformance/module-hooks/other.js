module.exports = { file: __filename.split('/').pop(), parent: module.parent.id };
