// An error of a synchronous fs call shows the frames of node:fs and its properties.
'use strict';
const fs = require('fs');
fs.mkdirSync('/nonexistent/folder');
