// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchMotion

/// The lints of Duggy's launch, as its document has it.
enum DuggyLints {
    /// The contrast below which a shape is invisible.
    static let perceptible = 1.1

    /// The findings with given choices.
    static func all(_ options: SplashOptions) -> [LaunchLint] {
        [imperceptibleCircle(options), jumpingLogo(options), lateCrashReports].compactMap(\.self)
            + host(Duggy.artefacts)
    }

    /// Returns the host's needs that no generator can meet: a grant of Apple's, and a file of Firebase's (C-DG-40).
    static func host(_ artefacts: AppArtefacts) -> [LaunchLint] {
        let key = "aps-environment"
        let push =
            artefacts.entitlements[key] == nil
            ? LaunchLint(
                "C-DG-40", .error, "No notification comes without the entitlement \(key). Declare it.")
            : LaunchLint(
                "C-DG-40", .note,
                "Notifications need the entitlement \(key), which a team has to sign: name one in "
                    + "Local.xcconfig, and set the entitlement to 'production' for the store.")
        let firebase = LaunchLint(
            "C-DG-40", .note,
            "Firebase needs \(FirebaseOptions.fileName) from its console: add it to the host's target, with the "
                + "SDK.")
        return [push, firebase]
    }

    /// The circle behind the logo, by the stronger of its two opacities.
    private static func imperceptibleCircle(_ options: SplashOptions) -> LaunchLint? {
        let strongest = SplashMotion.standard.entry.tracks[SplashMotion.circleOpacity]?.map(\.from).max() ?? 0
        let circle = BrandColor(Theme.white.hex, opacity: options.fillOpacity * strongest)
        let contrast = circle.contrast(on: Theme.primaryBlue)
        guard contrast < perceptible else { return nil }
        let ratio = (contrast * 100).rounded() / 100
        return LaunchLint(
            "C-DG-08", .warning,
            "imperceptible: the circle behind the logo has a contrast of \(ratio):1. Set fillOpacity to 1.")
    }

    /// The static launch image and the first frame of the splash differ in size and place.
    private static func jumpingLogo(_ options: SplashOptions) -> LaunchLint {
        let scale = SplashMotion.standard.entry.tracks[SplashMotion.logoScale]?.first?.from ?? 1
        let (from, to) = (Int(LogoView.staticSize), Int((Double(LogoView.logoSize) * scale).rounded()))
        return LaunchLint(
            "C-DG-23", .warning,
            "The static logo has \(from) points in the middle of the screen, that of the first frame \(to) "
                + "above the middle: its size and position jump. "
                + (options.handoff == .off
                    ? "With handoff off nothing softens that, and each screen has a seam. Choose handoff=on."
                    : "Keep handoff on, or give both one size and place.")
        )
    }

    private static var lateCrashReports: LaunchLint? {
        guard SecondaryService.names.first != "crashlytics" else { return nil }
        return LaunchLint(
            "C-DG-32", .warning,
            "Crash reporting starts last, after the launch: crashes during it are not reported. Start it first."
        )
    }
}
