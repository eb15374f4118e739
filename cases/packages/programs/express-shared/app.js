// An application of Express, and a client in the same program that makes requests on one connection.
'use strict';
const http = require('http');
const fs = require('fs');
const os = require('os');
const path = require('path');

module.exports = (express, requests) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'express-'));
  process.on('exit', () => fs.rmSync(dir, { recursive: true }));
  fs.writeFileSync(path.join(dir, 'page.html'), '<h1>page</h1>');
  fs.utimesSync(path.join(dir, 'page.html'), 1e9, 1e9);

  const app = express();
  app.disable('x-powered-by');
  app.use((req, res, next) => { res.on('finish', () => console.log('finished', req.method, req.originalUrl, res.statusCode)); next(); });
  app.use(express.json(), express.urlencoded({ extended: false }));
  app.use('/files', express.static(dir, { maxAge: '1h' }));
  app.get('/', (req, res) => res.send('hello'));
  app.get('/json', (req, res) => res.status(201).json({ query: req.query, ip: req.ip.includes('127.0.0.1'), accepts: req.accepts(['html', 'json']) }));
  app.route('/items/:id(\\d+)').get((req, res) => res.type('text').send(`item ${req.params.id}`)).delete((req, res) => res.sendStatus(204));
  app.post('/echo', (req, res) => res.json(req.body));
  app.get('/later', (req, res) => setTimeout(() => { res.write('one '); setImmediate(() => res.end('two')); }, 2));
  app.get('/go', (req, res) => res.redirect(302, '/'));
  app.get('/throws', () => { throw new Error('thrown'); });
  app.get('/fails', (req, res, next) => process.nextTick(next, Object.assign(new Error('teapot'), { status: 418 })));
  app.get('/send', (req, res) => res.sendFile(path.join(dir, 'page.html'), (error) => console.log('sent', error)));
  app.get('/cookie', (req, res) => res.cookie('a', 'b c', { httpOnly: true }).append('X-A', '1').append('X-A', '2').end());
  const router = express.Router();
  router.param('name', (req, res, next, name) => { req.who = name.toUpperCase(); next(); });
  router.get('/:name', (req, res) => res.send(req.baseUrl + ' ' + req.who));
  app.use('/users', router);
  app.use((error, req, res, next) => { console.log('handler', error.message); res.status(error.status || 500).send(error.message); });

  const server = app.listen(0, '127.0.0.1', () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    (function next() {
      const item = requests.shift();
      if (!item) { agent.destroy(); server.close((error) => console.log('closed', error)); return; }
      const [method, url, body] = item;
      const req = http.request({ port: server.address().port, host: '127.0.0.1', method, path: url, agent, headers: body ? { 'Content-Type': 'application/json' } : {} }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (chunk) => { text += chunk; }).on('end', () => {
          const { date, 'keep-alive': k, ...headers } = res.headers;
          console.log(method, url, res.statusCode, JSON.stringify(headers), JSON.stringify(text.replace(/\n\s+at .*/g, '')));
          setImmediate(next);
        });
      });
      req.end(body);
    })();
  });
};
