// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands

extension RehearsedBrand {
    /// Fonsters.
    static var fonsters: RehearsedBrand {
        RehearsedBrand(
            id: "fonsters", name: "Fonsters",
            options: [
                Option(name: "gate", values: FonstersOptions.Gate.allCases.map(\.rawValue)),
                Option(name: "separateLines", values: ["false", "true"]),
            ],
            tasks: ["loadFonsters"], routes: FonstersRoute.allCases.map(\.rawValue),
            states: fonstersStates, film: Film(entry: [0, 0.3, 0.5, 0.7, 0.8, 0.9], exit: []),
            scenarios: { PackageResources.fonsters_json },
            launch: { try await FonstersRehearsal(setting: $0).launch() })
    }

    private static var fonstersStates: [ShownState] {
        func state(
            _ name: String, _ instant: Double, device: String = "iphone14", route: String = "content"
        ) -> ShownState {
            let scenario = Scenario(name: name, brand: "fonsters", device: device, route: route)
            return ShownState(name: name, scenario: scenario, instant: instant)
        }
        return [
            state("static", 0), state("loading", 0.4), state("exit", 0.9), state("home", 1.5),
            state("watch", 1.5, device: "applewatch45", route: "watchList"),
            state("tv", 1.5, device: "appletv"),
        ]
    }
}

extension FonstersPlatform {
    /// The platform of a simulated device.
    init(_ profile: DeviceProfile) {
        self =
            switch profile.kind {
            case nil: .iOS
            case .watch: .watchOS
            case .tv: .tvOS
            case .mac: .macOS
            case .vision: .visionOS
            }
    }
}
