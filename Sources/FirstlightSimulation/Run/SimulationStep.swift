// Licensed under the Apache License, Version 2.0.

/// What a run does after a frame.
public enum SimulationStep: Sendable {
    /// It goes on to the next frame.
    case goOn
    /// It stops: nothing more is wanted, not even a verdict.
    case stop
}
