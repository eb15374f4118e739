module.exports = 'lib x';
