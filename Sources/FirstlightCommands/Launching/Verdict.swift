// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageUI

/// The message of a command that draws when a launch did not end as its scenario expects.
@MainActor
enum Verdict {
    /// Prints what was missed, and returns the exit code.
    static func tell(_ complaint: String?, of scenario: Scenario, _ arguments: ParsedArguments) -> Int32 {
        guard let complaint else { return 0 }
        arguments.warn("\(scenario.app)/\(scenario.name): \(complaint)")
        return 1
    }

    /// Runs a launch to its end without drawing it; nil when it ended as expected.
    static func complaint(
        _ scenario: Scenario, of app: AppDescriptor, _ text: any TextShaping
    ) async throws -> String? {
        let run = try Simulation(scenario, of: app, text: text)
        do {
            try await run.runOnVirtualClock { _ in }
        } catch let SimulationError.stepFailed(reason) {
            return reason
        }
        return run.complaint
    }
}
