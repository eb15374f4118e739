package world_test

import (
	"fmt"
	"strings"

	"pgregory.net/rapid"

	"loopcheck/shims/world"
)

// op is one file operation, drawn at random, that can be done to the world or to the real disk.
type op struct {
	name, path, to string
	text           string // a link's target, or what to write
	flags          int
	fd             int   // the n-th of the descriptors that are open
	at, size       int64 // at is -1 where the descriptor stands
}

func (o op) String() string {
	switch o.name {
	case "open":
		return fmt.Sprintf("open %s %#o", o.path, o.flags)
	case "rename", "link", "copyFile", "copyFileExclusive":
		return o.name + " " + o.path + " " + o.to
	case "symlink":
		return o.name + " " + o.text + " " + o.path
	case "close", "fstat":
		return fmt.Sprint(o.name, " #", o.fd)
	case "read", "write", "ftruncate":
		return fmt.Sprintf("%s #%d %q %d %d", o.name, o.fd, o.text, o.at, o.size)
	}
	return o.name + " " + o.path
}

// usual are the operations to draw from; the rare ones depend on who runs the test, or on the time.
func usual() []string {
	return []string{
		"open", "open", "open", "close", "read", "write", "write", "ftruncate", "fstat", "stat", "lstat", "access",
		"rename", "rename", "rename", "unlink", "unlink", "mkdir", "mkdir", "mkdir", "rmdir", "readdir",
		"symlink", "symlink", "readlink", "realpath", "link", "copyFile", "copyFileExclusive",
	}
}

func rare() []string {
	return []string{"chmod", "chmod", "fchmod", "utimes", "lutimes", "mkdtemp", "chown", "accessRead"}
}

func drawOp(t *rapid.T, names []string) op {
	o := op{
		name: rapid.SampledFrom(names).Draw(t, "op"),
		path: drawPath(t), fd: rapid.IntRange(0, 3).Draw(t, "fd"), at: -1,
	}
	switch o.name {
	case "open":
		o.flags = drawFlags(t)
	case "rename", "link", "copyFile", "copyFileExclusive":
		o.to = drawPath(t)
	case "symlink":
		o.text = rapid.SampledFrom([]string{"a", "b", "../b", "l", "c/", "../../l", ".", "none", "b/b", "new/"}).Draw(t, "target")
	case "write":
		o.text = rapid.SampledFrom([]string{"", "x", "hello", "longer than that"}).Draw(t, "data")
	case "chmod", "fchmod":
		o.flags = rapid.SampledFrom([]int{0o777, 0o755, 0o644, 0o555, 0o300, 0o200, 0}).Draw(t, "bits")
	case "utimes", "lutimes":
		o.at = int64(rapid.IntRange(1, 3).Draw(t, "time"))
	case "ftruncate":
		o.size = int64(rapid.IntRange(0, 9).Draw(t, "size"))
	}
	if (o.name == "read" || o.name == "write") && rapid.Bool().Draw(t, "positioned") {
		o.at = int64(rapid.IntRange(0, 12).Draw(t, "at"))
	}
	return o
}

func drawFlags(t *rapid.T) int {
	flags := rapid.SampledFrom([]int{world.O_RDONLY, world.O_WRONLY, world.O_RDWR}).Draw(t, "mode")
	for _, f := range []int{world.O_CREAT, world.O_CREAT, world.O_EXCL, world.O_TRUNC, world.O_APPEND, world.O_DIRECTORY, world.O_NOFOLLOW} {
		if rapid.IntRange(0, 3).Draw(t, "flag") == 0 {
			flags |= f
		}
	}
	if flags&world.O_CREAT != 0 {
		flags &^= world.O_DIRECTORY // kernels differ
	}
	return flags
}

// drawPath is absolute below the folder under test, of few names, so that they often meet.
func drawPath(t *rapid.T) string {
	name := rapid.SampledFrom([]string{"a", "b", "c", "l"})
	odd := rapid.SampledFrom([]string{"a", "b", "c", "l", "l", ".", "..", strings.Repeat("n", 256)})
	parts := []string{name.Draw(t, "name")}
	for range rapid.SampledFrom([]int{0, 0, 0, 1, 1, 2, 3}).Draw(t, "depth") {
		parts = append(parts, odd.Draw(t, "part"))
	}
	depth := 0
	for i, p := range parts { // never above the folder, by names at least
		if p == ".." {
			if depth--; depth < 0 {
				parts[i], depth = "a", 1
			}
		} else if p != "." {
			depth++
		}
	}
	return "/" + strings.Join(parts, "/") + rapid.SampledFrom([]string{"", "", "", "", "", "/"}).Draw(t, "end")
}

// here is the folder under test; links may lead a little above it, and still be inside the root.
const here = "/project/1/2/3"

// subject is a world under test and the descriptors that its operations have opened.
type subject struct {
	*world.World
	fds    []int
	frozen bool // fds stays as it is, whatever is opened and closed
	exact  bool // all that stat says is written down
}

func (s *subject) show(st world.Stat, e world.Errno) string {
	if s.exact {
		return fmt.Sprint(st, e.Name())
	}
	return show(st, e)
}

func newSubject(based bool) *subject {
	base := world.MapBase{here + "/": ""}
	if based {
		base = world.MapBase{
			here + "/a": "alpha", here + "/b/a": "ba", here + "/b/b/c": "bbc", here + "/c/": "", here + "/l": "-> b",
		}
	}
	image := world.NewImage(base, world.Options{Roots: []string{"/project"}, MaxBytes: 1 << 20})
	return &subject{World: world.New(image, 1)}
}

// fd is the descriptor that an operation means, or one that is not open.
func (s *subject) fd(o op) int {
	if o.fd < len(s.fds) {
		return s.fds[o.fd]
	}
	return 99
}

// do does the operation and writes down what came of it.
func (s *subject) do(o op) string {
	path, fd := here+o.path, s.fd(o)
	switch o.name {
	case "open":
		opened, e := s.Open(path, o.flags, 0o644)
		if e == world.OK && !s.frozen {
			s.fds = append(s.fds, opened)
		}
		return e.Name()
	case "close":
		if o.fd < len(s.fds) && !s.frozen {
			s.fds = append(s.fds[:o.fd:o.fd], s.fds[o.fd+1:]...)
		}
		return s.Close(fd).Name()
	case "read":
		buf := make([]byte, 7)
		n, e := s.Read(fd, buf, o.at)
		return fmt.Sprintf("%q %s", buf[:n], e.Name())
	case "write":
		n, e := s.Write(fd, []byte(o.text), o.at)
		return fmt.Sprint(n, e.Name())
	case "ftruncate":
		return s.Ftruncate(fd, o.size).Name()
	case "fstat":
		return s.show(s.Fstat(fd))
	case "stat":
		return s.show(s.Stat(path))
	case "lstat":
		return s.show(s.Lstat(path))
	case "readdir":
		entries, e := s.Readdir(path)
		names := []string{}
		for _, entry := range entries {
			names = append(names, entry.Name)
		}
		return fmt.Sprint(e.Name(), names)
	case "readlink":
		target, e := s.Readlink(path)
		return target + e.Name()
	case "mkdtemp":
		made, e := s.Mkdtemp(path)
		return made + e.Name()
	case "realpath":
		at, e := s.Realpath(path)
		return strings.TrimPrefix(at, "/project") + e.Name()
	}
	return s.change(o, path).Name()
}

// change does the operations on names.
func (s *subject) change(o op, path string) world.Errno {
	switch o.name {
	case "access":
		return s.Access(path, 0)
	case "accessRead":
		return s.Access(path, 4)
	case "chmod":
		return s.Chmod(path, uint32(o.flags))
	case "fchmod":
		return s.Fchmod(s.fd(o), uint32(o.flags))
	case "chown":
		return s.Chown(path, world.UID, world.GID)
	case "utimes":
		return s.Utimes(path, o.at, o.at)
	case "lutimes":
		return s.Lutimes(path, o.at, o.at)
	case "rename":
		return s.Rename(path, here+o.to)
	case "link":
		return s.Link(path, here+o.to)
	case "unlink":
		return s.Unlink(path)
	case "mkdir":
		return s.Mkdir(path, 0o777)
	case "rmdir":
		return s.Rmdir(path)
	case "symlink":
		return s.Symlink(o.text, path)
	case "copyFile", "copyFileExclusive":
		return s.CopyFile(path, here+o.to, o.name == "copyFileExclusive")
	}
	panic("no operation " + o.name)
}

// show leaves out a directory's size and number of names, the file system's own business.
func show(s world.Stat, e world.Errno) string {
	if s.Mode&world.S_IFMT == world.S_IFDIR {
		s.Size, s.Nlink = 0, 0
	}
	return fmt.Sprintf("%s %o %d %d", e.Name(), s.Mode, s.Nlink, s.Size)
}

// tree writes down the folder under test, sorted as filepath.Walk does: by path, component by component.
func (s *subject) tree(dir string, line func(path string, st world.Stat) string) []string {
	entries, e := s.Readdir(here + dir)
	if e != world.OK {
		return []string{dir + " " + e.Name()}
	}
	var out []string
	for _, entry := range entries {
		path := dir + "/" + entry.Name
		st, _ := s.Lstat(here + path)
		text := path + " " + line(path, st)
		switch entry.Type {
		case world.Symlink:
			target, _ := s.Readlink(here + path)
			text += " " + target
		case world.File:
			fd, _ := s.Open(here+path, world.O_RDONLY, 0)
			data, _ := rest(s.World, fd)
			text += " " + data
			s.Close(fd)
		}
		out = append(out, text)
		if entry.Type == world.Dir {
			out = append(out, s.tree(path, line)...)
		}
	}
	return out
}

// rest reads all that is left of a small file.
func rest(w *world.World, fd int) (string, world.Errno) {
	buf := make([]byte, 4096)
	n, e := w.Read(fd, buf, -1)
	return string(buf[:n]), e
}
