package session

import (
	"encoding/binary"
	"encoding/gob"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"

	"loopcheck/eventloop"
	"loopcheck/eventloop/trace"
	"loopcheck/explorer"
)

// A checkpoint is a log of the runs of a search, in the order in which the search asked for them. A search is
// deterministic: played back to a fresh strategy, the runs lead it to where it was, and no JavaScript is run
// for that. Each frame is its length, a checksum, and the data; the first one names the search. A run is
// appended when the next begins, so what a kill tears is the last frame, which is dropped.
type checkpoint struct {
	file *os.File
	read bool // there may be more runs to play back
	now  *explorer.Recorder
	live int // runs that were not played back
	err  error
}

// checkpointVersion changes with the format, and with whatever makes a strategy ask for other runs.
const checkpointVersion = 1

// openCheckpoint begins a log, or goes on with one that is about the same search.
func (s *Session) openCheckpoint(w Wanted) (*checkpoint, error) {
	gob.Register(&eventloop.Script{})
	if _, err := s.Run(); err != nil { // now the files of the program are known
		return nil, err
	}
	l := s.Config.Loop
	about := fmt.Sprintf("loopcheck checkpoint %d\n%s\n%v\n%s %+v keep %v outcomes %v\n%d %d %d seed %d steps %d faults %+v args %q test %q",
		checkpointVersion, trace.Model, s.Program.Sources(), w.Strategy, w.Limits, w.KeepGoing, w.Outcomes,
		l.TurnTime, l.IOLatency, l.Workers, s.Config.Seed, s.Config.Bounds.MaxSteps, s.Config.Faults, s.Config.Args, s.Config.TestName)
	c := &checkpoint{}
	var err error
	if w.Resume != "" {
		if c.file, err = os.OpenFile(w.Resume, os.O_RDWR, 0); err != nil {
			return nil, err
		}
		header, err := c.next()
		if err == nil && string(header) != about {
			err = errors.New("it is of another program, other flags or another version of loopcheck")
		}
		if err != nil {
			c.file.Close()
			return nil, fmt.Errorf("%s cannot be resumed: %w", w.Resume, err)
		}
		c.read = true
		return c, nil
	}
	if c.file, err = os.Create(w.Checkpoint + ".tmp"); err != nil {
		return nil, err
	}
	c.append([]byte(about))
	return c, errors.Join(c.err, os.Rename(w.Checkpoint+".tmp", w.Checkpoint))
}

// next reads a frame.
func (c *checkpoint) next() ([]byte, error) {
	var head [8]byte
	if _, err := io.ReadFull(c.file, head[:]); err != nil {
		return nil, err
	}
	info, err := c.file.Stat()
	if err != nil {
		return nil, err
	}
	n := binary.LittleEndian.Uint32(head[:])
	if int64(n) > info.Size() {
		return nil, io.ErrUnexpectedEOF
	}
	data := make([]byte, n)
	if _, err := io.ReadFull(c.file, data); err != nil {
		return nil, err
	}
	if crc32.ChecksumIEEE(data) != binary.LittleEndian.Uint32(head[4:]) {
		return nil, io.ErrUnexpectedEOF
	}
	return data, nil
}

// append writes a frame.
func (c *checkpoint) append(data []byte) {
	frame := binary.LittleEndian.AppendUint32(nil, uint32(len(data)))
	frame = binary.LittleEndian.AppendUint32(frame, crc32.ChecksumIEEE(data))
	_, err := c.file.Write(append(frame, data...))
	c.err = errors.Join(c.err, err)
}

// past is the next run of the log, nil behind its end. What is torn there is cut off.
func (c *checkpoint) past() *explorer.Record {
	if !c.read {
		return nil
	}
	at, err := c.file.Seek(0, io.SeekCurrent)
	if data, e := c.next(); err == nil && e == nil {
		rec := &explorer.Record{}
		if rec.UnmarshalBinary(data) == nil {
			return rec
		}
	}
	c.read = false
	_, seek := c.file.Seek(at, io.SeekStart)
	c.err = errors.Join(c.err, err, seek, c.file.Truncate(at))
	return nil
}

// around plays the log back before it lets start make runs, which it writes down.
func (c *checkpoint) around(start explorer.Start) explorer.Start {
	return func() (explorer.System, error) {
		c.flush()
		if c.err != nil {
			return nil, fmt.Errorf("the checkpoint cannot be written: %w", c.err)
		}
		if rec := c.past(); rec != nil {
			return rec.System(start), nil
		}
		sys, err := start()
		if err != nil {
			return nil, err
		}
		c.live++
		c.now = explorer.NewRecorder(sys)
		return c.now, nil
	}
}

// flush appends the run that has ended, if it was not cut off from outside.
func (c *checkpoint) flush() {
	if c.now == nil {
		return
	}
	rec := c.now.Record()
	c.now = nil
	if f := rec.Failure(); f != nil && f.Message == interrupted {
		return
	}
	data, err := rec.MarshalBinary()
	if err != nil {
		c.err = errors.Join(c.err, err)
		return
	}
	c.append(data)
}

// close ends the log; stopped says that the last run did not come to its end.
func (c *checkpoint) close(stopped bool) error {
	if !stopped {
		c.flush()
	}
	return errors.Join(c.err, c.file.Close())
}
