// An uncaught error of a class of one's own, with properties and a cause.
'use strict';
class ConfigError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'ConfigError';
    this.file = 'app.json';
    this.line = 3;
  }
}
throw new ConfigError('cannot load', { cause: new SyntaxError('unexpected comma') });
