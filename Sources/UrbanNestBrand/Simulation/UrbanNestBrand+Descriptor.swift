// Licensed under the Apache License, Version 2.0.

import CAppFiles
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// UrbanNest.
    public static var urbanNest: AppDescriptor {
        let fonts = [AppFont.inter("\(UrbanNest.nameFont).otf")]
        return AppDescriptor(
            id: "urbannest", name: "UrbanNest",
            options: [
                AppOption("variant", UrbanNestTheme.Variant.self),
                AppOption("appearance", UrbanNestTheme.Appearance.self),
                AppOption("indicator", UrbanNestOptions.Indicator.self), AppOption(isOn: "strictColors"),
                AppOption(isOn: "shortSession").simulated,
            ],
            routes: ["home", "onboarding", "login"],
            film: Film(entry: [0, 0.25, 0.4, 0.6, 0.8], exit: [0, 0.15]),
            documents: [
                AppDocument("/cities", task: "loadCities"), AppDocument("/config", task: "loadConfig"),
            ],
            accounts: AppAccounts(redirect: "urbannest://auth/callback", task: "checkAuth"),
            plan: { _ in UrbanNestPlan.unasked }, scenarios: { AppFile.urbannest_scenarios_json.bytes },
            waivers: { AppFile.urbannest_waivers_json.bytes },
            images: {
                [
                    AppImage(
                        "logo-icon-splash", size: CGSize(width: 120, height: 120),
                        files: AppImage.Files("Logo-Icon-Splash")
                    ) { UrbanNestLogo() }
                ]
            },
            fonts: fonts,
            strings: { texts }, lints: { UrbanNest.lints(UrbanNestOptions($0), fonts: fonts.map(\.name)) },
            artefacts: { UrbanNest.artefacts(UrbanNestOptions($0)) },
            make: { try await UrbanNestSimulation(setting: $0).launch() })
    }

    /// Its texts in all languages, with those of the screens that it shares with others.
    private static let texts = SharedTexts.joined(with: AppFile.urbannest_Localizable_xcstrings.bytes)
}

extension UrbanNestOptions {
    /// Reads the choices of a scenario, or those that a project was generated with.
    public init(_ choices: AppOptions) {
        self.init(
            variant: choices.variant, appearance: choices.appearance, indicator: choices.indicator,
            strictColors: choices.strictColors)
    }
}

extension AppOptions {
    /// UrbanNest's colours.
    public var variant: UrbanNestTheme.Variant {
        get { self["variant"] ?? .brand }
        set { self["variant"] = newValue }
    }
    /// The condition on which UrbanNest's dark colours are used.
    public var appearance: UrbanNestTheme.Appearance {
        get { self["appearance"] ?? .brand }
        set { self["appearance"] = newValue }
    }
    /// The form of UrbanNest's loading indicator.
    public var indicator: UrbanNestOptions.Indicator {
        get { self["indicator"] ?? .spinner }
        set { self["indicator"] = newValue }
    }
    /// Indicates whether the literal error colours of UrbanNest's document are used.
    public var strictColors: Bool {
        get { self[isOn: "strictColors"] }
        set { self[isOn: "strictColors"] = newValue }
    }
}
