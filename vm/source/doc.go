// Package source turns a user's files into immutable compiled units, and says which file a
// specifier means. It holds no state of a run: one Loader serves every run of a program, from
// several goroutines at once.
//
//	specifier ──Resolve──> absolute path ──Load──> *Unit ──RunProgram──> wrapper function
//
// The positions that goja reports for a unit are final. They are V8's: 1-based lines, 1-based
// columns in UTF-16 units of the user's own file, at the token that V8 would name. Nothing is
// mapped at run time: the tree's positions are rewritten before it is compiled.
//
// Text is left alone as far as possible. What goja's parser refuses is blanked in place (import,
// export, the await of for await) and put back as tree nodes, so that line and column stay.
// Only TypeScript, JSX and the few forms that cannot be blanked go through esbuild.
package source
