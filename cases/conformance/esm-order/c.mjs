console.log('c');
export const c = 'c';
