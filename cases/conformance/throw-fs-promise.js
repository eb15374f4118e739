// A rejected promise of fs/promises shows the async frames and the error's properties.
'use strict';
const fs = require('fs/promises');
async function main() {
  await fs.rmdir('/nonexistent/folder');
}
main();
