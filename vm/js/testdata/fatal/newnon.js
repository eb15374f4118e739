const a = {};
new a.b();
