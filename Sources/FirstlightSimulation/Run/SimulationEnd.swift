// Licensed under the Apache License, Version 2.0.

/// Ends a run when a frame's receiver throws it: nothing more is wanted, not even a verdict.
public struct SimulationEnd: Error {
    /// Creates the wish to end.
    public init() {}
}
