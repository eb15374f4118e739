// The stack of an error in a required module leads through both modules.
'use strict';
require('./inner');
