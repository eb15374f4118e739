const o = { get x() { throw new Error('g'); } };
o.x;
