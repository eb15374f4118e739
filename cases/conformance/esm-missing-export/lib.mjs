console.log('never');
export const something = 1;
