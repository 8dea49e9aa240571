// Licensed under the Apache License, Version 2.0.

/// A rule that a run broke, with what is needed to see it again.
struct SoakViolation: Equatable, Sendable {
    let proof: String
    /// The number of the run; nil when it takes all runs together to see it.
    let index: Int?
    /// What happened against which rule, in a sentence.
    let text: String
    let seed: UInt64

    /// A command that does the same run again.
    var command: String {
        let base = "firstlight soak --only \(proof) --seed \(seed)"
        return index.map { "\(base) --case \($0)" } ?? base
    }
}
