package source

import "fmt"

// An Error is a failure that Node reports as a JavaScript Error with a code. Message is Node's,
// and so is what the property requireStack is to hold.
type Error struct {
	Code         string
	Message      string
	Type         string   // the constructor: Error, TypeError, ...
	RequireStack []string // nil: no such property

	Import bool   // of an import, not of require
	URL    string // the property url: of a file that an import does not find

	path bool // the error names a file of a package: it gets no require stack
}

func (e *Error) Error() string { return fmt.Sprintf("%s [%s]: %s", e.Type, e.Code, e.Message) }

// A LoadError is a file that cannot be loaded at all: our own words, no JavaScript error stands for it.
type LoadError struct {
	Path   string
	Reason string
	Err    error
}

func (e *LoadError) Error() string {
	s := e.Path + " " + e.Reason
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

func (e *LoadError) Unwrap() error { return e.Err }
