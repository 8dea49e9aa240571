// Licensed under the Apache License, Version 2.0.

import LaunchKit

extension UrbanNestTheme {
    /// The contrast of one part of the screen with what lies behind it.
    public struct Contrast: Hashable, Sendable {
        /// What a ratio means.
        public enum Verdict: String, Hashable, Sendable {
            /// Everybody can read it.
            case pass
            /// It is too low, but the part only decorates (C-UN-17).
            case warning
            /// It is too low, and the part has to be read (C-UN-16).
            case error
        }

        /// The part's name.
        public let part: String
        /// The ratio of WCAG 2.2, 1 to 21; on a gradient, the lowest one.
        public let ratio: Double
        /// The lowest ratio that the part may have: 4.5 for text, 3 for large text and graphics.
        public let needed: Double
        /// Whether the part only decorates.
        public let isDecorative: Bool

        /// What the ratio means.
        public var verdict: Verdict { ratio >= needed ? .pass : isDecorative ? .warning : .error }
    }

    /// The contrast of every part that is read or recognised.
    public var contrasts: [Contrast] {
        func part(
            _ name: String, _ color: BrandColor, on base: BrandColor? = nil, needs: Double = 4.5,
            isDecorative: Bool = false
        ) -> Contrast {
            let ratios = background.map { back in
                color.contrast(on: base?.over(back) ?? back)
            }
            return Contrast(
                part: name, ratio: ratios.min() ?? 1, needed: needs, isDecorative: isDecorative)
        }
        return [
            // Bold text of 32 points is large.
            part("name", name, needs: 3), part("tagline", tagline, isDecorative: true),
            part("indicator", indicator, needs: 3), part("error icon", errorIcon, on: errorDisc, needs: 3),
            part("error title", errorTitle), part("error message", errorMessage),
            part("button label", buttonLabel, on: buttonFill), part("second button", secondaryLabel),
        ]
    }
}
