package shims

import (
	"testing"

	"github.com/dop251/goja"
	"github.com/stretchr/testify/require"

	"loopcheck/eventloop"
	"loopcheck/shims/world"
)

// natives runs a script whose `fs` is the bare binding, under the natural schedule in /tmp, and returns
// what it has logged.
func natives(t *testing.T, script string) []string {
	t.Helper()
	image := world.NewImage(world.MapBase{"/app/f": "file", "/app/d/": "", "/app/l": "-> f"}, world.Options{Roots: []string{"/app"}})
	h := NewHost(&Config{Library: NewLibrary(), Image: image, Cwd: "/tmp", Loop: eventloop.DefaultOptions()}, goja.New())
	var log []string
	require.NoError(t, h.RT.Set("fs", newFSBinding(h)))
	require.NoError(t, h.RT.Set("log", func(c goja.FunctionCall) goja.Value {
		line := ""
		for i, a := range c.Arguments {
			if i > 0 {
				line += " "
			}
			line += a.String()
		}
		log = append(log, line)
		return goja.Undefined()
	}))
	require.NoError(t, h.RT.Set("chdir", func(to string) { h.process.cwd = to }))
	require.NoError(t, h.RT.Set("thrown", func(c goja.FunctionCall) goja.Value {
		f := c.Argument(0).Export().(func(goja.FunctionCall) goja.Value)
		ex := h.RT.Try(func() { f(goja.FunctionCall{}) })
		require.NotNil(t, ex)
		return ex.Value()
	}))
	prelude := `const show = (e) => e.message + ' | ' + Object.keys(e).map((k) => k + '=' + e[k]).join(' ');`
	for ready := h.Loop.Ready(); len(ready) > 0; ready = h.Loop.Ready() {
		step(t, h, prelude+script, ready[0].ID)
	}
	require.Empty(t, string(h.Stderr))
	return log
}

func TestAnFSErrorIsThrownWithNodesProperties(t *testing.T) {
	for call, want := range map[string]string{
		`fs.open('nope', 0, 0)`:                               `ENOENT: no such file or directory, open 'nope' | errno=-2 code=ENOENT syscall=open path=nope`,
		`fs.open('', 0, 0)`:                                   `ENOENT: no such file or directory, open '' | errno=-2 code=ENOENT syscall=open path=`,
		`fs.rename('nope', 'x')`:                              `ENOENT: no such file or directory, rename 'nope' -> 'x' | errno=-2 code=ENOENT syscall=rename path=nope dest=x`,
		`fs.symlink('target', '/app/f', 0)`:                   `EEXIST: file already exists, symlink 'target' -> '/app/f' | errno=-17 code=EEXIST syscall=symlink path=target dest=/app/f`,
		`fs.copyFile('/app/d', 'x', 0)`:                       `EISDIR: illegal operation on a directory, copyfile '/app/d' -> 'x' | errno=-21 code=EISDIR syscall=copyfile path=/app/d dest=x`,
		`fs.readdir('/app/f', false)`:                         `ENOTDIR: not a directory, scandir '/app/f' | errno=-20 code=ENOTDIR syscall=scandir path=/app/f`,
		`fs.utimes('nope', 1, 2)`:                             `ENOENT: no such file or directory, utime 'nope' | errno=-2 code=ENOENT syscall=utime path=nope`,
		`fs.close(99)`:                                        `EBADF: bad file descriptor, close | errno=-9 code=EBADF syscall=close`,
		`fs.futimes(99, 1, 2)`:                                `EBADF: bad file descriptor, futime | errno=-9 code=EBADF syscall=futime`,
		`fs.writeBuffers(99, [new ArrayBuffer(1), 0, 1], -1)`: `EBADF: bad file descriptor, write | errno=-9 code=EBADF syscall=write`,
		// Where lib/internal/errors.js makes the error, syscall comes before code.
		`fs.writeBuffer(99, new ArrayBuffer(1), 0, 1, -1)`: `EBADF: bad file descriptor, write | errno=-9 syscall=write code=EBADF`,
		`fs.closedir(9, undefined, 'd')`:                   `EBADF: bad file descriptor, closedir 'd' | errno=-9 syscall=closedir code=EBADF path=d`,
		`fs.opendir('nope')`:                               `ENOENT: no such file or directory, opendir | errno=-2 code=ENOENT syscall=opendir`,
		`fs.mkdtemp('nope/x')`:                             `ENOENT: no such file or directory, mkdtemp 'nope/xXXXXXX' | errno=-2 code=ENOENT syscall=mkdtemp path=nope/xXXXXXX`,
		`fs.open('/etc/passwd/x', 0, 0)`:                   `ENOENT: no such file or directory, open '/etc/passwd/x' | errno=-2 code=ENOENT syscall=open path=/etc/passwd/x`,
		`fs.stat('/app/f/x', undefined, false)`:            `ENOTDIR: not a directory, stat '/app/f/x' | errno=-20 code=ENOTDIR syscall=stat path=/app/f/x`,
	} {
		require.Equal(t, []string{want}, natives(t, `log(show(thrown(() => `+call+`)))`), call)
	}
}

func TestAnFSErrorThatComesLaterHasNoFrames(t *testing.T) {
	require.Equal(t, []string{
		"1 undefined ENOENT: no such file or directory, open 'nope' | errno=-2 code=ENOENT syscall=open path=nope",
		"Error: ENOENT: no such file or directory, open 'nope'",
		"false",
	}, natives(t, `
		fs.open('nope', 0, 0, function (...args) {
			'use strict';
			log(args.length, this, show(args[0]));
			log(args[0].stack);
			log(Object.prototype.propertyIsEnumerable.call(args[0], 'stack'));
		});
	`))
	require.Equal(t, []string{"opendir opendir 'nope'", "nope undefined"}, natives(t, `
		fs.opendir('nope', (e) => { log(e.syscall, e.message.slice(-14)); log(e.path, e.dest); });
	`))
	require.Regexp(t, `^nope/x[a-zA-Z0-9]{6}$`, natives(t, `fs.mkdtemp('nope/x', (e) => log(e.path))`)[0])
}

func TestACallbackGetsAsManyArgumentsAsInNode(t *testing.T) {
	require.Equal(t, []string{"access 1 null", "open 2 18", "read 2 0", "readdir 2 d,f,l", "close 1 null"}, natives(t, `
		const say = (name) => (...args) => log(name, args.length, args[args.length - 1]);
		fs.access('/app/f', 0, (...args) => {
			say('access')(...args);
			fs.open('/app/f', 0, 0, (e, fd) => {
				log('open 2', fd);
				fs.read(fd, new ArrayBuffer(4), 0, 4, 100, (...args) => {
					say('read')(...args);
					fs.readdir('/app', false, (...args) => {
						say('readdir')(...args);
						fs.close(fd, say('close'));
					});
				});
			});
		});
	`))
}

func TestARequestDoesNothingBeforeItTakesEffect(t *testing.T) {
	require.Equal(t, []string{"false", "true", "EEXIST"}, natives(t, `
		fs.mkdir('x', 0o777, () => log(fs.existsSync('x')));
		log(fs.existsSync('x'));
		fs.mkdir('x', 0o777, (e) => log(e.code));
	`))
}

func TestAWriteTakesTheBytesThatAreThereWhenItTakesEffect(t *testing.T) {
	require.Equal(t, []string{"2 98,99"}, natives(t, `
		const fd = fs.open('x', 0o102, 0o666);
		const memory = new Uint8Array([1, 2, 3, 4]);
		fs.writeBuffer(fd, memory.buffer, 1, 2, -1, (e, n) => {
			const back = new Uint8Array(2);
			fs.readBuffers(fd, [back.buffer, 0, 1, back.buffer, 1, 1], 0);
			log(n, back);
		});
		memory.set([97, 98, 99]);
	`))
}

func TestReadsAndWritesMoveTheDescriptorUnlessAPositionIsGiven(t *testing.T) {
	require.Equal(t, []string{"5", "3", "2", "0,119,111,114,0", "1 100", "2"}, natives(t, `
		const bytes = (s) => new Uint8Array([...s].map((c) => c.charCodeAt(0))).buffer;
		const fd = fs.open('x', 0o102, 0o666);
		log(fs.writeBuffers(fd, [bytes('he'), 0, 2, bytes('.llo'), 1, 3], -1));
		log(fs.writeBuffer(fd, bytes('world'), 0, 3, -1));
		log(fs.writeBuffer(fd, bytes('ld'), 0, 2, 8n));
		const back = new Uint8Array(5);
		fs.read(fd, back.buffer, 1, 3, 5);
		log(back);
		log(fs.read(fd, back.buffer, 0, 1, 9n), back[0]);
		log(fs.read(fd, back.buffer, 0, 5, -1));
	`))
}

func TestAPathIsRelativeToTheDirectoryAtTheTimeOfEffect(t *testing.T) {
	require.Equal(t, []string{"/app/f"}, natives(t, `
		fs.realpath('f', (e, path) => log(path));
		chdir('/app');
	`))
}

func TestStatIsEighteenNumbers(t *testing.T) {
	require.Equal(t, []string{"18 33188 1 1000 1000 4096 4 8 1 499000 2 250000000", "undefined", "0 1 -2"}, natives(t, `
		fs.utimes('/app/f', 1.0005, 2.25);
		const s = fs.stat('/app/l');
		log(s.length, s[1], s[2], s[3], s[4], s[6], s[8], s[9], s[10], s[11], s[12], s[13]);
		log(fs.lstat('nope', undefined, false));
		log(fs.internalModuleStat('/app/l'), fs.internalModuleStat('/app'), fs.internalModuleStat('nope'));
	`))
}

func TestDirectoriesAreListedWithTypes(t *testing.T) {
	require.Equal(t, []string{"d,f,l|2,1,3", "d,2,f,1", "l,3", "null"}, natives(t, `
		log(fs.readdir('/app', true).join('|'));
		const d = fs.opendir('/app');
		log(fs.readdirHandle(d, 2));
		log(fs.readdirHandle(d, 2));
		log(fs.readdirHandle(d, 2));
		fs.closedir(d);
	`))
}

func TestStandardStreamsAreWrittenThroughTheBinding(t *testing.T) {
	h := start(t)
	require.NoError(t, h.RT.Set("fs", newFSBinding(h)))
	_, err := h.RT.RunString(`fs.writeBuffer(1, new Uint8Array([104, 105]).buffer, 0, 2, -1)`)
	require.NoError(t, err)
	require.Equal(t, "hi", string(h.Stdout))
}

func TestADetachedBufferHasNoBytesLeft(t *testing.T) {
	h := start(t)
	buffer := h.RT.NewArrayBuffer([]byte("abcd"))
	s := regionOf(h.RT.ToValue(buffer), h.RT.ToValue(1), h.RT.ToValue(2))
	require.Equal(t, "bc", string(s.bytes()))
	buffer.Detach()
	require.Empty(t, s.bytes())
}
