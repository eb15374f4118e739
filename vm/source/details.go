package source

type details struct{}
