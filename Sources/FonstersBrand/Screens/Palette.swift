// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// The colours of Fonsters' screens: night, whatever the device's appearance.
enum Palette {
    static let background = BrandColor(0x05070F)
    static let card = BrandColor(0x121A30)
    static let edge = BrandColor(0x263458)
    static let text = BrandColor(0xF4F7FF)
    static let secondaryText = BrandColor(0xA9B7D6)
    static let accent = BrandColor(0x7FB5FF)
}

extension Creature {
    /// The creature that a link asks for: `fonsters://creature/umbra`.
    static func name(in link: URL) -> String? {
        let last = link.lastPathComponent
        return last.isEmpty || last == "/" ? nil : last
    }
}
