package js

import (
	"math"
	"math/big"
	"strings"

	"github.com/dop251/goja"
	"github.com/dop251/goja/unistring"
)

func nameOf(s string) unistring.String { return unistring.NewFromString(s) }

// extendNumbers gives Number.prototype.toLocaleString its en-US form.
func (l *Library) extendNumbers() {
	l.protos[protoNumber].add("toLocaleString", l.method("toLocaleString", 0, func(e *Errors, c goja.FunctionCall) goja.Value {
		v := c.This
		if o, ok := v.(*goja.Object); ok && o.ClassName() == "Number" {
			v = e.rt.ToValue(o.ToFloat())
		}
		if v == nil || !goja.IsNumber(v) {
			panic(e.New("TypeError", "Number.prototype.toLocaleString requires that 'this' be a Number"))
		}
		e.checkLocale(c.Argument(0), "Number.prototype.toLocaleString")
		return e.rt.ToValue(e.numberFormat(c.Argument(1)).format(v.ToFloat()))
	}))
}

// checkLocale refuses locales other than en-US.
func (e *Errors) checkLocale(v goja.Value, what string) {
	if goja.IsUndefined(v) {
		return
	}
	if o, ok := v.(*goja.Object); ok && o.ClassName() == "Array" {
		if o.Get("length").ToInteger() == 0 {
			return
		}
		v = o.Get("0")
	}
	if s := v.String(); s != "en-US" && s != "en" {
		panic(e.unsupported(what + " with locale " + s))
	}
}

// A numberFormat is what Intl.NumberFormat has in its default, decimal and percent styles.
type numberFormat struct {
	least, most int // digits after the point
	group       bool
	percent     bool
}

func (e *Errors) numberFormat(options goja.Value) numberFormat {
	f := numberFormat{most: 3, group: true}
	o, ok := options.(*goja.Object)
	if !ok {
		return f
	}
	least, most := -1, -1
	digits := func(v goja.Value, key string) int {
		n := v.ToFloat()
		if n != n || n < 0 || n > 100 {
			panic(e.New("RangeError", key+" value is out of range."))
		}
		return int(n)
	}
	for _, key := range o.Keys() {
		v := o.Get(key)
		switch {
		case goja.IsUndefined(v):
		case key == "minimumFractionDigits":
			least = digits(v, key)
		case key == "maximumFractionDigits":
			most = digits(v, key)
		case key == "useGrouping" && (v.String() == "true" || v.String() == "false"):
			f.group = v.ToBoolean()
		case key == "style" && v.String() == "percent":
			f.percent, f.most = true, 0
		case key == "style" && v.String() == "decimal":
		default:
			panic(e.unsupported("Number.prototype.toLocaleString with option " + key))
		}
	}
	switch {
	case least >= 0 && most >= 0 && least > most:
		panic(e.New("RangeError", "maximumFractionDigits value is out of range."))
	case most >= 0:
		f.most = most
		f.least = max(least, 0)
	case least >= 0:
		f.least, f.most = least, max(least, f.most)
	}
	return f
}

// format rounds half away from zero on the decimal digits, as ICU does.
func (f numberFormat) format(n float64) string {
	if math.IsNaN(n) {
		return "NaN"
	}
	sign := ""
	if math.Signbit(n) {
		sign, n = "-", -n
	}
	suffix := ""
	if f.percent {
		suffix = "%"
	}
	if math.IsInf(n, 0) {
		return sign + "∞" + suffix
	}
	text := f.round(n)
	whole, frac, _ := strings.Cut(text, ".")
	for len(frac) > f.least && strings.HasSuffix(frac, "0") {
		frac = frac[:len(frac)-1]
	}
	if f.group {
		whole = grouped(whole)
	}
	if frac != "" {
		whole += "." + frac
	}
	return sign + whole + suffix
}

func (f numberFormat) round(n float64) string {
	// The shortest decimal form is what ICU rounds.
	r, _ := new(big.Rat).SetString(big.NewFloat(n).Text('g', -1))
	if f.percent {
		r.Mul(r, big.NewRat(100, 1))
	}
	return r.FloatString(f.most)
}

func grouped(whole string) string {
	var b strings.Builder
	for i, c := range whole {
		if i > 0 && (len(whole)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(c)
	}
	return b.String()
}
