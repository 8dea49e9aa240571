// Licensed under the Apache License, Version 2.0.

/// A state of a launch that can be shown by its name, with a scenario that leads to it.
public struct NamedState: Hashable, Sendable {
    /// The name on the command line.
    public let name: String
    /// A launch that leads to it.
    public let scenario: Scenario
    /// The time at which the state can be seen, in seconds from the first frame.
    public let instant: Double
    /// The time at which the state begins, in seconds from the first frame; instants of it are counted from there.
    public let start: Double

    /// Names a state.
    package init(name: String, scenario: Scenario, instant: Double, start: Double) {
        (self.name, self.scenario, self.instant, self.start) = (name, scenario, instant, start)
    }
}
