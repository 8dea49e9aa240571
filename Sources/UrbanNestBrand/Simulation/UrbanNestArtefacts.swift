// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension UrbanNest {
    /// The screen that the system shows before the app runs.
    public static var launchScreen: StaticLaunchScreen { launchScreen(for: UrbanNestOptions()) }

    /// Returns the screen that the system shows before the app runs with other choices.
    public static func launchScreen(for options: UrbanNestOptions) -> StaticLaunchScreen {
        artefacts(options).launch
    }

    /// Returns the artefacts of UrbanNest's project: its first frame is the ground of the splash alone, so
    /// the launch screen is that colour without a picture (C-UN-39).
    static func artefacts(_ options: UrbanNestOptions) -> AppArtefacts {
        var artefacts = AppArtefacts(
            bundleID: "com.urbannest.app", project: "UrbanNest",
            launch: StaticLaunchScreen(ground: NamedShade("LaunchGround", ground(options))),
            colors: [
                NamedShade("brandPrimary", BrandShade(UrbanNestTheme.brandPrimary)),
                NamedShade("AccentColor", BrandShade(0x0D7377, 0x45C8CD)),
            ],
            icon: AppIconArt(ground: UrbanNestTheme.brandPrimary, dark: BrandColor(0x0A2F31), markSide: 0.76)
            {
                side in
                LinearGradient(
                    colors: [UrbanNestTheme.brandLight.color, UrbanNestTheme.brandPrimary.color],
                    startPoint: .top, endPoint: .bottom
                ).frame(width: side, height: side)
            } mark: { side in
                UrbanNestLogo(side: side).background { Circle().fill(UrbanNestTheme.logoDisc.color) }
            },
            urlSchemes: ["urbannest"],
            settings: ["BackendURL": "BACKEND_URL", "AuthURL": "AUTH_URL", "AuthKey": "AUTH_KEY"],
            sources: [
                "UrbanNest/UrbanNestApp.swift": AppFile.urbannest_UrbanNestApp_swift_txt.bytes,
                "Config.xcconfig": AppFile.urbannest_Config_xcconfig_txt.bytes,
            ])
        artefacts.category = "public.app-category.travel"
        // The logo's way in (UN-61 to UN-66).
        if let motion = try? UrbanNestMotion(isReduced: false) {
            artefacts.icon.entry = MarkMotion(
                motion.entry, scale: UrbanNestMotion.logoScale, opacity: UrbanNestMotion.logoOpacity)
        }
        // The splash shows it on white: the same mark, whose file a project may replace (UN-151).
        if options.variant == .white {
            artefacts.images = {
                let files = AppImage.Files("Logo-Icon-Splash-White")
                return [
                    AppImage(
                        "logo-icon-splash-white", size: CGSize(width: 120, height: 120), files: files
                    ) { UrbanNestLogo() }
                ]
            }
        }
        return artefacts
    }

    /// The colour at the top of the splash, as the options choose it for each appearance.
    private static func ground(_ options: UrbanNestOptions) -> BrandShade {
        func color(isDark: Bool) -> BrandColor {
            let variant = UrbanNestTheme.variant(
                options.variant, appearance: options.appearance, deviceIsDark: isDark)
            return UrbanNestTheme(variant).background[0]
        }
        return BrandShade(light: color(isDark: false), dark: color(isDark: true))
    }
}
