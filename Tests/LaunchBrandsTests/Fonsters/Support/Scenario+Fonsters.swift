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
    /// The dark blue lines of the background, as far as they are drawn.
    var lines: [SplashElement] {
        elements.filter { element in
            guard element.kind == .stroke, let color = element.colors.first else { return false }
            return color.blue < 0.6 && color.blue > color.green && color.green > color.red && color.red < 0.1
        }
    }
    /// The parts of the icon, as far as they are drawn: its horns, and all that lies on them.
    var icon: [SplashElement] {
        let horns = elements.drop { !$0.isPainted(0xDCE9FF) }
        return Array(horns.prefix { $0.kind == .fill && $0.frame.width < size.width })
    }
}

/// The profiles of the five platforms (FO-01).
let fonstersProfiles = ["iphone14", "ipadpro13", "mac", "applevision", "applewatch45", "appletv"]
