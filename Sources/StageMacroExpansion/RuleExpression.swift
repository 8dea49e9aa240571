// Licensed under the Apache License, Version 2.0.

/// A condition of a tip, `#Rule(Self.$isLoggedIn) { $0 }`, and the call that it becomes.
enum RuleExpression {
    /// Returns the call; nil where there is no condition.
    static func call(_ source: String) -> String? {
        guard let name = source.firstRange(of: "#Rule") else { return nil }
        return "TipKit.Tips.Rule" + source[name.upperBound...]
    }
}
