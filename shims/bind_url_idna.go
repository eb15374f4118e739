package shims

import (
	"strings"

	"golang.org/x/net/idna"
)

// domainProfile is Unicode TS 46 as the URL Standard wants it (3.3, domain to ASCII, not strict).
func domainProfile() *idna.Profile {
	return idna.New(
		idna.MapForLookup(),
		idna.Transitional(false),
		idna.StrictDomainName(false),
		idna.CheckHyphens(false),
		idna.CheckJoiners(true),
		idna.BidiRule(),
		idna.VerifyDNSLength(false),
	)
}

// domainToASCII is the domain with every label in ASCII.
func domainToASCII(domain string) (string, bool) {
	if ascii, ok := asciiDomain(domain); ok {
		return ascii, true
	}
	ascii, err := domainProfile().ToASCII(domain)
	return ascii, err == nil
}

// domainToUnicode is the domain for people to read: labels in Punycode are decoded if they are valid.
func domainToUnicode(domain string) string {
	if !strings.Contains(domain, "xn--") {
		return domain
	}
	readable, err := domainProfile().ToUnicode(domain)
	if err != nil {
		return domain
	}
	return readable
}
