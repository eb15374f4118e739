package shims

import (
	"fmt"
	"os"
	"testing"
)

func TestC1Scratch(t *testing.T) {
	src, err := os.ReadFile("/work/tmp/C1/script.js")
	if err != nil {
		t.Skip()
	}
	out, errs := natural(t, string(src))
	os.WriteFile("/work/tmp/C1/ours.txt", []byte(out+errs), 0o644)
	fmt.Print(errs)
}
