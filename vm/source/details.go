package source

import "sort"

type details struct{}

// MemberRead corrects the place of "Cannot read property 'name' of undefined" when the property was
// about to be called: goja reports such a failure at the object, V8 at the name.
func (u *Unit) MemberRead(line, col int, name string) (int, int) {
	off := u.offset(line, col)
	i := sort.Search(len(u.reads), func(i int) bool { return u.reads[i].object >= off })
	for ; i < len(u.reads) && u.reads[i].object == off; i++ {
		if r := u.reads[i]; r.name == name || r.name == "" {
			p := u.text.file.Position(r.member)
			return p.Line, p.Column
		}
	}
	return line, col
}

// offset is the offset in UTF-16 units of a position, both from 1.
func (u *Unit) offset(line, col int) int {
	return u.text.units(u.text.lineStart(line)) + col - 1
}
