// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
public import LaunchKit
import StageUI
public import Testing

/// Runs an app's scenarios on a virtual clock, and records an issue for each that does not end as it expects.
///
/// What views asked for and did not get, such as a font or a picture, is recorded once, as a warning.
///
/// - Parameters:
///   - app: The app.
///   - sourceLocation: Where the issues are shown.
@MainActor
public func assertScenarios(of app: AppDescriptor, sourceLocation: SourceLocation = #_sourceLocation) async {
    let scenarios: [Scenario]
    do { scenarios = try app.launches.scenarios } catch {
        TestFailure("The scenarios of \(app.name) cannot be read: \(Reason.text(error)).")
            .record(at: sourceLocation)
        return
    }
    var told: Set<String> = []
    for scenario in scenarios {
        do {
            let run = try Simulation(scenario, of: app, text: SnapshotTools.shapers.shaper(of: app))
            // A run that breaks off has missed things, too.
            defer {
                for issue in run.launch?.stage.issues ?? [] where told.insert(issue.message).inserted {
                    issue.tell("\(app.id)/\(scenario.name)", at: sourceLocation)
                }
            }
            try await run.runOnVirtualClock { _ in }
            if let complaint = run.complaint {
                TestFailure("\(app.id)/\(scenario.name): \(complaint)").record(at: sourceLocation)
            }
        } catch {
            TestFailure("\(app.id)/\(scenario.name) cannot be run: \(Reason.text(error)).")
                .record(at: sourceLocation)
        }
    }
}
