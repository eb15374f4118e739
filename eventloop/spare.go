package eventloop

import "sync"

// Spare is memory that loops have used and others can use again: a search runs thousands of loops, one
// after the other, that all need much the same. The zero value is ready; it is safe for concurrent use.
type Spare struct {
	mu    sync.Mutex
	pools [][]zone
}

func (s *Spare) take() []zone {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(s.pools)
	if n == 0 {
		return nil
	}
	p := s.pools[n-1]
	s.pools = s.pools[:n-1]
	return p
}

// Discard gives the memory of a loop that nobody asks any more to Options.Spare. The loop is over then.
func (l *Loop) Discard() {
	s := l.opts.Spare
	if s == nil || l.released {
		return
	}
	l.released, l.over = true, true
	l.recycle()
	l.retire(l.configs)
	l.configs = nil
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pools = append(s.pools, l.pool)
	l.pool = nil
}
