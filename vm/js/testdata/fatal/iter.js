for (const x of 5) ;
