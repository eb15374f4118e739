package main

import (
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"time"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
	"loopcheck/shims"
)

// report is the end of a search, for a person or for a program.
type report struct {
	f        *flags
	s        *session.Session
	r        session.Result
	outcomes bool
}

// exit is the search's exit code.
func (x *report) exit() error {
	switch {
	case x.r.Interrupted:
		return &exit{code: exitInterrupted}
	case !x.outcomes && len(x.r.Findings) > 0:
		return &exit{code: exitFailing}
	case !x.r.Complete:
		return &exit{code: exitInconclusive}
	}
	return nil
}

// The types of the JSON report. Every field is always there.
type (
	jsonReport struct {
		Program   string        `json:"program"`
		Strategy  string        `json:"strategy"`
		Bounds    jsonBounds    `json:"bounds"`
		Runs      int           `json:"runs"`
		Blocked   int           `json:"blocked"`
		Traces    int           `json:"traces"`
		Redundant int           `json:"redundant"`
		Refuted   int           `json:"impossible"`
		Estimate  float64       `json:"estimate"` // of the runs of the whole search; 0: no idea
		Bound     int           `json:"bound"`    // the last one of --bound auto
		Steps     int           `json:"steps"`
		Depth     int           `json:"depth"`
		Complete  bool          `json:"complete"`
		Cut       []string      `json:"cut"`
		Failures  []jsonFailure `json:"failures"`
		Outcomes  []jsonOutcome `json:"outcomes"`
		Refused   []string      `json:"refused"`
		Skipped   []string      `json:"skipped"`
		Unknown   string        `json:"accessesUnknown,omitempty"`
		ElapsedMs int64         `json:"elapsedMs"`
	}
	jsonBounds struct {
		TurnTime       any    `json:"turnTime"`
		IOLatency      any    `json:"ioLatency"`
		ThreadpoolSize int    `json:"threadpoolSize"`
		Seed           uint64 `json:"seed"`
		MaxRuns        int    `json:"maxRuns"`
		MaxSteps       int    `json:"maxSteps"`
		TimeoutMs      int64  `json:"timeoutMs"`
	}
	jsonFailure struct {
		Kind     string          `json:"kind"`
		Message  string          `json:"message"`
		Stack    string          `json:"stack"`
		Test     string          `json:"test,omitempty"`
		Witness  string          `json:"witness"`
		Schedule []trace.EventID `json:"schedule"`
	}
	jsonOutcome struct {
		Stdout    string          `json:"stdout"`
		Stderr    string          `json:"stderr"`
		ExitCode  int             `json:"exitCode"`
		Schedules int             `json:"schedules"`
		Schedule  []trace.EventID `json:"schedule"`
	}
)

func (x *report) json() jsonReport {
	c := x.s.Config
	j := jsonReport{
		Program:  x.s.Program.Entry(),
		Strategy: x.f.strategy,
		Bounds: jsonBounds{
			TurnTime: jsonMs(c.Loop.TurnTime), IOLatency: jsonMs(c.Loop.IOLatency), ThreadpoolSize: c.Loop.Workers, Seed: c.Seed,
			MaxRuns: c.Bounds.MaxRuns, MaxSteps: c.Bounds.MaxSteps, TimeoutMs: c.Bounds.Timeout.Milliseconds(),
		},
		Runs: x.r.Runs, Blocked: x.r.Blocked, Traces: x.r.Coverage.Traces, Redundant: x.r.Coverage.Redundant,
		Refuted: x.r.Coverage.Impossible, Estimate: math.Round(x.r.Coverage.Estimate), Bound: x.r.Covered, Steps: x.r.Steps, Depth: x.r.MaxDepth, Complete: x.r.Complete,
		Cut: []string{}, Failures: []jsonFailure{}, Outcomes: []jsonOutcome{}, Refused: append([]string{}, x.r.Refused...),
		Skipped: []string{}, Unknown: x.r.Unknown, ElapsedMs: x.r.Elapsed.Milliseconds(),
	}
	for _, u := range x.r.Skipped {
		j.Skipped = append(j.Skipped, u.Error())
	}
	for _, h := range x.r.Bounds {
		j.Cut = append(j.Cut, x.why(h))
	}
	for _, f := range x.r.Findings {
		j.Failures = append(j.Failures, jsonFailure{
			Kind: string(f.Failure.Kind), Message: f.Failure.Message, Stack: f.Failure.Stack, Test: f.Failure.Test,
			Witness: f.File, Schedule: f.Schedule,
		})
	}
	for _, o := range x.r.Report.Outcomes {
		j.Outcomes = append(j.Outcomes, jsonOutcome{
			Stdout: o.Outcome.Stdout, Stderr: o.Outcome.Stderr, ExitCode: o.Outcome.ExitCode,
			Schedules: o.Schedules, Schedule: o.Schedule,
		})
	}
	return j
}

// jsonMs is a bound in ms, or "inf".
func jsonMs(n int64) any {
	if n >= eventloop.Inf {
		return "inf"
	}
	return n
}

// why says in words which bound was hit.
func (x *report) why(h explorer.Hit) string {
	switch h.Bound {
	case explorer.RunBound:
		return fmt.Sprintf("the bound of %d runs was reached (--max-runs)", x.s.Config.Bounds.MaxRuns)
	case explorer.StepBound:
		return fmt.Sprintf("%d runs were cut after %d steps (--max-steps)", h.Runs, x.s.Config.Bounds.MaxSteps)
	case explorer.StopBound:
		return h.Why
	case explorer.FailureBound:
		return "it ended at the first failure (--keep-going goes on)"
	}
	return string(h.Bound)
}

// print is the verdict for a person: outcomes go to stdout, since they are what was asked for.
func (x *report) print(stdout io.Writer, p *printer) {
	if x.outcomes {
		x.printOutcomes(stdout)
	}
	for i := range x.r.Findings {
		x.printFinding(p, &x.r.Findings[i])
	}
	for _, t := range x.r.Tests {
		verdict := "no order fails"
		switch {
		case t.Failures > 0:
			verdict = p.red("fails")
		case !t.Complete:
			verdict = p.yellow("not complete")
		}
		p.line(fmt.Sprintf("  %-50s %s, %s", t.Name, verdict, plural(t.Runs, "1 run", "%d runs")))
	}
	x.printVerdict(p)
}

func (x *report) printOutcomes(w io.Writer) {
	for i, o := range x.r.Report.Outcomes {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "outcome %d: exit code %d, %s of the orders\n", i+1, o.Outcome.ExitCode, plural(o.Schedules, "one", "%d"))
		indent(w, "stdout", o.Outcome.Stdout)
		indent(w, "stderr", o.Outcome.Stderr)
		fmt.Fprintf(w, "  order   %s\n", join(o.Schedule))
	}
}

func indent(w io.Writer, name, text string) {
	if text == "" {
		return
	}
	for line := range strings.Lines(text) {
		fmt.Fprintf(w, "  %-7s %s\n", name, strings.TrimRight(line, "\n"))
		name = ""
	}
}

func join(s trace.Schedule) string {
	const most = 40
	ids := make([]string, 0, len(s))
	for i, id := range s {
		if i == most {
			ids = append(ids, fmt.Sprintf("... (%d more)", len(s)-most))
			break
		}
		ids = append(ids, string(id))
	}
	return strings.Join(ids, " ")
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf(many, n)
}

// printFinding tells of a failure: what, where, which choices lead there, how to see it again.
func (x *report) printFinding(p *printer, f *session.Finding) {
	p.line("")
	p.line(p.red("FAILS") + "  " + string(f.Failure.Kind) + ": " + firstLine(f.Failure.Message))
	if f.Failure.Test != "" {
		p.line("  in the test " + f.Failure.Test)
	}
	for _, l := range detail(f.Failure.Message) {
		p.line("  " + l)
	}
	for _, l := range stackLines(f.Failure.Stack) {
		p.line("    " + l)
	}
	if n := len(f.Steps); n > 0 && (f.Failure.Kind == trace.Starvation || f.Failure.Kind == trace.OutOfMemory) {
		p.line("  in the turn of  " + x.turn(f.Steps[n-1].Event)) // it has no stack
	}
	p.line("")
	switch n := len(f.Deviations); n {
	case 0:
		p.line("It fails in the natural order, where nothing is late.")
	default:
		p.line(fmt.Sprintf("It takes %s out of the natural order:", plural(n, "one step", "%d steps")))
		for _, d := range f.Deviations {
			p.line(fmt.Sprintf("  step %-4d %s", d.At+1, x.describe(f, d.Chosen)))
			how := "goes before"
			if d.Chosen.ID.IsAlternative() {
				how = "instead of "
			}
			p.line(fmt.Sprintf("            %s  %s", how, x.describe(f, d.Natural)))
		}
	}
	p.line("")
	p.line("replay it:  loopcheck replay " + shellQuote(shown(f.File)) + " --trace")
}

// describe names an event for a person: what it is, where it was registered.
func (x *report) describe(f *session.Finding, e trace.Event) string {
	where := e.Where()
	for i := range f.Steps { // an operation and its callback were registered at one place
		if strings.TrimSuffix(string(f.Steps[i].ID), "!") == strings.TrimSuffix(string(e.ID), "!") {
			where = f.Steps[i].Where()
		}
	}
	what := string(e.Kind)
	if e.ID.IsAlternative() {
		return fmt.Sprintf("%-26s %s", what, shownSite(where))
	}
	if e.ID.IsEffect() {
		what += " takes effect"
	} else if strings.Contains(what, ".") {
		what += " calls back"
	}
	return fmt.Sprintf("%-26s %s", what, shownSite(where))
}

// turn names an event by what it is and where it was registered; for main that is the file itself.
func (x *report) turn(e trace.Event) string {
	if e.Kind == eventloop.KindMain {
		return "main, " + shown(x.s.Program.Entry())
	}
	return string(e.Kind) + ", " + shownSite(e.Where())
}

// shownSite is a file:line:col with its path as a person wants to read it.
func shownSite(where string) string {
	if where == "-" {
		return ""
	}
	return shown(where)
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

// detail is what a message says behind its first line: what was expected, say.
func detail(message string) []string {
	var lines []string
	_, rest, _ := strings.Cut(message, "\n")
	for l := range strings.Lines(rest) {
		if l = strings.TrimRight(l, " \n"); l != "" {
			lines = append(lines, l)
		}
	}
	return lines[:min(len(lines), 8)]
}

// stackLines are the frames of the program's own files, a few of them, with short paths.
func stackLines(stack string) []string {
	var lines []string
	if cwd, err := os.Getwd(); err == nil && cwd != "/" {
		stack = strings.ReplaceAll(stack, cwd+"/", "")
	}
	for l := range strings.SplitSeq(stack, "\n") {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, "at ") && !strings.Contains(l, "node:") {
			lines = append(lines, l)
		}
	}
	return lines[:min(len(lines), 4)]
}

func shellQuote(s string) string {
	if strings.ContainsAny(s, " '\"$`\\*?[]{}()<>|&;!#~") {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}

// printVerdict ends the report: complete or not, and within which bounds.
func (x *report) printVerdict(p *printer) {
	r := x.r
	p.line("")
	rate := ""
	if s := r.Elapsed.Seconds(); s > 0 {
		rate = fmt.Sprintf(", %.0f runs/s", float64(r.Runs)/s)
	}
	redundant := ""
	if r.Blocked > 0 {
		redundant = fmt.Sprintf(" (%d of them redundant)", r.Blocked)
	}
	counts := fmt.Sprintf("%s%s, %s, %s%s", plural(r.Runs, "1 run", "%d runs"), redundant, plural(r.Steps, "1 step", "%d steps"),
		r.Elapsed.Round(time.Millisecond), rate)
	switch {
	case r.Complete && x.outcomes:
		p.line(p.green("COMPLETE") + "  " + plural(len(r.Report.Outcomes), "one outcome", "%d outcomes") + "; no order within the bounds leads to another. " + counts)
	case r.Complete && len(r.Findings) == 0:
		p.line(p.green("COMPLETE") + "  no order within the bounds fails. " + counts)
	case r.Complete:
		p.line("COMPLETE  every order within the bounds was explored. " + counts)
	case atFirstFailure(r.Bounds):
		p.line("STOPPED  at the first failure; --keep-going looks for others. " + counts)
	default:
		p.line(p.yellow("NOT COMPLETE") + "  " + counts)
		for _, h := range r.Bounds {
			p.line("  " + x.why(h))
		}
		x.whatIsLeft(p)
	}
	x.covered(p)
	o := x.s.Config.Loop
	p.line(fmt.Sprintf("bounds: a turn takes %s, an operation %s, %d pool workers, seed %d%s",
		duration(o.TurnTime), duration(o.IOLatency), o.Workers, x.s.Config.Seed, faults(x.s.Config.Faults)))
	for _, path := range r.Refused {
		p.line("note: the program was refused " + path + ", which is outside of " + x.s.Project + "; --allow-read lets it")
	}
	if r.Unknown != "" && x.f.strategy == "dpor" {
		p.line("note: what turns touch is not known (" + r.Unknown + "), so any two are taken to depend on each other")
	}
	for _, u := range r.Skipped {
		p.line("note: " + shown(u.Where) + ": " + u.Message + "; it threw")
	}
}

// faults says what may have failed on purpose.
func faults(f shims.Faults) string {
	var names []string
	if f.FS {
		names = append(names, "fs")
	}
	if f.Net {
		names = append(names, "net")
	}
	if len(names) == 0 {
		return ""
	}
	return ", at most " + plural(f.Max, "one fault", "%d faults") + " of " + strings.Join(names, ", ")
}

// atFirstFailure reports whether a search ended for no other reason than that it had found what it looked for.
func atFirstFailure(hits []explorer.Hit) bool {
	return len(hits) == 1 && hits[0].Bound == explorer.FailureBound
}

func duration(n int64) string {
	switch {
	case n >= eventloop.Inf:
		return "any time"
	case n == 0:
		return "no time"
	}
	return fmt.Sprintf("0 to %d ms", n)
}
