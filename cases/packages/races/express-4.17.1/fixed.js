// on-finished, which Express itself uses, calls back for a response that is finished already, too.
'use strict';
require('./driver')(require('express-4.17.1'), require('on-finished'));
