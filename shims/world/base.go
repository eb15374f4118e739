package world

import (
	"maps"
	"slices"
	"strings"
)

// Type is what an inode is.
type Type uint8

// The types of inodes. Other stands for what the base has and the world does not model (sockets,
// pipes, devices): it can be looked at, renamed and removed, not opened.
const (
	File Type = iota
	Dir
	Symlink
	Device
	Other
)

// Info is what the base knows about a path without reading its content. Times are nanoseconds since
// 1970.
type Info struct {
	Type                           Type
	Mode                           uint32 // permission bits, mode & 0o7777
	Nlink                          uint32 // of a directory; files of the base count as having one name each
	Size                           int64
	Atime, Mtime, Ctime, Birthtime int64
}

// Base is a read-only view of the user's real folders. Paths are absolute and clean. It never changes
// its answers, so all runs share one, from several goroutines. Errors are what the system said: a
// path that is not there is ENOENT.
type Base interface {
	// Lstat does not follow a symbolic link at the end of the path.
	Lstat(path string) (Info, Errno)
	// ReadFile returns a file's content, which nobody may change.
	ReadFile(path string) ([]byte, Errno)
	// ReadDir returns the names in a directory in increasing order of their bytes.
	ReadDir(path string) ([]string, Errno)
	// Readlink returns the text of a symbolic link.
	Readlink(path string) (string, Errno)
}

// MapBase is a base that is written down in a test: paths to contents. Directories on the way are
// implied; a key that ends in a slash is an empty directory; a value that starts with "-> " is a
// symbolic link. Files have mode 644, directories 755, and all times are 0.
type MapBase map[string]string

// Lstat implements Base.
func (b MapBase) Lstat(path string) (Info, Errno) {
	if content, ok := b[path]; ok {
		if target, ok := strings.CutPrefix(content, "-> "); ok {
			return Info{Type: Symlink, Mode: 0o777, Nlink: 1, Size: int64(len(target))}, OK
		}
		return Info{Type: File, Mode: 0o644, Nlink: 1, Size: int64(len(content))}, OK
	}
	names, errno := b.ReadDir(path)
	if errno != OK {
		return Info{}, errno
	}
	info := Info{Type: Dir, Mode: 0o755, Nlink: 2, Size: 4096}
	for _, name := range names {
		child := join(path, name)
		if _, file := b[child]; !file {
			info.Nlink++
		}
	}
	return info, OK
}

// ReadFile implements Base.
func (b MapBase) ReadFile(path string) ([]byte, Errno) {
	content, ok := b[path]
	if !ok {
		return nil, ENOENT
	}
	return []byte(content), OK
}

// ReadDir implements Base.
func (b MapBase) ReadDir(path string) ([]string, Errno) {
	prefix := strings.TrimSuffix(path, "/") + "/"
	var names []string
	found := path == "/"
	for _, key := range slices.Sorted(maps.Keys(b)) {
		rest, ok := strings.CutPrefix(key, prefix)
		if !ok {
			continue
		}
		found = true
		if name, _, _ := strings.Cut(rest, "/"); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names) // "a-b" < "a/b" as keys, "a" < "a-b" as names
	if !found {
		return nil, ENOENT
	}
	return names, OK
}

// Readlink implements Base.
func (b MapBase) Readlink(path string) (string, Errno) {
	if target, ok := strings.CutPrefix(b[path], "-> "); ok {
		return target, OK
	}
	return "", EINVAL
}

func join(dir, name string) string {
	if dir == "/" {
		return "/" + name
	}
	return dir + "/" + name
}
