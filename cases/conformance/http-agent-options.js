// http.Agent: its options, names and errors.
'use strict';
const http = require('http');
const agent = new http.Agent({ keepAlive: true, maxSockets: 2, timeout: 100, family: 4 });
console.log(agent.getName(), agent.getName({ host: 'h', port: 1, localAddress: 'l', family: 6 }), agent.getName({ socketPath: '/p' }));
console.log(agent.defaultPort, agent.protocol, agent.keepAlive, agent.keepAliveMsecs, agent.maxSockets, agent.maxFreeSockets,
  agent.maxTotalSockets, agent.scheduling, agent.totalSocketCount);
console.log(agent.options);
console.log(http.Agent.defaultMaxSockets, http.Agent() instanceof http.Agent);
console.log(http.globalAgent.keepAlive, http.globalAgent.options, Object.keys(http.globalAgent));
for (const options of [{ scheduling: 'x' }, { maxTotalSockets: 'a' }, { maxTotalSockets: 0 }]) {
  try {
    new http.Agent(options);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
