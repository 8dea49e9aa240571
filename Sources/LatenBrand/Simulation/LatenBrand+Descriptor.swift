// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import LaunchKit

extension BrandDescriptor {
    /// Laten.
    public static var laten: BrandDescriptor {
        BrandDescriptor(
            id: "laten", name: Laten.name,
            options: [
                BrandOption(isOn: "checkbox"), BrandOption("vault", LatenOptions.Vault.self),
                BrandOption("minimum", ["2s", "1s", "0s"]), BrandOption(isOn: "shortWithoutMotion"),
                BrandOption("modeChange", AuthenticationOptions.ModeChange.self),
            ],
            routes: LatenRoute.allCases.map(\.rawValue),
            film: Film(entry: [0, 0.3, 0.6, 1], exit: [0.1, 0.2, 0.3]),
            accounts: BrandAccounts(redirect: Laten.redirect, task: "session"),
            plan: { _ in LatenTasks(nil).plan }, unscriptedTasks: ["onboarding"],
            scenarios: { PackageResources.scenarios_json }, images: { LatenSimulation.images },
            lints: { Laten.lints(LatenOptions($0)) }, artefacts: { _ in Laten.artefacts },
            make: { try await LatenSimulation.launch($0) })
    }
}
