package eventloop

import "loopcheck/eventloop/trace"

// A Script is what a turn did to the loop: the calls it made, in order. It is plain data, the same in
// every run in which the turn behaves the same, so a Model can carry the turn out again without running
// anything.
type Script struct{ Ops []Op }

// Op is one call of a method that changes the loop.
type Op struct {
	Code opCode
	Key  trace.EventID // the handle that it is about: the id of its first registration
	Kind trace.Kind
	N    int64
	On   bool
	// Parcel is what is sent.
	Parcel Parcel
}

type opCode uint8

const (
	opTimer opCode = iota
	opClearTimer
	opRefresh
	opRefTimer
	opFired
	opThrew
	opImmediate
	opClearImmediate
	opRefImmediate
	opFirst
	opSubmit
	opClose
	opHold
	opRelease
	opListenBeforeExit
	opNow
	opWaitedTo
	opStop
	opPause
	opSource
	opWatch
	opShutDown
	opCloseSource
	opSend
	opWithdraw
	opOutside
	opFeed
	opUnfeed
)

// note keeps a call of the turn that runs.
func (l *Loop) note(o Op) {
	if l.opts.Record && l.turn != nil {
		l.script.Ops = append(l.script.Ops, o)
	}
}

// A Notice says which operations can take effect where a turn pauses.
type Notice int

const (
	AllEffects    Notice = iota // whatever Effects lists
	SourceEffects               // what EffectsOn lists
	SourceFirst                 // what FirstOn lists
)

// Pause notes that operations can take effect here, in the middle of the turn that runs; s is the source
// that the notice is about, nil if it is about none.
func (l *Loop) Pause(n Notice, s *Source) {
	o := Op{Code: opPause, N: int64(n)}
	if s != nil {
		o.Key = s.key
	}
	l.note(o)
}

// Notices lists what can take effect at such a pause.
func (l *Loop) Notices(n Notice, s *Source) []trace.Event {
	switch {
	case n == AllEffects:
		return l.Effects()
	case s == nil:
		return nil
	case n == SourceEffects:
		return l.EffectsOn(s)
	default:
		return l.FirstOn(s)
	}
}

func (l *Loop) takeScript() *Script {
	if !l.opts.Record {
		return nil
	}
	s := &Script{Ops: l.script.Ops}
	l.script.Ops = nil
	return s
}
