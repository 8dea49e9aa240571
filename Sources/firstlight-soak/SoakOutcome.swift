// Licensed under the Apache License, Version 2.0.

/// What one run of a proof found.
struct SoakOutcome: Sendable, Codable, Equatable {
    /// The rules that were broken, a sentence each.
    var violations: [String] = []
    /// What was measured, by name.
    var measures: [String: Double] = [:]
    /// What must be the same in all runs, by name.
    var prints: [String: Set<String>] = [:]

    mutating func require(_ isRight: Bool, _ violation: @autoclosure () -> String) {
        if !isRight { violations.append(violation()) }
    }
}
