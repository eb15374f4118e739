package js

import "github.com/dop251/goja"

func InstallPolyfills(rt *goja.Runtime, lib *Library, names map[string]bool) {}
