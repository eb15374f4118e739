package pattern_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"loopcheck/vm/js/pattern"
)

// class turns an expanded class into one of Go's, to ask it.
func class(t *testing.T, text string) *regexp.Regexp {
	t.Helper()
	expanded, err := pattern.Expand(text, "u")
	require.NoError(t, err)
	return regexp.MustCompile("^(?:" + strings.ReplaceAll(expanded, `\u{`, `\x{`) + ")$")
}

func TestAPropertyBecomesAClassOfItsCharacters(t *testing.T) {
	for text, sets := range map[string][2]string{
		`\p{L}`:                     {"aÉñ中", "1 _-"},
		`\P{L}`:                     {"1 _😀", "aé"},
		`[\p{Lu}\d]`:                {"AÉ7", "aé "},
		`[^\p{Lu}]`:                 {"a1", "AÉ"},
		`[\P{Lu}X]`:                 {"aX1", "AÉ"},
		`\p{Letter}`:                {"a", "1"},
		`\p{General_Category=Nd}`:   {"1٣", "a"},
		`\p{Script=Greek}`:          {"αΩ", "a"},
		`\p{Alphabetic}`:            {"aͅ", "1"},
		`\p{ID_Start}`:              {"a℘", "1$"},
		`\p{ID_Continue}`:           {"a1_", "-"},
		`\p{Emoji_Presentation}`:    {"😀", "1a"},
		`\p{Extended_Pictographic}`: {"❤", "1"},
		`\p{Any}`:                   {"a😀", ""},
		`\p{ASCII}`:                 {"a~", "é"},
		`\p{White_Space}`:           {" \u2028", "a"},
	} {
		re := class(t, text)
		for _, r := range sets[0] {
			require.True(t, re.MatchString(string(r)), "%s %q", text, r)
		}
		for _, r := range sets[1] {
			require.False(t, re.MatchString(string(r)), "%s %q", text, r)
		}
	}
}

func TestWhatIsNoPropertyStays(t *testing.T) {
	for text, flags := range map[string]string{`\p{L}`: "g", `\\p{L}`: "u", `a[\]]p{L}`: "u", `\p`: "u"} {
		got, err := pattern.Expand(text, flags)
		require.NoError(t, err)
		require.Equal(t, text, got)
	}
}

func TestAnUnknownPropertyIsAnError(t *testing.T) {
	for _, text := range []string{`\p{Nope}`, `\p{Script=Nope}`, `\p{Other_Alphabetic}`, `\p{}`} {
		_, err := pattern.Expand(text, "u")
		require.ErrorIs(t, err, pattern.ErrUnknown, text)
	}
}
