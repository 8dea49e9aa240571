// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension Fonsters {
    /// The screen that the system shows before the app runs.
    public static var launchScreen: StaticLaunchScreen { artefacts.launch }

    /// The artefacts of the project of Fonsters' two apps: the dictionary with the picture of the lines
    /// (FO-22 to FO-25), on black instead of the system's white (C-FO-07).
    static var artefacts: AppArtefacts {
        var artefacts = AppArtefacts(
            bundleID: "com.fonsters.app", project: "Fonsters",
            platforms: [.iOS, .macOS, .visionOS, .tvOS, .watchOS],
            launch: StaticLaunchScreen(
                ground: NamedShade("LaunchBlack", BrandShade(black)), keepsNames: true,
                picture: StaticLaunchScreen.Picture(backgroundImage), respectsSafeArea: false),
            colors: [NamedShade("AccentColor", BrandShade(Palette.accent))],
            icon: AppIconArt(ground: black, markSide: 1) { side in
                LaunchBackground(side: side)
            } mark: { side in
                LaunchIcon(side: side)
            },
            urlSchemes: ["fonsters"],
            sources: [
                "Fonsters/FonstersApp.swift": AppFile.fonsters_FonstersApp_swift_txt.bytes,
                "Fonsters Watch App/FonstersWatchApp.swift":
                    AppFile.fonsters_FonstersWatchApp_swift_txt.bytes,
                ".firstlight-lint.json": AppFile.fonsters_firstlight_lint_json_txt.bytes,
                "Config.xcconfig": AppFile.fonsters_Config_xcconfig_txt.bytes,
            ])
        artefacts.category = "public.app-category.entertainment"
        // All of it is on the device.
        artefacts.usesNetwork = false
        return artefacts
    }
}
