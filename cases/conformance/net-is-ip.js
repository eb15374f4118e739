'use strict';
const net = require('net');
for (const s of ['127.0.0.1', '::1', '::', '0.0.0.0', '1.2.3', '256.1.1.1', '01.2.3.4', '::ffff:1.2.3.4', 'fe80::1%eth0', 'fe80::1%', 'x', '',
  '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '[::1]', ' 127.0.0.1', '127.0.0.1 ', undefined, null, 4, {}, '1.2.3.4.', '0x7f.1', '::1.2.3.4', '1::2::3']) {
  console.log(s, net.isIP(s), net.isIPv4(s), net.isIPv6(s));
}
console.log(Object.keys(net));
console.log(net.Stream === net.Socket, net.createConnection === net.connect);
