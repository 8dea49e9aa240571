// Licensed under the Apache License, Version 2.0.

import CAppFiles
import Foundation
import LaunchCore
public import LaunchKit

extension AppDescriptor {
    /// ShipThatApp.
    public static var shipThatApp: AppDescriptor {
        AppDescriptor(
            id: "shipthatapp", name: ShipThatApp.name,
            options: [
                AppOption("gate", ShipThatAppOptions.SplashWaitsFor.self),
                AppOption("handOff", ShipThatAppOptions.HandOff.self),
                AppOption("look", ["own", "restyled"]), AppOption("pace", ["own", "quick", "slow"]),
            ],
            fullOptions: AppOptions(["gate": "work"]), routes: ShipThatAppRoute.allCases.map(\.rawValue),
            film: Film(entry: [0, 0.3, 0.5, 1], exit: [0.25, 0.5, 0.75]),
            documents: [AppDocument("/config", task: "loadConfig")],
            accounts: AppAccounts(redirect: "shipthatapp://auth/callback", task: "checkAuth"),
            plan: { ShipThatAppTasks(nil, gate: ShipThatAppOptions($0).gate).plan },
            unscriptedTasks: ["readSaved"], scenarios: { AppFile.shipthatapp_scenarios_json.bytes },
            waivers: { AppFile.shipthatapp_waivers_json.bytes },
            images: { ShipThatAppSimulation.images }, strings: { texts },
            lints: { ShipThatAppOptions($0).timing.lints },
            artefacts: { ShipThatApp.artefacts(ShipThatAppOptions($0).style) },
            make: { try await ShipThatAppSimulation(setting: $0).launch() })
    }

    /// Its texts in all languages, with those of the screens that it shares with others.
    private static let texts = SharedTexts.joined(with: AppFile.shipthatapp_Localizable_xcstrings.bytes)
}

extension ShipThatAppOptions {
    /// Reads the choices of a scenario.
    init(_ choices: AppOptions) { self = ShipThatAppOptions().choosing(choices) }

    /// The same with the choices of a scenario, or those that a project was generated with; what they do not name stays.
    public func choosing(_ choices: AppOptions) -> ShipThatAppOptions {
        ShipThatAppOptions {
            $0 = self
            $0.gate = choices.made("gate") ?? gate
            $0.handOff = choices.made("handOff") ?? handOff
            if choices.values["look"] == "restyled" {
                ($0.style.logo, $0.style.logoName) = ("Logo-Alternative", "Pocket Garden")
                ($0.style.logoSize, $0.style.gap) = (140, 20)
                $0.style.tagline = "Grow something today."
                ($0.style.taglineColor, $0.style.background) = (BrandColor(0x14321F), BrandColor(0xDDF3E4))
            }
            switch choices.values["pace"] {
            case "quick": ($0.timing.hold, $0.timing.exit) = (.milliseconds(200), .milliseconds(400))
            case "slow": ($0.timing.hold, $0.timing.exit) = (.seconds(3), .seconds(2))
            default: break
            }
        }
    }
}
