// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension Duggy {
    /// The screen that the system shows before the app runs.
    public static var launchScreen: StaticLaunchScreen { artefacts.launch }

    /// The artefacts of Duggy's project: the storyboard as the document prints it (DG-133 to DG-169).
    static var artefacts: AppArtefacts {
        var artefacts = AppArtefacts(
            bundleID: bundleID, project: "Duggy",
            launch: StaticLaunchScreen(
                .storyboard(storyboard),
                ground: NamedShade("primaryBlue", BrandShade(Theme.primaryBlue)), keepsNames: true,
                picture: StaticLaunchScreen.Picture(
                    "DuggyLogo", size: CGSize(width: LogoView.staticSize, height: LogoView.staticSize))),
            colors: [
                NamedShade("primaryBlue", BrandShade(Theme.primaryBlue)),
                NamedShade("AccentColor", BrandShade(0x003F9B, 0x86B4FF)),
            ],
            icon: AppIconArt(ground: Theme.primaryBlue, dark: BrandColor(0x001B45), markSide: 0.8) {
                DuggyLogo(side: $0)
            },
            urlSchemes: ["duggy"],
            settings: ["BackendURL": "BACKEND_URL", "AuthURL": "AUTH_URL", "AuthKey": "AUTH_KEY"],
            // Push needs it (C-DG-40); a build for the store signs with `production`.
            entitlements: ["aps-environment": .text("development")],
            sources: [
                "Duggy/DuggyApp.swift": AppFile.duggy_DuggyApp_swift_txt.bytes,
                ".firstlight-lint.json": AppFile.duggy_firstlight_lint_json_txt.bytes,
                "Config.xcconfig": AppFile.duggy_Config_xcconfig_txt.bytes,
            ])
        artefacts.category = "public.app-category.sports"
        // The spring of the logo and its pulse (DG-81 to DG-88).
        artefacts.icon.entry = MarkMotion(
            SplashMotion.standard.entry, scale: SplashMotion.logoScale, opacity: SplashMotion.logoOpacity)
        return artefacts
    }

    /// The storyboard's own numbers and ids (DG-136, DG-143, DG-146, DG-149, DG-166, DG-168).
    private static let storyboard = LaunchStoryboardForm(
        name: "LaunchScreen", hasOwnColor: true, toolsVersion: "32700.99.1234", plugInVersion: "22684",
        ids: [
            .scene: "EHf-IW-A2E", .controller: "01J-lp-oVM", .view: "Ze5-6b-2t3", .safeArea: "6Tk-OE-BBY",
            .picture: "tWc-Dq-87w", .firstResponder: "iYj-Kq-Ea1", .width: "Sg8-gJ-6tY",
            .height: "rjF-7s-8hg", .centerX: "2Zg-7h-Qnh", .centerY: "QVf-uO-ggK",
        ], resourceSize: CGSize(width: 512, height: 512))
}
