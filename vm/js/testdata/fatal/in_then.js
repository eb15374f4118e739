Promise.resolve().then(() => {
  throw new Error('p');
});
