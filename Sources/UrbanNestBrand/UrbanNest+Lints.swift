// Licensed under the Apache License, Version 2.0.

public import LaunchKit
import SwiftUI

extension UrbanNest {
    /// Returns the lints with given choices: parts that are hard to read, artwork that its disc would cut,
    /// and a font that is not among the app's bundled files, as `UIAppFonts` names them.
    public static func lints(_ options: UrbanNestOptions, fonts: [String]) -> [LaunchLint] {
        var found: [LaunchLint] = []
        for variant in options.shownVariants {
            for contrast in UrbanNestTheme(variant, strictColors: options.strictColors).contrasts {
                if let lint = contrast.lint(in: variant) { found.append(lint) }
            }
        }
        if !UrbanNestMark.safeSquare.contains(UrbanNestMark.ink) {
            found.append(
                LaunchLint(
                    "C-UN-13", .error,
                    "The logo's disc cuts the artwork off. Draw it within \(UrbanNestMark.safeSquare)."))
        }
        if !fonts.contains(where: { $0.hasPrefix(nameFont + ".") }) {
            found.append(
                LaunchLint(
                    "C-UN-30", .warning,
                    "\(nameFont) is no font of the system, and the app brings none: the name is set in the "
                        + "system's bold. Add the file, and name it in UIAppFonts."))
        }
        return found
    }
}

extension UrbanNestOptions {
    /// The variants that these choices can show.
    fileprivate var shownVariants: [UrbanNestTheme.Variant] {
        [false, true].map { UrbanNestTheme.variant(variant, appearance: appearance, deviceIsDark: $0) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension UrbanNestTheme.Contrast {
    /// The finding about a contrast that is too low; nil for a good one.
    fileprivate func lint(in variant: UrbanNestTheme.Variant) -> LaunchLint? {
        guard verdict != .pass else { return nil }
        func text(_ ratio: Double) -> String { "\((ratio * 100).rounded() / 100):1" }
        let advice =
            isDecorative
            ? "It only decorates, and is opaque where the user asks for more contrast."
            : "Choose another variant, or leave strictColors off."
        return LaunchLint(
            isDecorative ? "C-UN-17" : "C-UN-16", verdict == .warning ? .warning : .error,
            "The \(part) of the variant \(variant.rawValue) has a contrast of \(text(ratio)); "
                + "\(text(needed)) is needed. \(advice)")
    }
}

extension UrbanNestTheme {
    /// The contrast of one part of the screen with what lies behind it.
    public struct Contrast: Hashable, Sendable {
        /// The judgement of a ratio.
        public enum Verdict: String, Hashable, Sendable {
            /// Every user can read it.
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
        /// Indicates whether the part only decorates.
        public let isDecorative: Bool

        /// The judgement of the ratio.
        public var verdict: Verdict { ratio >= needed ? .pass : isDecorative ? .warning : .error }
    }

    /// The contrast of every part that is read or recognised.
    public var contrasts: [Contrast] {
        func part(
            _ name: String, _ color: BrandColor, on base: BrandColor? = nil, needs: Double = 4.5,
            isDecorative: Bool = false, isPlain: Bool = false
        ) -> Contrast {
            let ratios = background.prefix(isPlain ? 1 : background.count).map { back in
                color.contrast(on: base?.over(back) ?? back)
            }
            return Contrast(
                part: name, ratio: ratios.min() ?? 1, needed: needs, isDecorative: isDecorative)
        }
        return [
            // Bold text of 32 points is large.
            part("name", name, needs: 3), part("tagline", tagline, isDecorative: true),
            part("indicator", indicator, needs: 3),
            // A gradient gives way to its first colour behind an error.
            part("error icon", errorIcon, on: errorDisc, needs: 3, isPlain: true),
            part("error title", errorTitle, isPlain: true),
            part("error message", errorMessage, isPlain: true),
            part("button label", buttonLabel, on: buttonFill),
            part("second button", secondaryLabel, isPlain: true),
        ]
    }
}
