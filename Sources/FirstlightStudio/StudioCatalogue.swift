// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import LaunchKit
import StageUI

/// The names that the page offers.
struct StudioCatalogue: Encodable, Sendable {
    struct State: Encodable, Sendable {
        let name: String
        let milliseconds: Double
    }

    struct Launch: Encodable, Sendable {
        let name: String
        let title: String?
        let route: String
        let milliseconds: Double
    }

    struct App: Encodable, Sendable {
        let id, name: String
        let hasLaunch: Bool
        let states: [State]
        let scenarios: [Launch]
        let languages: [String]
    }

    struct Device: Encodable, Sendable {
        let id, name: String
        let width, height, scale, cornerRadius: Double
        let canTurn: Bool
    }

    let program, version: String
    let isReadOnly: Bool
    let goldens: String?
    let apps: [App]
    let devices: [Device]
    let textSizes, pseudoLanguages: [String]

    init(_ catalogue: AppCatalogue, program: String, isReadOnly: Bool, goldens: String?) throws {
        (self.program, version) = (program, FirstlightVersion.number)
        (self.isReadOnly, self.goldens) = (isReadOnly, goldens)
        apps = try catalogue.apps.map { app in
            let launches = try app.launches
            return App(
                id: app.id, name: app.name, hasLaunch: app.hasLaunch,
                states: launches.states.map { State(name: $0.name, milliseconds: $0.instant * 1000) },
                scenarios: launches.scenarios.map {
                    Launch(
                        name: $0.name, title: $0.title, route: $0.expect.route,
                        milliseconds: $0.end.seconds * 1000)
                },
                languages: StringLibrary(app).languages.filter { !$0.isSource }.map(\.language))
        }
        devices = try DeviceProfile.all().map {
            Device(
                id: $0.id, name: $0.name, width: Double($0.width), height: Double($0.height),
                scale: Double($0.scale), cornerRadius: Double($0.cornerRadius), canTurn: $0.kind == nil)
        }
        textSizes = DynamicTypeSize.allCases.map(\.rawValue)
        pseudoLanguages = PseudoLanguage.allCases.map(\.rawValue)
    }
}
