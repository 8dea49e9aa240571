// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageMacroExpansion

/// The calls that the compiler's helper makes of conditions of tips.
@Suite struct RuleExpressionTests {
    @Test func `A condition is a call of the type with the same arguments`() {
        let call = RuleExpression.call("#Rule(Self.$isLoggedIn) { $0 == true }")
        #expect(call == "TipKit.Tips.Rule(Self.$isLoggedIn) { $0 == true }")
        let below = RuleExpression.call("\n    #Rule(Self.opened) {\n        $0.donations.count > 2\n    }")
        #expect(below == "TipKit.Tips.Rule(Self.opened) {\n        $0.donations.count > 2\n    }")
        #expect(RuleExpression.call("a") == nil)
    }
}
