'use strict';
// One pass visits the ports in the order in which they were made, the thread pool first.
const fs=require('fs'); const out=[];
const c=new MessageChannel(), d=new MessageChannel();
c.port2.onmessage=e=>{ out.push('c2:'+e.data); if(e.data==='go'){ d.port1.postMessage('later'); setImmediate(()=>out.push('imm')); c.port2.postMessage('back'); } };
c.port1.onmessage=e=>{ out.push('c1:'+e.data); d.port1.postMessage('third')};
d.port2.onmessage=e=>{ out.push('d2:'+e.data); if (e.data==='third'){c.port1.close();d.port1.close();} };
fs.stat('/',()=>{ out.push('stat'); setImmediate(()=>out.push('stat imm')); c.port1.postMessage('go')});
process.on('exit',()=>console.log(out.join(' ')));
