'use strict';

// What the modules of threads and processes say to the one thread of the main process.
const workers = require('worker_threads');
console.log(Object.keys(workers).join(), workers.isMainThread, workers.threadId, workers.parentPort, workers.workerData, workers.resourceLimits, workers.SHARE_ENV);
workers.setEnvironmentData('a', { b: 1 });
console.log(workers.getEnvironmentData('a'), workers.getEnvironmentData('c'), typeof workers.Worker, workers.MessageChannel === MessageChannel);
const { port1, port2 } = new workers.MessageChannel();
port1.postMessage({ hello: 'there' });
console.log(workers.receiveMessageOnPort(port2), workers.receiveMessageOnPort(port2));
const cluster = require('cluster');
console.log(cluster.isPrimary, cluster.isMaster, cluster.isWorker, cluster.workers, cluster.settings, cluster.SCHED_RR, cluster.schedulingPolicy, cluster.worker);
console.log(cluster instanceof require('events'), Object.keys(cluster).join());
console.log(Object.keys(require('v8')).join(), require('v8').startupSnapshot.isBuildingSnapshot());
console.log(Object.keys(require('inspector')).join(), require('inspector').url(), Object.keys(require('repl')).join());
