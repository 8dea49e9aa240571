// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension ShipThatApp {
    /// The screen that the system shows before the app runs.
    public static var launchScreen: StaticLaunchScreen { launchScreen(for: ShipThatAppOptions()) }

    /// Returns the screen that the system shows before the app runs with other choices.
    public static func launchScreen(for options: ShipThatAppOptions) -> StaticLaunchScreen {
        artefacts(options.style).launch
    }

    /// Returns the artefacts of ShipThatApp's project, in a style: a storyboard in the colour that logo and
    /// words come in on (ST-41).
    static func artefacts(_ style: SplashScreenStyle) -> AppArtefacts {
        AppArtefacts(
            bundleID: "com.shipthatapp.app", project: "ShipThatApp",
            launch: StaticLaunchScreen(
                .storyboard(LaunchStoryboardForm()),
                ground: NamedShade("LaunchGround", BrandShade(style.background))),
            colors: [
                // The name of the document's `Color.accent` (C-ST-14).
                NamedShade("accent", BrandShade(accent)),
                NamedShade("AccentColor", BrandShade(0x4338CA, 0xA5B4FC)),
            ],
            icon: AppIconArt(ground: accent, dark: BrandColor(0x1B1650), markSide: 0.78) { Logo(side: $0) },
            urlSchemes: ["shipthatapp"],
            settings: ["BackendURL": "BACKEND_URL", "AuthURL": "AUTH_URL", "AuthKey": "AUTH_KEY"],
            sources: [
                "ShipThatApp/ShipThatAppApp.swift": AppFile.shipthatapp_ShipThatAppApp_swift_txt.bytes,
                "Config.xcconfig": AppFile.shipthatapp_Config_xcconfig_txt.bytes,
            ])
    }
}
