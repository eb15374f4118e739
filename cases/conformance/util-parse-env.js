'use strict';
const { parseEnv } = require('util');
const show = (text) => console.log(JSON.stringify(Object.entries(parseEnv(text)).sort()));
show('A=1\nB="x y" # c\nC=\'q\'\nexport D=5\n# comment\n\nF= spaced \nG="a\\nb"\nH=`t`\nI=a#b\nJ=a #b\nK=\nL=last');
show('A="multi\nline"\nB=\'multi\nline\\n\'\nC=`back "quoted" \'tick\'`');
show('A="open\nB=2');
show('NO VALUE\nA=1');
show('A=1\r\nB=2\r\n');
show('  A  =  1  ');
show('A=a=b=c\nB="x"y');
show('');
show('# only\n# comments\n');
for (const value of [undefined, 5, null]) {
  try {
    parseEnv(value);
  } catch (err) {
    console.log(err.code, err.message);
  }
}
