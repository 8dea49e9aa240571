// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

/// The apps that a program works with.
public struct AppCatalogue: Sendable {
    /// The apps, in the order in which they are shown.
    public let apps: [AppDescriptor]

    /// Lists apps.
    public init(_ apps: [AppDescriptor]) { self.apps = apps }

    /// The ids of the apps.
    public var ids: [String] { apps.map(\.id) }

    /// Finds an app by its id.
    ///
    /// - Throws: `SimulationError.unknownApp` that lists the known ids.
    public func named(_ id: String) throws -> AppDescriptor {
        guard let found = apps.first(where: { $0.id == id }) else {
            throw SimulationError.unknownApp(id, known: ids)
        }
        return found
    }

    /// The scenarios that come with an app.
    ///
    /// - Throws: `SimulationError` when there is no such app or its file is damaged.
    public func scenarios(of id: String) throws -> [Scenario] { try named(id).launches.scenarios }

    /// A decoder of JSON that contains scenarios of the apps.
    package var decoder: JSONDecoder { Scenario.decoder(apps) }

    /// Reads a scenario of one of the apps from JSON.
    ///
    /// - Parameters:
    ///   - json: The scenario.
    ///   - app: The id of the app that is meant where the scenario names none; nil for the first one.
    /// - Throws: `SimulationError.badScenario` that names the place and the reason.
    public func scenario(json: Data, of app: String? = nil) throws -> Scenario {
        try Scenario.decoding(json, as: Scenario.self, apps: apps, meant: app)
    }
}
