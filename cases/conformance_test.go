package cases

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/vm"
)

// enough is how many conformance programs must be alike, at least.
const enough = 150

// notLoaded is the exit code of `loopcheck run` for a program that it cannot load.
const notLoaded = 4

// What is deterministic in Node comes out byte for byte: every program of conformance prints under
// `loopcheck run` what it prints under node, and ends with the same exit code. A program in
// known_gaps.txt must still differ: what has been mended leaves the list.
func TestProgramsRunAsUnderNode(t *testing.T) {
	gaps := knownGaps(t)
	all := programs(t, "conformance")
	require.GreaterOrEqual(t, len(all)-len(gaps), enough)
	alike(t, all, gaps)
}

// again is how often node is asked again when it shows something else.
const again = 3

// alike compares programs with node, all at once. Those of gaps must differ.
func alike(t *testing.T, all, gaps map[string]string) {
	t.Helper()
	for name := range gaps {
		require.Contains(t, all, name, "known_gaps.txt names a program that does not exist")
	}
	for name, file := range all {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, got := node(t, file), natural(t, file)
			if reason, gap := gaps[name]; gap {
				require.NotEqual(t, want, got, "remove it from known_gaps.txt: %s", reason)
				return
			}
			for range again { // a busy machine can keep node from its usual order
				if want == got {
					return
				}
				want = node(t, file)
			}
			require.Equal(t, want.stdout, got.stdout, "stdout")
			require.Equal(t, want.stderr, got.stderr, "stderr")
			require.Equal(t, want.exitCode, got.exitCode, "exit code")
		})
	}
}

// natural runs a file under the natural schedule. A program that cannot be loaded, or
// needs what is not modelled, shows why.
func natural(t *testing.T, file string) shown {
	t.Helper()
	s, err := session.Open(asUsual(file))
	if err != nil {
		return shown{stderr: err.Error(), exitCode: notLoaded}
	}
	defer s.Close()
	out, err := s.Run()
	var unsupported *vm.Unsupported
	if errors.As(err, &unsupported) {
		return shown{normal(out.Stdout), err.Error(), notLoaded}
	}
	require.NoError(t, err)
	return shown{normal(out.Stdout), normal(out.Stderr), out.ExitCode}
}

// knownGaps are the conformance programs that are known to differ, with the reasons.
func knownGaps(t *testing.T) map[string]string { return gapsIn(t, "known_gaps.txt") }

// gapsIn reads a list of programs that are known to differ, with the reasons.
func gapsIn(t *testing.T, file string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	gaps := map[string]string{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, reason, ok := strings.Cut(line, ": ")
		require.True(t, ok && reason != "", "%s: %q is no `file: reason`", file, line)
		gaps[name] = reason
	}
	return gaps
}
