package cases

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
)

// apiTable is the published table of what there is of Node's interface.
const apiTable = "../docs/api.md"

// docs/api.md says, for every function, class and method that Node's modules export, whether it is here.
// It is made from what real node exports and what a run sees: go test ./cases -run TheAPITable -update
func TestTheAPITableIsUpToDate(t *testing.T) {
	node := membersUnderNode(t)
	here := membersHere(t, node)
	require.Len(t, here, len(node))
	table := apiMarkdown(t, node, here)
	if update() {
		require.NoError(t, os.WriteFile(apiTable, []byte(table), 0o644))
		return
	}
	want, err := os.ReadFile(apiTable)
	require.NoError(t, err)
	require.Equal(t, string(want), table, "run: go test ./cases -run TheAPITable -update")
}

// A member is something that a module exports: of a class also its methods (`#`) and static ones (`.`).
type member struct{ module, path, what string }

func membersUnderNode(t *testing.T) []member {
	t.Helper()
	file, err := filepath.Abs("api/members.js")
	require.NoError(t, err)
	cmd := exec.Command("node", file)
	cmd.Env = environment()
	out, err := cmd.Output()
	require.NoError(t, err)
	list := parseMembers(t, string(out))
	require.Greater(t, len(list), 2000)
	return list
}

// membersHere says what each of Node's members is in a run of ours.
func membersHere(t *testing.T, node []member) []member {
	t.Helper()
	var list bytes.Buffer
	for i, m := range node {
		if i > 0 {
			list.WriteByte('\n')
		}
		fmt.Fprintf(&list, "%s %s %s", m.module, m.path, m.what)
	}
	file, err := filepath.Abs("api/members.js")
	require.NoError(t, err)
	config := asUsual(file)
	config.Env = append(config.Env, "MEMBERS="+list.String())
	config.SkipUnsupported = true
	s, err := session.Open(config)
	require.NoError(t, err)
	defer s.Close()
	out, err := s.Run()
	require.NoError(t, err)
	require.Zero(t, out.ExitCode, out.Stderr)
	return parseMembers(t, out.Stdout)
}

func parseMembers(t *testing.T, text string) []member {
	t.Helper()
	var list []member
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		require.Len(t, f, 3, "%q", line)
		list = append(list, member{f[0], f[1], f[2]})
	}
	return list
}

// apiMarkdown writes the table: a section for each module, in Node's order.
func apiMarkdown(t *testing.T, node, here []member) string {
	t.Helper()
	var b, total bytes.Buffer
	reasons := partly()
	count := map[string]int{}
	for from := 0; from < len(node); {
		to := from
		for to < len(node) && node[to].module == node[from].module {
			to++
		}
		apiSection(&b, node[from:to], here[from:to], reasons, count)
		from = to
	}
	require.Empty(t, reasons, "these are not there, or Node does not export them")
	fmt.Fprintf(&total, apiHead, count["supported"], count["partly"], count["absent"])
	return total.String() + b.String()
}

const apiHead = `# What there is of Node's interface

Every function, class and method that the modules of Node 20.20.2 export, against this version. The test
TestTheAPITableIsUpToDate writes this file and fails when it is out of date.

- *supported*: it is there, and does what Node's does.
- *partly*: it is there; what differs stands behind it.
- *absent*: a call throws ` + "`ERR_LOOPCHECK_UNSUPPORTED`" + ` with its name, or there is nothing of the name.

A#b is a method of the class A, A.b a static one. In all: %d supported, %d partly, %d absent.
`

func apiSection(b *bytes.Buffer, node, here []member, reasons map[string]string, count map[string]int) {
	var supported, partly, absent []string
	module := node[0].module
	whole := true // the module itself cannot be required
	for i, m := range node {
		if m.path == "." {
			whole = here[i].what == "absent"
			continue
		}
		reason, listed := reasons[module+" "+m.path]
		switch {
		case here[i].what == "absent", here[i].what == "refused", !listed && differ(m, here[i]):
			absent = append(absent, m.path)
		case listed:
			partly = append(partly, fmt.Sprintf("`%s` (%s)", m.path, reason))
			delete(reasons, module+" "+m.path)
		default:
			supported = append(supported, m.path)
		}
	}
	count["supported"] += len(supported)
	count["partly"] += len(partly)
	count["absent"] += len(absent)
	fmt.Fprintf(b, "\n## %s\n\n%d supported, %d partly, %d absent\n", module, len(supported), len(partly), len(absent))
	if whole && module != "globals" {
		b.WriteString("\nThe module is absent.\n")
		return
	}
	for _, group := range []struct {
		name    string
		members []string
		quote   bool
	}{{"supported", supported, true}, {"partly", partly, false}, {"absent", absent, true}} {
		if len(group.members) == 0 {
			continue
		}
		if group.quote {
			for i, m := range group.members {
				group.members[i] = "`" + m + "`"
			}
		}
		fmt.Fprintf(b, "\n*%s*: %s\n", group.name, strings.Join(group.members, ", "))
	}
}

// differ reports whether a member is something else than in Node: a function where there was none, say.
func differ(node, here member) bool {
	return node.what != here.what && !slices.Contains([]string{node.what, here.what}, "value") && node.path != "."
}

// partly lists what is there and not all that Node's is, with the reason.
func partly() map[string]string {
	return map[string]string{
		"async_hooks createHook":                  "a promise is announced when something waits for it, not when it is made; promiseResolve is refused; destroy is not called for what a collector would free",
		"async_hooks executionAsyncResource":      "Node's own resources are plain objects of the same class; ids behind console output differ",
		"perf_hooks PerformanceObserver#observe":  "entries of type dns, gc, http, http2 and net are refused",
		"perf_hooks performance":                  "times are whole milliseconds of the virtual clock; the milestones of nodeTiming are 0",
		"perf_hooks Performance#getEntriesByType": "fetch adds no entries of type resource",
		"buffer Blob#stream":                      "a chunk for each part",
		"child_process exec":                      "programs are scripted with require('loopcheck').exec; the two pipes of a child are read in three orders at most",
		"child_process execFile":                  "as exec",
		"child_process spawn":                     "as exec; what is written to stdin goes nowhere; no IPC channel and no streams as stdio",
		"child_process spawnSync":                 "as exec",
		"crypto createCipheriv":                   "AES with CBC, CTR, ECB, GCM, CFB, CFB8 and OFB, ChaCha20 with and without Poly1305, triple DES; others are refused",
		"crypto createECDH":                       "the curves P-256, P-384 and P-521; others are refused",
		"crypto createHash":                       "all digests but SM3",
		"crypto createPrivateKey":                 "RSA, EC on NIST's curves and Ed25519; encrypted keys are refused, and errors in DER have the code of unknown formats",
		"crypto generateKeyPair":                  "as createPrivateKey; a function of the seed and of the event that asks",
		"crypto randomBytes":                      "a function of the seed and of the event that asks, as all random values are",
		"crypto sign":                             "EC signatures are those of RFC 6979",
		"process memoryUsage":                     "fixed values",
		"process cpuUsage":                        "the virtual clock",
		"os cpus":                                 "a made-up machine",
		"process stdin":                           "has ended, as /dev/null",
		"process stdout":                          "a pipe; no instance of net.Socket",
		"readline Interface":                      "streams that are no terminals; terminal: true is refused",
		"readline/promises Interface":             "as that of readline",
		"util TextDecoder":                        "encodings with more than one byte for a character are refused, but for UTF-8 and UTF-16",
		"vm createContext":                        "a context shares the intrinsics of the main one; codeGeneration and microtaskMode are refused",
		"vm runInContext":                         "let, const and class at the top are the script's own; a timeout is not kept",
		"zlib createBrotliCompress":               "of the parameters only quality and lgwin count: other bytes than Node's when more are given",
		"globals MessagePort#postMessage":         "KeyObject, Blob and FileHandle cannot be sent",
	}
}
