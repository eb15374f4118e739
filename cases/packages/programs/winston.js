// winston 3: levels, formats, child loggers, transports to the console, to a stream and to a file.
'use strict';
const winston = require('winston');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Writable } = require('stream');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'winston-'));
process.on('exit', () => { console.log(fs.readFileSync(path.join(dir, 'app.log'), 'utf8')); fs.rmSync(dir, { recursive: true }); });
const { combine, printf, splat, json, errors, label, metadata } = winston.format;
const lines = new Writable({ write(chunk, encoding, done) { process.stdout.write(`stream: ${chunk}`); done(); } });
const logger = winston.createLogger({
  level: 'verbose',
  format: combine(errors({ stack: false }), splat(), label({ label: 'app' }), metadata({ key: 'meta', fillExcept: ['level', 'message', 'label'] })),
  transports: [
    new winston.transports.Console({ level: 'info', format: printf((i) => `${i.label} ${i.level}: ${i.message} ${JSON.stringify(i.meta)}`) }),
    new winston.transports.Stream({ stream: lines, level: 'warn', format: json() }),
    new winston.transports.File({ filename: path.join(dir, 'app.log'), format: json() }),
  ],
});
logger.info('started on %d', 80, { who: 'me' });
logger.debug('not seen');
logger.verbose('to the file only');
logger.warn('careful');
logger.child({ request: 7 }).error(new Error('broken'));
console.log(logger.isLevelEnabled('debug'), Object.keys(winston.config.npm.levels));
logger.on('finish', () => console.log('finish'));
logger.end();
