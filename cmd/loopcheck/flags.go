package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop"
)

// flags are the command line's, as they were given.
type flags struct {
	turnTime, ioLatency string
	workers             int
	seed                uint64
	allowRead           []string
	unsupported         string
	faults              []string
	maxFaults           int
	test                string
	maxRuns, maxSteps   int
	timeout, turnLimit  time.Duration
	maxMemory           string

	json               bool
	strategy           string
	bound              string
	delays             int
	depth              int
	parallel           int
	checkpoint, resume string
	witness            string
	keep               bool
	tests              bool // the program gets describe, it and the like
}

// world adds the flags that say what is possible.
func (f *flags) world(c *cobra.Command) {
	p := c.Flags()
	p.StringVar(&f.turnTime, "turn-time", "50", "longest that a turn can take, and the loop be late, in ms; inf: no bound")
	p.StringVar(&f.ioLatency, "io-latency", "1000", "longest that an operation outside of the loop can take, in ms; inf: no bound")
	p.IntVar(&f.workers, "threadpool-size", defaultWorkers(), "workers of the thread pool (UV_THREADPOOL_SIZE)")
	p.Uint64Var(&f.seed, "seed", 1, "decides Math.random and its like, and the choices of --strategy random")
	p.StringArrayVar(&f.allowRead, "allow-read", nil, "a further folder that the program may read")
	p.StringVar(&f.unsupported, "unsupported", "stop", "what a call of something that is not modelled does: stop ends the command, skip throws in the program")
	p.StringSliceVar(&f.faults, "faults", nil, "what may fail on purpose: fs, net")
	p.IntVar(&f.maxFaults, "max-faults", 1, "most faults in one run")
	p.StringVar(&f.test, "test", "", "run the tests whose full name matches this regular expression")
	p.DurationVar(&f.turnLimit, "turn-limit", 5*time.Second, "real time after which a turn counts as endless")
	p.StringVar(&f.maxMemory, "max-memory", "2GiB", "memory that the whole command may use")
	p.SetInterspersed(false) // what follows FILE is the program's
}

// search adds the flags that bound a search.
func (f *flags) search(c *cobra.Command) {
	p := c.Flags()
	p.StringVar(&f.strategy, "strategy", "dpor", "dpor: one order per trace; reduced: every order of turns; exhaustive: every order; random; pct: random priorities")
	p.StringVar(&f.bound, "bound", "", "most reversals of races on the way to a run (dpor) or delays (others); auto: 0, 1, 2, ... until all is covered")
	p.IntVar(&f.delays, "delays", -1, "most choices of a run that are not the natural one, with any strategy; -1: no bound")
	p.StringVar(&f.checkpoint, "checkpoint", "", "write each run to this file, from which --resume goes on")
	p.StringVar(&f.resume, "resume", "", "go on with the search that has left this file (--checkpoint), which goes on to be written")
	p.IntVarP(&f.parallel, "jobs", "j", runtime.GOMAXPROCS(0), "workers that make runs ahead of the search; 1: none. What is found does not depend on it")
	p.IntVar(&f.depth, "depth", 3, "how many steps have to be in a certain order for a bug that --strategy pct looks for")
	p.IntVar(&f.maxRuns, "max-runs", 0, "stop after so many runs; 0: no bound")
	p.IntVar(&f.maxSteps, "max-steps", 10_000, "cut a run after so many steps; 0: no bound")
	p.DurationVar(&f.timeout, "timeout", 0, "stop the search after this time; 0: no bound")
	p.BoolVar(&f.json, "json", false, "print one JSON object to stdout")
}

// chance reports whether the strategy draws lots, and so has no end of its own.
func (f *flags) chance() bool { return f.strategy == "random" || f.strategy == "pct" }

// limits checks the flags that keep a search near the natural schedule.
func (f *flags) limits() (session.Limits, error) {
	l := session.Limits{Delays: f.delays, Delayed: f.delays >= 0, Depth: f.depth}
	if f.delays < -1 {
		return l, usage("--delays is %d; it takes a number from 0 on", f.delays)
	}
	if f.parallel < 1 || f.parallel > 256 {
		return l, usage("-j is %d; it takes a number from 1 to 256", f.parallel)
	}
	if f.depth < 1 {
		return l, usage("--depth is %d; it takes a number from 1 on", f.depth)
	}
	switch f.bound {
	case "":
	case "auto":
		if f.chance() {
			return l, usage("--bound auto: --strategy %s does not end by itself, so there is no next round", f.strategy)
		}
		l.Deepen = true
	default:
		n, err := strconv.Atoi(f.bound)
		if err != nil || n < 0 {
			return l, usage("--bound is %q; it takes a number from 0 on, or auto", f.bound)
		}
		l.Bound, l.Bounded = n, true
	}
	return l, nil
}

// defaultWorkers honours UV_THREADPOOL_SIZE, as Node does.
func defaultWorkers() int {
	if n, err := strconv.Atoi(os.Getenv("UV_THREADPOOL_SIZE")); err == nil && n > 0 {
		return min(n, 1024)
	}
	return 4
}

// config checks the flags, once.
func (f *flags) config(file string, args []string) (session.Config, error) {
	c := session.Config{Entry: file, Args: args, Env: os.Environ(), Seed: f.seed, AllowRead: f.allowRead, TestGlobals: f.tests}
	var err error
	if c.Cwd, err = os.Getwd(); err != nil {
		return c, usage("the working directory cannot be read: %w", err)
	}
	if c.Loop.TurnTime, err = milliseconds("turn-time", f.turnTime); err != nil {
		return c, err
	}
	if c.Loop.IOLatency, err = milliseconds("io-latency", f.ioLatency); err != nil {
		return c, err
	}
	if f.workers < 1 || f.workers > 1024 {
		return c, usage("--threadpool-size is %d; libuv allows 1 to 1024", f.workers)
	}
	c.Loop.Workers = f.workers
	if f.maxRuns < 0 || f.maxSteps < 0 || f.timeout < 0 || f.turnLimit <= 0 {
		return c, usage("--max-runs, --max-steps, --timeout and --turn-limit cannot be negative, and a turn needs some time")
	}
	for _, dir := range f.allowRead {
		if _, err := os.Stat(dir); err != nil {
			return c, usage("--allow-read %s: there is nothing of that name to read", dir)
		}
	}
	if f.unsupported != "stop" && f.unsupported != "skip" {
		return c, usage("--unsupported is %q; it is stop or skip", f.unsupported)
	}
	c.SkipUnsupported = f.unsupported == "skip"
	if err := f.setFaults(&c); err != nil {
		return c, err
	}
	if f.test != "" {
		re, err := regexp.Compile(f.test)
		if err != nil {
			return c, usage("--test %q is not a regular expression: %w", f.test, err)
		}
		c.Test = re.MatchString
	}
	memory, err := bytesOf(f.maxMemory)
	if err != nil {
		return c, err
	}
	c.Bounds = session.Bounds{
		MaxRuns: f.maxRuns, MaxSteps: f.maxSteps, Timeout: f.timeout, TurnLimit: f.turnLimit, MaxMemory: memory,
	}
	return c, nil
}

func (f *flags) setFaults(c *session.Config) error {
	if f.maxFaults < 1 {
		return usage("--max-faults is %d; it takes a number from 1 on", f.maxFaults)
	}
	for _, name := range f.faults {
		switch name {
		case "fs":
			c.Faults.FS = true
		case "net":
			c.Faults.Net = true
		default:
			return usage("--faults %q is neither fs nor net", name)
		}
		c.Faults.Max = f.maxFaults
	}
	return nil
}

func usage(format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...)}
}

func milliseconds(flag, text string) (int64, error) {
	if text == "inf" {
		return eventloop.Inf, nil
	}
	n, err := strconv.ParseInt(strings.TrimSuffix(text, "ms"), 10, 64)
	if err != nil || n < 0 || n > 1<<40 {
		return 0, usage("--%s is %q; it takes whole milliseconds from 0 on, or inf", flag, text)
	}
	return n, nil
}

// bytesOf reads a size like 512MiB or 2GiB.
func bytesOf(text string) (uint64, error) {
	for _, unit := range []struct {
		name string
		size uint64
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"GB", 1e9}, {"MB", 1e6}} {
		if number, ok := strings.CutSuffix(text, unit.name); ok {
			if n, err := strconv.ParseUint(number, 10, 32); err == nil && n > 0 {
				return n * unit.size, nil
			}
		}
	}
	return 0, usage("--max-memory is %q; it takes a size like 512MiB or 2GiB", text)
}

// shown is a path as a person wants to read it: relative to the working directory if it is below.
func shown(path string) string {
	cwd, err := os.Getwd()
	if err != nil {
		return path
	}
	if rel, err := filepath.Rel(cwd, path); err == nil && !strings.HasPrefix(rel, "..") {
		return rel
	}
	return path
}

// sentence is an error's text for the end of a paragraph.
func sentence(err error) string { return strings.TrimRight(err.Error(), "\n") }
