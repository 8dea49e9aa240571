// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation

extension ScenarioChoice {
    /// Finds a scenario that comes with the program, or reads a scenario file.
    ///
    /// - Parameters:
    ///   - text: A name, an app's id and a name (`duggy/sign-in`), or the path of a file.
    ///   - app: The app whose scenarios are meant; nil means those of every app, the first found.
    ///   - console: The console for a note that a file is being waited for.
    package func load(_ text: String, app: String? = nil, _ console: Console) throws -> Scenario {
        let owner = text.split(separator: "/").first.map { String($0) }
        let named = catalogue.ids.filter { owner == $0 }
        // Those that come with the program are read for their names, which no path from the root is: it takes 50 ms.
        let isFile = text.hasPrefix("/") && FileManager.default.fileExists(atPath: text)
        let embedded = try Self.known {
            try isFile
                ? []
                : (named.isEmpty ? app.map { [$0] } ?? catalogue.ids : named).flatMap {
                    try catalogue.scenarios(of: $0)
                }
        }
        let known = embedded.first { $0.name == text || "\($0.app)/\($0.name)" == text }
        let found = try known ?? read(file: text, of: app, embedded, console)
        if let app, found.app != app {
            throw CommandError.usage(
                "Option '--scenario' was given '\(text)', but that launches \(found.app), and the app is \(app).",
                hint: "Leave the app out, or give one of its own scenarios.")
        }
        return found
    }

    private func read(file: String, of app: String?, _ embedded: [Scenario], _ console: Console) throws
        -> Scenario
    {
        guard FileManager.default.fileExists(atPath: file) else {
            let names = Self.names(embedded)
            throw CommandError(
                "Option '--scenario' was given '\(file)', but there is no such file, and no scenario of that name comes "
                    + "with the program.",
                code: .noInput,
                hint: Suggestions.nearest(to: file, in: embedded.map(\.name) + names).map {
                    "Did you mean '\($0)'?"
                }
                    ?? "The scenarios are \(names.joined(separator: ", ")).")
        }
        // Read no further than it is clear that it is too much.
        let data = try InputFile(file, console: console).content(atMost: Scenario.mostBytes)
        do {
            let scenario = try catalogue.scenario(json: data, of: app)
            if app == nil, catalogue.ids.count > 1, !Self.namesApp(data) {
                console.note(
                    "\(file) names no app, so \(scenario.app) is launched. Add \"app\": \"\(scenario.app)\", or name "
                        + "another: \(catalogue.ids.joined(separator: ", ")).")
            }
            return scenario
        } catch let error as SimulationError {
            throw CommandError("\(file): \(error)", code: .badData)
        }
    }

    /// Returns whether a scenario file says which app it is of.
    private static func namesApp(_ data: Data) -> Bool {
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return object?["app"] != nil || object?["brand"] != nil
    }

    /// The names of the scenarios of all apps, as `--scenario` takes them.
    package var scenarioNames: [String] {
        // A file that cannot be read is reported when its app is launched.
        Self.names(catalogue.apps.flatMap { (try? $0.launches.scenarios) ?? [] })
    }

    /// The names of scenarios, with the app where several have one of that name.
    private static func names(_ scenarios: [Scenario]) -> [String] {
        let counts = Dictionary(grouping: scenarios, by: \.name).mapValues(\.count)
        return scenarios.map { counts[$0.name] == 1 ? $0.name : "\($0.app)/\($0.name)" }
    }
}
