// get-port@5.1.1 remembers the ports that it has handed out.
'use strict';
require('./driver')(require('get-port-5.1.1'));
