// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageUI

extension BrandLook {
    /// A look in which each role has a colour of its own, light, dark and with increased contrast.
    static let loud = BrandLook(
        background: BrandShade(0x010101, 0x020202), card: 0x030303, wash: 0x040404,
        text: BrandShade(
            light: BrandColor(0x111111), dark: BrandColor(0x222222),
            increased: (light: BrandColor(0x333333), dark: BrandColor(0x444444))),
        secondaryText: 0x050505, accent: BrandShade(0x0000AA, 0x0000BB), buttonFill: 0x00CC00,
        buttonLabel: 0xDDDDDD, border: 0x060606, error: 0xEE0000
    ).with {
        $0.buttonHeight = 56
        $0.buttonRadius = 11
        $0.disabledOpacity = 0.4
    }
}

/// Counts how often something was done.
@MainActor
final class Tally {
    private(set) var count = 0

    func add() { count += 1 }
}
