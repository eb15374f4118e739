// Command loopcheck runs a Node.js program under every order of callbacks that Node could produce, and
// hands back the order that fails as a file that replays it.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The exit codes, apart from those of the program under `run`.
const (
	exitFine         = 0
	exitFailing      = 1
	exitInconclusive = 2
	exitUsage        = 3
	exitNotLoaded    = 4
	exitMisfit       = 5
	exitBug          = 70
	exitInterrupted  = 130
)

// An exit ends the command with a code. Its text, if any, has been or is to be printed by main alone.
type exit struct {
	code int
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is main without a process around it.
func run(args []string, stdout, stderr io.Writer) (code int) {
	defer func() {
		if x := recover(); x != nil {
			fmt.Fprintf(stderr, "loopcheck: internal error: %v\nThis is a bug in loopcheck, not in your program. Please report it with the file that you ran.\n", x)
			if os.Getenv("LOOPCHECK_DEBUG") != "" {
				_, _ = stderr.Write(debug.Stack())
			}
			code = exitBug
		}
	}()
	tune()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	root := newRoot(stdout, stderr)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if ctx.Err() != nil {
		fmt.Fprintln(stderr, "loopcheck: interrupted")
		return exitInterrupted
	}
	if err == nil {
		return exitFine
	}
	var e *exit
	if !errors.As(err, &e) {
		e = &exit{exitUsage, err} // cobra's own: an unknown command or flag, a missing argument
	}
	if e.err != nil {
		fmt.Fprintf(stderr, "loopcheck: %s\n", sentence(e.err))
	}
	return e.code
}

// tune sets the garbage collector for many short runs: it rarely collects while the heap is small.
func tune() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(1600)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(1 << 30)
	}
}

func newRoot(stdout, stderr io.Writer) *cobra.Command {
	root := &cobra.Command{
		Use:   "loopcheck",
		Short: "Run a Node.js program under every order of callbacks that Node could produce",
		Long: `loopcheck runs a Node.js program under every order of callbacks that Node could produce, and hands back
the order that fails as a file that replays it, exactly, for ever.

  loopcheck explore app.test.js      look for a failing order
  loopcheck replay app.test.witness  run it again
  loopcheck outcomes app.js          every output that the program can have
  loopcheck run app.js               one run, as node would

Exploring never changes the disk: the program sees its own folder, and writes into memory.`,
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetOut(stdout)
	root.SetErr(stderr)
	root.SuggestionsMinimumDistance = 2
	root.SetFlagErrorFunc(suggestFlag)
	root.AddCommand(runCommand(), exploreCommand(), outcomesCommand(), replayCommand())
	return root
}

// suggestFlag adds the flag that an unknown one is nearest to.
func suggestFlag(c *cobra.Command, err error) error {
	name, unknown := strings.CutPrefix(err.Error(), "unknown flag: --")
	if !unknown {
		return fmt.Errorf("%w; \"loopcheck %s --help\" lists the flags", err, c.Name())
	}
	best, least := "", 3 // edits
	c.Flags().VisitAll(func(f *pflag.Flag) {
		if d := edits(name, f.Name); d < least && !f.Hidden {
			best, least = f.Name, d
		}
	})
	if best == "" {
		return fmt.Errorf("%w; \"loopcheck %s --help\" lists the flags", err, c.Name())
	}
	return fmt.Errorf("%w. Did you mean --%s?", err, best)
}

// edits is the Levenshtein distance of two words.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// version is what the Go tool knows of this build.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel), Node 20.20.2, libuv 1.46"
	}
	return info.Main.Version + ", Node 20.20.2, libuv 1.46"
}
