// Licensed under the Apache License, Version 2.0.

extension Scenario {
    /// The most bytes of a scenario file: 1 MiB.
    package static let mostBytes = 1 << 20
    /// The most steps of a script.
    static let mostSteps = 1000
    /// The most bytes of a name, which becomes a part of the names of files.
    static let mostNameBytes = 100
}

extension ScenarioTime {
    /// The longest time that a scenario may name: an hour.
    static let longest = ScenarioTime(seconds: 3600)
}
