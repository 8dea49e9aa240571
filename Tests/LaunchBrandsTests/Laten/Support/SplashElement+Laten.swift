// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension SplashElement {
    /// Indicates whether it is the sky of Laten's icon, which lies under all of the icon.
    var isLatenSky: Bool { kind == .fill && isPainted(0x4C1D95) }
}

/// The parts of Laten's screens, by their looks.
extension [SplashElement] {
    /// The icon, by its sky; of two the one behind.
    var latenLogo: SplashElement? { first(where: \.isLatenSky) }

    /// The lights: nothing else of the splash is blurred.
    var latenLights: [SplashElement] { filter { $0.blur > 0 } }

    /// The dots of 8 points below the splash's icon (LA-29).
    var latenDots: [SplashElement] { filter { $0.isDisc(of: 8) } }

    /// The card of the question, by the title that lies on it.
    var latenCard: SplashElement? {
        let title = first { ($0.string ?? "").hasPrefix("Enable ") && ($0.string ?? "").hasSuffix("?") }
        guard let title else { return nil }
        let middle = CGPoint(x: title.frame.midX, y: title.frame.midY)
        return first { $0.kind == .fill && $0.isPainted(0x14141F) && $0.frame.contains(middle) }
    }

    /// The veil before which the question stands, and all that is drawn on it.
    var latenQuestion: [SplashElement] { Array(drop { !$0.has(0x000000, 0.6) }) }
}
