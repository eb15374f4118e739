let e0;
try { throw new Error('first'); } catch (e) { e0 = e; }
function again() { throw e0; }
again();
