package disk_test

import (
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/disk"
	"loopcheck/shims/world"
)

func TestThePictureIsFrozenWhenItIsFirstLookedAt(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(file, []byte("old"), 0o640))
	require.NoError(t, os.Symlink("a", filepath.Join(dir, "l")))
	b := disk.New()
	look := func() {
		info, errno := b.Lstat(file)
		require.Equal(t, world.OK, errno)
		require.Equal(t, world.File, info.Type)
		require.EqualValues(t, 0o640, info.Mode)
		require.EqualValues(t, 3, info.Size)
		data, errno := b.ReadFile(file)
		require.Equal(t, world.OK, errno)
		require.Equal(t, "old", string(data))
		names, errno := b.ReadDir(dir)
		require.Equal(t, world.OK, errno)
		require.Equal(t, []string{"a", "l"}, names)
		target, errno := b.Readlink(filepath.Join(dir, "l"))
		require.Equal(t, world.OK, errno)
		require.Equal(t, "a", target)
		_, errno = b.Lstat(filepath.Join(dir, "later"))
		require.Equal(t, world.ENOENT, errno)
	}
	look()
	require.NoError(t, os.RemoveAll(dir))
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "later"), 0o755))
	look()
}

func TestErrorsAreTheSystems(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	b := disk.New()
	_, errno := b.ReadDir(file)
	require.Equal(t, world.ENOTDIR, errno)
	_, errno = b.ReadFile(dir)
	require.Equal(t, world.EISDIR, errno)
	_, errno = b.Readlink(file)
	require.Equal(t, world.EINVAL, errno)
	_, errno = b.Lstat(file + "/below")
	require.Equal(t, world.ENOTDIR, errno)
}

func TestARunNeverChangesTheDisk(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	file := filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(file, []byte("real"), 0o600))
	image := world.NewImage(disk.New(), world.Options{Roots: []string{dir}})

	var runs sync.WaitGroup
	for range 4 {
		runs.Go(func() {
			w := world.New(image, 1)
			fd, errno := w.Open(file, world.O_WRONLY|world.O_TRUNC, 0)
			if errno == world.OK {
				_, errno = w.Write(fd, []byte("not"), -1)
			}
			if errno == world.OK {
				errno = w.Rename(file, dir+"/b")
			}
			names, listed := w.Readdir(dir)
			if errno != world.OK || listed != world.OK || len(names) != 1 || names[0].Name != "b" {
				t.Error(errno, listed, names)
			}
		})
	}
	runs.Wait()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "real", string(data))
}
