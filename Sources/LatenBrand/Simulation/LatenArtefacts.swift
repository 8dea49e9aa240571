// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension Laten {
    /// The screen that the system shows before the app runs.
    public static var launchScreen: StaticLaunchScreen { artefacts.launch }

    /// The artefacts of Laten's project: a colour without a picture, because the logo begins at opacity 0
    /// (`C-LA-41`), and the entries for its sign-in (`C-LA-46`).
    static var artefacts: AppArtefacts {
        var artefacts = AppArtefacts(
            bundleID: bundleIdentifier, project: "Laten",
            launch: StaticLaunchScreen(ground: NamedShade("LaunchGround", BrandShade(launchScreenColor))),
            colors: [NamedShade("AccentColor", BrandShade(LatenPalette.primary))],
            icon: AppIconArt(ground: BrandColor(0x120A2E), markSide: 1) {
                LatenSky(side: $0)
            } mark: {
                LatenMark(side: $0)
            },
            urlSchemes: [Requirement.urlScheme.value],
            usage: [Requirement.faceIDUsage.rawValue: Requirement.faceIDUsage.value],
            settings: ["AuthURL": "AUTH_URL", "AuthKey": "AUTH_KEY"],
            entitlements: [
                Requirement.appleSignIn.rawValue: .list([Requirement.appleSignIn.value]),
                Requirement.associatedDomain.rawValue: .list([
                    Requirement.associatedDomain.value, passkeyDomain,
                ]),
            ],
            sources: [
                "Laten/LatenApp.swift": AppFile.laten_LatenApp_swift_txt.bytes,
                "Config.xcconfig": AppFile.laten_Config_xcconfig_txt.bytes,
            ])
        // The logo's way in (`LA-40`, `LA-41`, `LA-43`).
        let motion = LatenMotion()
        artefacts.icon.entry = MarkMotion(
            duration: 0.6, scale: { motion.values(at: $0).logoScale },
            opacity: { motion.values(at: $0).logoOpacity })
        // The path of `webRedirect` (`LA-182`).
        artefacts.linkPaths = ["/auth"]
        return artefacts
    }

    /// The entries of the generated project's Info.plist and entitlements, each key with its values (`C-LA-46`).
    public static var configuration: [String: [String]] {
        let artefacts = artefacts
        var found = artefacts.usage.mapValues { [$0] }
        for (key, value) in artefacts.entitlements {
            switch value {
            case .text(let text): found[key] = [text]
            case .list(let texts): found[key] = texts
            case .flag: break
            }
        }
        found[Requirement.urlScheme.rawValue] = artefacts.urlSchemes
        found[Requirement.bundleIdentifier.rawValue] = [artefacts.bundleID]
        return found
    }
}
