// Licensed under the Apache License, Version 2.0.

/// One figure of a soak, as `out/soak.json` lists it.
struct SoakFigure: Codable, Equatable, Sendable {
    let name: String
    let figure: Double
    let unit: String
    /// The number of runs that broke the rule; 0 for a figure that only informs.
    let violations: Int
    /// The seed of the random choices.
    let seed: UInt64
}
