// Own classes for requests and answers; subclasses of Server; old ways to inherit.
'use strict';
const http = require('http');
const util = require('util');
const lines = {};
const note = (who, ...rest) => (lines[who] ??= []).push(rest.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))).join(' '));
process.on('exit', () => {
  for (const who of Object.keys(lines).sort()) {
    for (const line of lines[who]) console.log(`${who}: ${line}`);
  }
});
class Request extends http.IncomingMessage {
  get hello() { return `hello ${this.url}`; }
}
function Answer(...args) {
  http.ServerResponse.apply(this, args);
  this.own = true;
}
util.inherits(Answer, http.ServerResponse);
Answer.prototype.text = function(text) { this.setHeader('X-Own', String(this.own)); this.end(text); };
class MyServer extends http.Server {
  constructor(...args) { super(...args); this.count = 0; }
  emit(event, ...args) {
    if (event === 'request') this.count++;
    return super.emit(event, ...args);
  }
}
const server = new MyServer({ IncomingMessage: Request, ServerResponse: Answer }, (req, res) => {
  note('server', req instanceof Request, res instanceof Answer, res.req === req, req.hello);
  res.text('ok');
});
server.listen(0, () => {
  http.get({ port: server.address().port, path: '/s' }, (res) => {
    note('client', res.headers['x-own'], res instanceof Request);
    res.resume();
    res.on('end', () => { note('server', server.count); server.close(); });
  });
});
