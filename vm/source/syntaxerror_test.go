package source

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSyntaxErrorsReadAsNodes(t *testing.T) {
	texts := []string{
		"const a = ;", "foo(", "}", "a b", "let x = 1;\nlet x = 2;", "foo(a b)", "foo(a,\n  b\n  c)", "'abc", "`abc", "if (x {", "function (", "return return",
		"var 1a;", "x = {a: 1, b 2}", "[1, 2", "class A { constructor() {} constructor() {} }", "await 5;\nconst m = module;", "async () => { await }", "function f() { await x }",
		"import fs from 'fs';\nconst x = require('x'); }", "for (;;", "let let = 1", "const y", "a => { ", "break", "({a, b) => 1", "1 = 2", "x++ ++", "new.target = 1", "\"use strict\"; with (a) {}",
		"/* é😀 */ a b", "\tfoo bar", "@", "a ? b", "throw\n1", "switch (x) { default: default: }", "label: label: ;", "x = /(/", "#!shebang\nlet 5", "yield 1", "export default 5 5", "import { a b } from 'x'", "enum X {}", "super()",
		"const {a, b = c", "async function* f() { yield* }", "JSON.parse(')", "var a = 08n", "obj.#x", "delete", "try { }", "do { } while", "else { }", "case 1:", "catch (e) {}", "=> 1", "...a", "() + 1",
	}
	files := map[string]string{}
	for i, text := range texts {
		files[numbered("s", i)+".js"] = text
	}
	files["run.cjs"] = `const { spawnSync } = require('child_process');
const vm = require('vm'), fs = require('fs');
for (let i = 0; i < ` + numbered("", len(texts)) + `; i++) {
  try { require('./s' + i + '.js'); console.log(JSON.stringify('none')); } catch (e) { console.log(JSON.stringify(e.name === 'SyntaxError' ? e.stack.split('\n    at')[0] : 'none')); }
}`
	dir := write(t, files)
	stdout, stderr := node(t, filepath.Join(dir, "run.cjs"))
	want := strings.Split(strings.TrimSpace(stdout), "\n")
	require.Len(t, want, len(texts), stderr)
	l := New(disk{}, Options{})
	for i, text := range texts {
		file := filepath.Join(dir, numbered("s", i)+".js")
		_, err := l.Load(file)
		var e *SyntaxError
		got := "none"
		if errors.As(err, &e) {
			got = e.Arrow() + "\nSyntaxError: " + e.Message
		}
		unquoted := strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(strings.Trim(want[i], `"`), `\n`, "\n"), `\t`, "\t"), `\"`, `"`), `\\`, `\`)
		if strings.HasPrefix(got, "file://") { // an ES module that is required shows no place
			got = "SyntaxError: " + e.Message
		}
		if reason := knownSyntaxGap(text); reason != "" {
			assert.NotEqual(t, unquoted, got, "no gap any more: %s", text)
			continue
		}
		assert.Equal(t, unquoted, got, text)
	}
}

// The list only shrinks.
func knownSyntaxGap(text string) string {
	switch text {
	case "function (":
		return "V8 has a message of its own"
	case "var 1a;", "var a = 08n":
		return "the carets go under the whole token"
	case "new.target = 1", "() + 1", "try { }", "obj.#x":
		return "goja notices it at another token"
	case "async function* f() { yield* }":
		return "goja takes it"
	}
	return ""
}
