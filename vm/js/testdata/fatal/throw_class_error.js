class MyErr extends Error { constructor(m) { super(m); this.name = 'MyErr'; this.code = 'E_MY'; } }
throw new MyErr('hi');
