// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
public import LaunchKit
import StageCairo
public import Testing

/// Runs an app's scenarios on a virtual clock, and records an issue for each that does not end as it expects.
///
/// - Parameters:
///   - app: The app.
///   - sourceLocation: Where the issues are shown.
@MainActor
public func assertScenarios(of app: AppDescriptor, sourceLocation: SourceLocation = #_sourceLocation) async {
    do {
        for scenario in try app.launches.scenarios {
            let run = try Simulation(scenario, of: app, text: CairoTextShaper())
            try await run.runOnVirtualClock { _ in }
            if let complaint = run.complaint {
                Issue.record("\(app.id)/\(scenario.name): \(complaint)", sourceLocation: sourceLocation)
            }
        }
    } catch {
        Issue.record(error, "The scenarios of \(app.name) cannot be run.", sourceLocation: sourceLocation)
    }
}
