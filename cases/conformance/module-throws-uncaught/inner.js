'use strict';
function check(config) {
  if (!config.port) throw new TypeError('port is missing');
}
check({});
