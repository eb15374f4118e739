package vm

import (
	"loopcheck/shims/world"
	"loopcheck/vm/source"
)

// loader is where the run's modules come from: the program's files, or the world's once the run has
// written some, since it may have written a module. Compiled units are shared all the same.
func (p *Process) loader() *source.Loader {
	n := p.host.World.Changes()
	if n == 0 {
		return p.program.loader
	}
	if s := &p.modules; s.written == nil || s.changes != n {
		s.written, s.changes = p.program.loader.Over(worldFiles{p.host.World}), n
	}
	return p.modules.written
}

// worldFiles shows the files of a run to the module loader.
type worldFiles struct{ world *world.World }

func (f worldFiles) ReadFile(path string) ([]byte, error) {
	data, errno := f.world.Content(path)
	return data, errno.At(path)
}

func (f worldFiles) Stat(path string) (bool, error) {
	info, errno := f.world.Stat(path)
	return info.Mode&world.S_IFMT == world.S_IFDIR, errno.At(path)
}

func (f worldFiles) Realpath(path string) (string, error) {
	real, errno := f.world.Realpath(path)
	return real, errno.At(path)
}
