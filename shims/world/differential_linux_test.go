package world_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/shims/world"
)

// The kernel is the specification of the world: a random sequence of operations, on the world and on a
// real folder, has the same results and leaves the same tree. What is left out: permissions, because
// the test may run as root, and times. Half of the runs start from a tree in the base, so that what is
// only looked up there and what the run made meet.
func TestTheWorldDoesWhatTheKernelDoes(t *testing.T) {
	for round := range 4 {
		t.Run(strconv.Itoa(round), rapid.MakeCheck(sameAsTheKernel))
	}
}

func sameAsTheKernel(t *rapid.T) {
	based := rapid.Bool().Draw(t, "based")
	ours, theirs := newSubject(based), newKernel(t, based)
	var log []string
	for range rapid.IntRange(5, 60).Draw(t, "steps") {
		o := drawOp(t, usual())
		want := theirs.do(o)
		log = append(log, o.String()+": "+want)
		if got := ours.do(o); got != want {
			t.Fatalf("the world says %s, the kernel says %s, after\n%s", got, want, strings.Join(log, "\n"))
		}
		require.Equal(t, len(theirs.fds), len(ours.fds))
	}
	line := func(_ string, st world.Stat) string { return show(st, world.OK) }
	require.Equal(t, theirs.tree(t), ours.tree("", line), strings.Join(log, "\n"))
}

// kernel does operations in a real folder.
type kernel struct {
	top, dir string
	fds      []int
}

func newKernel(t *rapid.T, based bool) *kernel {
	top, err := os.MkdirTemp("", "world")
	require.NoError(t, err)
	k := &kernel{top: top, dir: top + "/1/2/3"}
	t.Cleanup(func() {
		for _, fd := range k.fds {
			_ = syscall.Close(fd)
		}
		_ = os.RemoveAll(top)
	})
	require.NoError(t, os.MkdirAll(k.dir, 0o755))
	if based {
		require.NoError(t, os.MkdirAll(k.dir+"/b/b", 0o755))
		require.NoError(t, os.Mkdir(k.dir+"/c", 0o755))
		require.NoError(t, os.WriteFile(k.dir+"/a", []byte("alpha"), 0o644))
		require.NoError(t, os.WriteFile(k.dir+"/b/a", []byte("ba"), 0o644))
		require.NoError(t, os.WriteFile(k.dir+"/b/b/c", []byte("bbc"), 0o644))
		require.NoError(t, os.Symlink("b", k.dir+"/l"))
	}
	return k
}

// name is what the kernel said, in libuv's words.
func name(err error) string {
	if err == nil {
		return world.OK.Name()
	}
	return world.Errno(err.(syscall.Errno)).Name()
}

func (k *kernel) do(o op) string {
	path, fd := k.dir+o.path, -1
	if o.fd < len(k.fds) {
		fd = k.fds[o.fd]
	}
	switch o.name {
	case "open":
		opened, err := syscall.Open(path, o.flags|syscall.O_CLOEXEC, 0o644)
		if err == nil {
			k.fds = append(k.fds, opened)
		}
		return name(err)
	case "close":
		if fd >= 0 {
			k.fds = append(k.fds[:o.fd:o.fd], k.fds[o.fd+1:]...)
		}
		return name(syscall.Close(fd))
	case "read":
		buf := make([]byte, 7)
		n, err := pread(fd, buf, o.at)
		return fmt.Sprintf("%q %s", buf[:max(n, 0)], name(err))
	case "write":
		n, err := pwrite(fd, []byte(o.text), o.at)
		return fmt.Sprint(max(n, 0), name(err))
	case "ftruncate":
		return name(syscall.Ftruncate(fd, o.size))
	case "fstat", "stat", "lstat":
		return k.stat(o.name, path, fd)
	case "readdir":
		return k.readdir(path)
	case "readlink":
		buf := make([]byte, 300)
		n, err := syscall.Readlink(path, buf)
		return string(buf[:max(n, 0)]) + name(err)
	case "realpath":
		at, err := realpath(path)
		return strings.TrimPrefix(at, k.top) + name(err)
	}
	return name(k.change(o, path))
}

func pread(fd int, p []byte, at int64) (int, error) {
	if at < 0 {
		return syscall.Read(fd, p)
	}
	return syscall.Pread(fd, p, at)
}

func pwrite(fd int, p []byte, at int64) (int, error) {
	if at < 0 {
		return syscall.Write(fd, p)
	}
	return syscall.Pwrite(fd, p, at)
}

func (k *kernel) change(o op, path string) error {
	switch o.name {
	case "access":
		return syscall.Access(path, 0)
	case "rename":
		return syscall.Rename(path, k.dir+o.to)
	case "link":
		return syscall.Link(path, k.dir+o.to)
	case "unlink":
		return syscall.Unlink(path)
	case "mkdir":
		return syscall.Mkdir(path, 0o777)
	case "rmdir":
		return syscall.Rmdir(path)
	case "symlink":
		return syscall.Symlink(o.text, path)
	case "copyFile", "copyFileExclusive":
		return copyfile(path, k.dir+o.to, o.name == "copyFileExclusive")
	}
	panic("no operation " + o.name)
}

func (k *kernel) stat(how, path string, fd int) string {
	var st syscall.Stat_t
	var err error
	switch how {
	case "fstat":
		err = syscall.Fstat(fd, &st)
	case "stat":
		err = syscall.Stat(path, &st)
	case "lstat":
		err = syscall.Lstat(path, &st)
	}
	if err != nil {
		return show(world.Stat{}, world.Errno(err.(syscall.Errno)))
	}
	return showReal(st)
}

func showReal(s syscall.Stat_t) string {
	return show(world.Stat{Mode: s.Mode, Nlink: uint32(s.Nlink), Size: s.Size}, world.OK)
}

func (k *kernel) readdir(path string) string {
	fd, err := syscall.Open(path, syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Sprint(name(err), []string{})
	}
	f := os.NewFile(uintptr(fd), path)
	defer f.Close()
	names, err := f.Readdirnames(-1)
	sort.Strings(names)
	return fmt.Sprint(name(err), names)
}

// realpath resolves as the C library does, by what the kernel knows of a file that it has opened.
func realpath(path string) (string, error) {
	const oPath = 0x200000
	fd, err := syscall.Open(path, oPath|syscall.O_CLOEXEC, 0)
	if err != nil {
		return "", err
	}
	defer syscall.Close(fd)
	return os.Readlink(fmt.Sprintf("/proc/self/fd/%d", fd))
}

// copyfile makes libuv's system calls (uv__fs_copyfile).
func copyfile(from, to string, exclusive bool) error {
	src, err := syscall.Open(from, syscall.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(src)
	var st, dt syscall.Stat_t
	_ = syscall.Fstat(src, &st)
	flags := syscall.O_WRONLY | syscall.O_CREAT
	if exclusive {
		flags |= syscall.O_EXCL
	}
	dst, err := syscall.Open(to, flags, st.Mode)
	if err != nil {
		return err
	}
	defer syscall.Close(dst)
	if _ = syscall.Fstat(dst, &dt); dt.Ino == st.Ino {
		return nil
	}
	_ = syscall.Ftruncate(dst, 0)
	_ = syscall.Fchmod(dst, st.Mode)
	buf := make([]byte, 1<<16)
	n, err := syscall.Read(src, buf)
	if err != nil {
		_ = syscall.Unlink(to)
		return err
	}
	_, err = syscall.Write(dst, buf[:n])
	return err
}

// tree writes the real folder down.
func (k *kernel) tree(t *rapid.T) []string {
	var out []string
	require.NoError(t, filepath.Walk(k.dir, func(path string, _ os.FileInfo, err error) error {
		if err != nil || path == k.dir {
			return err
		}
		var st syscall.Stat_t
		if err := syscall.Lstat(path, &st); err != nil {
			return err
		}
		line := strings.TrimPrefix(path, k.dir) + " " + showReal(st)
		switch st.Mode & syscall.S_IFMT {
		case syscall.S_IFLNK:
			target, _ := os.Readlink(path)
			line += " " + target
		case syscall.S_IFREG:
			data, _ := os.ReadFile(path)
			line += " " + string(data)
		}
		out = append(out, line)
		return nil
	}))
	return out
}
