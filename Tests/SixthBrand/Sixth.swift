// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit

/// The facts of Sixth, a bakery that tells what is on its counter: words, colours, times and the rule of the route.
enum Sixth {
    static let name = "Sixth"
    static let loaf = "SixthLoaf"
    static let ground = BrandColor(0x2E1A0E)
    static let crust = BrandColor(0xF2C078)

    /// How bright the sign over the door is; with less light its name is hard to read.
    enum Sign: String, CaseIterable {
        case lit, soft, dim

        var color: BrandColor {
            switch self {
            case .lit: Sixth.crust
            case .soft: BrandColor(0xF2C078, opacity: 0.5)
            case .dim: BrandColor(0xF2C078, opacity: 0.2)
            }
        }
    }

    static let policy = LaunchPolicy(
        entryDuration: .milliseconds(300), minimumDisplay: .milliseconds(600), timeout: .seconds(6),
        exitDuration: .milliseconds(300), reducedMotionExitDuration: .milliseconds(300),
        isOfflineAutomatic: true)

    /// What had better be otherwise with a sign: large letters need 3:1, and 4.5:1 is better (WCAG 2.2, 1.4.3 and 1.4.6).
    static func lints(_ sign: Sign) -> [LaunchLint] {
        let contrast = (sign.color.contrast(on: ground) * 10).rounded() / 10
        guard contrast < 4.5 else { return [] }
        return [
            LaunchLint(
                "SX-1", contrast < 3 ? .error : .warning,
                "The name on the sign has a contrast of \(contrast):1. Choose 'lit'.")
        ]
    }
}
