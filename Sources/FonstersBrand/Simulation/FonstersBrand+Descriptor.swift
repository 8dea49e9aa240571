// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit

extension BrandDescriptor {
    /// Fonsters.
    public static var fonsters: BrandDescriptor {
        BrandDescriptor(
            id: "fonsters", name: Fonsters.name,
            options: [BrandOption("gate", FonstersOptions.Gate.self), BrandOption(isOn: "separateLines")],
            fullOptions: BrandOptions(["gate": "work"]), routes: FonstersRoute.allCases.map(\.rawValue),
            film: Film(entry: [0, 0.3, 0.5, 0.7, 0.8, 0.9]),
            plan: { FonstersLaunch.plan(FonstersOptions($0).gate, read: { [] }).0 },
            scenarios: { PackageResources.scenarios_json }, images: { FonstersSimulation.images },
            lints: { FonstersOptions($0).lints }, artefacts: { _ in Fonsters.artefacts },
            make: { try await FonstersSimulation(setting: $0).launch() })
    }
}

extension FonstersOptions {
    /// Reads the choices of a scenario.
    init(_ choices: BrandOptions) {
        self.init(gate: choices["gate"] ?? .none, separateLines: choices[isOn: "separateLines"])
    }
}
