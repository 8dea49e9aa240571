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

extension [SoakOutcome] {
    /// Returns a measurement of the runs that have it.
    func values(_ name: String) -> [Double] { compactMap { $0.measures[name] } }

    /// Returns the sum of a measurement over all runs.
    func sum(_ name: String) -> Double { values(name).reduce(0, +) }

    /// Sums up each measurement, of which one is the figure of the proof and the others count times.
    func summary(by figure: String) -> SoakSummary {
        let names = Set(flatMap(\.measures.keys)).subtracting([figure]).sorted()
        return SoakSummary(figure: sum(figure), unit: figure, details: names.map { ($0, sum($0), "times") })
    }
}
