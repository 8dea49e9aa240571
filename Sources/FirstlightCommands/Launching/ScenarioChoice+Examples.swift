// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

/// Names for the examples of a command's help, so that they work with the apps of any program.
extension ScenarioChoice {
    /// The wanted app, or the first one.
    package func sample(app wanted: String) -> String { Self.sample(wanted, of: catalogue.ids, or: "APP") }

    /// The first app that there is.
    package var sampleApp: String { sample(app: "") }

    /// The wanted state of the first app, or its first one.
    package func sample(state wanted: String) -> String {
        // A file that cannot be read is reported when its app is launched.
        let states = (try? catalogue.apps.first?.states) ?? []
        return Self.sample(wanted, of: states.map(\.name), or: "STATE")
    }

    /// The wanted scenario, by its name or by its app's id and its name, or the first one.
    package func sample(scenario wanted: String) -> String {
        let all = catalogue.apps.flatMap { (try? $0.launches.scenarios) ?? [] }
        guard !all.contains(where: { $0.name == wanted }) else { return wanted }
        return Self.sample(wanted, of: all.map { "\($0.app)/\($0.name)" }, or: "FILE")
    }

    private static func sample(_ wanted: String, of names: [String], or placeholder: String) -> String {
        names.contains(wanted) ? wanted : names.first ?? placeholder
    }
}
