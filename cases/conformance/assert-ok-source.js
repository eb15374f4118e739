// assert.ok without a message shows the source of the call that failed.
'use strict';
const assert = require('assert');
const value = { count: 0 };
try { assert(value.count > 0); } catch (err) { console.log(err.message); }
try { assert.ok(typeof value === 'string'); } catch (err) { console.log(err.message); }
try { assert.ok(); } catch (err) { console.log(err.message); }
