package shims

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The value of a script is that of its last statement that has one (ECMA-262, 8.1.6.3 UpdateEmpty).
func TestAScriptInAContextHasItsValue(t *testing.T) {
	for code, value := range map[string]string{
		"1; 2":                                "2",
		"1; var x = 2":                        "1",
		"var f = () => 1; 5; function g() {}": "5",
		"if (true) { 7 } else { 8 }":          "7",
		"try { x } catch { 'caught' }":        "caught",
		"for (var i = 0; i < 3; i++) i * 2":   "4",
		"'use strict'; 3":                     "3",
		"'use strict'":                        "use strict",
		"":                                    "undefined",
	} {
		stdout, stderr := natural(t, "console.log(String(require('vm').runInNewContext("+"`"+code+"`"+")))")
		require.Empty(t, stderr)
		require.Equal(t, value+"\n", stdout, code)
	}
}

// A name that nobody has is a ReferenceError, also when the script assigns it later; typeof tells without.
func TestAContextSeesItsObjectAndTheLanguageAlone(t *testing.T) {
	stdout, stderr := natural(t, `
		const vm = require('vm');
		const own = vm.createContext({ a: 1 });
		console.log(vm.runInContext('typeof process + typeof require + typeof Buffer + typeof Map + typeof a', own));
		console.log(vm.runInContext('try { b } catch (e) { e.message }', own), vm.runInContext('b = 2; b', own), own.b, typeof b);
		console.log(vm.runInContext('(function () { c = 3; return typeof c })()', own), own.c);`)
	require.Empty(t, stderr)
	require.Equal(t, "undefinedundefinedundefinedfunctionnumber\nb is not defined 2 2 undefined\nnumber 3\n", stdout)
}
