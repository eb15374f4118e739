module.exports = 'public';
