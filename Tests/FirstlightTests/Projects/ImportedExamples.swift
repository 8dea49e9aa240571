// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// What `import` prints for the projects of `ImportCommandTests`, as code.
@MainActor enum ImportedExamples {
    static var flutter: AppArtefacts {
        // From flutter_native_splash.yaml
        AppArtefacts(
            bundleID: "com.example.shopapp", project: "ShopApp",
            platforms: [.iOS],
            launch: StaticLaunchScreen(
                .dictionary,
                ground: NamedShade("LaunchBackground", BrandShade(0x42A5F5, 0x042A49))),
            icon: AppIconArt(
                ground: BrandColor(0x42A5F5), dark: BrandColor(0x042A49), markSide: 0.6
            ) { side in
                // Draw the app's mark here.
                Image("AppMark").resizable().frame(width: side, height: side)
            })
    }

    static var bootsplash: AppArtefacts {
        // From assets/bootsplash/manifest.json
        AppArtefacts(
            bundleID: "com.example.shop", project: "Shop",
            platforms: [.iOS],
            launch: StaticLaunchScreen(
                .storyboard(LaunchStoryboardForm(name: "LaunchScreen")),
                ground: NamedShade("LaunchBackground", BrandShade(0xF5FCFF, 0xF5FCFF)),
                picture: StaticLaunchScreen.Picture("logo", size: CGSize(width: 100, height: 89))),
            icon: AppIconArt(
                ground: BrandColor(0xF5FCFF), dark: BrandColor(0xF5FCFF), markSide: 0.6
            ) { side in
                // Draw the app's mark here.
                Image("AppMark").resizable().frame(width: side, height: side)
            })
    }

    static var expo: AppArtefacts {
        // From app.json
        AppArtefacts(
            bundleID: "com.example.expo", project: "Shop",
            platforms: [.iOS],
            launch: StaticLaunchScreen(
                .dictionary,
                ground: NamedShade("LaunchBackground", BrandShade(0x112233, 0x000000))),
            icon: AppIconArt(
                ground: BrandColor(0x112233), dark: BrandColor(0x000000), markSide: 0.6
            ) { side in
                // Draw assets/icon.png here.
                Image("AppMark").resizable().frame(width: side, height: side)
            })
    }

    static var storyboard: AppArtefacts {
        // From Duggy/LaunchScreen.storyboard
        AppArtefacts(
            bundleID: "com.example.storyboard", project: "Shop",
            platforms: [.iOS],
            launch: StaticLaunchScreen(
                .storyboard(LaunchStoryboardForm(name: "LaunchScreen")),
                ground: NamedShade("LaunchBackground", BrandShade(0x003F9B, 0x003F9B)),
                picture: StaticLaunchScreen.Picture("DuggyLogo", size: CGSize(width: 100, height: 100))),
            icon: AppIconArt(
                ground: BrandColor(0x003F9B), dark: BrandColor(0x003F9B), markSide: 0.6
            ) { side in
                // Draw the app's mark here.
                Image("AppMark").resizable().frame(width: side, height: side)
            })
    }

    static var dictionary: AppArtefacts {
        // From UrbanNest/Info.plist
        AppArtefacts(
            bundleID: "com.urbannest.app", project: "Shop",
            platforms: [.iOS],
            launch: StaticLaunchScreen(
                .dictionary,
                ground: NamedShade("LaunchBackground", BrandShade(0x0D7377, 0x0D7377))),
            icon: AppIconArt(
                ground: BrandColor(0x0D7377), dark: BrandColor(0x0D7377), markSide: 0.6
            ) { side in
                // Draw the app's mark here.
                Image("AppMark").resizable().frame(width: side, height: side)
            })
    }
}
