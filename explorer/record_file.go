package explorer

import (
	"bytes"
	"encoding/gob"

	"loopcheck/eventloop/trace"
)

// A Recorder is a system whose run is written down.
type Recorder struct{ recorder }

// NewRecorder writes down the run of a system.
func NewRecorder(sys System) *Recorder { return &Recorder{recorder{System: sys}} }

// Err is the system's.
func (r *Recorder) Err() error { return failure(r.System) }

// Outcome is the system's.
func (r *Recorder) Outcome() trace.Outcome {
	r.rec.outcome, r.rec.end = r.System.Outcome(), Finished
	return r.rec.outcome
}

// Record is the run so far.
func (r *Recorder) Record() *Record { return &r.rec }

// Failure is why the run failed, or nil.
func (r *Record) Failure() *trace.Failure { return r.outcome.Failure }

// The form of a record in a file. Where events were registered is not there.
type (
	fileRecord struct {
		Turns   []fileTurn
		Ready   []trace.Event
		Outcome trace.Outcome
		End     End
	}
	fileTurn struct {
		Ready  []trace.Event
		Chosen trace.EventID
		Asked  []fileAsked
		Step   trace.Step
	}
	fileAsked struct {
		Alternatives []trace.Event
		Chosen       trace.EventID
	}
)

// MarshalBinary writes the record; the type of trace.Step.Script must be known to gob. A record of a run that
// stopped at an error has none.
func (r *Record) MarshalBinary() ([]byte, error) {
	f := fileRecord{Ready: placeless(r.ready), Outcome: r.outcome, End: r.end}
	for _, t := range r.turns {
		turn := fileTurn{Ready: placeless(t.ready), Chosen: t.chosen, Step: t.step}
		turn.Step.Site = nil
		for _, a := range t.asked {
			turn.Asked = append(turn.Asked, fileAsked{placeless(a.alternatives), a.chosen})
		}
		f.Turns = append(f.Turns, turn)
	}
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(f)
	return b.Bytes(), err
}

// UnmarshalBinary reads what MarshalBinary wrote.
func (r *Record) UnmarshalBinary(data []byte) error {
	var f fileRecord
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&f); err != nil {
		return err
	}
	*r = Record{ready: f.Ready, outcome: f.Outcome, end: f.End}
	for _, t := range f.Turns {
		turn := recorded{ready: t.Ready, chosen: t.Chosen, step: t.Step}
		for _, a := range t.Asked {
			turn.asked = append(turn.asked, asked{a.Alternatives, a.Chosen})
		}
		r.turns = append(r.turns, turn)
	}
	return nil
}

// placeless are events without their sites.
func placeless(events []trace.Event) []trace.Event {
	list := make([]trace.Event, len(events))
	for i, e := range events {
		e.Site = nil
		list[i] = e
	}
	return list
}
