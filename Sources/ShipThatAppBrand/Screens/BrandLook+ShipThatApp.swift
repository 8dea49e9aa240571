// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

extension BrandLook {
    /// ShipThatApp's screens after the splash; its buttons are pills.
    static let shipThatApp = BrandLook(
        background: BrandShade(0xF6F6FB, 0x0F0E1A), card: BrandShade(0xFFFFFF, 0x1C1B2B),
        wash: BrandShade(0xE7E6FB, 0x2A2752), text: BrandShade(0x17162B, 0xF2F1FA),
        secondaryText: BrandShade(0x5B5A72, 0xB3B1C9), accent: BrandShade(0x4338CA, 0xA5B4FC),
        buttonFill: BrandShade(0x4338CA, 0x5B50E0), border: BrandShade(0xD9D8EA, 0x37354F),
        success: BrandShade(0x0E7A55, 0x5BD6A6), error: BrandShade(0xB3261E, 0xFFB4AB)
    ).with {
        $0.buttonRadius = .infinity
        $0.pageWidth = 620
    }
}
