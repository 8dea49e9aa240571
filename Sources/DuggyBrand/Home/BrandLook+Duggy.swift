// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

extension BrandLook {
    /// The screens of a member.
    static let duggy = BrandLook(
        background: BrandShade(0xF3F6FB, 0x0B1220), card: BrandShade(0xFFFFFF, 0x162032),
        wash: BrandShade(0xE3ECFA, 0x1E2D4A), text: BrandShade(0x0E1B33, 0xEDF2FB),
        secondaryText: BrandShade(0x55617A, 0xA9B5CB), accent: BrandShade(0x003F9B, 0x86B4FF),
        buttonFill: BrandShade(Theme.primaryBlue), border: BrandShade(0x7B89A3, 0x6A7891),
        success: BrandShade(0x11713F, 0x6FD79B), error: BrandShade(0xB3202C, 0xFF959B))

    /// White on the blue of the splash: the pages of a first launch, and a closed gate.
    static let duggyBlue = BrandLook(
        background: BrandShade(Theme.primaryBlue), card: BrandShade(Theme.circle),
        wash: BrandShade(Theme.circle), text: BrandShade(Theme.white),
        secondaryText: BrandShade(Theme.tagline), accent: BrandShade(Theme.white),
        buttonFill: BrandShade(Theme.white), buttonLabel: BrandShade(Theme.primaryBlue),
        border: BrandShade(BrandColor(0xFFFFFF, opacity: 0.4)), error: BrandShade(Theme.white))
}
