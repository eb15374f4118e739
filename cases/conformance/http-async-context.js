// AsyncLocalStorage on a server and on a client whose requests share one connection.
'use strict';
const http=require('http');const {AsyncLocalStorage,AsyncResource,executionAsyncId}=require('async_hooks');
const als=new AsyncLocalStorage();
const out=[];const log=(...a)=>out.push(a.join(' '));
let n=0;
const server=http.createServer((req,res)=>{ log('S handler',als.getStore()); als.run('req'+(++n),()=>{ req.on('data',()=>log('S data',als.getStore())); req.on('end',()=>{log('S end',als.getStore()); setTimeout(()=>{log('S timer',als.getStore());res.end('x')},1)}); res.on('finish',()=>log('S finish',als.getStore())); res.on('close',()=>log('S close',als.getStore())); }); });
const agent=new http.Agent({keepAlive:true,maxSockets:1});
server.listen(0,()=>{ let left=2;
 for(const id of ['a','b']) als.run(id,()=>{ const req=http.request({port:server.address().port,agent,method:'POST'},res=>{log('C',id,'response',als.getStore());res.on('data',()=>log('C',id,'data',als.getStore()));res.on('end',()=>{log('C',id,'end',als.getStore()); if(!--left){ server.close(); agent.destroy(); }})}); req.on('socket',()=>log('C',id,'socket',als.getStore()));req.on('finish',()=>log('C',id,'finish',als.getStore()));req.on('close',()=>log('C',id,'close',als.getStore()));req.end('body');});
});
process.on('exit',()=>console.log(out.filter(x=>x[0]=='S').join('\n')+'\n'+out.filter(x=>x[0]=='C').join('\n')));
