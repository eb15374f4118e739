'use strict';
const express = require('express');
const http = require('http');

const app = express();
app.get('/', (req, res) => res.send('hello'));
const server = app.listen(0, '127.0.0.1', () => {
  http.get({ host: '127.0.0.1', port: server.address().port, agent: false }, (res) => {
    res.setEncoding('utf8').on('data', (text) => console.log(text)).on('end', () => server.close());
  });
});
