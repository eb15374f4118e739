// express-4.17.1: bodies, files, redirects, late answers and errors.
'use strict';
require('./express-shared/app')(require('express-4.17.1'), [['POST', '/echo', '{"x":[1]}'], ['POST', '/echo', '{broken'], ['GET', '/later'], ['GET', '/go'], ['GET', '/send'],
  ['GET', '/files/page.html'], ['GET', '/files/none.html'], ['GET', '/throws'], ['GET', '/fails']]);
