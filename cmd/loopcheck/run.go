package main

import (
	"errors"

	"github.com/spf13/cobra"

	"loopcheck/cmd/loopcheck/session"
)

func runCommand() *cobra.Command {
	f := &flags{}
	c := &cobra.Command{
		Use:   "run [flags] FILE [args]",
		Short: "Run a program once, under the natural schedule, as node would",
		Long: `Runs FILE once under the natural schedule: turns take no time, and I/O takes effect and completes at once, in
order. Standard output, standard error and the exit code are those of "node FILE".`,
		Example: "  loopcheck run app.js --verbose",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := open(f, args)
			if err != nil {
				return err
			}
			defer s.Close()
			out, err := s.Run()
			if err != nil {
				return err
			}
			if _, err := c.OutOrStdout().Write([]byte(out.Stdout)); err != nil {
				return err
			}
			if _, err := c.ErrOrStderr().Write([]byte(out.Stderr)); err != nil {
				return err
			}
			if out.ExitCode != 0 {
				return &exit{code: out.ExitCode}
			}
			return nil
		},
	}
	f.world(c)
	return c
}

// open loads the program that the command line names.
func open(f *flags, args []string) (*session.Session, error) {
	config, err := f.config(args[0], args[1:])
	if err != nil {
		return nil, err
	}
	s, err := session.Open(config)
	var not *session.NotLoaded
	if errors.As(err, &not) {
		return nil, &exit{exitNotLoaded, not.Err}
	}
	return s, err
}
