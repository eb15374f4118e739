package shims

import (
	"fmt"
	"strings"
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"
)

// counted is put before a script that counts: `requests` names the requests of the thread pool in the
// order in which they were made; `microtasks` are those that have run since the turn of the last
// completed request began.
const counted = `
	const fs = require('fs');
	const requests = [];
	let microtasks = 0;
	function count() { if (++microtasks < 60) queueMicrotask(count); }
	function turnBegins() { microtasks = 0; queueMicrotask(count); }
	watch((name, callback) => { requests.push(name); return (...args) => { turnBegins(); callback(...args); }; });
	fs.writeFileSync('f', 'hello');
	fs.writeFileSync('empty', '');
	fs.writeFileSync('big', 'x'.repeat(1300000));
	fs.mkdirSync('d/sub', { recursive: true });
	fs.writeFileSync('d/a', '1');
	fs.writeFileSync('d/sub/z', '1');
	fs.symlinkSync('f', 'l');
	fs.symlinkSync('nowhere', 'dangling');
	for (let i = 0; i < 9; i++) { fs.mkdirSync('many', { recursive: true }); fs.writeFileSync('many/' + i, ''); }
`

// countRequests runs a script after counted and returns its output.
func countRequests(t *testing.T, script string) string {
	t.Helper()
	h := start(t)
	// The binding, with `watch` told of each request.
	natives, err := h.RT.RunString(`(function (fs) {
		let watcher;
		const wrap = (native, name) => (...args) => {
			const at = args.findIndex((a) => typeof a === 'function');
			if (at !== -1) args[at] = watcher(name.replace('Shown', ''), args[at]);
			return native(...args);
		};
		const watched = new Proxy({}, { get: (made, name) => made[name] ??= wrap(fs[name], name) });
		return [watched, (f) => { watcher = f; }];
	})`)
	require.NoError(t, err)
	wrap, _ := goja.AssertFunction(natives)
	pair, err := wrap(nil, h.binding("fs"))
	require.NoError(t, err)
	h.natives["fs"] = pair.(*goja.Object).Get("0").(*goja.Object)
	require.NoError(t, h.RT.Set("watch", pair.(*goja.Object).Get("1")))
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		step(t, h, counted+script, ready[0].ID)
	}
	require.Empty(t, string(h.Stderr))
	return string(h.Stdout)
}

// What Node 20.20.2 does, found by async_hooks and a wrapped internalBinding('fs'): the requests of each
// function, the microtasks between the start of the last turn and its promise being settled, the result.
// A recursive mkdir is shown there as one call: strace shows its chain of mkdir and stat.
func TestAFileFunctionOfPromisesTakesNodesRequestsAndMicrotasks(t *testing.T) {
	for call, want := range map[string]string{
		`access('f')`:                              `access; 3; undefined`,
		`access('nx')`:                             `access; 5; ENOENT`,
		`access(5)`:                                `; 1; ERR_INVALID_ARG_TYPE`,
		`stat('f').then((s) => s.size)`:            `stat; 4; 5`,
		`readFile('f', 'utf8')`:                    `open fstat read close; 10; hello`,
		`readFile('empty', 'utf8')`:                `open fstat read close; 10; `,
		`readFile('big').then((b) => b.length)`:    `open fstat read read read close; 11; 1300000`,
		`readFile('nx')`:                           `open; 6; ENOENT`,
		`readFile('d')`:                            `open fstat read close; 12; EISDIR`,
		`readFile('f', 'zz')`:                      `; 1; ERR_INVALID_ARG_VALUE`,
		`readFile('f', 'buffer')`:                  `open close; 12; ERR_UNKNOWN_ENCODING`,
		`writeFile('g', 'abc')`:                    `open writeBuffer close; 10; undefined`,
		`writeFile('g', '')`:                       `open close; 10; undefined`,
		`writeFile('g', 'x'.repeat(1300000))`:      `open writeBuffer writeBuffer writeBuffer close; 10; undefined`,
		`writeFile('g', 'abc', { flush: true })`:   `open writeBuffer fsync close; 10; undefined`,
		`writeFile('g', ['a', 'b'])`:               `open writeBuffer writeBuffer close; 10; undefined`,
		`writeFile('g', ['a', 5])`:                 `open writeBuffer close; 12; ERR_INVALID_ARG_TYPE`,
		`writeFile('/nx/g', 'abc')`:                `open; 6; ENOENT`,
		`writeFile('f', 'abc', { flag: 'r' })`:     `open writeBuffer close; 12; EBADF`,
		`appendFile('g', 'abc')`:                   `open writeBuffer close; 11; undefined`,
		`truncate('f', 1)`:                         `open ftruncate close; 10; undefined`,
		`truncate('nx')`:                           `open; 6; ENOENT`,
		`mkdir('n')`:                               `mkdir; 3; undefined`,
		`mkdir('d')`:                               `mkdir; 5; EEXIST`,
		`mkdir('n/a/b', { recursive: true })`:      `mkdir mkdir mkdir mkdir mkdir; 3; n`,
		`mkdir('d/sub', { recursive: true })`:      `mkdir stat; 3; undefined`,
		`mkdir('dangling/a', { recursive: true })`: `mkdir mkdir stat; 5; ENOTDIR`,
		`readdir('d')`:                             `readdir; 3; a,sub`,
		`readdir('d', { withFileTypes: true }).then((a) => a[1].isDirectory())`: `readdir; 6; true`,
		`readdir('.', { recursive: true }).then((a) => a.slice(0, 4))`:          `readdir readdir readdir readdir; 5; big,d,dangling,empty`,
		`rm('f')`:                             `lstat lstat unlink; 2; undefined`,
		`rm('d', { recursive: true })`:        `lstat lstat rmdir readdir lstat lstat unlink rmdir readdir lstat unlink rmdir rmdir; 2; undefined`,
		`rm('d')`:                             `lstat; 2; ERR_FS_EISDIR`,
		`rm('nx')`:                            `lstat; 2; ENOENT`,
		`rm('nx', { force: true })`:           `lstat lstat; 2; undefined`,
		`rmdir('d')`:                          `rmdir; 5; ENOTEMPTY`,
		`copyFile('f', 'c')`:                  `copyFile; 3; undefined`,
		`rename('f', 'c')`:                    `rename; 3; undefined`,
		`readlink('l')`:                       `readlink; 3; f`,
		`opendir('d').then((d) => d.close())`: `opendir closedir; 2; undefined`,
		`open('f').then((h) => h.close())`:    `open close; 7; undefined`,
		`open('f').then(async (h) => { await h.stat(); h.close(); await h.close(); })`: `open fstat close; 7; undefined`,
	} {
		got := countRequests(t, fmt.Sprintf(`
			requests.length = 0;
			turnBegins();
			const done = (v) => console.log(requests.join(' ') + '; ' + microtasks + '; ' + v);
			fs.promises.%s.then(done, (err) => done(err.code));`, call))
		require.Equal(t, want+"\n", got, call)
	}
}

func TestAFileFunctionWithACallbackTakesNodesRequests(t *testing.T) {
	for call, want := range map[string]string{
		`readFile('f', 'utf8', done)`:                `open fstat read close; null,hello`,
		`readFile('empty', 'utf8', done)`:            `open fstat read close; null,`,
		`readFile('nx', done)`:                       `open; ENOENT`,
		`readFile('d', done)`:                        `open fstat read close; EISDIR`,
		`readFile(999, done)`:                        `fstat; ERR_INVALID_ARG_TYPE`,
		`writeFile('g', '', done)`:                   `open writeBuffer close; null`,
		`writeFile('g', 'x', { flush: true }, done)`: `open writeBuffer fsync close; null`,
		`writeFile('f', 'x', { flag: 'r' }, done)`:   `open writeBuffer close; EBADF`,
		`appendFile('f', 'x', done)`:                 `open writeBuffer close; null`,
		`truncate('f', done)`:                        `open ftruncate close; null`,
		`exists('f', done)`:                          `access; true`,
		`mkdir('n/a', { recursive: true }, done)`:    `mkdir mkdir mkdir mkdir mkdir; null,n`,
		`realpath('l', done)`:                        `lstat lstat stat readlink lstat; null,/tmp/f`,
		`realpath.native('l', done)`:                 `realpath; null,/tmp/f`,
		`rm('d', { recursive: true }, done)`:         `lstat lstat rmdir readdir lstat lstat unlink rmdir readdir lstat unlink rmdir rmdir; null`,
		`readdir('d', { recursive: true }, done)`:    `; null,a,sub,sub/z`,
		`readv(fs.openSync('f'), [], done)`:          `; EINVAL,0,`,
	} {
		want = strings.ReplaceAll(want, "mkdir mkdir mkdir mkdir mkdir; null,n", "mkdir mkdir mkdir; null,n")
		got := countRequests(t, fmt.Sprintf(`
			requests.length = 0;
			const done = (...args) => console.log(requests.join(' ') + '; ' + args.map((a) => a?.code ?? String(a)).join());
			fs.%s;`, call))
		require.Equal(t, want+"\n", got, call)
	}
}

// "The default buffer size is 32": entries come in batches, and each takes the microtasks of the async
// generator that Node has in lib/internal/fs/dir.js.
func TestAnOpenDirectoryIsIteratedWithNodesMicrotasks(t *testing.T) {
	require.Equal(t, ""+
		"0 @3\n1 @5\n2 @7\n3 @3\n4 @5\n5 @7\n6 @3\n7 @5\n8 @7\n"+
		"undefined @2\nreturned 7 @3\nafter undefined @3\nthrown @3\n"+
		"opendir readdirHandle readdirHandle readdirHandle readdirHandle closedir\n", countRequests(t, `
		requests.length = 0;
		(async () => {
			const entries = (await fs.promises.opendir('many', { bufferSize: 3 })).entries();
			const all = [];
			for (let i = 0; i < 10; i++) {
				all.push(entries.next().then((r) => console.log(r.value?.name + ' @' + microtasks)));
			}
			all.push(entries.return(7).then((r) => console.log('returned', r.value, '@' + microtasks)));
			all.push(entries.next().then((r) => console.log('after', r.value, '@' + microtasks)));
			all.push(entries.throw(1).catch(() => console.log('thrown @' + microtasks)));
			await Promise.all(all);
			console.log(requests.join(' '));
		})();`))
}

// "Rejects with the reason once all pending operations are over": close waits for what is under way.
func TestClosingAFileHandleWaitsForItsOperations(t *testing.T) {
	out, stderr := natural(t, `
		const { open, writeFile } = require('fs/promises');
		(async () => {
			await writeFile('f', 'hello');
			const handle = await open('f');
			handle.on('close', () => console.log('close event'));
			const read = handle.readFile('utf8').then((text) => console.log('read', text));
			const closed = handle.close().then(() => console.log('closed'));
			console.log(handle.close() instanceof Promise, handle.fd > 0);
			await Promise.all([read, closed]);
			console.log(handle.fd);
			await handle.stat().catch((err) => console.log(err.code, err.syscall, err.message));
		})();`)
	require.Empty(t, stderr)
	require.Equal(t, "close event\ntrue true\nread hello\nclosed\n-1\nEBADF fstat file closed\n", out)
}

func TestAFileFunctionThatIsMissingSaysSoByName(t *testing.T) {
	out, stderr := natural(t, `
		const fs = require('fs');
		for (const [home, names] of [
			[fs, ['cp', 'cpSync', 'openAsBlob', 'statfs', 'statfsSync', 'watch', 'watchFile', 'unwatchFile']],
			[fs.promises, ['cp', 'statfs', 'watch']],
		]) {
			for (const name of names) {
				try {
					home[name]('x');
				} catch (err) {
					console.log(err.code, err.message);
				}
			}
		}`)
	require.Empty(t, stderr)
	require.Equal(t, 11, strings.Count(out, "ERR_LOOPCHECK_UNSUPPORTED loopcheck does not support fs."))
	require.Contains(t, out, "does not support fs.statfs\n")
	require.Contains(t, out, "does not support fs.promises.watch\n")
}

// graceful-fs and test doubles replace functions of fs: Node's own chains call the replaced ones.
func TestReplacedFunctionsOfFSAreUsedByTheOthers(t *testing.T) {
	out, stderr := natural(t, `
		const fs = require('fs');
		for (const name of ['open', 'write', 'close', 'lstat']) {
			const original = fs[name];
			fs[name] = (...args) => { console.log(name); return original(...args); };
		}
		fs.writeFile('f', 'x', () => fs.appendFile('f', 'y', () => fs.rm('f', () => {})));`)
	require.Empty(t, stderr)
	require.Equal(t, "open\nwrite\nclose\nopen\nwrite\nclose\nlstat\nlstat\n", out)
}
