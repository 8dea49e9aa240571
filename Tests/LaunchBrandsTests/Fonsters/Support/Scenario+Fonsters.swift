// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI

extension Scenario {
    /// A launch of Fonsters.
    static func fonsters(
        on profile: String = "iphone14", _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        let route = profile.contains("watch") ? "watchList" : "content"
        var scenario = Scenario(name: "fonsters", app: "fonsters", device: profile, route: route)
        change(&scenario)
        return scenario
    }
}

extension SplashFrame {
    /// The lines of the background, as far as they are drawn.
    var lines: [SplashElement] {
        elements.filter { $0.owner.contains("LaunchBackground") && $0.kind == .stroke }
    }
    /// The parts of the icon, as far as they are drawn.
    var icon: [SplashElement] { elements.filter { $0.owner.contains("LaunchIcon") } }
}

/// The profiles of the five platforms (FO-01).
let fonstersProfiles = ["iphone14", "ipadpro13", "mac", "applevision", "applewatch45", "appletv"]
