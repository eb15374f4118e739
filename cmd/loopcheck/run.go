package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"loopcheck/cmd/loopcheck/session"
	"loopcheck/eventloop/trace"
)

func runCommand() *cobra.Command {
	f := &flags{}
	c := &cobra.Command{
		Use:   "run [flags] FILE [args]",
		Short: "Run a program once, under the natural schedule, as node would",
		Long: `Runs FILE once under the natural schedule: turns take no time, and I/O takes effect and completes at once, in
order. Standard output, standard error and the exit code are those of "node FILE".`,
		Example: "  loopcheck run app.js --verbose",
		Args:    oneFile,
		RunE: func(c *cobra.Command, args []string) error {
			s, err := open(f, args)
			if err != nil {
				return err
			}
			defer s.Close()
			defer context.AfterFunc(c.Context(), s.Interrupt)()
			out, failed := s.Run()
			if _, err := c.OutOrStdout().Write([]byte(out.Stdout)); err != nil {
				return err
			}
			if _, err := c.ErrOrStderr().Write([]byte(out.Stderr)); err != nil {
				return err
			}
			if failed != nil {
				return searchError(failed)
			}
			return runExit(s.Program.Entry(), out)
		},
	}
	f.world(c)
	return c
}

// oneFile wants the file of a program; what follows it is the program's.
func oneFile(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("%s needs the file of a program: %s", c.Name(), c.UseLine())
	}
	return nil
}

// runExit is the program's exit code. What a guard ended has printed nothing that says why.
func runExit(entry string, out trace.Outcome) error {
	if f := out.Failure; f != nil && (f.Kind == trace.Starvation || f.Kind == trace.OutOfMemory) {
		return &exit{exitFailing, fmt.Errorf("%s: %s: %s", shown(entry), f.Kind, f.Message)}
	}
	if out.ExitCode != 0 {
		return &exit{code: out.ExitCode}
	}
	return nil
}

// open loads the program that the command line names.
func open(f *flags, args []string) (*session.Session, error) {
	config, err := f.config(args[0], args[1:])
	if err != nil {
		return nil, err
	}
	if err := checkEntry(args[0]); err != nil {
		return nil, &exit{exitNotLoaded, err}
	}
	s, err := session.Open(config)
	var not *session.NotLoaded
	if errors.As(err, &not) {
		return nil, &exit{exitNotLoaded, not.Err}
	}
	return s, err
}

// checkEntry refuses what cannot be a program. A name without its extension is for the loader to find.
func checkEntry(name string) error {
	if name == "" {
		return errors.New("the name of the file is empty; an unset variable of the shell, perhaps")
	}
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, os.ErrNotExist):
		for _, ext := range []string{".js", ".json", ".mjs", ".cjs", ".ts"} {
			if _, err := os.Stat(name + ext); err == nil {
				return nil
			}
		}
		return fmt.Errorf("%s does not exist; the name is taken relative to the working directory", name)
	case err != nil:
		return fmt.Errorf("%s cannot be opened: %w", name, err)
	case info.IsDir():
		if _, err := os.Stat(name + "/index.js"); err == nil {
			return nil
		}
		if _, err := os.Stat(name + "/package.json"); err == nil {
			return nil
		}
		return fmt.Errorf("%s is a folder without index.js or package.json; name the file that is to be run", name)
	}
	return nil
}
