x;
let x = 1;
