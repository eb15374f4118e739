// Two servers of a program find a port, read their settings and listen.
'use strict';
const fs = require('fs');
const net = require('net');

module.exports = (getPort) => {
  async function serve(delay) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const port = await getPort({ port: [18123, 18124] });
    await fs.promises.access(__filename);
    await new Promise((resolve, reject) => {
      const server = net.createServer().once('error', reject).listen(port, resolve);
      server.unref();
    });
  }
  serve(0);
  serve(150);
};
