// Licensed under the Apache License, Version 2.0.

/// The findings of one run of a proof.
struct SoakOutcome: Sendable, Codable, Equatable {
    /// The rules that were broken, a sentence each.
    var violations: [String] = []
    /// The measurements, by name.
    var measures: [String: Double] = [:]
    /// The values that must be the same in all runs, by name.
    var prints: [String: Set<String>] = [:]

    mutating func require(_ isRight: Bool, _ violation: @autoclosure () -> String) {
        if !isRight { violations.append(violation()) }
    }
}
