package source

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func resolutionFiles() map[string]string {
	probe := `import { createRequire } from 'module'; const r = createRequire(import.meta.url);
export const req = (s) => { try { return 'ok ' + r.resolve(s); } catch (e) { return e.name + ' ' + e.code + ' ' + e.message; } };
export const imp = async (s) => { try { await import(s); return 'ok ' + import.meta.resolve(s).replace(/^file:\/\//, ''); } catch (e) { return e.name + ' ' + e.code + ' ' + e.message; } };`
	return map[string]string{
		"probe.mjs": probe, "a.js": "", "b.json": "{}", "c/index.js": "", "d/package.json": `{"main":"lib"}`, "d/lib/index.js": "",
		"e/package.json": `{"main":"nothing"}`, "f/package.json": `{"main":"./x.js"}`, "f/x.js": "", "both.js": "", "both/index.js": "", "g.cjs": "", "sp ace.js": "", "h/package.json": "{ bad",
		"package.json":                 `{"name":"root","imports":{"#a":"./a.js","#dep":"ok","#cond":{"require":"./a.js","import":"./g.cjs"},"#p/*":"./c/*.js","#none":null,"#bad":"../x.js","#fs":"fs"},"exports":{".":"./a.js","./c":"./c/index.js"}}`,
		"node_modules/ok/package.json": `{"main":"m.js"}`, "node_modules/ok/m.js": "", "node_modules/ok/other.js": "", "node_modules/ok/dir/index.js": "",
		"node_modules/plain/index.js": "", "node_modules/nomain/x.js": "", "node_modules/badmain/package.json": `{"main":"gone.js"}`,
		"node_modules/exp/package.json": `{"name":"exp","exports":{".":{"import":"./i.mjs","require":"./r.cjs"},"./sub":"./s.js","./feat/*":"./f/*.js","./feat/*/deep":"./f/deep-*.js","./no":null,"./feat/private/*":null,"./gone":"./gone.js","./bad":"bad.js","./arr":["bad","./s.js"],"./cond":{"browser":"./b.js","node":{"default":"./s.js"}},"./only":{"browser":"./b.js"},"./dots":"./../x.js","./nm":"./node_modules/x.js","./num":{"0":"./s.js"}}}`,
		"node_modules/exp/i.mjs":        "", "node_modules/exp/r.cjs": "", "node_modules/exp/s.js": "", "node_modules/exp/f/one.js": "", "node_modules/exp/f/deep-two.js": "", "node_modules/exp/hidden.js": "",
		"node_modules/sugar/package.json": `{"exports":"./s.js"}`, "node_modules/sugar/s.js": "",
		"node_modules/mix/package.json": `{"exports":{".":"./s.js","import":"./s.js"}}`, "node_modules/mix/s.js": "",
		"node_modules/@sc/p/package.json": `{"exports":{".":"./s.js"}}`, "node_modules/@sc/p/s.js": "", "node_modules/@sc/q/index.js": "",
		"node_modules/broken/package.json": "{", "node_modules/broken/index.js": "",
		"node_modules/ms/package.json": `{"exports":{"module-sync":"./s.js","require":"./r.js","import":"./i.js"}}`, "node_modules/ms/s.js": "",
		"sub/dir/probe.mjs": probe, "sub/node_modules/near/index.js": "", "sub/dir/x.js": "",
		"node_modules/ok/node_modules/inner/index.js": "", "node_modules/ok/probe.mjs": probe,
		"sub/package.json": `{"name":"sub","exports":{"./x":"./dir/x.js"}}`,
	}
}

func TestResolutionAgreesWithNode(t *testing.T) {
	dir := write(t, resolutionFiles())
	require.NoError(t, os.Symlink("a.js", filepath.Join(dir, "link.js")))
	require.NoError(t, os.Symlink("../c", filepath.Join(dir, "node_modules", "linked")))
	specifiers := []string{
		"./a", "./a.js", "./b", "./c", "./c/", "./d", "./e", "./f", "./both", "./both/", ".", "..", "./", "./g", "./nope", "../nope", "./link.js", "./sp ace.js", "./h",
		"fs", "node:fs", "node:test", "test", "node:nope", "nope", "nope/sub", "fs/promises", "node:fs/nope",
		"ok", "ok/other", "ok/other.js", "ok/dir", "ok/m.js", "ok/", "plain", "nomain", "badmain", "linked",
		"exp", "exp/sub", "exp/sub.js", "exp/feat/one", "exp/feat/two/deep", "exp/feat/private/x", "exp/no", "exp/gone", "exp/bad", "exp/arr", "exp/cond", "exp/only", "exp/hidden.js", "exp/package.json", "exp/dots", "exp/nm", "exp/num", "exp/feat/../x", "exp/",
		"sugar", "sugar/s.js", "mix", "@sc/p", "@sc/p/s.js", "@sc/q", "@sc", "@sc/none", "broken", "ms", "near", "inner",
		"#a", "#dep", "#cond", "#p/index", "#none", "#bad", "#fs", "#unknown", "#", "#/x", "root", "root/c", "root/x", "sub/x", "sub/y", "%2e", ".hidden", "a\\b",
	}
	for i := range specifiers {
		if i == 3 {
			specifiers = append(specifiers, filepath.Join(dir, "a.js"), filepath.Join(dir, "a"), "file://"+dir+"/a.js", "file://"+dir+"/zzz.js", "http://x/y.js", "./a%2fb.js", "./sp%20ace.js", "./a.js?q=1#h")
		}
	}
	probes := []string{"probe.mjs", "sub/dir/probe.mjs", "node_modules/ok/probe.mjs"}
	list, _ := json.Marshal(specifiers)
	all := "const out = [];\n"
	for _, p := range probes {
		all += fmt.Sprintf("{ const p = await import('./%s'); for (const s of %s) out.push(p.req(s), await p.imp(s)); }\n", p, list)
	}
	all += "process.stdout.write(JSON.stringify(out));"
	require.NoError(t, os.WriteFile(filepath.Join(dir, "all.mjs"), []byte(all), 0o644))
	stdout, stderr := node(t, filepath.Join(dir, "all.mjs"))
	var want []string
	require.NoError(t, json.Unmarshal([]byte(stdout), &want), stderr)
	l := New(disk{}, Options{})
	for i, p := range probes {
		parent := filepath.Join(dir, p)
		for j, s := range specifiers {
			at := (i*len(specifiers) + j) * 2
			got, err := l.Require(s, parent)
			var e *Error
			if errors.As(err, &e) {
				err = e.WithStack([]string{parent})
			}
			if strings.HasPrefix(s, "node:") { // require.resolve differs from require there
				want[at] = outcome(got, err, "")
			}
			assert.Equal(t, want[at], outcome(got, err, ""), "require %s from %s", s, p)
			got, err = l.Import(s, parent)
			suffix := ""
			if k := strings.Index(s, "?"); k > 0 {
				suffix = s[k:]
			}
			if err != nil {
				suffix = ""
			}
			assert.Equal(t, want[at+1], outcome(got, err, "node:")+suffix, "import %s from %s", s, p)
		}
	}
}

func outcome(target Target, err error, prefix string) string {
	var e *Error
	switch {
	case errors.As(err, &e):
		if e.Code == "" {
			return e.Type + " undefined " + e.Message
		}
		return e.Type + " " + e.Code + " " + e.Message
	case err != nil:
		return err.Error()
	case target.Builtin != "":
		if prefix == "" && nodeOnly(target.Builtin) {
			prefix = "node:"
		}
		return "ok " + prefix + target.Builtin
	}
	return "ok " + strings.ReplaceAll(target.Path, " ", map[bool]string{true: "%20", false: " "}[prefix != ""])
}

// countingFiles counts what reaches the disk.
type countingFiles struct {
	disk
	mu    sync.Mutex
	count int
}

func (c *countingFiles) Stat(abs string) (bool, error) {
	c.mu.Lock()
	c.count++
	c.mu.Unlock()
	return c.disk.Stat(abs)
}

func TestNothingIsResolvedOrLoadedTwice(t *testing.T) {
	dir := write(t, map[string]string{"main.js": "require('dep')", "node_modules/dep/index.js": "module.exports = 1"})
	files := &countingFiles{}
	l := New(files, Options{})
	first, err := l.Require("dep", dir+"/main.js")
	require.NoError(t, err)
	unit, err := l.Load(first.Path)
	require.NoError(t, err)
	before := files.count
	var wg sync.WaitGroup
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			again, err := l.Require("dep", dir+"/main.js")
			assert.NoError(t, err)
			assert.Equal(t, first, again)
			u, err := l.Load(again.Path)
			assert.NoError(t, err)
			assert.Same(t, unit, u)
		}()
	}
	wg.Wait()
	require.Equal(t, before, files.count)
}
