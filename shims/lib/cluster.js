'use strict';

// node:cluster (lib/internal/cluster/primary.js at v20.20.2) as a primary without workers sees it. fork is refused by
// name.

const EventEmitter = require('events');
const unsupported = require('internal/unsupported');

const cluster = new EventEmitter();

cluster.isWorker = false;
cluster.isMaster = true;
cluster.isPrimary = true;
cluster.Worker = unsupported('cluster.Worker');
cluster.workers = {};
cluster.settings = {};
cluster.SCHED_NONE = 1;
cluster.SCHED_RR = 2;
cluster.schedulingPolicy = 2;
cluster.setupPrimary = unsupported('cluster.setupPrimary');
cluster.setupMaster = unsupported('cluster.setupMaster');
cluster.fork = unsupported('cluster.fork');
cluster.disconnect = unsupported('cluster.disconnect');

module.exports = cluster;
