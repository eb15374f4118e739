package cases

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/cmd/loopcheck/session"
)

// snippets is the folder with programs and what real node 20 printed in hundreds of runs of each. It
// lies beside the repository.
const snippets = "../../shared/snippets"

// commands are the programs that snippets start, scripted.
func commands() map[string]string {
	return map[string]string{
		"49-child-exit-vs-stdout.js":          "exec('/bin/echo hi', { stdout: 'hi' });",
		"63-child-exit-before-late-output.js": "exec('/bin/sh', { stdout: 'early', late: 'late' });",
	}
}

// scripted is the file of a snippet, or of a copy that begins with the script of the program that it starts.
func scripted(t *testing.T, name, file string) string {
	t.Helper()
	script, ok := commands()[name]
	if !ok {
		return file
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	made := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(made, []byte("require('loopcheck')."+script+string(text)), 0o600))
	return made
}

// unfinished are the snippets whose orders are too many to be searched here; random schedules show
// what the reduced search did not come to.
func unfinished() map[string]string {
	return map[string]string{
		"35-threadpool-starvation.js":   "five requests of which no two touch one thing, in every order",
		"51-localhost-connect-order.js": "two connections, with data and an end both ways: more than twenty thousand orders",
		"47-lost-update-file.js":        "two tasks of seven requests and more each, on one file: more than ninety thousand orders",
	}
}

// poolSizes are the snippets that were observed with pools of other sizes than four, too.
func poolSizes() map[string][]int { return map[string][]int{"35-threadpool-starvation.js": {5}} }

// An observation is what observed.json says of a snippet.
type observation struct {
	Kind               string
	Expected, Observed []string
}

// Every output that node showed is among the outcomes, and the outcomes are those that are believed
// possible, no more and no less.
func TestSnippetsHaveTheOutcomesThatNodeShows(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(snippets, "observed.json"))
	if os.IsNotExist(err) {
		t.Skip("the folder shared/snippets is not beside the repository")
	}
	require.NoError(t, err)
	var raw map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(data, &raw))
	for name, file := range programs(t, snippets) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var o observation
			require.NoError(t, json.Unmarshal(raw[name], &o))
			file := scripted(t, name, file)
			reason, endless := unfinished()[name]
			bound := 10_000
			if endless {
				bound = 1000
			}
			got, complete := texts(t, file, "reduced", bound)
			if endless {
				require.False(t, complete, "remove it from unfinished: %s", reason)
				more, _ := texts(t, file, "random", 1000)
				got = append(got, more...)
				for _, workers := range poolSizes()[name] {
					got = append(got, textsOfPool(t, file, workers)...)
				}
				require.Subset(t, o.Expected, got)
			} else {
				require.True(t, complete)
				require.ElementsMatch(t, o.Expected, got)
			}
			require.Subset(t, got, o.Observed)
		})
	}
}

// texts are the distinct texts on stdout, and whether these are all.
func texts(t *testing.T, file, strategy string, maxRuns int) (list []string, complete bool) {
	t.Helper()
	all, complete := outcomes(t, file, strategy, maxRuns)
	for _, o := range all {
		if text := strings.TrimSpace(o.stdout); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list, complete
}

// textsOfPool are texts that random schedules show with so many workers.
func textsOfPool(t *testing.T, file string, workers int) (list []string) {
	t.Helper()
	c := asUsual(file)
	c.Loop.Workers, c.Bounds.MaxRuns = workers, 1000
	s, err := session.Open(c)
	require.NoError(t, err)
	defer s.Close()
	r, err := s.Search(session.Wanted{Strategy: "random", Outcomes: true})
	require.NoError(t, err)
	for _, o := range r.Outcomes {
		list = append(list, strings.TrimSpace(o.Outcome.Stdout))
	}
	return list
}
