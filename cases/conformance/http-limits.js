// maxHeaderSize, maxHeadersCount and insecureHTTPParser.
'use strict';
const http = require('http');
const net = require('net');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
const many = Array.from({ length: 40 }, (_, i) => `X-${i}: ${i}\r\n`).join('');
const head = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
function run(name, options, text, setup = () => {}) {
  return new Promise((resolve) => {
    const server = http.createServer(options, (req, res) => {
      note(name, Object.keys(req.headers).length, req.rawHeaders.length, req.headers.folded ?? '-');
      res.end();
    });
    setup(server);
    server.listen(0, () => {
      const socket = net.connect(server.address().port, () => socket.end(text));
      let answer = '';
      socket.on('error', () => {});
      socket.on('data', (d) => { answer += d; });
      socket.on('close', () => { note(name, answer.split('\r\n')[0]); server.close(resolve); });
    });
  });
}
(async () => {
  await run('1 many', {}, `${head}${many}\r\n`);
  await run('2 count', {}, `${head}${many}\r\n`, (server) => { server.maxHeadersCount = 5; });
  await run('3 no limit', {}, `${head}${many}\r\n`, (server) => { server.maxHeadersCount = 0; });
  await run('4 size', { maxHeaderSize: 100 }, `${head}${many}\r\n`);
  await run('5 strict', {}, `${head}Folded: a\r\n b\r\n\r\n`);
  await run('6 lenient', { insecureHTTPParser: true }, `${head}Folded: a\r\n b\r\n\r\n`);
})();
