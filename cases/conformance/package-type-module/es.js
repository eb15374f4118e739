export const value = 'an ES module';
