// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore

/// A launch that was run for its trace.
struct TracedLaunch {
    let timeline: LaunchTimeline
    /// The reason why it did not end as its scenario expects; nil when it did.
    let complaint: String?

    /// Returns the name of a scenario's launch in a trace.
    static func name(_ scenario: Scenario) -> String { "\(scenario.app) \(scenario.name)" }

    /// Launches on the virtual clock.
    @MainActor
    static func virtual(
        _ scenario: Scenario, _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> TracedLaunch {
        let run = try choice.simulation(scenario, arguments, choice.shaper(of: scenario))
        var timeline: LaunchTimeline?
        // The trace is exact whatever the frames are; they are needed for what views do.
        try await run.runOnVirtualClock(fps: 20) { _ in
            timeline = run.launch?.timeline(name: name(scenario))
        }
        guard let timeline else { throw CommandError("The launch showed no frame.", code: .software) }
        return TracedLaunch(timeline: timeline, complaint: run.complaint)
    }

    /// Launches for real, in a process of its own.
    static func real(_ scenario: Scenario, by program: URL, _ children: ChildTable) async throws
        -> TracedLaunch
    {
        let folder = try WorkFolder("trace")
        defer { folder.remove() }
        let launch = ChildLaunch(
            scenario: scenario, program: program, children: children, folder: folder, wantsTrace: true)
        let result = try await launch.run()
        guard let trace = result.trace,
            let timeline = try ChromeTrace(data: trace).timelines().first
        else {
            throw CommandError("The launch left no trace.", code: .software)
        }
        return TracedLaunch(timeline: timeline, complaint: result.report.outcome.reason)
    }
}
