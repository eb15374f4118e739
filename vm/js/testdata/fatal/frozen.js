'use strict';
Object.freeze({ a: 1 }).a = 2;
