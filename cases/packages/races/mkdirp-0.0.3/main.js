// mkdirp@0.0.3 asks whether a folder is there, then makes it. When two callers ask before either has made it,
// the second mkdir fails with EEXIST. substack/node-mkdirp#2
'use strict';
require('path').exists = require('fs').exists; // where the Node of its day had it

require('./driver')(require('mkdirp-0.0.3').mkdirp);
