package main

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"loopcheck": main})
}

// Each script of testdata is a story at the command line. "exits 2 loopcheck explore a.js" runs a command
// and checks its exit code.
func TestTheCommandDoesWhatItsScriptsTell(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error { // what a txtar archive cannot hold
			return os.WriteFile(filepath.Join(env.WorkDir, "binary.js"), []byte("\x7fELF\x02\x01\x01\x00\x00\xff"), 0o644)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": func(ts *testscript.TestScript, neg bool, args []string) {
				if neg || len(args) < 2 {
					ts.Fatalf("usage: exits code command [arg...]")
				}
				err := ts.Exec(args[1], args[2:]...)
				code := "0"
				var exited *exec.ExitError
				if errors.As(err, &exited) {
					code = strconv.Itoa(exited.ExitCode())
				} else if err != nil {
					ts.Fatalf("%v", err)
				}
				if code != args[0] {
					ts.Fatalf("exit code %s, want %s", code, args[0])
				}
			},
		},
	})
}

// The exit code of an interrupted search is 130, and what is known by then is printed.
func TestAnInterruptedSearchPrintsWhatIsKnown(t *testing.T) {
	dir := t.TempDir()
	self, err := os.Executable()
	require.NoError(t, err)
	command := filepath.Join(dir, "loopcheck") // testscript.Main looks at the name it was started by
	require.NoError(t, os.Symlink(self, command))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "many.js"), []byte(`
const fs = require('fs');
for (let i = 0; i < 12; i++) fs.writeFile('x' + i % 2, String(i), () => {});
`), 0o644))
	c := exec.Command(command, "explore", "--strategy", "exhaustive", "many.js")
	c.Dir = dir
	stderr, err := c.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	var lines []string
	for s := bufio.NewScanner(stderr); s.Scan(); {
		if lines = append(lines, s.Text()); len(lines) == 1 {
			require.NoError(t, c.Process.Signal(os.Interrupt))
		}
	}
	err = c.Wait()
	var exited *exec.ExitError
	require.ErrorAs(t, err, &exited)
	require.Equal(t, exitInterrupted, exited.ExitCode())
	require.Regexp(t, `^\d+ runs, \d+ runs/s, depth \d+, 0 failures$`, lines[0])
	require.Contains(t, strings.Join(lines, "\n"), "NOT COMPLETE")
	require.Contains(t, strings.Join(lines, "\n"), "interrupted")
}
