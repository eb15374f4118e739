package vm

import (
	"strings"

	"loopcheck/vm/source"
)

// pathOf is the file that a file: URL or an absolute path names.
func pathOf(s string) (string, bool) {
	if strings.HasPrefix(s, "/") {
		return s, true
	}
	return source.FilePath(s)
}

// runESM runs an ES module as the entry.
func (p *Process) runESM(*source.Unit) { panic(p.unsupported("ES modules as the entry file")) }
