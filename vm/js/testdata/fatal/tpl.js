throw `a${1}`;
