// Licensed under the Apache License, Version 2.0.

/// The choices that the document leaves open.
public struct FonstersOptions: Hashable, Sendable {
    /// What the loading view waits for between phases 1 and 2 (C-FO-15).
    public enum Gate: String, CaseIterable, Hashable, Sendable {
        /// Nothing: it takes one second; the default.
        case none
        /// What was kept by earlier launches has been read.
        case work
    }

    /// What the loading view waits for.
    public var gate: Gate
    /// Whether the lines are a layer of their own that is seen leaving in phase 3 (C-FO-01).
    public var separateLines: Bool

    /// Creates the choices; without arguments they are the document's letter.
    public init(gate: Gate = .none, separateLines: Bool = false) {
        (self.gate, self.separateLines) = (gate, separateLines)
    }
}
