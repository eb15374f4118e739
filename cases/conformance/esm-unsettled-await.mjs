// Exit code 13: "await was used outside of a function in the top-level code, but the passed Promise never settled".
process.on('exit', (code) => console.log('exit', code));
console.log('waiting');
await new Promise(() => {});
console.log('never');
