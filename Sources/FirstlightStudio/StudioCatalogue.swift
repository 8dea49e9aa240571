// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI

/// The names that the page offers.
struct StudioCatalogue: Encodable, Sendable {
    struct State: Encodable, Sendable {
        let name: String
        let milliseconds: Double
        /// The wishes of a preview, in words; nil for the state of a launch.
        let title: String?
        /// The width and the height in points of a preview that asks for a size, a device or an orientation; nil for others.
        let size: [Double]?

        init(_ state: NamedState, _ app: AppDescriptor) throws {
            (name, milliseconds) = (state.name, state.instant * 1000)
            let device = state.scenario.device
            let usual = Scenario(name: name, of: app).device
            let isOwn =
                !app.hasLaunch && (device.profile != usual.profile || device.orientation != usual.orientation)
            title = app.hasLaunch ? nil : state.scenario.title
            let size = isOwn ? try DeviceProfile.named(device.profile).size(device.orientation) : nil
            self.size = size.map { [Double($0.width), Double($0.height)] }
        }
    }

    struct Launch: Encodable, Sendable {
        let name: String
        let title: String?
        let route: String
        let milliseconds: Double
        /// The file of a scenario that was opened; nil for one of the app's own.
        var file: String?

        init(_ scenario: Scenario, name: String, file: String? = nil) {
            (self.name, self.file, title) = (name, file, scenario.title)
            (route, milliseconds) = (scenario.expect.route, scenario.end.seconds * 1000)
        }
    }

    struct App: Encodable, Sendable {
        let id, name: String
        let hasLaunch: Bool
        let states: [State]
        let scenarios: [Launch]
        /// Those of files, and those that were kept.
        let opened: [Launch]
        let languages: [String]
    }

    struct Device: Encodable, Sendable {
        let id, name: String
        let width, height, scale, cornerRadius: Double
        let canTurn: Bool
    }

    let program, version: String
    let isReadOnly, hasLive, isWatching, hasBefore: Bool
    let goldens: String?
    let apps: [App]
    let devices: [Device]
    let textSizes, pseudoLanguages: [String]

    init(
        _ catalogue: AppCatalogue, program: String, isReadOnly: Bool, goldens: String?, hasLive: Bool,
        isWatching: Bool, hasBefore: Bool = false, opened: [OpenedScenarios.Opened] = []
    ) throws {
        (self.program, version) = (program, FirstlightVersion.number)
        (self.isReadOnly, self.goldens) = (isReadOnly, goldens)
        (self.hasLive, self.isWatching, self.hasBefore) = (hasLive, isWatching, hasBefore)
        apps = try catalogue.apps.map { app in
            let launches = try app.launches
            return App(
                id: app.id, name: app.name, hasLaunch: app.hasLaunch,
                states: try launches.states.map { try State($0, app) },
                scenarios: launches.scenarios.map { Launch($0, name: $0.name) },
                opened: opened.filter { $0.scenario.app == app.id }.map {
                    Launch($0.scenario, name: $0.id, file: $0.file)
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
