package shims

import "strings"

// The states of the URL parser for file URLs, and from the path on.

func (p *urlParser) file(c rune) verdict {
	p.u.scheme = "file"
	p.u.host = new(string)
	if c == '/' || c == '\\' {
		return p.next(stFileSlash)
	}
	if p.base == nil || p.base.scheme != "file" {
		return p.again(stPath)
	}
	p.u.host = p.base.host
	return p.relativePath(c)
}

func (p *urlParser) fileSlash(c rune) verdict {
	if c == '/' || c == '\\' {
		return p.next(stFileHost)
	}
	if p.base != nil && p.base.scheme == "file" {
		p.u.host = p.base.host
		if !p.startsWithDrive(p.at) && len(p.base.path) > 0 && isDriveLetter(p.base.path[0], true) {
			p.u.path = append(p.u.path, p.base.path[0])
		}
	}
	return p.again(stPath)
}

func (p *urlParser) fileHost(c rune) verdict {
	if c != eof && !strings.ContainsRune(`/\?#`, c) {
		p.buf = append(p.buf, c)
		return proceed
	}
	p.at--
	switch {
	case p.override == stNone && isDriveLetter(string(p.buf), false):
		return p.next(stPath) // not a host; the buffer is the start of the path
	case len(p.buf) == 0:
		p.u.host = new(string)
	default:
		if !p.takeHost() {
			return failed
		}
		if *p.u.host == "localhost" {
			p.u.host = new(string)
		}
	}
	if p.override != stNone {
		return finished
	}
	return p.next(stPathStart)
}

func (p *urlParser) pathStart(c rune) verdict {
	switch {
	case p.u.special():
		if c != '/' && c != '\\' {
			return p.again(stPath)
		}
		return p.next(stPath)
	case p.override == stNone && c == '?':
		p.u.query = new(string)
		return p.next(stQuery)
	case p.override == stNone && c == '#':
		p.u.fragment = new(string)
		return p.next(stFragment)
	case c != eof:
		if c != '/' {
			return p.again(stPath)
		}
		return p.next(stPath)
	case p.override != stNone && p.u.host == nil:
		p.u.path = append(p.u.path, "")
	}
	return proceed
}

// dots is 1 for a single-dot segment, 2 for a double-dot one, else 0.
func dots(segment string) int {
	switch strings.ReplaceAll(strings.ToLower(segment), "%2e", ".") {
	case ".":
		return 1
	case "..":
		return 2
	}
	return 0
}

func (p *urlParser) pathState(c rune) verdict {
	slash := c == '/' || p.u.special() && c == '\\'
	if c != eof && !slash && (p.override != stNone || c != '?' && c != '#') {
		p.buf = append(p.buf, c)
		return proceed
	}
	segment := percentEncode(string(p.buf), inPathSet)
	p.buf = nil
	switch dots(segment) {
	case 2:
		p.u.shorten()
		if !slash {
			p.u.path = append(p.u.path, "")
		}
	case 1:
		if !slash {
			p.u.path = append(p.u.path, "")
		}
	default:
		if p.u.scheme == "file" && len(p.u.path) == 0 && isDriveLetter(segment, false) {
			segment = segment[:1] + ":"
		}
		p.u.path = append(p.u.path, segment)
	}
	switch c {
	case '?':
		p.u.query = new(string)
		return p.next(stQuery)
	case '#':
		p.u.fragment = new(string)
		return p.next(stFragment)
	}
	return proceed
}

func (p *urlParser) opaquePath(c rune) verdict {
	switch c {
	case eof, '?', '#':
		p.u.path[0] += percentEncode(string(p.buf), inC0Set)
		p.buf = nil
	default:
		p.buf = append(p.buf, c)
		return proceed
	}
	switch c {
	case '?':
		p.u.query = new(string)
		return p.next(stQuery)
	case '#':
		p.u.fragment = new(string)
		return p.next(stFragment)
	}
	return proceed
}

func (p *urlParser) queryState(c rune) verdict {
	if c != eof && (c != '#' || p.override != stNone) {
		p.buf = append(p.buf, c)
		return proceed
	}
	set := inQuerySet
	if p.u.special() {
		set = inSpecialQuerySet
	}
	query := *p.u.query + percentEncode(string(p.buf), set)
	p.u.query = &query
	p.buf = nil
	if c == '#' {
		p.u.fragment = new(string)
		return p.next(stFragment)
	}
	return proceed
}

func (p *urlParser) fragmentState(c rune) verdict {
	if c != eof {
		p.buf = append(p.buf, c)
		return proceed
	}
	fragment := *p.u.fragment + percentEncode(string(p.buf), inFragmentSet)
	p.u.fragment = &fragment
	return proceed
}
