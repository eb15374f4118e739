package js

func InternalFrames(kind string) []string { return nil }
