'use strict';
exports = { lost: true }; // eslint-disable-line no-global-assign
module.exports.kept = true;
