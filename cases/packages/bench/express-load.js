'use strict';
require('express')();
console.log('loaded');
