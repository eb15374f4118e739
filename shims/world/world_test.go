package world_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/shims/world"
)

// start is a world whose project is /home/me/app.
func start(files world.MapBase) *world.World {
	return world.New(world.NewImage(files, world.Options{Roots: []string{"/home/me/app"}}), 1)
}

func project() world.MapBase {
	return world.MapBase{
		"/home/me/app/main.js": "main", "/home/me/app/lib/a.js": "a", "/home/me/app/lib/b.js": "b",
		"/home/me/secret": "s", "/etc/passwd": "root", "/tmp/other": "x",
	}
}

func ok(t *testing.T, errno world.Errno) {
	t.Helper()
	require.Equal(t, world.OK, errno, errno.Name())
}

func fails(t *testing.T, want, errno world.Errno) {
	t.Helper()
	require.Equal(t, want.Name(), errno.Name())
}

func read(t *testing.T, w *world.World, path string) string {
	t.Helper()
	fd, errno := w.Open(path, world.O_RDONLY, 0)
	ok(t, errno)
	text, errno := rest(w, fd)
	ok(t, errno)
	ok(t, w.Close(fd))
	return text
}

func write(t *testing.T, w *world.World, path, text string) {
	t.Helper()
	fd, errno := w.Open(path, world.O_WRONLY|world.O_CREAT|world.O_TRUNC, 0o666)
	ok(t, errno)
	n, errno := w.Write(fd, []byte(text), -1)
	ok(t, errno)
	require.Equal(t, len(text), n)
	ok(t, w.Close(fd))
}

func list(t *testing.T, w *world.World, path string) string {
	t.Helper()
	entries, errno := w.Readdir(path)
	ok(t, errno)
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, e.Name)
	}
	return strings.Join(names, " ")
}

func TestARunSwallowsWritesAndTheNextRunDoesNotSeeThem(t *testing.T) {
	image := world.NewImage(project(), world.Options{Roots: []string{"/home/me/app"}})
	w := world.New(image, 1)
	write(t, w, "/home/me/app/main.js", "changed")
	write(t, w, "/home/me/app/new", "new")
	ok(t, w.Unlink("/home/me/app/lib/a.js"))
	require.Equal(t, "changed", read(t, w, "/home/me/app/main.js"))
	require.Equal(t, "lib main.js new", list(t, w, "/home/me/app"))
	require.Equal(t, "b.js", list(t, w, "/home/me/app/lib"))

	w = world.New(image, 1)
	require.Equal(t, "main", read(t, w, "/home/me/app/main.js"))
	require.Equal(t, "lib main.js", list(t, w, "/home/me/app"))
	require.Equal(t, "a.js b.js", list(t, w, "/home/me/app/lib"))
}

func TestOutsideOfTheRootsReadingIsRefusedAndRemembered(t *testing.T) {
	w := start(project())
	_, errno := w.Open("/etc/passwd", world.O_RDONLY, 0)
	fails(t, world.EACCES, errno)
	_, errno = w.Stat("/home/me/app/../secret")
	fails(t, world.EACCES, errno)
	_, errno = w.Stat("/etc/passwd")
	fails(t, world.EACCES, errno)
	fails(t, world.EACCES, w.Mkdir("/home/me/made", 0o777))
	_, errno = w.Readdir("/home/me")
	fails(t, world.EACCES, errno)
	require.Equal(t, []string{"/etc/passwd", "/home/me/app/../secret", "/home/me/made", "/home/me"}, w.Refused())
}

func TestWhatIsNotThereIsNotThereOutsideEither(t *testing.T) {
	w := start(project())
	_, errno := w.Stat("/does/not/exist")
	fails(t, world.ENOENT, errno)
	require.Empty(t, w.Refused())
}

func TestFoldersAboveARootCanBePassedAndLookedAt(t *testing.T) {
	w := start(project())
	for _, path := range []string{"/", "/home", "/home/me", "/home/me/app/.."} {
		s, errno := w.Stat(path)
		ok(t, errno)
		require.EqualValues(t, world.S_IFDIR|0o755, s.Mode)
	}
	at, errno := w.Realpath("/home/me/../me/app/lib/./a.js")
	ok(t, errno)
	require.Equal(t, "/home/me/app/lib/a.js", at)
	fails(t, world.EACCES, w.Rename("/home/me/app", "/home/me/app2"))
}

func TestALinkOutOfTheRootsIsRefused(t *testing.T) {
	files := project()
	files["/home/me/app/out"] = "-> ../secret"
	w := start(files)
	_, errno := w.Open("/home/me/app/out", world.O_RDONLY, 0)
	fails(t, world.EACCES, errno)
	target, errno := w.Readlink("/home/me/app/out")
	ok(t, errno)
	require.Equal(t, "../secret", target)
}

func TestARootMayBeReachedThroughLinks(t *testing.T) {
	files := world.MapBase{"/srv/data/app/f": "f", "/home/me": "-> /srv/data", "/home/you": "-> me"}
	w := world.New(world.NewImage(files, world.Options{Roots: []string{"/home/you/app"}}), 1)
	require.Equal(t, "f", read(t, w, "/home/you/app/f"))
	at, errno := w.Realpath("/home/you/app/f")
	ok(t, errno)
	require.Equal(t, "/srv/data/app/f", at)
}

func TestTheTemporaryFolderIsEmptyAndWritable(t *testing.T) {
	w := start(project())
	require.Empty(t, list(t, w, "/tmp"))
	_, errno := w.Stat("/tmp/other")
	fails(t, world.ENOENT, errno)
	write(t, w, "/tmp/other", "mine")
	require.Equal(t, "mine", read(t, w, "/tmp/other"))
	s, errno := w.Stat("/tmp")
	ok(t, errno)
	require.EqualValues(t, world.S_IFDIR|0o1777, s.Mode)
	require.Empty(t, w.Refused())
}

func TestAProjectInsideOfTheTemporaryFolderShows(t *testing.T) {
	files := world.MapBase{"/tmp/x/app/f": "f", "/tmp/x/g": "g", "/tmp/y": "y"}
	w := world.New(world.NewImage(files, world.Options{Roots: []string{"/tmp/x/app"}}), 1)
	require.Equal(t, "f", read(t, w, "/tmp/x/app/f"))
	require.Equal(t, "x", list(t, w, "/tmp"))
	_, errno := w.Stat("/tmp/x/g")
	fails(t, world.EACCES, errno)
	_, errno = w.Stat("/tmp/y")
	fails(t, world.ENOENT, errno)
	fails(t, world.EPERM, w.Rename("/tmp/x", "/tmp/z")) // sticky, and not ours
}

func TestAProjectThatIsTheTemporaryFolderShows(t *testing.T) {
	files := world.MapBase{"/tmp/f": "f"}
	w := world.New(world.NewImage(files, world.Options{Roots: []string{"/tmp"}}), 1)
	require.Equal(t, "f", read(t, w, "/tmp/f"))
}

func TestDevNullTakesAllAndHoldsNothing(t *testing.T) {
	w := start(project())
	write(t, w, "/dev/null", "gone")
	require.Empty(t, read(t, w, "/dev/null"))
	s, errno := w.Stat("/dev/null")
	ok(t, errno)
	require.EqualValues(t, world.S_IFCHR|0o666, s.Mode)
	_, errno = w.Stat("/dev/zero")
	fails(t, world.ENOENT, errno) // as in the base
}

func TestStandardStreamsHaveNames(t *testing.T) {
	w := start(project())
	out := ""
	w.Stdio = func(fd int, p []byte) { out += string(rune('0'+fd)) + string(p) }
	write(t, w, "/dev/stdout", "x")
	write(t, w, "/dev/stderr", "y")
	require.Equal(t, "1x2y", out)
	require.Empty(t, read(t, w, "/dev/stdin"))
}

func TestAnOpenFileOutlivesItsName(t *testing.T) {
	w := start(project())
	fd, errno := w.Open("/home/me/app/main.js", world.O_RDWR, 0)
	ok(t, errno)
	ok(t, w.Unlink("/home/me/app/main.js"))
	_, errno = w.Write(fd, []byte("M"), -1)
	ok(t, errno)
	buf := make([]byte, 9)
	n, errno := w.Read(fd, buf, 0)
	ok(t, errno)
	require.Equal(t, "Main", string(buf[:n]))
	s, errno := w.Fstat(fd)
	ok(t, errno)
	require.Zero(t, s.Nlink)
	_, errno = w.Stat("/home/me/app/main.js")
	fails(t, world.ENOENT, errno)
}

// "On Linux, positional writes don't work when the file is opened in append mode. The kernel ignores
// the position argument and always appends the data to the end of the file." (Node, fs.write)
func TestAppendModeIgnoresPositions(t *testing.T) {
	w := start(project())
	fd, errno := w.Open("/home/me/app/main.js", world.O_RDWR|world.O_APPEND, 0)
	ok(t, errno)
	_, errno = w.Write(fd, []byte("!"), 0)
	ok(t, errno)
	require.Equal(t, "main!", read(t, w, "/home/me/app/main.js"))
}

func TestTheLowestFreeDescriptorIsTaken(t *testing.T) {
	w := start(project())
	open := func() int {
		fd, errno := w.Open("/home/me/app/main.js", world.O_RDONLY, 0)
		ok(t, errno)
		return fd
	}
	require.Equal(t, []int{18, 19, 20}, []int{open(), open(), open()})
	ok(t, w.Close(19))
	ok(t, w.Close(18))
	require.Equal(t, []int{18, 19, 21}, []int{open(), open(), open()})
	fails(t, world.EBADF, w.Close(22))
	fails(t, world.EBADF, w.Close(-1))
	fails(t, world.EBADF, w.Close(17))
}

func TestStandardStreamsAreDescriptorsToo(t *testing.T) {
	w := start(project())
	var out []string
	w.Stdio = func(fd int, p []byte) { out = append(out, string(rune('0'+fd))+string(p)) }
	for _, fd := range []int{1, 2, 1} {
		_, errno := w.Write(fd, []byte("x"), -1)
		ok(t, errno)
	}
	require.Equal(t, []string{"1x", "2x", "1x"}, out)
	n, errno := w.Read(0, make([]byte, 1), -1)
	ok(t, errno)
	require.Zero(t, n)
	ok(t, w.Close(1))
	_, errno = w.Write(1, []byte("x"), -1)
	fails(t, world.EBADF, errno)
}

func TestPermissionsAreAnOrdinaryUsers(t *testing.T) {
	w := start(project())
	const dir, file = "/home/me/app/lib", "/home/me/app/lib/a.js"
	ok(t, w.Chmod(file, 0o200))
	_, errno := w.Open(file, world.O_RDONLY, 0)
	fails(t, world.EACCES, errno)
	fails(t, world.EACCES, w.Access(file, 4))
	ok(t, w.Access(file, 2))
	ok(t, w.Chmod(dir, 0o555))
	fails(t, world.EACCES, w.Unlink(file))
	fails(t, world.EACCES, w.Mkdir(dir+"/new", 0o777))
	fails(t, world.EEXIST, w.Mkdir(file, 0o777))
	ok(t, w.Chmod(dir, 0o600))
	_, errno = w.Stat(file)
	fails(t, world.EACCES, errno)
	require.Equal(t, "a.js b.js", list(t, w, dir))
	fails(t, world.EPERM, w.Chown(dir, 0, 0))
	ok(t, w.Chown(dir, world.UID, world.GID))
	fails(t, world.EPERM, w.Chmod("/tmp", 0o777))
}

func TestTheUmaskAppliesToWhatIsMade(t *testing.T) {
	w := start(project())
	w.Umask = 0o077
	write(t, w, "/tmp/f", "")
	ok(t, w.Mkdir("/tmp/d", 0o777))
	s, _ := w.Stat("/tmp/f")
	require.EqualValues(t, world.S_IFREG|0o600, s.Mode)
	s, _ = w.Stat("/tmp/d")
	require.EqualValues(t, world.S_IFDIR|0o700, s.Mode)
}

func TestWritingMoreThanTheBoundIsNoSpaceAndWritesNothing(t *testing.T) {
	image := world.NewImage(project(), world.Options{Roots: []string{"/home/me/app"}, MaxBytes: 10})
	w := world.New(image, 1)
	write(t, w, "/tmp/a", "123456")
	fd, errno := w.Open("/tmp/b", world.O_RDWR|world.O_CREAT, 0o666)
	ok(t, errno)
	_, errno = w.Write(fd, []byte("12345"), -1)
	fails(t, world.ENOSPC, errno)
	fails(t, world.ENOSPC, w.Ftruncate(fd, 1<<40))
	_, errno = w.Write(fd, []byte("x"), 1<<40)
	fails(t, world.ENOSPC, errno)
	require.Empty(t, read(t, w, "/tmp/b"))
	ok(t, w.Unlink("/tmp/a")) // gives six back
	_, errno = w.Write(fd, []byte("12345"), -1)
	ok(t, errno)
	write(t, w, "/home/me/app/main.js", "five!")
}

func TestFortyLinksAreFollowedAndNoMore(t *testing.T) {
	w := start(project())
	write(t, w, "/tmp/l0", "end")
	for i := range 41 {
		ok(t, w.Symlink("l"+string(rune('0'+i)), "/tmp/l"+string(rune('1'+i))))
	}
	require.Equal(t, "end", read(t, w, "/tmp/l"+string(rune('0'+40))))
	_, errno := w.Stat("/tmp/l" + string(rune('0'+41)))
	fails(t, world.ELOOP, errno)
}

func TestNamesAndPathsHaveAGreatestLength(t *testing.T) {
	w := start(project())
	ok(t, w.Mkdir("/tmp/"+strings.Repeat("n", 255), 0o777))
	fails(t, world.ENAMETOOLONG, w.Mkdir("/tmp/"+strings.Repeat("n", 256), 0o777))
	ok(t, w.Access("/"+strings.Repeat("/", 4091)+"tmp", 0))
	fails(t, world.ENAMETOOLONG, w.Access("/"+strings.Repeat("/", 4092)+"tmp", 0))
}

func TestMkdtempNamesAreNewAndOfTheSeed(t *testing.T) {
	make := func(w *world.World) string {
		path, errno := w.Mkdtemp("/tmp/a-")
		ok(t, errno)
		require.Regexp(t, `^/tmp/a-[a-zA-Z0-9]{6}$`, path)
		s, _ := w.Stat(path)
		require.EqualValues(t, world.S_IFDIR|0o700, s.Mode)
		return path
	}
	w := start(project())
	first, second := make(w), make(w)
	require.NotEqual(t, first, second)
	ok(t, w.Rmdir(first))
	third := make(w)
	require.NotEqual(t, first, third, "a name that was in use is not used again")
	require.NotEqual(t, second, third)
	require.Equal(t, first, make(start(project())), "the same seed, the same name")
	require.NotEqual(t, first, make(world.New(world.NewImage(project(), world.Options{}), 2)))
	path, errno := w.Mkdtemp("/none/a-")
	fails(t, world.ENOENT, errno)
	require.Regexp(t, `^/none/a-[a-zA-Z0-9]{6}$`, path)
}

func TestTimesFollowTheClock(t *testing.T) {
	w := start(project())
	now := int64(100)
	w.Clock = func() int64 { return now }
	times := func(path string) []int64 {
		s, errno := w.Stat(path)
		ok(t, errno)
		return []int64{s.Atime, s.Mtime, s.Ctime, s.Birthtime}
	}
	write(t, w, "/tmp/f", "x")
	require.Equal(t, []int64{100, 100, 100, 100}, times("/tmp/f"))
	require.Equal(t, []int64{0, 100, 100, 0}, times("/tmp"))
	now = 200
	read(t, w, "/tmp/f")
	require.Equal(t, []int64{100, 100, 100, 100}, times("/tmp/f"), "reading leaves no trace")
	ok(t, w.Chmod("/tmp/f", 0o600))
	require.Equal(t, []int64{100, 100, 200, 100}, times("/tmp/f"))
	ok(t, w.Utimes("/tmp/f", 5, 6))
	require.Equal(t, []int64{5, 6, 200, 100}, times("/tmp/f"))
	now = 300
	write(t, w, "/tmp/f", "y")
	require.Equal(t, []int64{5, 300, 300, 100}, times("/tmp/f"))
	ok(t, w.Link("/tmp/f", "/tmp/g"))
	ok(t, w.Symlink("f", "/tmp/l"))
	ok(t, w.Lutimes("/tmp/l", 7, 8))
	require.Equal(t, []int64{5, 300, 300, 100}, times("/tmp/l"))
	s, _ := w.Lstat("/tmp/l")
	require.Equal(t, []int64{7, 8}, []int64{s.Atime, s.Mtime})
}

func TestInodeNumbersDoNotDependOnTheOrderOfMaking(t *testing.T) {
	inos := func(names ...string) (a, b uint64) {
		w := start(project())
		for _, name := range names {
			write(t, w, "/tmp/"+name, "")
		}
		sa, _ := w.Stat("/tmp/a")
		sb, _ := w.Stat("/tmp/b")
		return sa.Ino, sb.Ino
	}
	a1, b1 := inos("a", "b")
	a2, b2 := inos("b", "a")
	require.Equal(t, []uint64{a1, b1}, []uint64{a2, b2})
	require.NotEqual(t, a1, b1)
	require.Less(t, a1, uint64(1)<<53)
}

func TestANameThatIsMadeAgainIsAnotherInode(t *testing.T) {
	w := start(project())
	write(t, w, "/tmp/a", "")
	first, _ := w.Stat("/tmp/a")
	ok(t, w.Unlink("/tmp/a"))
	write(t, w, "/tmp/a", "")
	second, _ := w.Stat("/tmp/a")
	require.NotEqual(t, first.Ino, second.Ino)
}

func TestADirectoryOfTheBaseKeepsItsContentWhenItMoves(t *testing.T) {
	w := start(project())
	ok(t, w.Rename("/home/me/app/lib", "/tmp/lib"))
	require.Equal(t, "a", read(t, w, "/tmp/lib/a.js"))
	require.Equal(t, "a.js b.js", list(t, w, "/tmp/lib"))
	require.Equal(t, "main.js", list(t, w, "/home/me/app"))
	_, errno := w.Stat("/home/me/app/lib/b.js")
	fails(t, world.ENOENT, errno)
	ok(t, w.Mkdir("/home/me/app/lib", 0o777))
	require.Empty(t, list(t, w, "/home/me/app/lib"))
}

func TestADirectoryIsReadInPieces(t *testing.T) {
	w := start(project())
	d, errno := w.Opendir("/home/me/app")
	ok(t, errno)
	for _, want := range [][]world.Dirent{{{Name: "lib", Type: world.Dir}}, {{Name: "main.js", Type: world.File}}, {}} {
		got, errno := w.ReadNext(d, 1)
		ok(t, errno)
		require.Equal(t, want, got)
	}
	ok(t, w.Closedir(d))
	fails(t, world.EBADF, w.Closedir(d))
	_, errno = w.Opendir("/home/me/app/main.js")
	fails(t, world.ENOTDIR, errno)
}

func TestTheWorkingDirectoryIsARealOne(t *testing.T) {
	w := start(project())
	ok(t, w.Symlink("/home/me/app", "/tmp/l"))
	at, errno := w.Enter("/tmp/l/lib/..")
	ok(t, errno)
	require.Equal(t, "/home/me/app", at)
	_, errno = w.Enter("/tmp/l/main.js")
	fails(t, world.ENOTDIR, errno)
	ok(t, w.Chmod("/tmp/l", 0o600))
	_, errno = w.Enter("/tmp/l")
	fails(t, world.EACCES, errno)
}

func TestErrorsAreNodes(t *testing.T) {
	require.Equal(t, -2, world.ENOENT.Number())
	require.Equal(t, "ENOENT: no such file or directory", world.ENOENT.Error())
	require.Equal(t, "UNKNOWN", world.Errno(200).Name())
}

func TestEntropyIsAFunctionOfTheSeed(t *testing.T) {
	a, b, c := world.NewEntropy(7), world.NewEntropy(7), world.NewEntropy(8)
	sum := 0.0
	for range 1000 {
		x := a.Float64()
		require.Equal(t, x, b.Float64())
		require.NotEqual(t, x, c.Float64())
		require.True(t, x >= 0 && x < 1)
		sum += x
	}
	require.InDelta(t, 500, sum, 50)
	long, short := make([]byte, 11), make([]byte, 11)
	a.Fill(long)
	b.Fill(short)
	require.Equal(t, long, short)
	require.NotContains(t, string(long), "\x00\x00")
}

// The first output of splitmix64 for the seed 1234567, from its authors' test vector.
func TestEntropyIsSplitmix64(t *testing.T) {
	e := world.NewEntropy(1234567)
	require.EqualValues(t, uint64(6457827717110365317), e.Uint64())
}

func TestAWorldThatIsNotTrackedNotesNothing(t *testing.T) {
	w := start(project())
	w.Untracked = true
	write(t, w, "/tmp/a", "x")
	require.Empty(t, w.Accesses)
}
