package trace

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// WitnessVersion is the version of the witness format that this package writes and reads.
const WitnessVersion = 1

// Model is the Node and libuv that are modelled.
const Model = "node 20.20.2, libuv 1.46"

// A Witness is one schedule of one program, with all that is needed to run it again and to see that the
// program is still the one it was found in. As text it is a file that a person can read, diff and edit:
//
//	loopcheck-witness: 1
//	entry: app.js
//	arg: --fast
//	source: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 app.js
//	model: node 20.20.2, libuv 1.46
//	bound: turn-time 50
//	seed: 0
//	failure: uncaught exception
//	message: Error: ENOENT: no such file or directory, open 'x'
//	stack: Error: ENOENT: no such file or directory, open 'x'
//	stack:     at read (app.js:5:3)
//
//	# event  registered  kind     ms
//	main     -           main     0
//	main.2   app.js:5:3  fs.open  3
//
// Lines that begin with # and blank lines mean nothing. A value that would not survive as it is stands
// in double quotes, with Go's escapes.
type Witness struct {
	Entry   string   // entry file, relative to the project
	Args    []string // the program's own arguments
	Sources []Source // every source file that was loaded, in order
	Model   string
	Bounds  []Bound // bounds and other settings that decide which schedules there are, in order
	Seed    uint64
	Test    string   // the test that was explored alone, empty for a whole program
	Failure *Failure // nil: the witness of an outcome that is fine
	Steps   []WitnessStep
}

// Source is a file as it was when the witness was made.
type Source struct {
	Path   string // relative to the project
	SHA256 string // 64 hexadecimal digits
}

// Bound is a setting by the name of its flag, such as turn-time and 50.
type Bound struct{ Name, Value string }

// WitnessStep is one line of a schedule. Only the id steers a replay; the rest is for the reader.
type WitnessStep struct {
	ID    EventID
	Where string // file:line:col at which the program registered the event, or "-"
	Kind  Kind
	At    int64 // virtual ms since the start of the run
}

// Hash is the SHA256 of a source.
func Hash(source []byte) string {
	sum := sha256.Sum256(source)
	return hex.EncodeToString(sum[:])
}

// WitnessSteps are the lines of a run.
func WitnessSteps(steps []Step) []WitnessStep {
	lines := make([]WitnessStep, len(steps))
	for i, s := range steps {
		lines[i] = WitnessStep{ID: s.ID, Where: s.Where(), Kind: s.Kind, At: s.At}
	}
	return lines
}

// Schedule is the order that the witness brings back.
func (w Witness) Schedule() Schedule {
	s := make(Schedule, len(w.Steps))
	for i, step := range w.Steps {
		s[i] = step.ID
	}
	return s
}

// String is the witness as text. ParseWitness reads it back as the same witness, provided that it has
// an entry, a model and a step, sources with true hashes, and no step without an id or before time 0.
func (w Witness) String() string {
	var b strings.Builder
	header := func(key, value string) {
		fmt.Fprintf(&b, "%s: %s\n", key, quoteValue(value))
	}
	fmt.Fprintf(&b, "%s: %d\n", keyVersion, WitnessVersion)
	header(keyEntry, w.Entry)
	for _, a := range w.Args {
		header(keyArg, a)
	}
	for _, s := range w.Sources {
		fmt.Fprintf(&b, "%s: %s %s\n", keySource, s.SHA256, quoteValue(s.Path))
	}
	header(keyModel, w.Model)
	for _, s := range w.Bounds {
		fmt.Fprintf(&b, "%s: %s %s\n", keyBound, quoteField(s.Name), quoteValue(s.Value))
	}
	header(keySeed, strconv.FormatUint(w.Seed, 10))
	if w.Test != "" {
		header(keyTest, w.Test)
	}
	if f := w.Failure; f != nil {
		header(keyFailure, string(f.Kind))
		header(keyMessage, f.Message)
		if f.Test != "" {
			header(keyFailedTest, f.Test)
		}
		if f.Stack != "" {
			for line := range strings.SplitSeq(f.Stack, "\n") {
				fmt.Fprintf(&b, "%s: %s\n", keyStack, quoteStack(line))
			}
		}
	}
	b.WriteByte('\n')
	writeSteps(&b, w.Steps)
	return b.String()
}

// writeSteps writes the steps in columns. A field that is very wide shifts its own line only.
func writeSteps(b *strings.Builder, steps []WitnessStep) {
	const widest = 40
	rows := make([][4]string, 1, len(steps)+1)
	rows[0] = [4]string{"# event", "registered", "kind", "ms"}
	for _, s := range steps {
		id := quoteField(string(s.ID))
		if isHeader(id) {
			id = strconv.Quote(id)
		}
		rows = append(rows, [4]string{id, quoteField(s.Where), quoteField(string(s.Kind)), strconv.FormatInt(s.At, 10)})
	}
	var width [3]int
	for _, row := range rows {
		for i := range width {
			if n := utf8.RuneCountInString(row[i]); n <= widest {
				width[i] = max(width[i], n)
			}
		}
	}
	for _, row := range rows {
		for i, n := range width {
			b.WriteString(row[i])
			for range max(n-utf8.RuneCountInString(row[i]), 0) + 2 {
				b.WriteByte(' ')
			}
		}
		b.WriteString(row[3])
		b.WriteByte('\n')
	}
}

// quoteValue quotes a header's value if it would not come back as it is.
func quoteValue(s string) string {
	if s == "" || s[0] == '"' || s[0] == ' ' || s[len(s)-1] == ' ' || !printable(s) {
		return strconv.Quote(s)
	}
	return s
}

// quoteStack is quoteValue for a stack line, whose leading spaces count.
func quoteStack(s string) string {
	if strings.Trim(s, " ") == "" || s[0] == '"' || s[len(s)-1] == ' ' || !printable(s) {
		return strconv.Quote(s)
	}
	return s
}

// quoteField quotes a column if it would not come back as it is.
func quoteField(s string) string {
	if s == "" || s[0] == '"' || s[0] == '#' || strings.Contains(s, " ") || !printable(s) {
		return strconv.Quote(s)
	}
	return s
}

// printable reports whether s is valid UTF-8 of printable characters and plain spaces.
func printable(s string) bool {
	for _, r := range s {
		if !strconv.IsPrint(r) {
			return false
		}
	}
	return utf8.ValidString(s)
}
