// Licensed under the Apache License, Version 2.0.

/// The next action of a run after a frame.
public enum SimulationStep: Sendable {
    /// The run continues with the next frame.
    case goOn
    /// It stops: nothing more is wanted, not even a verdict.
    case stop
}
