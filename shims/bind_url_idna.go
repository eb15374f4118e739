package shims

// domainToASCII is the domain in ASCII. A domain with other letters is not known to this build.
func domainToASCII(domain string) (string, bool) {
	return asciiDomain(domain)
}

// domainToUnicode is the domain for people to read.
func domainToUnicode(domain string) string {
	return domain
}
