// Licensed under the Apache License, Version 2.0.

/// The output of `run` and `play` for a launch as JSON: the same keys, each in every launch.
package struct LaunchSummary: Encodable {
    private enum CodingKeys: String, CodingKey {
        case app, scenario, expected, reached, passed, reason, firstFrameMilliseconds
        case waitedForProcessorMilliseconds, splashVisibleMilliseconds, frames, slowestFrameMilliseconds
    }

    private let launch: LaunchReport.Scenario

    /// Sums a launch up.
    package init(_ launch: LaunchReport.Scenario) { self.launch = launch }

    /// The list that both commands print.
    package static func list(_ launches: [LaunchReport.Scenario]) -> NamedItems<LaunchSummary> {
        NamedItems("launches", launches.map { LaunchSummary($0) })
    }

    /// Writes what is not known as null, so that no key is ever missing.
    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        let (outcome, figures) = (launch.outcome, launch.figures)
        try box.encode(launch.brand, forKey: .app)
        try box.encode(launch.name, forKey: .scenario)
        try box.encode(outcome.expectedRoute, forKey: .expected)
        try box.encode(outcome.reachedRoute, forKey: .reached)
        try box.encode(outcome.isPassed, forKey: .passed)
        try box.encode(outcome.reason, forKey: .reason)
        try box.encode(figures.firstFrame, forKey: .firstFrameMilliseconds)
        try box.encode(figures.waited, forKey: .waitedForProcessorMilliseconds)
        try box.encode(figures.splashVisible, forKey: .splashVisibleMilliseconds)
        try box.encode(figures.frames, forKey: .frames)
        try box.encode(figures.slowestFrame, forKey: .slowestFrameMilliseconds)
    }
}
