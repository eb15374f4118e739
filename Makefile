# Everything needs Go alone; the comparison tests also need Node 20 on the PATH and skip without it.

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOLANGCI    = github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0

export CGO_ENABLED = 0

.PHONY: build test bench soak lint

build:
	go build -o loopcheck ./cmd/loopcheck

# What every change must pass.
test:
	go vet ./...
	go run $(STATICCHECK) ./...
	go test ./...

# Read allocs/op first: they are the same on every machine.
bench:
	go test ./explorer/... ./vm ./cases ./shims/world -run '^$$' -bench . -benchmem

# The searches of random programs, much longer than in `make test`.
soak:
	LOOPCHECK_INCLUSION=5000 go test ./cases -run EveryOrder -count=1 -timeout 10h -v
	LOOPCHECK_SOAK=1 go test ./eventloop/... ./explorer/... -count=1 -timeout 10h -rapid.checks=20000
	LOOPCHECK_REDUCTION=100000 go test ./cases -run DPORLoses -count=1 -timeout 10h -v

# The full set of linters. The first time the linter itself is built, which takes some minutes.
lint:
	go run $(GOLANGCI) run ./...
