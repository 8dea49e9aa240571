// Licensed under the Apache License, Version 2.0.

/// One figure of a soak, as `out/soak.json` lists it.
struct SoakFigure: Codable, Equatable, Sendable {
    let name: String
    let figure: Double
    let unit: String
    /// How many runs broke the rule; 0 for a figure that only informs.
    let violations: Int
    /// What the random choices were drawn from.
    let seed: UInt64
}
