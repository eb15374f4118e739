// mkdirp@0.5.6 makes the folder first and asks when that fails.
'use strict';
require('./driver')(require('mkdirp-0.5.6'));
