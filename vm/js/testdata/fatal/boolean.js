throw true;
