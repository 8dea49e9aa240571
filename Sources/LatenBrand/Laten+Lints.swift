// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension Laten {
    /// Returns the lints: the contrasts of the document's colours, and missing configuration.
    ///
    /// - Parameters:
    ///   - options: The choices.
    ///   - configuration: The entries of the app's `Info.plist` and entitlements, each with its values.
    public static func lints(
        _ options: LatenOptions, configuration: [String: [String]] = configuration
    ) -> [LaunchLint] {
        var lints = Requirement.allCases.filter { !(configuration[$0.rawValue] ?? []).contains($0.value) }.map
        {
            LaunchLint("C-LA-46", .error, "\($0.rawValue) needs '\($0.value)', or a sign-in cannot run.")
        }
        func measure(_ what: String, _ color: BrandColor, _ ground: BrandColor, atLeast limit: Double) {
            let contrast = (color.contrast(on: ground) * 100).rounded() / 100
            guard contrast < limit else { return }
            lints.append(
                LaunchLint(
                    "C-LA-36", .warning,
                    "\(what) has a contrast of \(contrast):1 instead of \(limit):1; it is better with "
                        + "Increase Contrast."))
        }
        measure(
            "The text of the submit button", LatenPalette.primaryForeground, LatenPalette.primary,
            atLeast: 4.5)
        let ground = LatenPalette.background
        measure("The border of a field", LatenPalette.border.over(ground, by: 0.5), ground, atLeast: 3)
        measure(
            "The border of the focused field", LatenPalette.primary.over(ground, by: 0.6), ground, atLeast: 3)
        measure("A dot at its faintest", LatenPalette.primary.over(ground, by: 0.4), ground, atLeast: 3)
        if options.vault == .password {
            lints.append(
                LaunchLint(
                    "C-LA-07", .warning,
                    "A password is kept behind face or finger. Choose 'refreshToken': the server can end "
                        + "that session."))
        }
        return lints
    }
}

extension BrandColor {
    /// The colour that is seen when this one lies on a ground with an opacity.
    fileprivate func over(_ ground: BrandColor, by opacity: Double) -> BrandColor {
        var mixed: UInt32 = 0
        for shift in [UInt32(16), 8, 0] {
            let (front, back) = (Double(hex >> shift & 0xFF), Double(ground.hex >> shift & 0xFF))
            mixed |= UInt32((back + (front - back) * opacity).rounded()) << shift
        }
        return BrandColor(mixed)
    }
}
