// An uncaught plain object is printed by util.inspect.
'use strict';
throw { code: 'E_PLAIN', nested: { list: [1, 2, 3], when: undefined } };
