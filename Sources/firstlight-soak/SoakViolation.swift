// Licensed under the Apache License, Version 2.0.

/// A rule that a run broke, with what is needed to see it again.
struct SoakViolation: Equatable, Sendable {
    let proof: String
    /// The number of the run; nil when it takes all runs together to see it.
    let index: Int?
    /// The event and the rule that it breaks, in a sentence.
    let text: String
    let seed: UInt64

    /// A command line of a program that does the same run again.
    func command(of program: String) -> String {
        let base = "\(program) run --only \(proof)" + (SoakProofs.isDrawn(proof) ? " --seed \(seed)" : "")
        return index.map { "\(base) --case \($0)" } ?? base
    }
}
