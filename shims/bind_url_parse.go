package shims

import (
	"strings"
)

// urlState is a state of the basic URL parser (URL Standard, 4.4).
type urlState int

const (
	stNone urlState = iota
	stSchemeStart
	stScheme
	stNoScheme
	stSpecialRelativeOrAuthority
	stPathOrAuthority
	stRelative
	stRelativeSlash
	stSpecialAuthoritySlashes
	stSpecialAuthorityIgnoreSlashes
	stAuthority
	stHost
	stHostname
	stPort
	stFile
	stFileSlash
	stFileHost
	stPathStart
	stPath
	stOpaquePath
	stQuery
	stFragment
)

// verdict is what a step of the parser says.
type verdict int

const (
	proceed verdict = iota
	finished
	failed
)

// eof stands for the end of the input.
const eof rune = -1

type urlParser struct {
	u, base  *urlRecord
	in       []rune
	at       int // where in the input the parser is
	state    urlState
	override urlState // the state that a setter begins in, or stNone
	buf      []rune

	atSeen, inBrackets, passwordSeen bool
}

// parseURL parses input against base, which may be nil. It returns nil for what is not a URL.
func parseURL(input string, base *urlRecord) *urlRecord {
	input = strings.TrimFunc(input, func(r rune) bool { return r <= ' ' })
	p := &urlParser{u: &urlRecord{port: -1}, base: base, state: stSchemeStart}
	if !p.run(input) {
		return nil
	}
	return p.u
}

// reparse runs the parser over a member's new value. The URL keeps its value if that fails.
func (u *urlRecord) reparse(value string, state urlState) bool {
	next := *u
	next.path = append([]string(nil), u.path...)
	p := &urlParser{u: &next, state: state, override: state}
	if !p.run(value) {
		return false
	}
	*u = next
	return true
}

func (p *urlParser) run(input string) bool {
	p.in = []rune(strings.NewReplacer("\t", "", "\n", "", "\r", "").Replace(input))
	for ; p.at <= len(p.in); p.at++ {
		c := eof
		if p.at < len(p.in) {
			c = p.in[p.at]
		}
		switch p.step(c) {
		case failed:
			return false
		case finished:
			return true
		}
	}
	return true
}

func (p *urlParser) step(c rune) verdict {
	switch p.state {
	case stSchemeStart:
		return p.schemeStart(c)
	case stScheme:
		return p.scheme(c)
	case stNoScheme:
		return p.noScheme(c)
	case stSpecialRelativeOrAuthority, stPathOrAuthority, stSpecialAuthoritySlashes,
		stSpecialAuthorityIgnoreSlashes, stRelativeSlash:
		return p.slashes(c)
	case stRelative:
		return p.relative(c)
	case stAuthority:
		return p.authority(c)
	case stHost, stHostname:
		return p.hostState(c)
	case stPort:
		return p.portState(c)
	case stFile:
		return p.file(c)
	case stFileSlash:
		return p.fileSlash(c)
	case stFileHost:
		return p.fileHost(c)
	case stPathStart:
		return p.pathStart(c)
	case stPath:
		return p.pathState(c)
	case stOpaquePath:
		return p.opaquePath(c)
	case stQuery:
		return p.queryState(c)
	}
	return p.fragmentState(c)
}

// again goes to a state with the same character.
func (p *urlParser) again(s urlState) verdict {
	p.state = s
	p.at--
	return proceed
}

func (p *urlParser) next(s urlState) verdict {
	p.state = s
	return proceed
}

// remaining reports whether text follows the character that is looked at.
func (p *urlParser) remaining(text string) bool {
	rest := p.in[min(p.at+1, len(p.in)):]
	for i, r := range []rune(text) {
		if i >= len(rest) || rest[i] != r {
			return false
		}
	}
	return true
}

func (p *urlParser) schemeStart(c rune) verdict {
	if isAlpha(c) {
		p.buf = append(p.buf, c|0x20)
		return p.next(stScheme)
	}
	if p.override != stNone {
		return failed
	}
	return p.again(stNoScheme)
}

func (p *urlParser) scheme(c rune) verdict {
	if isAlpha(c) {
		p.buf = append(p.buf, c|0x20)
		return proceed
	}
	if isDigit(c) || c == '+' || c == '-' || c == '.' {
		p.buf = append(p.buf, c)
		return proceed
	}
	if c != ':' {
		if p.override != stNone {
			return failed
		}
		p.buf = nil
		p.at = -1
		return p.next(stNoScheme)
	}
	scheme := string(p.buf)
	p.buf = nil
	if p.override != stNone {
		return p.changeScheme(scheme)
	}
	p.u.scheme = scheme
	switch {
	case scheme == "file":
		return p.next(stFile)
	case p.u.special() && p.base != nil && p.base.scheme == scheme:
		return p.next(stSpecialRelativeOrAuthority)
	case p.u.special():
		return p.next(stSpecialAuthoritySlashes)
	case p.remaining("/"):
		p.at++
		return p.next(stPathOrAuthority)
	}
	p.u.opaque = true
	p.u.path = []string{""}
	return p.next(stOpaquePath)
}

// changeScheme is the end of an assignment to protocol: not between special and other schemes, and to
// file only what has no user and no port.
func (p *urlParser) changeScheme(scheme string) verdict {
	u := p.u
	port, special := defaultPort(scheme)
	switch {
	case special != u.special(),
		scheme == "file" && (u.username != "" || u.password != "" || u.port >= 0),
		u.scheme == "file" && (u.host == nil || *u.host == ""):
		return failed
	}
	u.scheme = scheme
	if special && u.port == port {
		u.port = -1
	}
	return finished
}

func (p *urlParser) noScheme(c rune) verdict {
	switch {
	case p.base == nil || p.base.opaque && c != '#':
		return failed
	case p.base.opaque:
		*p.u = *p.base
		p.u.path = append([]string(nil), p.base.path...)
		p.u.fragment = new(string)
		return p.next(stFragment)
	case p.base.scheme != "file":
		return p.again(stRelative)
	}
	return p.again(stFile)
}

// slashes handles the five states that look for the slashes before a host.
func (p *urlParser) slashes(c rune) verdict {
	switch p.state {
	case stSpecialRelativeOrAuthority:
		if c == '/' && p.remaining("/") {
			p.at++
			return p.next(stSpecialAuthorityIgnoreSlashes)
		}
		return p.again(stRelative)
	case stPathOrAuthority:
		if c == '/' {
			return p.next(stAuthority)
		}
		return p.again(stPath)
	case stSpecialAuthoritySlashes:
		if c == '/' && p.remaining("/") {
			p.at++
			return p.next(stSpecialAuthorityIgnoreSlashes)
		}
		return p.again(stSpecialAuthorityIgnoreSlashes)
	case stSpecialAuthorityIgnoreSlashes:
		if c != '/' && c != '\\' {
			return p.again(stAuthority)
		}
		return proceed
	}
	// stRelativeSlash
	if p.u.special() && (c == '/' || c == '\\') {
		return p.next(stSpecialAuthorityIgnoreSlashes)
	}
	if c == '/' {
		return p.next(stAuthority)
	}
	p.takeAuthority()
	return p.again(stPath)
}

func (p *urlParser) takeAuthority() {
	p.u.username, p.u.password = p.base.username, p.base.password
	p.u.host, p.u.port = p.base.host, p.base.port
}

func (p *urlParser) relative(c rune) verdict {
	p.u.scheme = p.base.scheme
	if c == '/' || p.u.special() && c == '\\' {
		return p.next(stRelativeSlash)
	}
	p.takeAuthority()
	return p.relativePath(c)
}

// relativePath goes on from the path and query of the base.
func (p *urlParser) relativePath(c rune) verdict {
	p.u.path = append([]string(nil), p.base.path...)
	p.u.query = p.base.query
	switch c {
	case '?':
		p.u.query = new(string)
		return p.next(stQuery)
	case '#':
		p.u.fragment = new(string)
		return p.next(stFragment)
	case eof:
		return proceed
	}
	p.u.query = nil
	if p.state == stFile && p.startsWithDrive(p.at) {
		p.u.path = nil
	} else {
		p.u.shorten()
	}
	return p.again(stPath)
}

// startsWithDrive reports whether the input from i on starts with a Windows drive letter.
func (p *urlParser) startsWithDrive(i int) bool {
	rest := p.in[min(i, len(p.in)):]
	return len(rest) >= 2 && isAlpha(rest[0]) && (rest[1] == ':' || rest[1] == '|') &&
		(len(rest) == 2 || strings.ContainsRune(`/\?#`, rest[2]))
}

// endsAuthority reports whether c ends what may be the host.
func (p *urlParser) endsAuthority(c rune) bool {
	return c == eof || c == '/' || c == '?' || c == '#' || p.u.special() && c == '\\'
}

func (p *urlParser) authority(c rune) verdict {
	switch {
	case c == '@':
		text := string(p.buf)
		if p.atSeen {
			text = "%40" + text
		}
		p.atSeen = true
		p.credentials(text)
		p.buf = nil
	case p.endsAuthority(c):
		if p.atSeen && len(p.buf) == 0 {
			return failed
		}
		p.at -= len(p.buf) + 1
		p.buf = nil
		return p.next(stHost)
	default:
		p.buf = append(p.buf, c)
	}
	return proceed
}

func (p *urlParser) credentials(text string) {
	if !p.passwordSeen {
		user, rest, found := strings.Cut(text, ":")
		p.u.username += percentEncode(user, inUserinfoSet)
		if !found {
			return
		}
		p.passwordSeen = true
		text = rest
	}
	p.u.password += percentEncode(text, inUserinfoSet)
}

func (p *urlParser) hostState(c rune) verdict {
	switch {
	case p.override != stNone && p.u.scheme == "file":
		return p.again(stFileHost)
	case c == ':' && !p.inBrackets:
		if len(p.buf) == 0 || p.override == stHostname || !p.takeHost() {
			return failed
		}
		return p.next(stPort)
	case p.endsAuthority(c):
		p.at--
		if p.u.special() && len(p.buf) == 0 {
			return failed
		}
		if p.override != stNone && len(p.buf) == 0 && (p.u.username != "" || p.u.password != "" || p.u.port >= 0) {
			return failed
		}
		if !p.takeHost() {
			return failed
		}
		if p.override != stNone {
			return finished
		}
		return p.next(stPathStart)
	case c == '[':
		p.inBrackets = true
	case c == ']':
		p.inBrackets = false
	}
	p.buf = append(p.buf, c)
	return proceed
}

func (p *urlParser) takeHost() bool {
	host, ok := parseHost(string(p.buf), p.u.special())
	p.u.host = &host
	p.buf = nil
	return ok
}

func (p *urlParser) portState(c rune) verdict {
	if isDigit(c) {
		p.buf = append(p.buf, c)
		return proceed
	}
	if !p.endsAuthority(c) && p.override == stNone {
		return failed
	}
	if len(p.buf) > 0 {
		port := 0
		for _, d := range p.buf {
			if port = port*10 + int(d-'0'); port > 65535 {
				return failed
			}
		}
		p.u.port = port
		if usual, special := defaultPort(p.u.scheme); special && usual == port {
			p.u.port = -1
		}
		p.buf = nil
		if p.override != stNone {
			return finished
		}
	}
	if p.override == stPort {
		return failed
	}
	if p.override != stNone {
		return finished
	}
	return p.again(stPathStart)
}
