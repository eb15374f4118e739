package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
)

func replayCommand() *cobra.Command {
	f := &flags{}
	var tolerant, showSteps bool
	c := &cobra.Command{
		Use:   "replay [flags] WITNESS",
		Short: "Run a witness again, step by step",
		Long: `Runs the order that a witness file holds again, with the bounds and the seed that it was found under.

Exit code: 1 the same failure appeared, 0 it did not, 5 the witness does not fit the program any more.`,
		Example: "  loopcheck replay main.witness --trace",
		Args: func(c *cobra.Command, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf("replay needs one witness file, it got %d: %s", len(args), c.UseLine())
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			return replay(c, f, args[0], tolerant, showSteps)
		},
	}
	f.world(c)
	c.Flags().SetInterspersed(true)
	for _, name := range []string{"turn-time", "io-latency", "threadpool-size", "seed", "test"} {
		_ = c.Flags().MarkHidden(name) // they come from the witness
	}
	c.Flags().IntVar(&f.maxSteps, "max-steps", 100_000, "stop after so many steps; 0: no bound")
	c.Flags().BoolVar(&tolerant, "tolerant", false, "where the witness does not fit, go on with the natural order")
	c.Flags().BoolVar(&showSteps, "trace", false, "print turn by turn what ran, where it was registered, what it printed")
	c.Flags().BoolVar(&f.json, "json", false, "print one JSON object to stdout")
	return c
}

func replay(c *cobra.Command, f *flags, file string, tolerant, showSteps bool) error {
	w, err := session.ReadWitness(file)
	if err != nil {
		var path *os.PathError
		if errors.As(err, &path) {
			return usage("the witness %s cannot be read: %w", file, path.Err)
		}
		return usage("%w", err)
	}
	f.tests = true
	config, err := f.config(file, nil)
	if err != nil {
		return err
	}
	if err := config.Apply(w, file); err != nil {
		return usage("%w", err)
	}
	if err := checkEntry(config.Entry); err != nil {
		return &exit{exitNotLoaded, fmt.Errorf("the program of the witness %s: %w", file, err)}
	}
	s, err := session.Open(config)
	if err != nil {
		return &exit{exitNotLoaded, err}
	}
	defer s.Close()
	defer context.AfterFunc(c.Context(), s.Interrupt)()
	p := newPrinter(c.ErrOrStderr(), f.json)
	var show func(session.Moment)
	if showSteps && !f.json {
		show = tracer(p)
	}
	r, err := s.Replay(w, file, tolerant, show)
	var misfit *session.Misfit
	if errors.As(err, &misfit) {
		return &exit{exitMisfit, misfitError(file, misfit)}
	}
	if err != nil {
		return searchError(err)
	}
	if f.json {
		return replayJSON(c, file, s, r)
	}
	return replayVerdict(p, r, showSteps)
}

func misfitError(file string, m *session.Misfit) error {
	var b strings.Builder
	fmt.Fprintf(&b, "the witness %s does not fit the program: %s.", file, m.Error())
	if m.Site != "" && m.Site != "-" {
		fmt.Fprintf(&b, " The event was registered at %s.", m.Site)
	}
	if len(m.Changed) > 0 {
		fmt.Fprintf(&b, " Changed since it was made: %s.", strings.Join(m.Changed, ", "))
	}
	b.WriteString(" Explore the program again, or replay with --tolerant to go on in the natural order from there.")
	return errors.New(b.String())
}

// tracer prints each step: number, time, event, where it was registered, and what it wrote.
func tracer(p *printer) func(session.Moment) {
	n := 0
	return func(m session.Moment) {
		n++
		what := string(m.Kind)
		if m.ID.IsEffect() {
			what += " takes effect"
		}
		p.line(strings.TrimRight(fmt.Sprintf("%4d %6d ms  %-14s %-26s %s", n, m.At, m.ID, what, shownSite(m.Where())), " "))
		for _, text := range []string{m.Stdout, m.Stderr} {
			for line := range strings.Lines(text) {
				p.line("                 | " + strings.TrimRight(line, "\n"))
			}
		}
	}
}

func replayVerdict(p *printer, r session.Replayed, traced bool) error {
	if !traced {
		fmt.Fprint(p.w, r.Outcome.Stdout, r.Outcome.Stderr)
	}
	for _, name := range r.Changed {
		p.line("note: " + name + " has changed since the witness was made")
	}
	if r.Left != nil {
		p.line("note: " + r.Left.Error() + "; went on in the natural order")
	}
	if r.Same && r.Outcome.Failure != nil {
		p.line(p.red("FAILS AGAIN") + "  " + string(r.Outcome.Failure.Kind) + ": " + firstLine(r.Outcome.Failure.Message))
		return &exit{code: exitFailing}
	}
	if f := r.Outcome.Failure; f != nil {
		p.line(p.yellow("FAILS OTHERWISE") + "  " + string(f.Kind) + ": " + firstLine(f.Message))
		return nil
	}
	p.line(p.green("DOES NOT FAIL") + "  the order of the witness ran to its end without a failure")
	return nil
}

func replayJSON(c *cobra.Command, file string, s *session.Session, r session.Replayed) error {
	var failure *jsonFailure
	if f := r.Outcome.Failure; f != nil {
		failure = &jsonFailure{Kind: string(f.Kind), Message: f.Message, Stack: f.Stack, Test: f.Test, Witness: file, Schedule: []trace.EventID{}}
	}
	enc := json.NewEncoder(c.OutOrStdout())
	enc.SetEscapeHTML(false)
	err := enc.Encode(map[string]any{
		"program": s.Program.Entry(), "witness": file, "same": r.Same, "failure": failure, "changed": append([]string{}, r.Changed...),
		"stdout": r.Outcome.Stdout, "stderr": r.Outcome.Stderr, "exitCode": r.Outcome.ExitCode,
	})
	if err == nil && r.Same && r.Outcome.Failure != nil {
		return &exit{code: exitFailing}
	}
	return err
}
