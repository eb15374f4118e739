module.exports = 'both.js comes before both/';
