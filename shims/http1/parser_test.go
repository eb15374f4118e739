package http1

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A script is input for a parser: what it expects, what the handler answers, and the pieces.
type script struct {
	Kind    Kind     `json:"kind"`
	Lenient Lenient  `json:"lenient"`
	Limit   int      `json:"limit"`
	Verdict Verdict  `json:"verdict"`
	Pieces  []string `json:"pieces"` // a character is a byte
}

// log is a handler that writes down what it is told.
type log struct {
	p       *Parser
	verdict Verdict
	lines   []string
}

func (l *log) add(format string, args ...any) bool {
	l.lines = append(l.lines, fmt.Sprintf(format, args...))
	return true
}

func (l *log) Begin() bool { return l.add("begin") }

func (l *log) Lines(lines []string, url string) bool {
	return l.add("lines %s", text(lines, url))
}

func (l *log) Headers(lines []string, url string, _ bool) (Verdict, bool) {
	p := l.p
	method, status, message := p.Method, 0, ""
	if p.kind == Response {
		method, status, message = "", p.Status, p.StatusMessage()
	}
	var all any
	if lines != nil {
		all = lines
	}
	return l.verdict, l.add("headers %s", text(p.Major, p.Minor, all, method, url, status, message, p.Upgrade, p.KeepAlive()))
}

func (l *log) Body(b []byte) bool { return l.add("body %s", text(latin1(b))[1:len(text(latin1(b)))-1]) }
func (l *log) Complete() bool     { return l.add("complete") }

func text(values ...any) string {
	var out strings.Builder
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(values); err != nil {
		panic(err)
	}
	s := strings.TrimSuffix(out.String(), "\n")
	// encoding/json and JSON.stringify escape differently
	s = strings.ReplaceAll(s, "\\u0008", "\\b")
	s = strings.ReplaceAll(s, "\\u000c", "\\f")
	return strings.ReplaceAll(s, "\\u007f", "\x7f")
}

func play(s script) []string {
	l := &log{verdict: s.Verdict}
	l.p = New(s.Kind, s.Limit, s.Lenient, l)
	for _, piece := range s.Pieces {
		b := make([]byte, 0, len(piece))
		for _, r := range piece {
			b = append(b, byte(r))
		}
		n, err, _ := l.p.Execute(b)
		if err != nil && !l.p.Upgrade {
			l.add("error %s %s %d", err.Code, err.Reason, n)
			return l.lines
		}
		l.add("read %d", n)
		if n != len(b) || l.p.Upgrade {
			return l.lines
		}
	}
	if err, _ := l.p.Finish(); err != nil && !l.p.Upgrade {
		l.add("end %s %s", err.Code, err.Reason)
	} else {
		l.add("end")
	}
	return l.lines
}

// llhttp plays scripts on the parser of the installed Node.
func llhttp(t require.TestingT, scripts []script) [][]string {
	node, err := exec.LookPath("node")
	require.NoError(t, err, "node is needed to compare with")
	input, err := json.Marshal(scripts)
	require.NoError(t, err)
	cmd := exec.Command(node, "--no-warnings", filepath.Join("testdata", "llhttp.js"))
	cmd.Stdin, cmd.Stderr = strings.NewReader(string(input)), os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err)
	var logs [][]string
	require.NoError(t, json.Unmarshal(out, &logs))
	return logs
}

// TestAnswersAsLLHTTP: "the same callbacks with the same pieces, the same error codes, reasons and
// positions, the same lenient flags, wherever the input is cut": messages of every kind, changed at
// random places and cut at random places, are played on the installed Node's parser and on ours.
func TestAnswersAsLLHTTP(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		scripts := rapid.SliceOfN(rapid.Custom(drawScript), 50, 50).Draw(t, "scripts")
		for i, want := range llhttp(t, scripts) {
			require.Equal(t, want, play(scripts[i]), "%#v", scripts[i])
		}
	})
}

// TestLimitsAreNodes: "header lines are handed over when 31 have come"; "16 KiB" of headers and of chunk
// extensions.
func TestLimitsAreNodes(t *testing.T) {
	get := "GET / HTTP/1.1\r\n"
	post := "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
	inputs := []string{
		get + strings.Repeat("A: b\r\n", 31) + "\r\n" + get + "X: y\r\n\r\n",
		get + strings.Repeat("A: b\r\n", 32) + "\r\n" + get + "X: y\r\n\r\n",
		get + strings.Repeat("A: b\r\n", 63) + "\r\n",
		get + "A: " + strings.Repeat("x", 16*1024-3) + "\r\n\r\n",
		get + "A: " + strings.Repeat("x", 16*1024-2) + "\r\n\r\n",
		post + "1;" + strings.Repeat("x", 16*1024) + "\r\na\r\n0\r\n\r\n",
		post + "1;" + strings.Repeat("x", 16*1024+1) + "\r\na\r\n0\r\n\r\n",
		post + "1\r\na\r\n0\r\n" + strings.Repeat("T: v\r\n", 40) + "\r\n",
	}
	var scripts []script
	for _, input := range inputs {
		scripts = append(scripts, script{Kind: Request, Pieces: []string{input}})
		half := len(input) / 2
		scripts = append(scripts, script{Kind: Request, Pieces: []string{input[:half], input[half:]}})
	}
	for i, want := range llhttp(t, scripts) {
		require.Equal(t, want, play(scripts[i]))
	}
}

func BenchmarkRequest(b *testing.B) {
	request := []byte("GET /a/b HTTP/1.1\r\nHost: localhost:3000\r\nAccept: */*\r\nConnection: keep-alive\r\n\r\n")
	p := New(Request, 0, 0, quiet{})
	b.ReportAllocs()
	for b.Loop() {
		if n, err, _ := p.Execute(request); err != nil || n != len(request) {
			b.Fatal(n, err)
		}
	}
}

type quiet struct{}

func (quiet) Begin() bool                                    { return true }
func (quiet) Lines([]string, string) bool                    { return true }
func (quiet) Headers([]string, string, bool) (Verdict, bool) { return BodyFollows, true }
func (quiet) Body([]byte) bool                               { return true }
func (quiet) Complete() bool                                 { return true }

func drawScript(t *rapid.T) script {
	s := script{
		Kind:    rapid.SampledFrom([]Kind{Request, Response}).Draw(t, "kind"),
		Limit:   rapid.SampledFrom([]int{0, 0, 0, 40, 80}).Draw(t, "limit"),
		Verdict: rapid.SampledFrom([]Verdict{0, 0, 0, 0, 1, 2}).Draw(t, "verdict"),
	}
	if rapid.IntRange(0, 3).Draw(t, "lenient") == 0 {
		s.Lenient = Lenient(rapid.IntRange(0, LenientAll).Draw(t, "flags"))
	}
	var message strings.Builder
	for range rapid.IntRange(1, 3).Draw(t, "messages") {
		drawMessage(t, s.Kind, &message)
	}
	input := []byte(message.String())
	for range rapid.SampledFrom([]int{0, 0, 1, 1, 2, 5}).Draw(t, "changes") {
		input = change(t, input)
	}
	s.Pieces = cut(t, input)
	return s
}

func drawMessage(t *rapid.T, kind Kind, out *strings.Builder) {
	pick := func(what string, from ...string) string { return rapid.SampledFrom(from).Draw(t, what) }
	if kind == Request {
		out.WriteString(pick("method", append(Methods(), append(others(), "GETX", "gET", "FOO")...)...))
		out.WriteString(pick("space", " ", " ", " ", "  ", "\t"))
		out.WriteString(pick("url", "/", "/a/b?c=d#e", "*", "http://u@h:80/p?q", "example.com:443", "/\xe9", "h://a@@b", "//?#?#", "/a b", "1"))
		out.WriteString(pick("version", " HTTP/1.1\r\n", " HTTP/1.1\r\n", " HTTP/1.1\r\n", " HTTP/1.0\r\n", " HTTP/0.9\r\n", " HTTP/2.0\r\n",
			" HTTP/1.2\r\n", " RTSP/1.0\r\n", " ICE/1.0\r\n", "\r\n", "\n", " HTTP/1.1\n", " HTTP/2.0\r\n\r\nSM\r\n\r\n"))
	} else {
		out.WriteString(pick("protocol", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "RTSP/1.0", "HTP/1.1"))
		out.WriteString(pick("status", " 200 OK\r\n", " 200 OK\r\n", " 200\r\n", " 404 Not Found\r\n", " 100 Continue\r\n", " 101 Switching\r\n",
			" 204 \r\n", " 304 Not\xe9\r\n", " 20 X\r\n", " 200 OK\n", " 2000\r\n", " 103 Hints\r\n"))
	}
	for range rapid.IntRange(0, 4).Draw(t, "headers") {
		out.WriteString(pick("name", "Host", "Connection", "Content-Length", "Transfer-Encoding", "Upgrade", "X", "Proxy-Connection",
			"connection-x", "Content-Type", "Bad Name", "Connection "))
		out.WriteString(pick("colon", ": ", ": ", ":", ":\t ", " : "))
		out.WriteString(pick("value", "close", "keep-alive", "Upgrade", "chunked", "gzip, chunked", "chunked, gzip", "5", "0", "12x", "websocket",
			"keep-alive, close", "a\xe9b", "", " ", "99999999999999999999", "chunked ", "3 ", "closed", "Upgrade , x", "a\x01b"))
		out.WriteString(pick("end", "\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r\n \r\n", "\r\n y\r\n", "\r"))
	}
	out.WriteString("\r\n")
	out.WriteString(pick("body", "", "", "hello", "5\r\nhello\r\n0\r\n\r\n", "3;a=b;c=\"d\\\"\";e\r\nabc\r\n0\r\nT: v\r\n\r\n", "5\r\nhel", "0\r\n\r\n",
		"A;x\r\n0123456789\r\n0\r\nA: b\r\nC: d\r\n\r\n", "g\r\n", "2 \r\nab\r\n0\r\n\r\n", "2\nab\n0\n\n", "fffffffffffffffff\r\n"))
}

// change replaces, removes or adds a byte.
func change(t *rapid.T, in []byte) []byte {
	at := rapid.IntRange(0, len(in)-1).Draw(t, "at")
	c := rapid.SampledFrom([]byte("\r\n \t:;,=\"\\/?#@[]aZ09-_\x00\x7f\x80\xff")).Draw(t, "byte")
	out := append([]byte{}, in[:at]...)
	switch rapid.IntRange(0, 2).Draw(t, "how") {
	case 0:
		out = append(append(out, c), in[at+1:]...)
	case 1:
		out = append(append(out, c), in[at:]...)
	default:
		out = append(out, in[at+1:]...)
	}
	if len(out) == 0 {
		return in
	}
	return out
}

func cut(t *rapid.T, in []byte) []string {
	var pieces []string
	cuts := rapid.SampledFrom([]int{0, 0, 1, 3, 1000}).Draw(t, "cuts")
	for ; cuts > 0 && len(in) > 1; cuts-- {
		n := 1
		if cuts < 100 {
			n = rapid.IntRange(1, len(in)-1).Draw(t, "cut")
		}
		pieces, in = append(pieces, latin1(in[:n])), in[n:]
	}
	return append(pieces, latin1(in))
}
