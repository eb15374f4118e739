package cases

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// usesEnough is how many programs that use npm's packages must be alike, at least.
const usesEnough = 45

// Packages of npm run as they are: every program of packages/programs prints under `loopcheck run` what it
// prints under node, byte for byte. A program in packages/known_gaps.txt must still differ.
func TestPackagesRunAsUnderNode(t *testing.T) {
	withPackages(t)
	gaps := gapsIn(t, filepath.Join(packages, "known_gaps.txt"))
	all := programs(t, filepath.Join(packages, "programs"))
	require.GreaterOrEqual(t, len(all)-len(gaps), usesEnough)
	alike(t, all, gaps)
}
