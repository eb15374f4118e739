'use strict';
const { BlockList, SocketAddress } = require('net');
const list = new BlockList();
list.addAddress('123.123.123.123');
list.addRange('10.0.0.1', '10.0.0.10');
list.addSubnet('8592:757c:efae:4e45::', 64, 'ipv6');
list.addSubnet('192.168.0.0', 16);
for (const [ip, family] of [['123.123.123.123'], ['10.0.0.3'], ['10.0.0.11'], ['222.111.111.222'], ['::ffff:7b7b:7b7b', 'ipv6'],
  ['::ffff:123.123.123.123', 'ipv6'], ['8592:757c:efae:4e45:fb5d:d62a:0d00:8e17', 'ipv6'], ['192.168.7.7'], ['nonsense'], ['::1', 'ipv6']]) {
  console.log(ip, list.check(ip, family));
}
console.log(list.rules, list);
const a = new SocketAddress({ address: '1.2.3.4', port: 80 });
console.log(a, a.address, a.port, a.family, a.flowlabel, JSON.stringify(a));
console.log(new SocketAddress(), new SocketAddress({ family: 'ipv6', flowlabel: 5, address: '2001:0DB8::0001' }));
console.log(SocketAddress.isSocketAddress(a), SocketAddress.isSocketAddress({}), list.check(a));
list.addAddress(a);
console.log(list.check(a), list.check('1.2.3.4'));
function attempt(f) {
  try {
    console.log(f());
  } catch (err) {
    console.log(err.name, err.code, err.message);
  }
}
attempt(() => new SocketAddress({ address: 'x' }));
attempt(() => new SocketAddress({ family: 'x' }));
attempt(() => new SocketAddress({ port: 70000 }));
attempt(() => new SocketAddress({ address: 1 }));
attempt(() => new SocketAddress({ flowlabel: -1 }));
attempt(() => new SocketAddress(1));
attempt(() => list.addAddress(1));
attempt(() => list.addAddress('1.1.1.1', 'x'));
attempt(() => list.addRange('10.0.0.5', '10.0.0.1'));
attempt(() => list.addSubnet('10.0.0.0', 33));
attempt(() => list.addSubnet('::', 129, 'ipv6'));
attempt(() => list.check(5));
