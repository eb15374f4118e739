module.exports = 'never';
