package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A search that is killed in its middle and resumed makes the runs that are left, and reports what a search
// that nobody disturbed does.
func TestASearchThatIsKilledGoesOnFromItsCheckpoint(t *testing.T) {
	dir := t.TempDir()
	self, err := os.Executable()
	require.NoError(t, err)
	command := filepath.Join(dir, "loopcheck") // testscript.Main looks at the name it was started by
	require.NoError(t, os.Symlink(self, command))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "many.js"), []byte(`
const fs = require('fs');
let log = '';
for (let i = 0; i < 6; i++) fs.stat(__filename, () => { log += i; });
process.on('exit', () => console.log(log[0]));
`), 0o644))
	search := func(args ...string) *exec.Cmd {
		c := exec.Command(command, append([]string{"outcomes", "--json", "--max-runs", "300"}, append(args, "many.js")...)...)
		c.Dir = dir
		return c
	}
	report := func(c *exec.Cmd) map[string]any {
		out, _ := c.Output() // exit code 2
		var r map[string]any
		require.NoError(t, json.Unmarshal(out, &r), "%s", out)
		delete(r, "elapsedMs")
		return r
	}
	want := report(search())
	require.InDelta(t, 300, want["runs"], 0)
	file := filepath.Join(dir, "at")
	for _, workers := range []string{"1", "2"} {
		c := search("-j", workers, "--checkpoint", "at")
		require.NoError(t, c.Start())
		require.Eventually(t, func() bool {
			info, err := os.Stat(file)
			return err == nil && info.Size() > 60_000
		}, 20*time.Second, time.Millisecond)
		require.NoError(t, c.Process.Kill())
		require.Error(t, c.Wait(), "it was killed in its middle")
		torn, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
		require.NoError(t, err)
		_, err = torn.WriteString("torn by the kill")
		require.NoError(t, err)
		require.NoError(t, torn.Close())
		require.Equal(t, want, report(search("-j", workers, "--resume", "at")))
		require.Equal(t, want, report(search("-j", workers, "--resume", "at")), "with nothing left to do")
		require.NoError(t, os.Remove(file))
	}
}
