package world

import (
	"fmt"
	"io/fs"
)

// Errno is the result of an operation: 0 is success, anything else is Linux' error number. Its name
// and text are libuv's (uv.h, UV_ERRNO_MAP at v1.46), since Node shows those and not strerror's.
type Errno uint8

// The errors that the world's operations end in.
const (
	OK           Errno = 0
	EPERM        Errno = 1
	ENOENT       Errno = 2
	EIO          Errno = 5
	ENXIO        Errno = 6
	EBADF        Errno = 9
	EACCES       Errno = 13
	EBUSY        Errno = 16
	EEXIST       Errno = 17
	ENOTDIR      Errno = 20
	EISDIR       Errno = 21
	EINVAL       Errno = 22
	EMFILE       Errno = 24
	EFBIG        Errno = 27
	ENOSPC       Errno = 28
	ESPIPE       Errno = 29
	EMLINK       Errno = 31
	ENAMETOOLONG Errno = 36
	ENOTEMPTY    Errno = 39
	ELOOP        Errno = 40
	ENOTSUP      Errno = 95

	EAGAIN        Errno = 11
	EPIPE         Errno = 32
	EADDRINUSE    Errno = 98
	EADDRNOTAVAIL Errno = 99
	ECONNRESET    Errno = 104
	EISCONN       Errno = 106
	ENOTCONN      Errno = 107
	ECONNREFUSED  Errno = 111
	EALREADY      Errno = 114
	ECANCELED     Errno = 125
)

// Number is the error as Node's err.errno has it: negative.
func (e Errno) Number() int { return -int(e) }

// Name is the error as Node's err.code has it: "ENOENT".
func (e Errno) Name() string { name, _ := e.words(); return name }

// Text is libuv's message: "no such file or directory".
func (e Errno) Text() string { _, text := e.words(); return text }

// Error makes an Errno an error, for callers outside of the core: "ENOENT: no such file or directory".
func (e Errno) Error() string { name, text := e.words(); return name + ": " + text }

func (e Errno) words() (name, text string) {
	switch e {
	case OK:
		return "OK", "success"
	case EPERM:
		return "EPERM", "operation not permitted"
	case ENOENT:
		return "ENOENT", "no such file or directory"
	case EIO:
		return "EIO", "i/o error"
	case ENXIO:
		return "ENXIO", "no such device or address"
	case EBADF:
		return "EBADF", "bad file descriptor"
	case EACCES:
		return "EACCES", "permission denied"
	case EBUSY:
		return "EBUSY", "resource busy or locked"
	case EEXIST:
		return "EEXIST", "file already exists"
	case ENOTDIR:
		return "ENOTDIR", "not a directory"
	case EISDIR:
		return "EISDIR", "illegal operation on a directory"
	case EINVAL:
		return "EINVAL", "invalid argument"
	case EMFILE:
		return "EMFILE", "too many open files"
	case EFBIG:
		return "EFBIG", "file too large"
	case ENOSPC:
		return "ENOSPC", "no space left on device"
	case ESPIPE:
		return "ESPIPE", "invalid seek"
	case EMLINK:
		return "EMLINK", "too many links"
	case ENAMETOOLONG:
		return "ENAMETOOLONG", "name too long"
	case ENOTEMPTY:
		return "ENOTEMPTY", "directory not empty"
	case ELOOP:
		return "ELOOP", "too many symbolic links encountered"
	case ENOTSUP:
		return "ENOTSUP", "operation not supported on socket"
	}
	return e.netWords()
}

// At is e as an error about a path: nil for OK, fs.ErrNotExist (wrapped) where nothing is there.
func (e Errno) At(path string) error {
	switch e {
	case OK:
		return nil
	case ENOENT, ENOTDIR:
		return fmt.Errorf("%s: %w", path, fs.ErrNotExist)
	}
	return fmt.Errorf("%s: %w", path, e)
}

// netWords are the names and texts of the network's errors.
func (e Errno) netWords() (name, text string) {
	switch e {
	case EAGAIN:
		return "EAGAIN", "resource temporarily unavailable"
	case EPIPE:
		return "EPIPE", "broken pipe"
	case EADDRINUSE:
		return "EADDRINUSE", "address already in use"
	case EADDRNOTAVAIL:
		return "EADDRNOTAVAIL", "address not available"
	case ECONNRESET:
		return "ECONNRESET", "connection reset by peer"
	case EISCONN:
		return "EISCONN", "socket is already connected"
	case ENOTCONN:
		return "ENOTCONN", "socket is not connected"
	case ECONNREFUSED:
		return "ECONNREFUSED", "connection refused"
	case EALREADY:
		return "EALREADY", "connection already in progress"
	case ECANCELED:
		return "ECANCELED", "operation canceled"
	}
	return "UNKNOWN", "unknown error"
}
