package world

// mayAdd checks that a name that is free may be made.
func (w *World) mayAdd(s spot) Errno {
	if s.dir.scope == above {
		w.refuse(join(s.dir.path, s.name))
		return EACCES
	}
	if !s.dir.can(3) {
		return EACCES
	}
	return OK
}

// mayRemove checks that the name may be taken from its directory (fs/namei.c, may_delete). asDir says
// that the caller removes directories.
func (w *World) mayRemove(s spot, asDir bool) Errno {
	const sticky = 0o1000
	switch {
	case s.dir.scope == above:
		w.refuse(join(s.dir.path, s.name))
		return EACCES
	case !s.dir.can(3):
		return EACCES
	case s.dir.mode&sticky != 0 && s.node.uid != UID && s.dir.uid != UID:
		return EPERM
	case asDir && s.node.kind != Dir:
		return ENOTDIR
	case !asDir && s.node.kind == Dir:
		return EISDIR
	}
	return OK
}

// create walks to a name that is to be made.
func (w *World) create(path string, dir bool) (spot, Errno) {
	s, errno := w.name(path)
	switch {
	case errno != OK:
		return s, errno
	case s.special() || s.node != nil:
		return s, EEXIST
	case s.slash && !dir:
		return s, ENOENT
	}
	return s, w.mayAdd(s)
}

// Mkdir makes one directory.
func (w *World) Mkdir(path string, mode uint32) Errno {
	s, errno := w.create(path, true)
	if errno != OK {
		return errno
	}
	w.make(s.dir, s.name, Dir, mode&^w.Umask&0o1777)
	return OK
}

// Mkdtemp makes a directory that only its owner may enter, named by prefix and six letters or digits,
// and returns its path. The name is a function of the seed, the directory and the prefix; one that
// was in use before in this run is not used again. On failure the path is the one it tried last.
func (w *World) Mkdtemp(prefix string) (string, Errno) {
	s, errno := w.walk(prefix+"XXXXXX", naming)
	if errno != OK {
		return prefix + suffix(w.seed, 0, prefix, 0), errno
	}
	start := len(s.name) - len("XXXXXX")
	for try := 0; ; try++ {
		end := suffix(w.seed, s.dir.ino, s.name[:start], try)
		name, path := s.name[:start]+end, prefix+end
		node, errno := w.lookup(s.dir, name, path)
		if errno != OK {
			return path, errno
		}
		if i, found := s.dir.directory.find(name); node != nil || found && s.dir.directory.entries[i].made > 0 {
			continue
		}
		s.name = name
		if errno := w.mayAdd(s); errno != OK {
			return path, errno
		}
		w.make(s.dir, name, Dir, 0o700&^w.Umask)
		return path, OK
	}
}

// Symlink makes a symbolic link with the text target.
func (w *World) Symlink(target, path string) Errno {
	if target == "" {
		return ENOENT
	}
	if len(target) >= maxPath {
		return ENAMETOOLONG
	}
	s, errno := w.create(path, false)
	if errno != OK {
		return errno
	}
	w.make(s.dir, s.name, Symlink, 0o777).target = target
	return OK
}

// Link gives a file one more name. It does not follow a symbolic link.
func (w *World) Link(old, path string) Errno {
	from, errno := w.walk(old, nofollow)
	if errno != OK {
		return errno
	}
	if from.node == nil {
		return ENOENT
	}
	s, errno := w.create(path, false)
	if errno != OK {
		return errno
	}
	if from.node.kind == Dir {
		return EPERM
	}
	from.node.nlink++
	w.touchMeta(from.node)
	s.dir.directory.put(s.name, from.node)
	w.changed(s.dir, s.name)
	return OK
}

// Unlink takes a name from a file.
func (w *World) Unlink(path string) Errno {
	s, errno := w.name(path)
	switch {
	case errno != OK:
		return errno
	case s.special():
		return EISDIR
	case s.node == nil:
		return ENOENT
	case s.slash && s.node.kind == Dir:
		return EISDIR
	case s.slash:
		return ENOTDIR
	}
	if errno := w.mayRemove(s, false); errno != OK {
		return errno
	}
	s.dir.directory.put(s.name, nil)
	w.changed(s.dir, s.name)
	w.drop(s.node)
	return OK
}

// Rmdir removes an empty directory.
func (w *World) Rmdir(path string) Errno {
	s, errno := w.name(path)
	if errno != OK {
		return errno
	}
	switch {
	case s.name == "." && s.special():
		return EINVAL
	case s.name == ".." && s.special():
		return ENOTEMPTY
	case s.special():
		return EBUSY
	case s.node == nil:
		return ENOENT
	}
	if errno := w.mayRemove(s, true); errno != OK {
		return errno
	}
	if errno := w.empty(s.node); errno != OK {
		return errno
	}
	s.dir.directory.put(s.name, nil)
	s.dir.nlink--
	w.changed(s.dir, s.name)
	w.drop(s.node)
	return OK
}

// empty checks that a directory has no entries.
func (w *World) empty(dir *inode) Errno {
	names, errno := w.names(dir)
	if errno == OK && len(names) > 0 {
		return ENOTEMPTY
	}
	return errno
}

// drop takes one name from an inode.
func (w *World) drop(n *inode) {
	n.nlink--
	if n.kind == Dir {
		n.nlink = 0
	}
	w.touchMeta(n)
	w.release(n)
}

// Rename moves what old leads to, in place of what path leads to (fs/namei.c, do_renameat2 and
// vfs_rename).
func (w *World) Rename(old, path string) Errno {
	from, errno := w.walk(old, naming)
	if errno != OK {
		return errno
	}
	to, errno := w.walk(path, naming)
	if errno != OK {
		return errno
	}
	if from.special() || to.special() {
		return EBUSY
	}
	if from.node, errno = w.lookup(from.dir, from.name, old); errno != OK {
		return errno
	}
	if from.node == nil {
		return ENOENT
	}
	if to.node, errno = w.lookup(to.dir, to.name, path); errno != OK {
		return errno
	}
	if errno := w.mayRename(from, to); errno != OK {
		return errno
	}
	if from.node == to.node {
		return OK // two names of one file: nothing happens, both stay
	}
	if to.node != nil {
		if to.node.kind == Dir {
			if errno := w.empty(to.node); errno != OK {
				return errno
			}
			to.dir.nlink--
		}
		w.drop(to.node)
	}
	from.dir.directory.put(from.name, nil)
	to.dir.directory.put(to.name, from.node)
	if from.node.kind == Dir && from.dir != to.dir {
		from.node.directory.parent = to.dir
		from.dir.nlink--
		to.dir.nlink++
	}
	w.touchMeta(from.node)
	w.changed(from.dir, from.name)
	w.changed(to.dir, to.name)
	return OK
}

// mayRename makes the checks in the kernel's order, which decides which error is seen.
func (w *World) mayRename(from, to spot) Errno {
	switch {
	case from.node.kind != Dir && (from.slash || to.slash):
		return ENOTDIR
	case from.node.kind == Dir && w.within(to.dir, from.node):
		return EINVAL
	case to.node != nil && to.node.kind == Dir && w.within(from.dir, to.node):
		return ENOTEMPTY
	case from.node == to.node:
		return OK
	}
	if errno := w.mayRemove(from, from.node.kind == Dir); errno != OK {
		return errno
	}
	if to.node == nil {
		if errno := w.mayAdd(to); errno != OK {
			return errno
		}
	} else if errno := w.mayRemove(to, from.node.kind == Dir); errno != OK {
		return errno
	}
	if from.node.kind == Dir && from.dir != to.dir && !from.node.can(2) {
		return EACCES
	}
	return OK
}

// within says whether dir is top or below it. The walk to dir has looked at each name on the way.
func (w *World) within(dir, top *inode) bool {
	for ; ; dir = dir.directory.parent {
		if dir == top {
			return true
		}
		if dir == w.root {
			return false
		}
	}
}

// CopyFile copies a file's bytes and mode. exclusive: path must not be there. It is one request of
// libuv's (uv__fs_copyfile), which on failure removes the file that it has made or emptied.
func (w *World) CopyFile(old, path string, exclusive bool) Errno {
	from, errno := w.openPath(old, O_RDONLY, 0)
	if errno != OK {
		return errno
	}
	w.reads(metaOf(from.node))
	flags := O_WRONLY | O_CREAT
	if exclusive {
		flags |= O_EXCL
	}
	to, errno := w.openPath(path, flags, from.node.mode)
	if errno != OK || to.node == from.node {
		return errno
	}
	if errno := w.copy(from, to); errno != OK {
		w.Unlink(path)
		return errno
	}
	return OK
}

func (w *World) copy(from, to *openFile) Errno {
	if to.node.kind == File {
		if errno := w.truncate(to, 0); errno != OK {
			return errno
		}
		to.node.mode = from.node.mode
		w.touchMeta(to.node)
	}
	data, errno := w.readable(from)
	if errno != OK {
		return errno
	}
	_, errno = w.write(to, data, -1)
	return errno
}
