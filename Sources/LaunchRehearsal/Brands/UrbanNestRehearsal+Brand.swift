// Licensed under the Apache License, Version 2.0.

public import LaunchBrands

extension RehearsedBrand {
    /// UrbanNest.
    static var urbanNest: RehearsedBrand {
        RehearsedBrand(
            id: "urbannest", name: "UrbanNest",
            options: [
                Option(name: "variant", values: UrbanNestTheme.Variant.allCases.map(\.rawValue)),
                Option(name: "appearance", values: UrbanNestTheme.Appearance.allCases.map(\.rawValue)),
                Option(name: "indicator", values: UrbanNestOptions.Indicator.allCases.map(\.rawValue)),
                Option(name: "strictColors", values: ["false", "true"]),
            ],
            tasks: ["loadCities", "loadConfig", "checkAuth"], routes: ["home", "onboarding", "login"],
            states: urbanNestStates, film: Film(entry: [0, 0.25, 0.4, 0.6, 0.8], exit: [0, 0.15]),
            scenarios: { PackageResources.urbannest_json },
            launch: { try await UrbanNestRehearsal(setting: $0).launch() })
    }

    private static var urbanNestStates: [ShownState] {
        func state(
            _ name: String, _ instant: Double, route: String = "onboarding",
            _ change: (inout Scenario) -> Void
        ) -> ShownState {
            var scenario = Scenario(name: name, route: route)
            change(&scenario)
            return ShownState(name: name, scenario: scenario, instant: instant)
        }
        let never = ["loadCities": [Scenario.Answer(after: ScenarioTime(seconds: 0), answer: .never)]]
        return [
            state("loading", 0.8) { $0.services = never },
            state("indicator", 1.3) { $0.services = never },
            state("slow", 5.5) { $0.services = never },
            state("error", 1.5) { $0.backend = .down },
            state("timeout", 10.5) {
                $0.services = never
                $0.state.cached = true
            },
            state("onboarding", 2) { _ in },
            state("login", 2, route: "login") { $0.state.firstLaunch = false },
            state("home", 2, route: "home") {
                $0.state.firstLaunch = false
                $0.state.session = .signedIn
            },
        ]
    }
}

extension Scenario.Options {
    /// UrbanNest's colours.
    public var variant: UrbanNestTheme.Variant {
        get { self["variant"] ?? .brand }
        set { self["variant"] = newValue }
    }
    /// When UrbanNest's dark colours are used.
    public var appearance: UrbanNestTheme.Appearance {
        get { self["appearance"] ?? .brand }
        set { self["appearance"] = newValue }
    }
    /// The form of UrbanNest's loading indicator.
    public var indicator: UrbanNestOptions.Indicator {
        get { self["indicator"] ?? .spinner }
        set { self["indicator"] = newValue }
    }
    /// Whether the literal error colours of UrbanNest's document are used.
    public var strictColors: Bool {
        get { self[isOn: "strictColors"] }
        set { self[isOn: "strictColors"] = newValue }
    }
}
