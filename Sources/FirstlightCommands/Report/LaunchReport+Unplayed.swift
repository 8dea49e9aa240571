// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
import StageUI

extension LaunchReport.Scenario {
    /// The section of a launch that ended without a result: a failure without pictures.
    ///
    /// - Parameters:
    ///   - scenario: What was to be launched.
    ///   - reason: Why there is no result.
    package init(unplayed scenario: Scenario, reason: String) {
        let device = try? SimulatedDevice(scenario.device)
        self.init(
            brand: scenario.app, name: scenario.name, title: scenario.title ?? scenario.name,
            description: "It left no result.",
            device: LaunchReport.Device(
                name: device?.profile.name ?? scenario.device.profile,
                width: Double(device?.configuration.size.width ?? 0),
                height: Double(device?.configuration.size.height ?? 0)),
            appearance: scenario.device.appearance.rawValue, flags: [],
            outcome: LaunchReport.Outcome(
                expectedRoute: scenario.expect.route, reachedRoute: nil, isPassed: false, reason: reason),
            figures: LaunchReport.Figures(
                firstFrame: nil, waited: nil, splashVisible: nil, frames: 0, slowestFrame: nil,
                medianFrame: nil),
            filmStrip: [], animation: nil,
            waterfall: LaunchReport.Waterfall(tasks: [], phases: [], marks: [], end: 0),
            announcements: [], accessibility: [], log: [reason], missed: [], scenarioJSON: "")
    }
}
