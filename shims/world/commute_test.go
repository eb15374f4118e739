package world_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/eventloop/trace"
	"loopcheck/shims/world"
)

// What the world says about accesses is used to leave out orders: two operations that touch no common
// location, or only read those that are common, must have the same results in both orders and leave
// the same world, down to the numbers of inodes and descriptors.
func TestOperationsThatDoNotConflictCommute(t *testing.T) {
	conflicts, commuting := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		based := rapid.Bool().Draw(t, "based")
		draw := func(t *rapid.T) op { return drawOp(t, append(usual(), rare()...)) }
		prefix := rapid.SliceOfN(rapid.Custom(draw), 0, 25).Draw(t, "prefix")
		a, b := draw(t), draw(t)
		switch rapid.SampledFrom([]string{"", "same", "below", "above", "from"}).Draw(t, "near") {
		case "same":
			b.path, b.fd = a.path, a.fd
		case "below":
			b.path = a.path + "/b"
		case "above":
			b.path = a.path + "/.."
		case "from":
			b.to = a.path
		}
		first, second := replay(based, prefix), replay(based, prefix)

		first.Accesses = nil
		resultA := first.do(a)
		touchedA := first.Accesses
		first.Accesses = nil
		resultB := first.do(b)
		if conflict(touchedA, first.Accesses) {
			conflicts++
			return
		}
		commuting++
		about := fmt.Sprintf("%s, then %s and %s", prefix, a, b)
		require.Equal(t, resultB, second.do(b), about)
		require.Equal(t, resultA, second.do(a), about)
		require.Equal(t, everything(first), everything(second), about)
	})
	require.Positive(t, conflicts)
	require.Positive(t, commuting)
}

func replay(based bool, ops []op) *subject {
	s := newSubject(based)
	for _, o := range ops {
		s.do(o)
	}
	s.frozen, s.exact = true, true
	s.Clock = func() int64 { return 1 } // what happens from now on can be told from what was before
	return s
}

func conflict(a, b []trace.Access) bool {
	for _, x := range a {
		for _, y := range b {
			if x.Location == y.Location && (x.Write || y.Write) {
				return true
			}
		}
	}
	return false
}

// everything is all that a program could find out.
func everything(s *subject) string {
	var out []string
	for fd := world.FirstFD; fd < world.FirstFD+30; fd++ {
		st, _ := s.Fstat(fd)
		left, e := rest(s.World, fd)
		out = append(out, fmt.Sprint(fd, st, left, e))
	}
	line := func(_ string, st world.Stat) string { return fmt.Sprint(st) }
	return strings.Join(append(out, s.tree("", line)...), "\n")
}

// What the random pairs above meet too seldom.
func TestOperationsThatShareAnInodeConflict(t *testing.T) {
	for _, pair := range []struct {
		about string
		ops   []op
		a, b  op
		want  bool
	}{
		{"a listing needs permission", nil, op{name: "chmod", path: "/b"}, op{name: "readdir", path: "/b"}, true},
		{"what is unlinked has one name less", []op{{name: "open", path: "/a"}}, op{name: "unlink", path: "/a"}, op{name: "fstat"}, true},
		{"what is replaced has one name less", []op{{name: "open", path: "/a"}}, op{name: "rename", path: "/b/a", to: "/a"}, op{name: "fstat"}, true},
		{"what is renamed is dated", []op{{name: "open", path: "/a"}}, op{name: "rename", path: "/a", to: "/new"}, op{name: "fstat"}, true},
		{"a copy takes the mode", nil, op{name: "copyFile", path: "/a", to: "/new"}, op{name: "chmod", path: "/a"}, true},
		{"a copy gives the mode", nil, op{name: "copyFile", path: "/a", to: "/b/a"}, op{name: "stat", path: "/b/a"}, true},
		{"a walk needs permission", nil, op{name: "chmod", path: "/b"}, op{name: "stat", path: "/b/b/c"}, true},
		{"a look-up that fails has looked", nil, op{name: "stat", path: "/new"}, op{name: "mkdir", path: "/new"}, true},
		{"a directory that moves takes its names along", nil, op{name: "rename", path: "/b", to: "/new"}, op{name: "realpath", path: "/b/b/.."}, true},
		{"readers", nil, op{name: "stat", path: "/a"}, op{name: "copyFile", path: "/a", to: "/new"}, false},
		{"makers of two names", nil, op{name: "mkdir", path: "/one"}, op{name: "symlink", text: "x", path: "/two"}, false},
		{"files of two directories", nil, op{name: "unlink", path: "/b/a"}, op{name: "copyFile", path: "/a", to: "/c/new"}, false},
	} {
		s := replay(true, nil)
		s.frozen = false
		for _, o := range pair.ops {
			s.do(o)
		}
		s.Accesses = nil
		s.do(pair.a)
		touched := s.Accesses
		s.Accesses = nil
		s.do(pair.b)
		require.Equal(t, pair.want, conflict(touched, s.Accesses), pair.about)
	}
}
