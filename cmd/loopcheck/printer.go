package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"golang.org/x/term"

	"loopcheck/explorer"
)

// printer writes for a person: progress in place on a terminal, plain lines elsewhere, colours only
// where they show and NO_COLOR does not forbid them (no-color.org).
type printer struct {
	w        io.Writer
	quiet    bool
	tty      bool
	color    bool
	begun    time.Time
	last     time.Time
	inPlace  bool
	interval time.Duration
}

func newPrinter(w io.Writer, quiet bool) *printer {
	p := &printer{w: w, quiet: quiet, begun: time.Now(), last: time.Now(), interval: 2 * time.Second}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		p.tty, p.interval = true, 100*time.Millisecond
		p.color = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	}
	return p
}

func (p *printer) line(s string) { fmt.Fprintln(p.w, s) }

// progress shows the counts, not too often.
func (p *printer) progress(c explorer.Counts) {
	now := time.Now()
	if p.quiet || now.Sub(p.last) < p.interval {
		return
	}
	p.last = now
	text := fmt.Sprintf("%d runs, %.0f runs/s, depth %d, %s", c.Runs, float64(c.Runs)/now.Sub(p.begun).Seconds(), c.MaxDepth,
		plural(c.Failures, "1 failure", "%d failures"))
	if p.tty {
		fmt.Fprintf(p.w, "\r\x1b[K%s", text)
		p.inPlace = true
		return
	}
	p.line(text)
}

func (p *printer) endProgress() {
	if p.inPlace {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.inPlace = false
	}
}

func (p *printer) paint(code, s string) string {
	if !p.color {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (p *printer) red(s string) string    { return p.paint("1;31", s) }
func (p *printer) green(s string) string  { return p.paint("1;32", s) }
func (p *printer) yellow(s string) string { return p.paint("1;33", s) }
