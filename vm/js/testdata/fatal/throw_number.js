  throw 5;
