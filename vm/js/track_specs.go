package js

// specs classes every instruction of goja by the name of its type. obj and key are how deep the operands
// lie on the stack.
func specs() map[string]spec {
	m := map[string]spec{}
	for _, name := range silent() {
		m[name] = spec{}
	}
	for _, name := range jumps() {
		m[name] = spec{jump: true}
	}
	for _, name := range []string{"_throw", "cret", "throwConst"} {
		m[name] = spec{scope: scopeEnd}
	}
	reads(m)
	writes(m)
	scopes(m)
	makers(m)
	calls(m)
	m["_ret"] = spec{hook: hookReturn, scope: scopeEnd}
	m["yieldMarker"] = spec{hook: hookSuspend, scope: scopeSuspend}
	return m
}

// silent are the instructions that touch the stack only, or what only the running function can reach.
// Those that turn objects into primitives call methods found as properties: what these are is guarded
// (see unexpectedKey), and goja's own are wrapped.
func silent() []string {
	return []string{
		"loadVal", "_loadUndef", "_loadNil", "_saveResult", "_loadResult", "_clearResult", "_loadGlobalObject",
		"loadStack", "loadStack1", "loadStackLex", "loadStack1Lex", "_loadCallee", "storeStack", "storeStack1",
		"storeStackLex", "storeStack1Lex", "initStack", "initStackP", "initStack1", "initStack1P", "storeStackP",
		"storeStack1P", "storeStackLexP", "storeStack1LexP", "_toNumber", "_add", "_sub", "_mul", "_exp", "_div", "_mod",
		"_neg", "_plus", "_inc", "_dec", "_and", "_or", "_xor", "_bnot", "_sal", "_sar", "_shr", "_toPropertyKey", "_toString",
		"_dup", "dupN", "rdupN", "dupLast", "_pushArrayItem", "_popRef", "_pop", "_boxThis", "_startVariadic", "_endVariadic",
		"_not", "_op_lt", "_op_lte", "_op_gt", "_op_gte", "_op_eq", "_op_neq", "_op_strict_eq", "_op_strict_neq",
		"_op_instanceof", "leaveTry", "enterFinally", "leaveFinally", "_loadNewTarget", "_typeof", "_enumGet", "_enumPop",
		"_throwAssignToConst", "_createDestructSrc", "_checkObjectCoercible", "concatStrings", "_loadSuper",
		"loadThisStash", "loadThisStack", "getThisDynamic", "resolveThisStack", "resolveThisStash", "resolveThisDynamic",
		"defineComputedKey", "loadComputedKey", "initStaticElements", "definePrivateMethod", "definePrivateGetter",
		"definePrivateSetter", "popPrivateEnv", "privateInRes", "privateInId", "getPrivateRefRes", "getPrivateRefId",
		"getPropRef", "getPropRefRecv", "getPropRefStrict", "getPropRefRecvStrict", "_getElemRef", "_getElemRefRecv",
		"_getElemRefStrict", "_getElemRefRecvStrict", "resolveVar1", "resolveVar1Strict", "bindVars", "bindGlobal",
	}
}

func jumps() []string {
	return []string{
		"jump", "jneP", "jeqP", "jeq", "jne", "jdef", "jdefP", "jopt", "joptc", "joptdel", "joptdelc", "joptdelP",
		"joptdelcP", "jcoalesc", "jcoalescP",
	}
}

func reads(m map[string]spec) {
	m["getProp"] = spec{hook: hookGetProp, obj: 1}
	m["getPropCallee"] = spec{hook: hookGetPropCallee, obj: 1}
	m["getPropRecv"] = spec{hook: hookGetNamed, obj: 1}
	m["getPropRecvCallee"] = spec{hook: hookGetNamed, obj: 1}
	m["_getElem"] = spec{hook: hookGetElem, obj: 2, key: 1}
	m["_getKey"] = spec{hook: hookGetKeyed, obj: 2, key: 1}
	m["_getElemRecv"] = spec{hook: hookGetKeyed, obj: 1, key: 2}
	m["_getElemCallee"] = spec{hook: hookGetKeyed, obj: 2, key: 1}
	m["_getElemRecvCallee"] = spec{hook: hookGetKeyed, obj: 2, key: 1}
	m["_op_in"] = spec{hook: hookGetKeyed, obj: 1, key: 2}
	m["getPrivatePropRes"] = spec{hook: hookGetPrivate, obj: 1}
	m["getPrivatePropId"] = spec{hook: hookGetPrivateID, obj: 1}
	m["getPrivatePropResCallee"] = spec{hook: hookGetPrivate, obj: 1}
	m["getPrivatePropIdCallee"] = spec{hook: hookGetPrivateID, obj: 1}
	m["_getValue"] = spec{hook: hookGetRef}
	m["_copySpread"] = spec{hook: hookReadAll, obj: 1}
	m["_copyRest"] = spec{hook: hookRest, obj: 1}
	m["_enumerate"] = spec{hook: hookEnumerate, obj: 1}
	m["enumNext"] = spec{hook: hookUnknown, jump: true}
	for _, name := range []string{"_iterateP", "_iterate", "_pushArraySpread", "_pushSpread"} {
		m[name] = spec{hook: hookIterate, obj: 1}
	}
	m["iterNext"] = spec{hook: hookNext, jump: true}
	m["iterGetNextOrUndef"] = spec{hook: hookNext}
	m["_enumPopClose"] = spec{hook: hookNext}
	m["loadDynamic"] = spec{hook: hookLoadGlobal}
	m["loadDynamicRef"] = spec{hook: hookLoadGlobal}
	m["loadDynamicCallee"] = spec{hook: hookLoadGlobal}
}

func writes(m map[string]spec) {
	for _, name := range []string{"setProp", "setPropP", "setPropStrict", "setPropStrictP"} {
		m[name] = spec{hook: hookSetNamed, obj: 2}
	}
	for _, name := range []string{"setPropRecv", "setPropRecvStrict", "setPropRecvP", "setPropRecvStrictP"} {
		m[name] = spec{hook: hookSetNamed, obj: 3}
	}
	for _, name := range []string{"_setElem", "_setElemP", "_setElemStrict", "_setElemStrictP", "_setElem1", "_setElem1Named"} {
		m[name] = spec{hook: hookSetKeyed, obj: 3, key: 2}
	}
	for _, name := range []string{"_setElemRecv", "_setElemRecvStrict", "_setElemRecvP", "_setElemRecvStrictP"} {
		m[name] = spec{hook: hookSetKeyed, obj: 4, key: 3}
	}
	for _, name := range []string{"putProp", "definePropKeyed", "defineMethodKeyed", "defineGetterKeyed", "defineSetterKeyed"} {
		m[name] = spec{hook: hookDefineNamed, obj: 2}
	}
	for _, name := range []string{"defineProp", "defineMethod", "defineGetter", "defineSetter"} {
		m[name] = spec{hook: hookDefineKeyed, obj: 3, key: 2}
	}
	m["_setProto"] = spec{hook: hookSetProto, obj: 2}
	m["deleteProp"] = spec{hook: hookDeleteNamed, obj: 1}
	m["deletePropStrict"] = spec{hook: hookDeleteNamed, obj: 1}
	m["_deleteElem"] = spec{hook: hookDeleteKeyed, obj: 2, key: 1}
	m["_deleteElemStrict"] = spec{hook: hookDeleteKeyed, obj: 2, key: 1}
	m["deleteGlobal"] = spec{hook: hookSetGlobal}
	m["deleteVar"] = spec{hook: hookUnknownRun}
	m["setGlobal"] = spec{hook: hookSetGlobal}
	m["setGlobalStrict"] = spec{hook: hookSetGlobal}
	m["initGlobal"] = spec{hook: hookSetGlobal}
	m["initGlobalP"] = spec{hook: hookSetGlobal}
	m["definePrivateProp"] = spec{hook: hookDefinePrivate, obj: 2}
	m["setPrivatePropRes"] = spec{hook: hookSetPrivate, obj: 2}
	m["setPrivatePropResP"] = spec{hook: hookSetPrivate, obj: 2}
	m["setPrivatePropId"] = spec{hook: hookSetPrivateID, obj: 2}
	m["setPrivatePropIdP"] = spec{hook: hookSetPrivateID, obj: 2}
	for _, name := range []string{"_putValue", "_putValueP", "_initValueP"} {
		m[name] = spec{hook: hookPutRef}
	}
}

func scopes(m map[string]spec) {
	m["loadStash"] = spec{hook: hookLoadVar, scope: scopeLoad}
	m["loadStashLex"] = spec{hook: hookLoadVar, scope: scopeLoad}
	for _, name := range []string{"storeStash", "storeStashP", "storeStashLex", "storeStashLexP", "initStash", "initStashP"} {
		m[name] = spec{hook: hookStoreVar, scope: scopeStore}
	}
	m["enterBlock"] = spec{hook: hookEnter, scope: scopeEnterBlock}
	m["enterCatchBlock"] = spec{hook: hookEnter, scope: scopeEnterAlways}
	m["enterFunc"] = spec{hook: hookEnterFunc, scope: scopeEnterAlways}
	m["enterFunc1"] = spec{hook: hookEnterFunc, scope: scopeEnterAlways}
	m["enterFuncBody"] = spec{hook: hookEnter, scope: scopeEnterBody}
	m["enterFuncStashless"] = spec{hook: hookEnterStashless}
	m["copyStash"] = spec{hook: hookEnter, scope: scopeReplace}
	m["leaveBlock"] = spec{scope: scopeLeaveBlock}
	m["_enterWith"] = spec{hook: hookUnknownRun, scope: scopeEnterAlways}
	m["_leaveWith"] = spec{scope: scopeLeave}
	m["try"] = spec{scope: scopeTry}
	for _, name := range []string{
		"loadMixed", "loadMixedLex", "loadMixedStack", "loadMixedStack1", "loadMixedStackLex", "loadMixedStack1Lex",
		"resolveMixed", "resolveMixedStack", "resolveMixedStack1",
	} {
		m[name] = spec{hook: hookUnknownRun}
	}
}

func makers(m map[string]spec) {
	for _, name := range []string{
		"_newObject", "newArray", "newRegexp", "newFunc", "newAsyncFunc", "newGeneratorFunc", "newMethod",
		"newAsyncMethod", "newGeneratorMethod", "newArrowFunc", "newAsyncArrowFunc", "newStaticFieldInit", "createArgsMapped",
		"createArgsUnmapped", "createArgsRestStack", "_createArgsRestStash", "getTaggedTmplObject",
	} {
		m[name] = spec{hook: hookMake}
	}
	m["_newArrayFromIter"] = spec{hook: hookRestOfIterator}
	m["newClass"] = spec{hook: hookMakeClass}
	m["newDerivedClass"] = spec{hook: hookMakeClass}
}

func calls(m map[string]spec) {
	m["call"] = spec{hook: hookCall}
	m["_callVariadic"] = spec{hook: hookCallVariadic}
	m["callEval"] = spec{hook: hookCallEval}
	m["callEvalStrict"] = spec{hook: hookCallEval}
	m["_callEvalVariadic"] = spec{hook: hookCallEvalVariadic}
	m["_callEvalVariadicStrict"] = spec{hook: hookCallEvalVariadic}
	m["_new"] = spec{hook: hookNew}
	m["_newVariadic"] = spec{hook: hookNewVariadic}
	m["superCall"] = spec{hook: hookSuper}
	m["_superCallVariadic"] = spec{hook: hookSuper}
}
