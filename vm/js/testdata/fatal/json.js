JSON.parse('{bad');
