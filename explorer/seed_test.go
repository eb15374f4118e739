package explorer_test

import (
	"flag"
	"os"
	"testing"

	_ "pgregory.net/rapid" // its flags
)

// TestMain gives random tests a fixed seed, so that a test run says the same twice. `make soak` sets
// LOOPCHECK_SOAK to have new programs every time.
func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("LOOPCHECK_SOAK") == "" && flag.Lookup("rapid.seed").Value.String() == "0" {
		_ = flag.Set("rapid.seed", "1")
	}
	os.Exit(m.Run())
}
