// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands

extension RehearsedBrand {
    /// ShipThatApp.
    static var shipThatApp: RehearsedBrand {
        RehearsedBrand(
            id: "shipthatapp", name: "ShipThatApp",
            options: [
                Option(name: "gate", values: ShipThatAppOptions.Gate.allCases.map(\.rawValue)),
                Option(name: "handOff", values: ShipThatAppOptions.HandOff.allCases.map(\.rawValue)),
                Option(name: "look", values: ["own", "restyled"]),
                Option(name: "pace", values: ["own", "quick", "slow"]),
            ],
            tasks: ["loadConfig", "checkAuth"], routes: ShipThatAppContent.allCases.map(\.rawValue),
            states: shipThatAppStates, film: Film(entry: [0, 0.3, 0.5, 1], exit: [0.25, 0.5, 0.75]),
            scenarios: { PackageResources.shipthatapp_json },
            launch: { try await ShipThatAppRehearsal(setting: $0).launch() })
    }

    private static var shipThatAppStates: [ShownState] {
        func state(
            _ name: String, _ instant: Double, _ route: String = "onboarding",
            _ change: (inout Scenario) -> Void = { _ in }
        ) -> ShownState {
            var scenario = Scenario(name: name, brand: "shipthatapp", route: route)
            scenario.state.firstLaunch = route == "onboarding"
            scenario.state.session = route == "landing" ? .signedIn : .none
            change(&scenario)
            return ShownState(name: name, scenario: scenario, instant: instant)
        }
        return [
            state("loading", 0.95), state("onboarding", 2.5),
            state("login", 2.5, "signIn"), state("home", 2.5, "landing"),
            state("offline", 4.5, "landing") {
                $0.options.values["gate"] = "work"
                $0.backend = .down
            },
        ]
    }
}

extension ShipThatAppOptions {
    /// Reads the choices of a scenario.
    init(_ choices: Scenario.Options) {
        self.init(gate: choices["gate"] ?? .hold, handOff: choices["handOff"] ?? .cut)
        if choices.values["look"] == "restyled" {
            style = SplashScreenStyle(
                logo: "Logo-Alternative", logoName: "Pocket Garden", logoSize: 140,
                tagline: "Grow something today.", taglineColor: BrandColor(0x14321F), gap: 20,
                background: BrandColor(0xDDF3E4))
        }
        switch choices.values["pace"] {
        case "quick": timing = SplashScreenTiming(hold: .milliseconds(200), exit: .milliseconds(400))
        case "slow": timing = SplashScreenTiming(hold: .seconds(3), exit: .seconds(2))
        default: break
        }
    }
}
