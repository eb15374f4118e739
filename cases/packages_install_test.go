package cases

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// packages is the folder with npm's packages and the programs that use them.
const packages = "packages"

// install brings node_modules to what package-lock.json says, with `npm ci`. Nothing is done when that was done
// before for the same lock; two test processes wait for each other.
func install(dir string) error {
	lock, err := os.OpenFile(filepath.Join(os.TempDir(), "loopcheck-packages.lock"), os.O_CREATE|os.O_RDWR, 0o666)
	if err != nil {
		return err
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return err
	}
	want, err := fingerprint(dir)
	if err != nil {
		return err
	}
	stamp := filepath.Join(dir, "node_modules", ".loopcheck-lock")
	if have, err := os.ReadFile(stamp); err == nil && string(have) == want {
		return nil
	}
	npm := exec.Command("npm", "ci", "--prefer-offline", "--no-progress")
	npm.Dir = dir
	if out, err := npm.CombinedOutput(); err != nil {
		return fmt.Errorf("npm ci in cases/%s: %w\n%s", dir, err, out)
	}
	return os.WriteFile(stamp, []byte(want), 0o644)
}

// fingerprint is what an installation depends on.
func fingerprint(dir string) (string, error) {
	sum := sha256.New()
	for _, name := range []string{"package.json", "package-lock.json", ".npmrc"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return "", err
		}
		sum.Write(data)
	}
	return fmt.Sprintf("%x", sum.Sum(nil)), nil
}

// withPackages installs npm's packages, and fails the test if they cannot be. It takes nothing but a look at
// three files when they are there.
func withPackages(t testing.TB) {
	t.Helper()
	require.NoError(t, install(packages))
}

// The lock names versions and their checksums, each package at one exact version, and no machine's registry.
func TestTheLockIsExactAndNeutral(t *testing.T) {
	var wanted struct{ Dependencies map[string]string }
	var lock struct {
		Packages map[string]struct {
			Version, Resolved, Integrity string
			Link                         bool
		}
	}
	for name, into := range map[string]any{"package.json": &wanted, "package-lock.json": &lock} {
		data, err := os.ReadFile(filepath.Join(packages, name))
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(data, into))
	}
	for name, version := range wanted.Dependencies {
		require.Regexp(t, `^(npm:[@/\w.-]+@)?\d+\.\d+\.\d+$`, version, name)
	}
	require.Greater(t, len(lock.Packages), len(wanted.Dependencies))
	for path, p := range lock.Packages {
		if path != "" {
			require.NotEmpty(t, p.Integrity, path)
			require.Empty(t, p.Resolved, "%s: its registry is the machine's; install with packages/.npmrc", path)
		}
	}
}
