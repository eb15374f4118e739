package js

import (
	"strings"
)

// inferredName is V8's inferred name for the anonymous function around a position: the member chain
// that the function is assigned to (src/parsing/func-name-inferrer.cc at V8 11.3). "" for a function
// that has a name or is assigned to nothing.
func (t *scriptText) inferredName(off int) string {
	start := t.functionStart(t.at(off))
	if start < 0 {
		return ""
	}
	i := start - 1
	// a.f = a.f || function () {}
	for i > 0 && (t.text(i) == "||" || t.text(i) == "&&" || t.text(i) == "??") {
		i = t.chainStart(i-1) - 1
	}
	if t.text(i) != "=" {
		return ""
	}
	return t.chainName(i-1, start)
}

// functionStart returns the first token of the anonymous function or arrow function whose body holds
// token i, or -1.
func (t *scriptText) functionStart(i int) int {
	for i--; i >= 0; i-- {
		switch t.text(i) {
		case ")", "]", "}":
			if t.kind(i) == tokPunct && t.pair[i] >= 0 {
				i = t.pair[i]
			}
		case "=>":
			return t.arrowStart(i)
		case "{":
			switch start, ok := t.braceOwner(i); {
			case ok:
				return start
			case start == blockOfNoFunction:
				continue
			default:
				return -1
			}
		case "(", "[":
			continue
		case ";":
			if t.kind(i) == tokPunct {
				return t.outer(i)
			}
		}
	}
	return -1
}

const blockOfNoFunction = -2

// outer goes on from a statement's end to the brace around it.
func (t *scriptText) outer(i int) int {
	for ; i >= 0; i-- {
		if t.kind(i) != tokPunct {
			continue
		}
		switch t.text(i) {
		case ")", "]", "}":
			if t.pair[i] >= 0 {
				i = t.pair[i]
			}
		case "{":
			switch start, ok := t.braceOwner(i); {
			case ok:
				return start
			case start == blockOfNoFunction:
				continue
			default:
				return -1
			}
		}
	}
	return -1
}

// braceOwner says what the brace at i opens: the body of an anonymous function (ok), that of a named
// one (-1), or something else (blockOfNoFunction).
func (t *scriptText) braceOwner(i int) (start int, ok bool) {
	if t.text(i-1) == "=>" {
		return t.arrowStart(i - 1), true
	}
	if t.text(i-1) != ")" || t.pair[i-1] < 0 {
		return blockOfNoFunction, false
	}
	p := t.pair[i-1] - 1
	if t.text(p) == "*" {
		p--
	}
	if t.text(p) == "function" {
		if t.text(p-1) == "async" {
			p--
		}
		return p, true
	}
	switch t.text(p) {
	case "if", "for", "while", "switch", "catch", "with", "await":
		return blockOfNoFunction, false
	}
	return -1, false
}

// arrowStart returns the first token of the arrow function with its arrow at i.
func (t *scriptText) arrowStart(i int) int {
	p := i - 1
	if t.text(p) == ")" && t.pair[p] >= 0 {
		p = t.pair[p]
	}
	if t.text(p-1) == "async" {
		p--
	}
	return p
}

// chainStart returns the first token of the member chain that ends at i: a.b[c](d).e
func (t *scriptText) chainStart(i int) int {
	for i > 0 {
		switch prev := t.text(i - 1); {
		case (t.text(i) == "]" || t.text(i) == ")" || t.text(i) == "}") && t.kind(i) == tokPunct:
			open := t.pair[i]
			if open < 0 {
				return i
			}
			if t.text(i) == "}" || !t.endsOperand(open-1) && t.text(open-1) != "?." {
				return t.withNew(open) // an array, object or parenthesised expression
			}
			i = open - 1
			if t.text(i) == "?." {
				i--
			}
		case t.kind(i) == tokTemplate && t.endsOperand(i-1):
			i--
		case prev == "." || prev == "?.":
			i -= 2
		default:
			return t.withNew(i)
		}
	}
	return max(i, 0)
}

// withNew takes a "new" before the start of a chain in.
func (t *scriptText) withNew(i int) int {
	if t.text(i-1) == "new" && t.kind(i-1) == tokName {
		return i - 1
	}
	return i
}

// endsOperand reports that an expression can end with token i.
func (t *scriptText) endsOperand(i int) bool {
	switch t.kind(i) {
	case tokName:
		w := t.text(i)
		return !isReserved(w) && w != "await" && w != "yield" && w != "of" || w == "this" || w == "super" || t.text(i-1) == "."
	case tokPunct:
		return i >= 0 && (t.text(i) == ")" || t.text(i) == "]")
	}
	return true
}

// chainName is the name that V8 makes of the chain that ends at token i.
func (t *scriptText) chainName(i, function int) string {
	var parts []string
	for first := t.chainStart(i); i >= first; i-- {
		switch {
		case t.text(i) == "]" && t.pair[i] >= 0:
			key := "<computed>"
			if t.pair[i] == i-2 && t.kind(i-1) == tokString {
				key = strings.Trim(t.text(i-1), `"'`)
			}
			parts = append(parts, key)
			i = t.pair[i]
		case t.kind(i) == tokName && t.text(i) != "this" && t.text(i) != "prototype":
			parts = append(parts, t.text(i))
		}
	}
	if outer := t.enclosingName(function); outer != "" && len(parts) > 0 {
		parts = append(parts, outer)
	}
	for a, b := 0, len(parts)-1; a < b; a, b = a+1, b-1 {
		parts[a], parts[b] = parts[b], parts[a]
	}
	return strings.Join(parts, ".")
}

// enclosingName is the name of the function around token i if it looks like a constructor's.
func (t *scriptText) enclosingName(i int) string {
	for i--; i >= 0; i-- {
		if t.kind(i) != tokPunct {
			continue
		}
		switch t.text(i) {
		case ")", "]", "}":
			if t.pair[i] >= 0 {
				i = t.pair[i]
			}
		case "{":
			if t.text(i-1) != ")" || t.pair[i-1] < 1 {
				continue
			}
			n := t.pair[i-1] - 1
			if t.text(n-1) == "function" && t.text(n) != "" && t.text(n)[0] >= 'A' && t.text(n)[0] <= 'Z' {
				return t.text(n)
			}
			return ""
		}
	}
	return ""
}
