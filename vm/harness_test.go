package vm

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// memory is a disk of files in memory, for modules and programs alike.
type memory world.MapBase

func (m memory) ReadFile(p string) ([]byte, error) {
	if text, ok := m[p]; ok {
		return []byte(text), nil
	}
	return nil, fs.ErrNotExist
}

func (m memory) Stat(p string) (bool, error) {
	if _, ok := m[p]; ok {
		return false, nil
	}
	for name := range m {
		if strings.HasPrefix(name, p+"/") {
			return true, nil
		}
	}
	return false, fs.ErrNotExist
}

func (m memory) Realpath(p string) (string, error) { return path.Clean(p), nil }

// load makes a program of files; the entry is /app/main.js.
func load(t testing.TB, files memory) *Program {
	t.Helper()
	p, err := Load(Options{
		Entry: "/app/main.js",
		Cwd:   "/app",
		Files: files,
		Image: world.NewImage(world.MapBase(files), world.Options{Roots: []string{"/app"}}),
		Loop:  eventloop.DefaultOptions(),
	})
	require.NoError(t, err)
	return p
}

// natural runs a program under its natural schedule.
func natural(t testing.TB, p *Program) (trace.Outcome, int) {
	proc := p.Start(StartOptions{})
	steps := 0
	for ready := proc.Ready(); len(ready) > 0; ready = proc.Ready() {
		proc.Step(ready[0].ID)
		steps++
	}
	require.NoError(t, proc.Err())
	return proc.Outcome(), steps
}
