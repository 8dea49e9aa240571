// Licensed under the Apache License, Version 2.0.

import StageUI
import UrbanNestBrand

@testable import FirstlightSimulation

extension Scenario {
    /// A launch whose data never arrive.
    static func loading(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
        answering("loading", cities: .never, after: 0, change)
    }

    /// A launch whose data all arrive after a time, in milliseconds.
    static func loaded(
        after milliseconds: Int, _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        answering("loaded", cities: .ok, after: milliseconds, change)
    }

    /// A launch that fails after 300 ms because the connection is cut.
    static func failing(
        _ answer: Answer.Kind = .reset, _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        answering("failing", cities: answer, after: 300, change)
    }

    private static func answering(
        _ name: String, cities: Answer.Kind, after milliseconds: Int, _ change: (inout Scenario) -> Void
    ) -> Scenario {
        var scenario = Scenario(name: name, of: .urbanNest)
        scenario.services = [
            "loadCities": [
                Answer(after: ScenarioTime(seconds: Double(milliseconds) / 1000), answer: cities)
            ],
            "loadConfig": [Answer(after: ScenarioTime(seconds: 0.1), answer: .ok)],
            "checkAuth": [Answer(after: ScenarioTime(seconds: 0.1), answer: .ok)],
        ]
        change(&scenario)
        return scenario
    }

    /// The same launch on another device.
    func on(_ profile: String, _ orientation: DeviceOrientation = .portrait) -> Scenario {
        var scenario = self
        scenario.device.profile = profile
        scenario.device.orientation = orientation
        return scenario
    }

    /// The same launch in another variant.
    func variant(_ variant: UrbanNestTheme.Variant) -> Scenario {
        var scenario = self
        scenario.options.variant = variant
        return scenario
    }
}
