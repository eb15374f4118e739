package world

import "loopcheck/eventloop/trace"

// Flags of Open, as Linux on x86-64 numbers them (fs.constants).
const (
	O_RDONLY    = 0
	O_WRONLY    = 1
	O_RDWR      = 2
	O_CREAT     = 0o100
	O_EXCL      = 0o200
	O_TRUNC     = 0o1000
	O_APPEND    = 0o2000
	O_DIRECTORY = 0o200000
	O_NOFOLLOW  = 0o400000
)

// openFile is what a descriptor stands for.
type openFile struct {
	node                *inode
	offset              int64
	read, write, append bool
	key                 uint64 // names it alike in every run
}

// Open opens or makes a file and returns the lowest free descriptor from FirstFD on.
func (w *World) Open(path string, flags int, mode uint32) (int, Errno) {
	if len(w.files) >= maxFDs {
		return -1, EMFILE
	}
	f, errno := w.openPath(path, flags, mode)
	if errno != OK {
		return -1, errno
	}
	return w.install(f), OK
}

func (w *World) openPath(path string, flags int, mode uint32) (*openFile, Errno) {
	end := follow
	switch {
	case flags&O_CREAT != 0 && flags&(O_EXCL|O_NOFOLLOW) != 0:
		end = claiming
	case flags&O_CREAT != 0:
		end = creating
	case flags&O_NOFOLLOW != 0:
		end = nofollow
	}
	if flags&O_CREAT != 0 && flags&O_DIRECTORY != 0 {
		return nil, EINVAL // since Linux 6.4; before, it made a file and failed
	}
	s, errno := w.walk(path, end)
	if errno != OK {
		return nil, errno
	}
	node, made := s.node, false
	if node == nil {
		if flags&O_CREAT == 0 {
			return nil, ENOENT
		}
		if errno := w.mayAdd(s); errno != OK {
			return nil, errno
		}
		node, made = w.make(s.dir, s.name, File, mode&^w.Umask&0o7777), true
	} else if errno := w.mayOpen(node, flags); errno != OK {
		return nil, errno
	}
	f := &openFile{node: node, append: flags&O_APPEND != 0}
	f.read, f.write = flags&3 == O_RDONLY || flags&3 == O_RDWR, flags&3 == O_WRONLY || flags&3 == O_RDWR
	if flags&O_TRUNC != 0 && !made && node.kind == File {
		if errno := w.resize(node, 0); errno != OK {
			return nil, errno
		}
		w.written(node)
	}
	return f, OK
}

// mayOpen checks what is already there (fs/namei.c, do_open and may_open).
func (w *World) mayOpen(n *inode, flags int) Errno {
	change := flags&3 != O_RDONLY || flags&O_TRUNC != 0
	w.reads(metaOf(n))
	switch {
	case flags&O_CREAT != 0 && flags&O_EXCL != 0:
		return EEXIST
	case flags&O_CREAT != 0 && n.kind == Dir:
		return EISDIR
	case flags&O_DIRECTORY != 0 && n.kind != Dir:
		return ENOTDIR
	case n.kind == Symlink:
		return ELOOP // only with O_NOFOLLOW
	case n.kind == Dir && change:
		return EISDIR
	case n.kind == Other:
		return ENXIO
	}
	var want uint32
	if flags&3 != O_WRONLY {
		want |= 4
	}
	if change {
		want |= 2
	}
	if !n.can(want) {
		return EACCES
	}
	return OK
}

// install gives an open file its descriptor.
func (w *World) install(f *openFile) int {
	fd := w.low
	for fd-FirstFD < len(w.files) && w.files[fd-FirstFD] != nil {
		fd++
	}
	if fd-FirstFD == len(w.files) {
		w.files = append(w.files, nil)
	}
	w.files[fd-FirstFD] = f
	w.low = fd + 1
	f.node.opens++
	w.installed++
	f.key = hash(uint64(w.installed), w.step)
	w.writes(trace.Location{Space: SpaceFDs})
	w.writes(fdOf(f))
	return fd
}

// open returns what a descriptor stands for. moves says that the operation moves its offset.
func (w *World) open(fd int, moves bool) (*openFile, Errno) {
	if fd >= FirstFD && fd-FirstFD < len(w.files) && w.files[fd-FirstFD] != nil {
		f := w.files[fd-FirstFD]
		w.touch(fdOf(f), moves)
		return f, OK
	}
	if fd < 0 || fd > 2 {
		w.ShowsFD() // what it is open on depends on who was given the number
		return nil, EBADF
	}
	std := openFile{key: uint64(fd)}
	w.touch(fdOf(&std), moves)
	if w.shut[fd] {
		return nil, EBADF
	}
	n := w.streams[fd]
	if n == nil {
		n = &inode{ino: uint64(fd) + 1, kind: Device, mode: 0o620, nlink: 1, uid: UID, gid: GID, fd: fd}
		w.streams[fd] = n
	}
	return &openFile{node: n, read: true, write: true, append: true}, OK
}

// BeginStep says whose accesses follow.
func (w *World) BeginStep(id trace.EventID) { w.step, w.installed = string(id), 0 }

// ShowsFD says that the number of a descriptor is shown to the program.
func (w *World) ShowsFD() { w.reads(trace.Location{Space: SpaceFDs}) }

// Close gives a descriptor back.
func (w *World) Close(fd int) Errno {
	f, errno := w.open(fd, true)
	if errno != OK {
		return errno
	}
	w.writes(trace.Location{Space: SpaceFDs})
	if fd < FirstFD {
		w.shut[fd] = true
		return OK
	}
	w.files[fd-FirstFD] = nil
	w.low = min(w.low, fd)
	f.node.opens--
	w.release(f.node)
	return OK
}

// Read reads into p from position at, or from where the descriptor stands when at is negative. It
// returns how many bytes there were; 0 is the end of the file.
func (w *World) Read(fd int, p []byte, at int64) (int, Errno) {
	f, errno := w.open(fd, at < 0)
	if errno != OK {
		return 0, errno
	}
	data, errno := w.readable(f)
	if errno != OK {
		return 0, errno
	}
	from := at
	if at < 0 {
		from = f.offset
	}
	n := 0
	if from < int64(len(data)) {
		n = copy(p, data[from:])
	}
	if at < 0 {
		f.offset += int64(n)
	}
	return n, OK
}

// readable returns the content that an open file may read.
func (w *World) readable(f *openFile) ([]byte, Errno) {
	switch {
	case !f.read:
		return nil, EBADF
	case f.node.kind == Dir:
		return nil, EISDIR
	case f.node.kind == Device:
		return nil, OK
	}
	w.reads(contentOf(f.node))
	return w.bytes(f.node)
}

// Write writes p at position at, or where the descriptor stands when at is negative; in append mode
// always at the end, as Linux does. It writes all of p or fails.
func (w *World) Write(fd int, p []byte, at int64) (int, Errno) {
	f, errno := w.open(fd, at < 0)
	if errno != OK {
		return 0, errno
	}
	return w.write(f, p, at)
}

func (w *World) write(f *openFile, p []byte, at int64) (int, Errno) {
	if !f.write {
		return 0, EBADF
	}
	n := f.node
	if n.kind == Device {
		if n.fd > 0 && w.Stdio != nil {
			w.Stdio(n.fd, p)
		}
		return len(p), OK
	}
	data, errno := w.bytes(n)
	if errno != OK || len(p) == 0 {
		return 0, errno
	}
	from := at
	if at < 0 {
		from = f.offset
	}
	if f.append {
		from = int64(len(data))
	}
	if from > w.image.max {
		return 0, ENOSPC
	}
	if errno := w.resize(n, max(int64(len(data)), from+int64(len(p)))); errno != OK {
		return 0, errno
	}
	copy(n.file.data[from:], p)
	if at < 0 {
		f.offset = from + int64(len(p))
	}
	w.written(n)
	return len(p), OK
}

// Ftruncate makes an open file size bytes long.
func (w *World) Ftruncate(fd int, size int64) Errno {
	f, errno := w.open(fd, false)
	if errno != OK {
		return errno
	}
	return w.truncate(f, size)
}

func (w *World) truncate(f *openFile, size int64) Errno {
	switch {
	case !f.write || f.node.kind != File || size < 0:
		return EINVAL
	case size > w.image.max:
		return ENOSPC
	}
	if errno := w.resize(f.node, size); errno != OK {
		return errno
	}
	w.written(f.node)
	return OK
}

// Fsync checks the descriptor; there is nothing to flush.
func (w *World) Fsync(fd int) Errno {
	f, errno := w.open(fd, false)
	if errno == OK && f.node.kind == Device {
		return EINVAL
	}
	return errno
}

// written reports and dates a change of content.
func (w *World) written(n *inode) {
	w.changes++
	w.writes(contentOf(n))
	n.times.modify = w.now()
	n.times.change = n.times.modify
}
