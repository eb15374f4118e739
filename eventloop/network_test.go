package eventloop

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A pipe is one direction of a connection for the sentences: what is sent is read as words.
type pipe struct {
	p      *process
	source *Source
	read   func(words string)
}

func (p *process) pipe(read func(words string)) *pipe {
	c := &pipe{p: p, source: p.NewSource(false), read: read}
	p.Watch(c.source, true)
	return c
}

func (c *pipe) send(word string) *Arrival { return c.parcel(Parcel{Size: len(word)}, word) }

func (c *pipe) end() *Arrival { return c.parcel(Parcel{Alone: true, Ends: true}, "end") }

func (c *pipe) parcel(parcel Parcel, word string) *Arrival {
	return c.p.Send(c.source, parcel, "read", nil, word, func() {
		words := ""
		for _, a := range c.p.arrived {
			words += a.Payload.(string)
		}
		if words == "end" {
			c.p.Watch(c.source, false)
		}
		c.read(words)
	})
}

// while keeps the loop alive as long as something is expected.
func (p *process) while(n int) (done func()) {
	p.Hold()
	return func() {
		if n--; n == 0 {
			p.Release()
		}
	}
}

func networkSentences() []sentence {
	return append(readSentences(), pollSentences()...)
}

func readSentences() []sentence {
	return []sentence{
		{
			name: "two writes on one connection",
			says: "TCP is a stream of bytes: what has arrived is read at once, in the order in which it was sent (src/unix/stream.c, uv__read)",
			body: func(p *process) {
				left := p.while(2)
				c := p.pipe(func(w string) {
					p.say(w)
					for range w {
						left()
					}
				})
				c.send("a")
				c.send("b")
			},
			want:    []string{"ab", "a b"},
			natural: "ab",
		},
		{
			name: "three writes on one connection",
			says: "any cut of the writes, in their order: 2^2",
			body: func(p *process) {
				left := p.while(3)
				c := p.pipe(func(w string) {
					p.say(w)
					for range w {
						left()
					}
				})
				c.send("a")
				c.send("b")
				c.send("c")
			},
			want:    []string{"abc", "a bc", "ab c", "a b c"},
			natural: "abc",
		},
		{
			name: "two connections",
			says: "different connections are unordered",
			body: func(p *process) {
				left := p.while(2)
				for _, w := range []string{"a", "b"} {
					p.pipe(func(w string) { p.say(w); left() }).send(w)
				}
			},
			want:    []string{"a b", "b a"},
			natural: "a b",
		},
		{
			name: "an immediate between data and end",
			says: "uv__read returns after a partial read, so the end comes in a later poll",
			body: func(p *process) {
				left := p.while(2)
				c := p.pipe(func(w string) { p.say(w); p.immediate(func() { p.say("i") }); left() })
				c.send("a")
				c.end()
			},
			want: []string{"a i end i"},
		},
		{
			name: "data and end of a connection whose own end is shut down",
			says: "Short-circuit iff POLLHUP is polled, the user is still interested in read events and uv__read() reported a partial read (uv__stream_io)",
			body: func(p *process) {
				left := p.while(2)
				c := p.pipe(func(w string) { p.say(w); p.immediate(func() { p.say("i") }); left() })
				p.ShutDown(c.source)
				c.send("a")
				c.end()
			},
			want:    []string{"a end i i", "a i end i"},
			natural: "a end i i",
		},
		{
			name: "a shutdown of a connection whose other end is closed",
			says: "with POLLHUP uv__stream_io drains: a shutdown that the read has asked for is done at once, in front of other descriptors",
			body: func(p *process) {
				left := p.while(2)
				var c *pipe
				c = p.pipe(func(w string) { p.say(w); p.FeedOn(c.source, "shutdown", nil, func() { p.say("shut") }); left() })
				c.parcel(Parcel{Alone: true, Ends: true, Hangup: true, Sure: true}, "end")
				p.pipe(func(w string) { p.say(w); left() }).parcel(Parcel{Size: 1, Sure: true}, "a")
			},
			want:    []string{"end shut a", "a end shut"},
			natural: "end shut a",
		},
		{
			name: "a write that fills the buffer",
			says: "Return if we didn't fill the buffer, there is no more data to read (uv__read): a full one is followed by another read, at once",
			body: func(p *process) {
				left := p.while(2)
				c := p.pipe(func(w string) { p.say(w); p.immediate(func() { p.say("i") }); left() })
				c.parcel(Parcel{Size: ReadSize}, "full")
				c.parcel(Parcel{Size: 10, Joined: true}, "rest")
			},
			want: []string{"full rest i i"},
		},
		{
			name: "a connection that is not read",
			says: "without POLLIN nothing is read; what has come meanwhile is there at once",
			body: func(p *process) {
				left := p.while(2)
				c := p.pipe(func(w string) { p.say(w); left(); left() })
				p.Watch(c.source, false)
				c.send("a")
				c.send("b")
				p.timer(5000, func() { p.Watch(c.source, true); p.immediate(func() { p.say("i") }) })
			},
			want: []string{"ab i"},
		},
		{
			name: "a reset that a write notices",
			says: "a reset destroys the connection when it arrives: from then on poll reports it (and a write in the turn that runs can, by Effects)",
			body: func(p *process) {
				left := p.while(1)
				c := p.pipe(func(w string) { p.say(w); left() })
				c.parcel(Parcel{Alone: true, Ends: true, Noted: true}, "reset").OnArrival(func() { p.say("!") })
				p.immediate(func() { p.say("write") })
			},
			want:    []string{"! reset write", "write ! reset"},
			natural: "! reset write",
		},
	}
}

func pollSentences() []sentence {
	return []sentence{
		{
			name: "data and an immediate",
			says: "poll comes before check: what has arrived by then is delivered first",
			body: func(p *process) {
				left := p.while(1)
				p.pipe(func(w string) { p.say(w); left() }).send("a")
				p.immediate(func() { p.say("i") })
			},
			want:    []string{"a i", "i a"},
			natural: "a i",
		},
		{
			name: "data and a timer beyond the latency",
			says: "what was sent arrives within L ms",
			body: func(p *process) {
				left := p.while(1)
				p.pipe(func(w string) { p.say(w); left() }).send("a")
				p.timer(1200, func() { p.say("t") })
			},
			want: []string{"a t"},
		},
		{
			name: "an answer in the same poll",
			says: "epoll_wait has returned: what comes to a descriptor that was not ready waits for the next lap",
			body: func(p *process) {
				left := p.while(2)
				var b *pipe
				a := p.pipe(func(w string) {
					p.say(w)
					p.immediate(func() { p.say("i") })
					b.send("b")
					left()
				})
				b = p.pipe(func(w string) { p.say(w); left() })
				a.send("a")
			},
			want: []string{"a i b"},
		},
		{
			name: "more for a descriptor that is ready",
			says: "read is called when its turn comes, and gets what has arrived by then",
			body: func(p *process) {
				left := p.while(3)
				var b *pipe
				a := p.pipe(func(w string) { p.say(w); b.send("c"); left() })
				b = p.pipe(func(w string) {
					p.say(w)
					for range w {
						left()
					}
				})
				a.send("a")
				b.send("b")
			},
			want:    []string{"a bc", "a b c", "b a c"},
			natural: "a bc",
		},
		{
			name: "work and data",
			says: "the thread pool is one descriptor among the others",
			body: func(p *process) {
				left := p.while(2)
				p.work(nil, func() { p.say("w") })
				p.work(nil, func() { p.say("v") })
				p.pipe(func(w string) { p.say(w); left(); left() }).send("a")
			},
			want: []string{"w v a", "v w a", "a w v", "a v w", "w a v", "v a w"},
		},
		{
			name: "immediates between work and data",
			says: "all that has completed is reported in one go (uv__work_done): nothing of the same poll comes between",
			body: func(p *process) {
				left := p.while(1)
				n := 0
				first := func() {
					if n++; n == 1 {
						p.immediate(func() { p.say("i") })
					}
				}
				p.work(nil, func() { p.say("w"); first() })
				p.work(nil, func() { p.say("v"); first() })
				p.pipe(func(w string) { p.say(w); first(); left() }).send("a")
			},
			want: []string{
				"w v a i", "w v i a", "w i v a", "w a i v", "w i a v",
				"v w a i", "v w i a", "v i w a", "v a i w", "v i a w",
				"a w v i", "a v w i", "a w i v", "a v i w", "a i w v", "a i v w",
			},
		},
		{
			name: "one connection is accepted in a poll",
			says: "uv__server_io of libuv 1.46 does not accept in a loop: other descriptors, and immediates, come between",
			body: func(p *process) {
				left := p.while(3)
				s := p.NewSource(true)
				p.Watch(s, true)
				for _, w := range []string{"x", "y"} {
					p.Send(s, Parcel{Alone: true}, "accept", nil, nil, func() { p.say(w); p.immediate(func() { p.say("i") }); left() })
				}
				p.pipe(func(w string) { p.say(w); left() }).send("a")
			},
			want: []string{
				"x a i y i", "y a i x i", "a x i y i", "a y i x i", "x i y a i", "y i x a i", "x i y i a", "y i x i a",
				"x i a y i", "y i a x i",
			},
			natural: "x a i y i",
		},
		{
			name: "pending callbacks",
			says: "Process immediate callbacks (e.g. write_cb) a small fixed number of times to avoid loop starvation (src/unix/core.c, uv_run)",
			body: func(p *process) {
				p.immediate(func() { p.say("i"); p.immediate(func() { p.say("j") }) })
				p.Feed("shutdown", nil, func() {
					p.say("p")
					p.Feed("shutdown", nil, func() { p.say("q") })
				})
			},
			want: []string{"p q i j"},
		},
		{
			name: "pending callbacks of a poll",
			says: "the pending queue is run behind poll, before check",
			body: func(p *process) {
				left := p.while(1)
				p.pipe(func(w string) {
					p.say(w)
					p.immediate(func() { p.say("i") })
					p.Feed("shutdown", nil, func() { p.say("p"); left() })
				}).send("a")
			},
			want: []string{"a p i"},
		},
		{
			name: "pending callbacks of an immediate",
			says: "the pending queue is run in front of poll, which does not wait for it",
			body: func(p *process) {
				left := p.while(1)
				c := p.pipe(func(w string) { p.say(w); left() })
				p.immediate(func() {
					p.timer(0, func() { p.say("t") })
					c.send("a")
					p.Feed("shutdown", nil, func() { p.say("p") })
				})
			},
			want:    []string{"p a t", "p t a", "t p a"},
			natural: "p a t",
		},
		{
			name: "an outside step",
			says: "the outside acts when it likes, between any two turns",
			body: func(p *process) {
				left := p.while(1)
				c := p.pipe(func(w string) { p.say(w); left() })
				p.Outside("peer", nil, func() { p.say("(o)"); c.send("a") })
				p.immediate(func() { p.say("i") })
			},
			want:    []string{"(o) a i", "(o) i a", "i (o) a"},
			natural: "(o) a i",
		},
	}
}

func TestNameLookUpsHaveHalfOfTheWorkers(t *testing.T) {
	// At most half the workers run name look-ups (src/threadpool.c, slow_work_thread_threshold).
	body := func(p *process) {
		for _, w := range []string{"a", "b", "c"} {
			p.SubmitSlow("dns", nil, nil, func() { p.say(w) })
		}
	}
	got, _ := orders(t, Options{TurnTime: 50, IOLatency: 1000, Workers: 4}, body)
	require.Equal(t, []string{"a b c", "a c b", "b a c", "b c a"}, got)
	got, _ = orders(t, Options{TurnTime: 50, IOLatency: 1000, Workers: 2}, body)
	require.Equal(t, []string{"a b c"}, got)
}
