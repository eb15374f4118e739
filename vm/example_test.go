package vm_test

import (
	"fmt"
	"io/fs"

	"loopcheck/eventloop"
	"loopcheck/explorer"
	"loopcheck/shims/world"
	"loopcheck/vm"
)

// files is a disk with one file.
type files struct{ name, text string }

func (f files) ReadFile(path string) ([]byte, error) {
	if path != f.name {
		return nil, fs.ErrNotExist
	}
	return []byte(f.text), nil
}

func (f files) Stat(path string) (isDir bool, err error) {
	_, err = f.ReadFile(path)
	return false, err
}

func (f files) Realpath(path string) (string, error) { return path, nil }

// Every order of a program that is in memory.
func Example() {
	f := files{"/app/main.js", `
const answers = [];
setTimeout(() => answers.push('timeout'), 0);
setImmediate(() => answers.push('immediate'));
process.on('exit', () => console.log(answers.join(' ')));
`}
	program, err := vm.Load(vm.Options{
		Entry: f.name,
		Cwd:   "/app",
		Files: f,
		Image: world.NewImage(world.MapBase{f.name: f.text}, world.Options{Roots: []string{"/app"}}),
		Loop:  eventloop.DefaultOptions(),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	start := func() (explorer.System, error) { return program.Start(vm.StartOptions{}), nil }
	report, err := explorer.Explore(start, explorer.NewReduced(explorer.TurnsDepend), explorer.Options{KeepGoing: true, KeepOutcomes: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, o := range report.Outcomes {
		fmt.Print(o.Outcome.Stdout)
	}
	fmt.Println("complete:", report.Complete)
	// Output:
	// immediate timeout
	// timeout immediate
	// complete: true
}
