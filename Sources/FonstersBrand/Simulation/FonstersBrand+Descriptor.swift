// Licensed under the Apache License, Version 2.0.

import CAppFiles
import Foundation
public import LaunchKit

extension AppDescriptor {
    /// Fonsters.
    public static var fonsters: AppDescriptor {
        AppDescriptor(
            id: "fonsters", name: Fonsters.name,
            options: [
                AppOption("gate", FonstersOptions.SplashWaitsFor.self), AppOption(isOn: "separateLines"),
            ],
            fullOptions: AppOptions(["gate": "work"]), routes: FonstersRoute.allCases.map(\.rawValue),
            film: Film(entry: [0, 0.3, 0.5, 0.7, 0.8, 0.9]),
            plan: { FonstersLaunch.plan(FonstersOptions($0).gate, read: { [] }).0 },
            scenarios: { AppFile.fonsters_scenarios_json.bytes },
            waivers: { AppFile.fonsters_waivers_json.bytes },
            images: { FonstersSimulation.images },
            strings: { AppFile.fonsters_Localizable_xcstrings.bytes },
            lints: { FonstersOptions($0).lints },
            artefacts: { _ in Fonsters.artefacts },
            make: { try await FonstersSimulation(setting: $0).launch() })
    }
}

extension FonstersOptions {
    /// Reads the choices of a scenario.
    init(_ choices: AppOptions) { self = FonstersOptions().choosing(choices) }

    /// The same with the choices of a scenario, or those that a project was generated with; what they do not name stays.
    public func choosing(_ choices: AppOptions) -> FonstersOptions {
        let isSeparate = choices.values["separateLines"].map { $0 == "true" }
        return FonstersOptions(
            gate: choices.made("gate") ?? gate, separateLines: isSeparate ?? separateLines)
    }
}
