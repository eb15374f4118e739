package trace_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"loopcheck/eventloop/trace"
)

// sample is the witness that the documentation of trace.Witness shows.
func sample() trace.Witness {
	return trace.Witness{
		Entry:   "app.js",
		Args:    []string{"--fast"},
		Sources: []trace.Source{{Path: "app.js", SHA256: trace.Hash([]byte("test"))}},
		Model:   trace.Model,
		Bounds:  []trace.Bound{{Name: "turn-time", Value: "50"}},
		Failure: &trace.Failure{
			Kind:    trace.UncaughtException,
			Message: "Error: ENOENT: no such file or directory, open 'x'",
			Stack:   "Error: ENOENT: no such file or directory, open 'x'\n    at read (app.js:5:3)",
		},
		Steps: []trace.WitnessStep{
			{ID: "main", Where: "-", Kind: "main"},
			{ID: "main.2", Where: "app.js:5:3", Kind: "fs.open", At: 3},
		},
	}
}

const sampleText = `loopcheck-witness: 1
entry: app.js
arg: --fast
source: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 app.js
model: node 20.20.2, libuv 1.46
bound: turn-time 50
seed: 0
failure: uncaught exception
message: Error: ENOENT: no such file or directory, open 'x'
stack: Error: ENOENT: no such file or directory, open 'x'
stack:     at read (app.js:5:3)

# event  registered  kind     ms
main     -           main     0
main.2   app.js:5:3  fs.open  3
`

func TestAWitnessReadsAsItsDocumentationShows(t *testing.T) {
	require.Equal(t, sampleText, sample().String())
	w, err := trace.ParseWitness(sampleText)
	require.NoError(t, err)
	require.Equal(t, sample(), w)
	require.Equal(t, trace.Schedule{"main", "main.2"}, w.Schedule())
}

func TestAPersonMayEditAWitness(t *testing.T) {
	edited := strings.ReplaceAll(sampleText, "seed: 0\n", "\n# why this seed?\n\tseed:   0\n\n")
	edited = strings.Replace(edited, "main.2   app.js:5:3  fs.open  3", "  main.2 app.js:5:3\tfs.open 3   # too late", 1)
	edited = "\ufeff" + strings.ReplaceAll(strings.TrimSuffix(edited, "\n"), "\n", "\r\n")
	w, err := trace.ParseWitness(edited)
	require.NoError(t, err)
	require.Equal(t, sample(), w)
}

func TestAWitnessHasNoSizeLimit(t *testing.T) {
	w := sample()
	w.Failure.Message = strings.Repeat("very long ", 1<<20) + "."
	for i := range 50_000 {
		w.Steps = append(w.Steps, trace.WitnessStep{ID: trace.EventID(fmt.Sprintf("main.%d", i+3)), Where: "app.js:1:1", Kind: "timer", At: int64(i)})
	}
	back, err := trace.ParseWitness(w.String())
	require.NoError(t, err)
	require.Equal(t, w, back)
}

func TestAWitnessOfABoundOrOfAFineOutcomeLoads(t *testing.T) {
	w := sample()
	w.Failure = &trace.Failure{Kind: "max-steps"}
	back, err := trace.ParseWitness(w.String())
	require.NoError(t, err)
	require.Equal(t, w, back)

	w.Failure = nil
	back, err = trace.ParseWitness(w.String())
	require.NoError(t, err)
	require.Equal(t, w, back)
}

func TestWhatIsWrongWithAWitnessIsSaidWithItsLineAndCause(t *testing.T) {
	change := func(old, new string) string {
		require.Contains(t, sampleText, old)
		return strings.Replace(sampleText, old, new, 1)
	}
	tests := map[string]struct{ text, want string }{
		"empty":             {"", `a witness is not empty (the file was cut, or it is another kind of file)`},
		"comments only":     {"# nothing\n\n", `a witness is not empty (the file was cut, or it is another kind of file)`},
		"another file":      {"'use strict';\n", `line 1: a witness begins with "loopcheck-witness: 1", this begins with "'use strict';" (it is another kind of file, or its first line was lost)`},
		"binary":            {"\x7fELF\x00\x01\n", `line 1: a witness begins with "loopcheck-witness: 1", this begins with "\x7fELF\x00\x01" (it is another kind of file, or its first line was lost)`},
		"newer":             {change("witness: 1", "witness: 2"), `line 1: witness format 2, this loopcheck reads format 1 (another version of loopcheck wrote it; use that one, or explore again)`},
		"version no number": {change("witness: 1", "witness: one"), `line 1: the format version is a number, not "one" (a typing error)`},
		"cut in the header": {sampleText[:strings.Index(sampleText, "model")], `the witness has no "model" (the file was cut, or the line was deleted)`},
		"no entry":          {change("entry: app.js\n", ""), `the witness has no "entry" (the file was cut, or the line was deleted)`},
		"no steps":          {sampleText[:strings.Index(sampleText, "main  ")], `the witness has no steps (the file was cut, or the line was deleted)`},
		"no failure":        {change("failure: uncaught exception\n", ""), `the witness has no "failure", but it has its message, stack or test (the file was cut, or the line was deleted)`},
		"unknown key":       {change("seed: 0", "sed: 0"), `line 7: unknown key "sed" in the header (a typing error, or a newer loopcheck wrote it)`},
		"bad seed":          {change("seed: 0", "seed: -1"), `line 7: the seed is a whole number from 0 to 2^64-1, not "-1" (a typing error)`},
		"twice":             {change("seed: 0", "seed: 0\nseed: 1"), `line 8: second "seed", the first is in line 7 (two witnesses in one file, or a merge went wrong)`},
		"two witnesses":     {sampleText + sampleText, `line 16: "loopcheck-witness" belongs in the header, before the first step (two witnesses in one file, or a line was moved)`},
		"short hash":        {change("source: 9f", "source: 9"), `line 4: a source is a SHA-256 of 64 lower-case hexadecimal digits and a path, not "986d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00"... (the line was cut or edited)`},
		"no source path":    {change("f00a08 app.js", "f00a08"), `line 4: a source is a SHA-256 of 64 lower-case hexadecimal digits and a path, not "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f0"... (the line was cut or edited)`},
		"bound without one": {change("turn-time 50", "turn-time"), `line 6: a bound is a name and a value, not "turn-time" (the line was cut or edited)`},
		"bad quote":         {change("entry: app.js", `entry: "app.js`), `line 2: bad quoted text "\"app.js" (the line was cut, or a quote or backslash in it is not escaped)`},
		"bad column quote":  {change("app.js:5:3  fs", `"app.js:5:3"x fs`), `line 15: bad quoted text "\"app.js:5:3\"x fs.open  3" (the line was cut, or a quote or backslash in it is not escaped)`},
		"missing column":    {change("fs.open  3", "fs.open"), `line 15: a step is an event id, file:line:col, a kind and milliseconds, this has 3 columns: "main.2   app.js:5:3  fs.open" (the line was cut, or a name with a space in it lacks its double quotes)`},
		"space in a name":   {change("app.js:5:3  fs", "my app.js:5:3  fs"), `line 15: a step is an event id, file:line:col, a kind and milliseconds, this has 5 columns: "main.2   my app.js:5:3  fs.open  3" (the line was cut, or a name with a space in it lacks its double quotes)`},
		"swapped columns":   {change("fs.open  3", "3  fs.open"), `line 15: milliseconds are a whole number from 0, not "fs.open" (a typing error, or columns were swapped)`},
		"before the start":  {change("fs.open  3", "fs.open  -3"), `line 15: milliseconds are a whole number from 0, not "-3" (a typing error, or columns were swapped)`},
		"no id":             {change("main.2 ", `"" `), `line 15: a step needs an event id (a typing error)`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := trace.ParseWitness(test.text)
			require.EqualError(t, err, test.want)
			var witnessError *trace.WitnessError
			require.ErrorAs(t, err, &witnessError)
		})
	}
}

// drawWitness draws a witness with texts that are awkward in a line-based file.
func drawWitness(t *rapid.T) trace.Witness {
	awkward := rapid.SampledFrom([]string{
		"", " ", "#", "\"", "a b", " a", "a ", "\t", "\n", "a\r", "\\", "seed: 1", "entry:", "a:", "main", "é", "\u00a0", "\ufeff", "\xff", "`", "x\x00y", "    at f (a.js:1:2)",
	})
	text := rapid.OneOf(awkward, rapid.String(), rapid.Custom(func(t *rapid.T) string {
		return awkward.Draw(t, "one") + awkward.Draw(t, "other")
	}))
	filled := text.Filter(func(s string) bool { return s != "" })
	w := trace.Witness{
		Entry: filled.Draw(t, "entry"),
		Model: filled.Draw(t, "model"),
		Seed:  rapid.Uint64().Draw(t, "seed"),
		Test:  text.Draw(t, "test"),
	}
	for range rapid.IntRange(0, 3).Draw(t, "extras") {
		w.Args = append(w.Args, text.Draw(t, "arg"))
		w.Sources = append(w.Sources, trace.Source{Path: filled.Draw(t, "path"), SHA256: trace.Hash([]byte(text.Draw(t, "source")))})
		w.Bounds = append(w.Bounds, trace.Bound{Name: text.Draw(t, "name"), Value: text.Draw(t, "value")})
	}
	if rapid.Bool().Draw(t, "fails") {
		w.Failure = &trace.Failure{
			Kind: trace.FailureKind(text.Draw(t, "kind")), Message: text.Draw(t, "message"),
			Stack: strings.Join(rapid.SliceOf(text).Draw(t, "stack"), "\n"), Test: text.Draw(t, "failed test"),
		}
	}
	for range rapid.IntRange(1, 4).Draw(t, "steps") {
		w.Steps = append(w.Steps, trace.WitnessStep{
			ID: trace.EventID(filled.Draw(t, "id")), Where: text.Draw(t, "where"),
			Kind: trace.Kind(text.Draw(t, "kind")), At: rapid.Int64Range(0, 1<<62).Draw(t, "at"),
		})
	}
	return w
}

func TestAWitnessComesBackAsItWasWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWitness(t)
		back, err := trace.ParseWitness(w.String())
		require.NoError(t, err)
		require.Equal(t, w, back)
		require.Equal(t, w.String(), back.String())
	})
}

func TestStepsOfARunAreTheLinesOfAWitness(t *testing.T) {
	steps := []trace.Step{
		{Event: trace.Event{ID: "main", Kind: "main"}},
		{Event: trace.Event{ID: "main.1", Kind: "timer", Site: site("a.js:1:2"), At: 7}},
	}
	require.Equal(t, []trace.WitnessStep{
		{ID: "main", Where: "-", Kind: "main"},
		{ID: "main.1", Where: "a.js:1:2", Kind: "timer", At: 7},
	}, trace.WitnessSteps(steps))
}

type site string

func (s site) String() string { return string(s) }

// What parses is written in a form that parses to the same; nothing makes the parser panic.
func FuzzParseWitness(f *testing.F) {
	f.Add(sampleText)
	f.Add(strings.ReplaceAll(sampleText, "\n", "\r\n"))
	f.Add(strings.ReplaceAll(sampleText, "app.js", `"a \" b.js"`))
	f.Add("loopcheck-witness: 1\nentry: a\nmodel: b\n\"a:\" \"\" \"#\" 0 # end")
	f.Add("loopcheck-witness: 1\nentry: \"\nstack: \"\"\nstack:\nsource: a b\nbound: \"x\" y\n")
	f.Fuzz(func(t *testing.T, text string) {
		w, err := trace.ParseWitness(text)
		if err != nil {
			return
		}
		back, err := trace.ParseWitness(w.String())
		require.NoError(t, err)
		require.Equal(t, w, back)
	})
}
