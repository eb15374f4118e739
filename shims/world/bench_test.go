package world_test

import (
	"testing"

	"loopcheck/shims/world"
)

// remembered is a base that answers from a map, as fast as the one on the disk does when it has been
// asked before.
type remembered struct {
	world.MapBase
	infos map[string]answer
}

type answer struct {
	info  world.Info
	errno world.Errno
}

func (r remembered) Lstat(path string) (world.Info, world.Errno) {
	a, found := r.infos[path]
	if !found {
		a.info, a.errno = r.MapBase.Lstat(path)
		r.infos[path] = a
	}
	return a.info, a.errno
}

func newImage() *world.Image {
	return world.NewImage(remembered{project(), map[string]answer{}}, world.Options{Roots: []string{"/home/me/app"}})
}

// kept keeps what is benchmarked from being optimised away.
type kept struct{ w *world.World }

func BenchmarkNew(b *testing.B) {
	image, k := newImage(), &kept{}
	b.ReportAllocs()
	for b.Loop() {
		k.w = world.New(image, 1)
	}
}

// A fresh world in which one file is written and read again, as fs.writeFile and fs.readFile do.
func BenchmarkWriteAndReadAFile(b *testing.B) {
	image, k := newImage(), &kept{}
	data, buf := []byte("some content"), make([]byte, 64)
	b.ReportAllocs()
	for b.Loop() {
		w := world.New(image, 1)
		fd, _ := w.Open("/home/me/app/new", world.O_WRONLY|world.O_CREAT|world.O_TRUNC, 0o666)
		_, _ = w.Write(fd, data, -1)
		w.Close(fd)
		fd, _ = w.Open("/home/me/app/new", world.O_RDONLY, 0)
		_, _ = w.Fstat(fd)
		_, _ = w.Read(fd, buf, -1)
		w.Close(fd)
		k.w = w
	}
}
