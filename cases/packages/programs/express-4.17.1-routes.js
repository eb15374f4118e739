// express-4.17.1: routes, parameters, routers, methods, cookies.
'use strict';
require('./express-shared/app')(require('express-4.17.1'), [['GET', '/'], ['GET', '/json?a=1&b=2&b=3'], ['GET', '/items/7'], ['GET', '/items/x'], ['DELETE', '/items/7'],
  ['GET', '/users/ann'], ['HEAD', '/'], ['OPTIONS', '/items/7'], ['GET', '/cookie']]);
