console.log('module.mjs runs');
export default 'default';
export const named = 'named';
