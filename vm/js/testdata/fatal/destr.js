const { a } = null;
