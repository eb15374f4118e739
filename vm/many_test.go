package vm

import "testing"

func BenchmarkManyTimers(b *testing.B) {
	bench(b, memory{"/app/main.js": `for (let i = 0; i < 100; i++) setTimeout(() => {}, i % 25);`}, "")
}
