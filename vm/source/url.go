package source

import (
	"fmt"
	"net/url"
	"strings"
)

// FileURL is url.pathToFileURL(path).href for an absolute path.
func FileURL(abs string) string {
	var b strings.Builder
	b.WriteString("file://")
	for i := 0; i < len(abs); i++ {
		c := abs[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', strings.IndexByte("/-_.!~*'();:@&=+$,[]|^", c) >= 0:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// FilePath is url.fileURLToPath for a file: URL without a host; ok is false for anything else.
func FilePath(fileURL string) (abs string, ok bool) {
	u, err := url.Parse(fileURL)
	if err != nil || u.Scheme != "file" || u.Host != "" && u.Host != "localhost" {
		return "", false
	}
	return u.Path, true
}

func unescapePath(s string) string {
	if !strings.Contains(s, "%") {
		return s
	}
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}

// nodeBuiltin lists the modules that Node 20 offers with and without "node:" (module.builtinModules).
func nodeBuiltin(name string) bool {
	switch name {
	case "_http_agent", "_http_client", "_http_common", "_http_incoming", "_http_outgoing", "_http_server",
		"_stream_duplex", "_stream_passthrough", "_stream_readable", "_stream_transform", "_stream_wrap",
		"_stream_writable", "_tls_common", "_tls_wrap", "assert", "assert/strict", "async_hooks", "buffer",
		"child_process", "cluster", "console", "constants", "crypto", "dgram", "diagnostics_channel", "dns",
		"dns/promises", "domain", "events", "fs", "fs/promises", "http", "http2", "https", "inspector",
		"inspector/promises", "module", "net", "os", "path", "path/posix", "path/win32", "perf_hooks", "process",
		"punycode", "querystring", "readline", "readline/promises", "repl", "stream", "stream/consumers",
		"stream/promises", "stream/web", "string_decoder", "sys", "timers", "timers/promises", "tls",
		"trace_events", "tty", "url", "util", "util/types", "v8", "vm", "wasi", "worker_threads", "zlib":
		return true
	}
	return false
}

// nodeOnly lists those that need the "node:".
func nodeOnly(name string) bool {
	switch name {
	case "sea", "test", "test/reporters":
		return true
	}
	return false
}
