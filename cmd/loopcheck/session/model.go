package session

import (
	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// model makes an eventloop.Model an explorer.Model.
type model struct{ *eventloop.Model }

// Model is the model of a fresh run of the program.
func (s *Session) Model() explorer.Model {
	return model{eventloop.NewModel(s.Program.Loop())}
}

func (m model) Take(id trace.EventID, script any) bool {
	known, _ := script.(*eventloop.Script)
	return m.Model.Take(id, known)
}

func (m model) Clone() explorer.Model { return model{m.Model.Clone()} }
