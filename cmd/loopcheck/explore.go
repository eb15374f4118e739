package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/vm"
)

func exploreCommand() *cobra.Command {
	f := &flags{}
	c := &cobra.Command{
		Use:   "explore [flags] FILE [args]",
		Short: "Search the orders of a program for one that fails",
		Long: `Searches the orders of callbacks that Node could produce for one in which FILE fails: an uncaught error, an
unhandled rejection, a failed test, a non-zero exit code, a hang, starvation. The first failing order is made
short and written to a witness file, which "loopcheck replay" runs again.

Exit code: 0 all orders within the bounds were explored and none fails, 1 a failing order was found,
2 a bound was hit first.`,
		Example: "  loopcheck explore test/cache.test.js\n  loopcheck explore --keep-going --max-runs 10000 app.js",
		Args:    oneFile,
		RunE: func(c *cobra.Command, args []string) error {
			return search(c, f, args, false)
		},
	}
	f.world(c)
	f.search(c)
	c.Flags().BoolVar(&f.keep, "keep-going", false, "find every distinct failure, not only the first")
	c.Flags().StringVarP(&f.witness, "witness", "w", "", "file for the witness (default: FILE's name with .witness, in the working directory)")
	return c
}

func outcomesCommand() *cobra.Command {
	f := &flags{}
	c := &cobra.Command{
		Use:   "outcomes [flags] FILE [args]",
		Short: "List every output that a program can have",
		Long: `Lists every distinct standard output, standard error and exit code that FILE can have, with how many of the
explored orders lead there and one of them.

Exit code: 0 all orders within the bounds were explored, 2 a bound was hit first.`,
		Example: "  loopcheck outcomes quiz.js",
		Args:    oneFile,
		RunE: func(c *cobra.Command, args []string) error {
			return search(c, f, args, true)
		},
	}
	f.world(c)
	f.search(c)
	return c
}

// search is what explore and outcomes have in common.
func search(c *cobra.Command, f *flags, args []string, outcomes bool) error {
	switch f.strategy {
	case "dpor", "reduced", "exhaustive", "random", "pct":
	default:
		return usage("--strategy is %q; it is one of dpor, reduced, exhaustive, random, pct", f.strategy)
	}
	limits, err := f.limits()
	if err != nil {
		return err
	}
	f.tests = true
	s, err := open(f, args)
	if err != nil {
		return err
	}
	defer s.Close()
	defer context.AfterFunc(c.Context(), s.Interrupt)()
	if f.chance() && f.maxRuns == 0 && f.timeout == 0 {
		s.Config.Bounds.MaxRuns = 1000
	}
	if f.witness == "" {
		f.witness = witnessName(s.Program.Entry())
	}
	human := newPrinter(c.ErrOrStderr(), f.json)
	file, err := filepath.Abs(f.witness)
	if err != nil {
		return err
	}
	if info, err := os.Stat(filepath.Dir(file)); err != nil || !info.IsDir() { // better now than after a long search
		return usage("--witness %s: there is no folder %s to write it to", f.witness, filepath.Dir(f.witness))
	}
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		return usage("--witness %s is a folder; it takes the name of a file", f.witness)
	}
	r, err := s.Search(session.Wanted{
		Strategy: f.strategy, Limits: limits, Parallel: f.parallel, Checkpoint: f.checkpoint, Resume: f.resume, KeepGoing: f.keep, Outcomes: outcomes, Witness: file, Progress: human.progress,
	})
	human.endProgress()
	if err != nil {
		return searchError(err)
	}
	for i := range r.Findings {
		if r.Findings[i].File, err = save(numbered(f.witness, i), r.Findings[i].Witness); err != nil {
			return err
		}
	}
	x := report{f: f, s: s, r: r, outcomes: outcomes}
	if f.json {
		enc := json.NewEncoder(c.OutOrStdout())
		enc.SetEscapeHTML(false)
		if err := enc.Encode(x.json()); err != nil {
			return err
		}
	} else {
		x.print(c.OutOrStdout(), human)
	}
	return x.exit()
}

// searchError says what a search ended at that is not about schedules.
func searchError(err error) error {
	var d *explorer.Diverged
	if errors.As(err, &d) {
		return &exit{exitBug, err}
	}
	var u *vm.Unsupported
	if errors.As(err, &u) {
		err = fmt.Errorf("%s: %s. Without it nothing can be said about the program's orders; "+
			"if it can do without, --unsupported skip makes the call throw", shown(u.Where), u.Message)
	}
	return &exit{exitNotLoaded, err}
}

// witnessName is the default name for the witness of a program.
func witnessName(entry string) string {
	base := filepath.Base(entry)
	return strings.TrimSuffix(base, filepath.Ext(base)) + ".witness"
}

// numbered is the name for the i-th witness: a.witness, a.2.witness, ...
func numbered(name string, i int) string {
	if i == 0 {
		return name
	}
	ext := filepath.Ext(name)
	return strings.TrimSuffix(name, ext) + "." + strconv.Itoa(i+1) + ext
}

// save writes a witness whole or not at all.
func save(name string, w trace.Witness) (string, error) {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".loopcheck-*")
	if err != nil {
		return "", usage("the witness %s cannot be written: %w; choose another place with --witness FILE", name, errors.Unwrap(err))
	}
	defer os.Remove(tmp.Name())
	_, werr := tmp.WriteString(w.String())
	if err := errors.Join(werr, tmp.Chmod(0o644), tmp.Close()); err != nil {
		return "", usage("the witness cannot be written: %w", err)
	}
	if err := os.Rename(tmp.Name(), name); err != nil {
		return "", usage("the witness cannot be written to %s: %w; choose another place with --witness FILE", name, errors.Unwrap(err))
	}
	return name, nil
}
