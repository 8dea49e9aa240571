// Licensed under the Apache License, Version 2.0.

import LaunchBrands
import LaunchCore

extension RehearsedBrand {
    /// Duggy.
    static var duggy: RehearsedBrand {
        RehearsedBrand(
            id: "duggy", name: "Duggy",
            options: [
                Option(name: "steps", values: DuggyOptions.Steps.allCases.map(\.rawValue)),
                Option(name: "prompt", values: DuggyOptions.Prompt.allCases.map(\.rawValue)),
                Option(name: "leave", values: DuggyOptions.Leave.allCases.map(\.rawValue)),
                Option(name: "permission", values: ["granted", "undecided", "denied"]),
                Option(name: "answer", values: ["allow", "deny"]),
                Option(name: "version", values: ["current", "old", "tooOld"]),
                Option(name: "bar", values: ["false", "true"]),
            ],
            tasks: ["connectivity"] + DuggyStep.allCases.map(\.id.rawValue) + DuggySecondaryService.names,
            routes: ["home", "authentication", "onboarding", "offline", "maintenance", "update"],
            states: duggyStates, film: Film(entry: [0, 0.15, 0.3, 0.65, 1.3, 1.8], exit: [0.25]),
            scenarios: { PackageResources.duggy_json },
            launch: { try await DuggyRehearsal(setting: $0).launch() })
    }

    private static var duggyStates: [ShownState] {
        func state(
            _ name: String, _ instant: Double, route: String = "home", _ change: (inout Scenario) -> Void
        ) -> ShownState {
            var scenario = Scenario(name: name, brand: "duggy", route: route)
            scenario.state.firstLaunch = false
            scenario.state.session = .signedIn
            change(&scenario)
            return ShownState(name: name, scenario: scenario, instant: instant)
        }
        func answer(_ after: Double, _ kind: Scenario.Answer.Kind) -> [Scenario.Answer] {
            [Scenario.Answer(after: ScenarioTime(seconds: after), answer: kind)]
        }
        return [
            state("entry", 0.3) { $0.services["configuration"] = answer(0, .never) },
            state("spin", 0.9) { $0.services["configuration"] = answer(0, .never) },
            state("loading", 3) { $0.services["configuration"] = answer(0, .never) },
            state("error", 1.5) { $0.services["configuration"] = answer(0.3, .malformed) },
            state("exit", 1.5) {
                $0.services["firebase"] = answer(0.3, .malformed)
                $0.options.values["leave"] = "exit"
            },
            state("network", 1.5) { $0.backend = .down },
            state("prompt", 3) {
                $0.options.values = ["prompt": "duringLaunch", "permission": "undecided"]
                $0.services["notifications"] = answer(5, .ok)
            },
            state("home", 4) { _ in },
            state("update-offered", 4) { $0.options.values["version"] = "old" },
            state("authentication", 4, route: "authentication") { $0.state.session = .none },
            state("onboarding", 4, route: "onboarding") { $0.state.firstLaunch = true },
            state("offline", 4, route: "offline") {
                $0.backend = .down
                $0.state.cached = true
            },
            state("maintenance", 2, route: "maintenance") {
                $0.services["configuration"] = answer(0.3, .maintenance)
            },
            state("update", 4, route: "update") { $0.options.values["version"] = "tooOld" },
        ]
    }
}
