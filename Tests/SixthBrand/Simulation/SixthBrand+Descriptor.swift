// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import LaunchKit

extension AppDescriptor {
    /// Sixth.
    public static var sixth: AppDescriptor {
        AppDescriptor(
            id: "sixth", name: Sixth.name, options: [AppOption("sign", Sixth.Sign.self)],
            routes: SixthRoute.allCases.map(\.rawValue), film: Film(entry: [0, 0.3], exit: [0.15]),
            documents: [
                AppDocument(SixthBakery.path, task: "bread") { _ in
                    try JSONEncoder().encode(SixthSimulation.bread)
                }
            ],
            plan: { _ in SixthLaunch.Tasks(nil).plan }, unscriptedTasks: ["visited"],
            scenarios: { PackageResources.scenarios_json }, images: { SixthSimulation.images },
            lints: { Sixth.lints($0["sign"] ?? .lit) },
            make: { try await SixthSimulation.launch($0) })
    }
}
