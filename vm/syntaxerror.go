package vm

import (
	"strings"

	"github.com/dop251/goja"

	"loopcheck/vm/source"
)

// syntaxError makes the JavaScript error for a file that cannot be compiled or linked, with the stack and
// the report of Node 20.20.2: what a file of CommonJS requires is compiled below its require, an ES
// module is compiled and linked before anything of it runs.
func (p *Process) syntaxError(e *source.SyntaxError) goja.Value {
	o, err := p.rt.New(p.rt.Get("SyntaxError"), p.rt.ToValue(e.Message))
	if err != nil {
		panic(err)
	}
	head := "SyntaxError: " + e.Message
	switch {
	case e.Link:
		frames := []string{
			"ModuleJob._instantiate (node:internal/modules/esm/module_job:213:21)",
			"async ModuleJob.run (node:internal/modules/esm/module_job:320:5)",
			"async ModuleLoader.import (node:internal/modules/esm/loader:606:24)",
		}
		if p.modules.esm.unsettled != nil {
			frames = append(frames, "async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)")
		}
		_ = o.Set("stack", e.Arrow()+head+framesText(frames))
		p.errors.SetArrow(o, "")
	case strings.HasPrefix(e.Path, "file://"):
		p.errors.SetArrow(o, e.Arrow()+"\n")
		_ = o.Set("stack", head+framesText([]string{
			"compileSourceTextModule (node:internal/modules/esm/utils:346:16)",
			"ModuleLoader.moduleStrategy (node:internal/modules/esm/translators:146:18)",
			"#translate (node:internal/modules/esm/loader:497:12)",
			"ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:544:27)",
		}))
	default:
		own := o.Get("stack").String()
		p.errors.SetArrow(o, "")
		_ = o.Set("stack", e.Arrow()+"\n"+head+framesText(requireFrames(own,
			"wrapSafe (node:internal/modules/cjs/loader:1464:18)",
			"Module._compile (node:internal/modules/cjs/loader:1495:20)",
			"Module._extensions..js (node:internal/modules/cjs/loader:1623:10)")))
	}
	return o
}

// jsonError makes the error for a JSON file that require cannot parse (Module._extensions['.json']).
func (p *Process) jsonError(file, message string) goja.Value {
	message = file + ": " + message
	o, err := p.rt.New(p.rt.Get("SyntaxError"), p.rt.ToValue(message))
	if err != nil {
		panic(err)
	}
	frames := requireFrames(o.Get("stack").String(), "parse (<anonymous>)", "Module._extensions..json (node:internal/modules/cjs/loader:1641:39)")
	_ = o.Set("stack", "SyntaxError: "+message+framesText(frames))
	p.errors.SetArrow(o, "node:internal/modules/cjs/loader:1644\n    throw err;\n    ^\n\n")
	return o
}

// requireFrames puts the frames of a compilation in the place of those of a resolution, which the stack of
// an error made in require begins with.
func requireFrames(stack string, compilation ...string) []string {
	frames := append(compilation,
		"Module.load (node:internal/modules/cjs/loader:1266:32)",
		"Module._load (node:internal/modules/cjs/loader:1091:12)",
		"Module.require (node:internal/modules/cjs/loader:1289:19)",
		"require (node:internal/modules/helpers:182:18)")
	_, rest, found := strings.Cut(stack, "\n    at require (node:internal/modules/helpers:")
	if !found {
		return frames
	}
	lines := strings.Split(rest, "\n    at ")[1:]
	return append(frames, lines[:min(len(lines), 10-len(frames))]...)
}

// resolutionError gives an error of package source the properties, the stack and the report that Node has
// for it.
func (p *Process) resolutionError(o *goja.Object, e *source.Error) {
	if strings.HasPrefix(e.Code, "ERR_") {
		frames := "\n    at " + strings.Join(importFrames(e), "\n    at ")
		if !e.Import {
			_, own, _ := strings.Cut(o.Get("stack").String(), "\n    at ")
			frames = "\n    at " + own
		}
		_ = o.Set("stack", e.Type+" ["+e.Code+"]: "+e.Message+frames)
	}
	_ = o.Set("code", e.Code)
	if e.RequireStack != nil {
		_ = o.Set("requireStack", e.RequireStack)
	}
	if e.URL != "" {
		_ = o.Set("url", e.URL)
	}
	if arrow := resolutionArrow(e); arrow != "" {
		p.errors.SetArrow(o, arrow+"\n")
	}
}

// resolutionArrow is the line of Node 20.20.2 that throws.
func resolutionArrow(e *source.Error) string {
	switch {
	case e.Code == "MODULE_NOT_FOUND":
		return "node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n"
	case e.Code == "ERR_UNKNOWN_BUILTIN_MODULE" && !e.Import:
		return "node:internal/modules/cjs/loader:1031\n      throw new ERR_UNKNOWN_BUILTIN_MODULE(request);\n      ^\n"
	case e.Code == "ERR_PACKAGE_PATH_NOT_EXPORTED" && !e.Import:
		return "node:internal/modules/cjs/loader:645\n      throw e;\n      ^\n"
	case e.Code == "ERR_MODULE_NOT_FOUND" && e.URL != "":
		return "node:internal/modules/esm/resolve:283\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n"
	case e.Code == "ERR_MODULE_NOT_FOUND":
		return "node:internal/modules/esm/resolve:873\n  throw new ERR_MODULE_NOT_FOUND(packageName, fileURLToPath(base), null);\n        ^\n"
	case e.Code == "ERR_PACKAGE_PATH_NOT_EXPORTED":
		return "node:internal/modules/esm/resolve:322\n  return new ERR_PACKAGE_PATH_NOT_EXPORTED(\n         ^\n"
	case e.Code == "ERR_UNSUPPORTED_DIR_IMPORT":
		return "node:internal/modules/esm/resolve:271\n    throw new ERR_UNSUPPORTED_DIR_IMPORT(path, basePath, String(resolved));\n          ^\n"
	}
	return ""
}

// importFrames are the frames of a static import that is not found.
func importFrames(e *source.Error) []string {
	var frames []string
	switch {
	case e.Code == "ERR_UNSUPPORTED_DIR_IMPORT":
		frames = []string{"finalizeResolution (node:internal/modules/esm/resolve:271:11)", "moduleResolve (node:internal/modules/esm/resolve:952:10)"}
	case e.Code == "ERR_MODULE_NOT_FOUND" && e.URL != "":
		frames = []string{"finalizeResolution (node:internal/modules/esm/resolve:283:11)", "moduleResolve (node:internal/modules/esm/resolve:952:10)"}
	case e.Code == "ERR_PACKAGE_PATH_NOT_EXPORTED":
		frames = []string{
			"exportsNotFound (node:internal/modules/esm/resolve:322:10)", "packageExportsResolve (node:internal/modules/esm/resolve:670:9)",
			"packageResolve (node:internal/modules/esm/resolve:856:14)", "moduleResolve (node:internal/modules/esm/resolve:946:18)",
		}
	default:
		frames = []string{"packageResolve (node:internal/modules/esm/resolve:873:9)", "moduleResolve (node:internal/modules/esm/resolve:946:18)"}
	}
	return append(frames,
		"defaultResolve (node:internal/modules/esm/resolve:1188:11)",
		"ModuleLoader.defaultResolve (node:internal/modules/esm/loader:708:12)",
		"#cachedDefaultResolve (node:internal/modules/esm/loader:657:25)",
		"ModuleLoader.resolve (node:internal/modules/esm/loader:640:38)",
		"ModuleLoader.getModuleJobForImport (node:internal/modules/esm/loader:264:38)",
		"ModuleJob._link (node:internal/modules/esm/module_job:168:49)")
}

func framesText(frames []string) string { return "\n    at " + strings.Join(frames, "\n    at ") }
