// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit

extension Scenario {
    /// A launch of ShipThatApp for a user with a session.
    static func shipThatApp(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
        var scenario = Scenario(name: "shipthatapp", app: "shipthatapp", route: "landing")
        scenario.state.firstLaunch = false
        scenario.state.session = .signedIn
        change(&scenario)
        return scenario
    }
}

extension SplashFrame {
    /// The parts of ShipThatApp's logo on the splash, back to front.
    var ship: [SplashElement] {
        elements.filter { $0.owner.contains("Logo") && !$0.owner.contains("Icon") }
    }
}
