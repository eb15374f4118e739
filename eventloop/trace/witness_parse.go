package trace

import (
	"fmt"
	"strconv"
	"strings"
)

// The keys of a witness' header.
const (
	keyVersion    = "loopcheck-witness"
	keyEntry      = "entry"
	keyArg        = "arg"
	keySource     = "source"
	keyModel      = "model"
	keyBound      = "bound"
	keySeed       = "seed"
	keyTest       = "test"
	keyFailure    = "failure"
	keyMessage    = "message"
	keyFailedTest = "failed-test"
	keyStack      = "stack"
)

// WitnessError says why a text is not a witness.
type WitnessError struct {
	Line    int    // from 1; 0 when it is about the whole text
	Problem string // what is wrong
	Cause   string // the likely cause
}

func (e *WitnessError) Error() string {
	if e.Line == 0 {
		return e.Problem + " (" + e.Cause + ")"
	}
	return fmt.Sprintf("line %d: %s (%s)", e.Line, e.Problem, e.Cause)
}

// ParseWitness reads a witness of any size. The error is a *WitnessError.
func ParseWitness(text string) (Witness, error) {
	p := witnessParser{seen: map[string]int{}}
	rest, more := strings.TrimPrefix(text, "\ufeff"), true
	for more {
		var line string
		line, rest, more = strings.Cut(rest, "\n")
		p.line++
		if err := p.read(strings.TrimSuffix(line, "\r")); err != nil {
			return Witness{}, err
		}
	}
	if err := p.missing(); err != nil {
		return Witness{}, err
	}
	return p.w, nil
}

type witnessParser struct {
	w       Witness
	line    int
	seen    map[string]int // line at which a key was first seen
	failure Failure
	stack   []string
}

func (p *witnessParser) errorf(cause, format string, args ...any) error {
	return &WitnessError{Line: p.line, Problem: fmt.Sprintf(format, args...), Cause: cause}
}

// read takes in one line.
func (p *witnessParser) read(line string) error {
	line = strings.TrimLeft(line, " \t")
	if line == "" || line[0] == '#' {
		return nil
	}
	header := isHeader(line)
	if p.seen[keyVersion] == 0 && !(header && strings.HasPrefix(line, keyVersion+":")) {
		return p.errorf("it is another kind of file, or its first line was lost",
			"a witness begins with %q, this begins with %s", fmt.Sprintf("%s: %d", keyVersion, WitnessVersion), excerpt(line))
	}
	if !header {
		return p.step(line)
	}
	key, value, _ := strings.Cut(line, ":")
	value = strings.TrimPrefix(value, " ")
	if len(p.w.Steps) > 0 {
		return p.errorf("two witnesses in one file, or a line was moved", "%q belongs in the header, before the first step", key)
	}
	if first := p.seen[key]; first != 0 && !repeats(key) {
		return p.errorf("two witnesses in one file, or a merge went wrong", "second %q, the first is in line %d", key, first)
	}
	if p.seen[key] == 0 {
		p.seen[key] = p.line
	}
	return p.header(key, value)
}

func repeats(key string) bool {
	return key == keyArg || key == keySource || key == keyBound || key == keyStack
}

// isHeader reports whether a line begins with a key: lower-case letters, digits and dashes, then a
// colon, then a space or nothing.
func isHeader(line string) bool {
	key, rest, found := strings.Cut(line, ":")
	if !found || key == "" || rest != "" && rest[0] != ' ' {
		return false
	}
	for i := range len(key) {
		if c := key[i]; c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// header takes in a header's value.
func (p *witnessParser) header(key, value string) error {
	switch key {
	case keyVersion:
		return p.version(strings.TrimSpace(value))
	case keySource:
		return p.source(value)
	case keyBound:
		return p.bound(value)
	case keyStack:
		return p.text(value, func(s string) { p.stack = append(p.stack, s) })
	}
	value = strings.TrimSpace(value)
	switch key {
	case keyEntry:
		return p.text(value, func(s string) { p.w.Entry = s })
	case keyArg:
		return p.text(value, func(s string) { p.w.Args = append(p.w.Args, s) })
	case keyModel:
		return p.text(value, func(s string) { p.w.Model = s })
	case keyTest:
		return p.text(value, func(s string) { p.w.Test = s })
	case keyFailure:
		return p.text(value, func(s string) { p.failure.Kind = FailureKind(s) })
	case keyMessage:
		return p.text(value, func(s string) { p.failure.Message = s })
	case keyFailedTest:
		return p.text(value, func(s string) { p.failure.Test = s })
	case keySeed:
		seed, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return p.errorf("a typing error", "the seed is a whole number from 0 to 2^64-1, not %s", excerpt(value))
		}
		p.w.Seed = seed
		return nil
	}
	return p.errorf("a typing error, or a newer loopcheck wrote it", "unknown key %q in the header", key)
}

// text takes in a value that may stand in quotes.
func (p *witnessParser) text(value string, set func(string)) error {
	if strings.HasPrefix(value, `"`) {
		s, err := strconv.Unquote(value)
		if err != nil {
			return p.errorf("the line was cut, or a quote or backslash in it is not escaped", "bad quoted text %s", excerpt(value))
		}
		value = s
	}
	set(value)
	return nil
}

func (p *witnessParser) version(value string) error {
	v, err := strconv.Atoi(value)
	if err != nil {
		return p.errorf("a typing error", "the format version is a number, not %s", excerpt(value))
	}
	if v != WitnessVersion {
		return p.errorf("another version of loopcheck wrote it; use that one, or explore again",
			"witness format %d, this loopcheck reads format %d", v, WitnessVersion)
	}
	return nil
}

func (p *witnessParser) source(value string) error {
	sum, path, _ := strings.Cut(strings.TrimSpace(value), " ")
	hexadecimal := strings.Trim(sum, "0123456789abcdef") == ""
	if len(sum) != 64 || !hexadecimal || path == "" {
		return p.errorf("the line was cut or edited", "a source is a SHA-256 of 64 lower-case hexadecimal digits and a path, not %s", excerpt(value))
	}
	return p.text(strings.TrimSpace(path), func(s string) { p.w.Sources = append(p.w.Sources, Source{Path: s, SHA256: sum}) })
}

func (p *witnessParser) bound(value string) error {
	name, rest, err := p.field(strings.TrimSpace(value))
	if err != nil {
		return err
	}
	rest = strings.TrimSpace(rest)
	if rest == "" {
		return p.errorf("the line was cut or edited", "a bound is a name and a value, not %s", excerpt(value))
	}
	return p.text(rest, func(s string) { p.w.Bounds = append(p.w.Bounds, Bound{Name: name, Value: s}) })
}

// field cuts the first column, which may stand in quotes, off a line without leading blanks.
func (p *witnessParser) field(line string) (field, rest string, err error) {
	if !strings.HasPrefix(line, `"`) {
		end := strings.IndexAny(line, " \t")
		if end < 0 {
			end = len(line)
		}
		return line[:end], line[end:], nil
	}
	quoted, err := strconv.QuotedPrefix(line)
	if err == nil {
		field, err = strconv.Unquote(quoted)
	}
	rest = line[len(quoted):]
	if err != nil || rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return "", "", p.errorf("the line was cut, or a quote or backslash in it is not escaped", "bad quoted text %s", excerpt(line))
	}
	return field, rest, nil
}

// step takes in a line of the schedule.
func (p *witnessParser) step(line string) error {
	var fields []string
	for rest := line; rest != "" && rest[0] != '#'; rest = strings.TrimLeft(rest, " \t") {
		var field string
		var err error
		if field, rest, err = p.field(rest); err != nil {
			return err
		}
		fields = append(fields, field)
	}
	if len(fields) != 4 {
		return p.errorf("the line was cut, or a name with a space in it lacks its double quotes",
			"a step is an event id, file:line:col, a kind and milliseconds, this has %d columns: %s", len(fields), excerpt(line))
	}
	if fields[0] == "" {
		return p.errorf("a typing error", "a step needs an event id")
	}
	at, err := strconv.ParseInt(fields[3], 10, 64)
	if err != nil || at < 0 {
		return p.errorf("a typing error, or columns were swapped", "milliseconds are a whole number from 0, not %s", excerpt(fields[3]))
	}
	p.w.Steps = append(p.w.Steps, WitnessStep{ID: EventID(fields[0]), Where: fields[1], Kind: Kind(fields[2]), At: at})
	return nil
}

// missing completes the witness and says what it lacks.
func (p *witnessParser) missing() error {
	lack := func(what string) error {
		return &WitnessError{Problem: "the witness has no " + what, Cause: "the file was cut, or the line was deleted"}
	}
	switch {
	case p.seen[keyVersion] == 0:
		return &WitnessError{Problem: "a witness is not empty", Cause: "the file was cut, or it is another kind of file"}
	case p.w.Entry == "":
		return lack(`"` + keyEntry + `"`)
	case p.w.Model == "":
		return lack(`"` + keyModel + `"`)
	case len(p.w.Steps) == 0:
		return lack("steps")
	case p.seen[keyFailure] == 0 && p.seen[keyMessage]+p.seen[keyStack]+p.seen[keyFailedTest] > 0:
		return lack(`"` + keyFailure + `", but it has its message, stack or test`)
	case p.seen[keyFailure] != 0:
		p.failure.Stack = strings.Join(p.stack, "\n")
		p.w.Failure = &p.failure
	}
	return nil
}

// excerpt shows the beginning of what was found.
func excerpt(s string) string {
	const most = 60
	if len(s) > most {
		return strconv.QuoteToASCII(s[:most]) + "..."
	}
	return strconv.QuoteToASCII(s)
}
