// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import LaunchStore
import StageUI

extension DuggyRehearsal {
    /// The services of the six steps: the device's own are always scripted, the server's may be real.
    func services(_ cache: DuggyCache, _ prompt: DuggyPrompt) -> DuggyServices {
        let scripted: ScriptedServices
        let backend: DuggyBackend
        switch setting.services.source {
        case .scripted(let services): (scripted, backend) = (services, self.backend(services))
        case .server(let network):
            scripted = ScriptedServices(setting.scenario, clock: setting.clock)
            backend = network.duggy()
        }
        let plist = propertyListFile
        let path = setting.services.cacheFile?.path ?? "duggy.sqlite"
        return DuggyServices(
            configureFirebase: { try await Self.configureFirebase(scripted, plist) },
            openDatabase: {
                do {
                    try await scripted.answer("database", needsBackend: false)
                } catch is ScriptedFailure {
                    throw LaunchStore.Error.diskFull(path: path)
                }
                return cache
            },
            backend: backend, readToken: { try await $0.developmentToken() },
            notifications: notifications(scripted, prompt),
            secondary: DuggySecondaryService.names.map { name in
                DuggySecondaryService(name) { try await scripted.answer(name, needsBackend: false) }
            },
            log: setting.log)
    }

    /// On a real disk the property list is a real file, beside the database.
    private var propertyListFile: URL? {
        setting.services.cacheFile?.deletingLastPathComponent()
            .appendingPathComponent("GoogleService-Info.plist")
    }

    private nonisolated static func configureFirebase(
        _ scripted: ScriptedServices, _ file: URL?
    ) async throws -> DuggyFirebaseOptions {
        let data: Data
        do {
            try await scripted.answer("firebase", needsBackend: false)
            data = DuggySamples.propertyList
        } catch ScriptedFailure.malformed {
            data = Data("not a property list".utf8)
        } catch is ScriptedFailure {
            data = Data("<plist><dict/></plist>".utf8)
        }
        guard let file else { return try DuggyFirebaseOptions(plist: data, bundleID: Duggy.bundleID) }
        try data.write(to: file, options: .atomic)
        return try DuggyFirebaseOptions(contentsOf: file, bundleID: Duggy.bundleID)
    }

    private func backend(_ scripted: ScriptedServices) -> DuggyBackend {
        let state = setting.scenario.state.session
        let date = setting.date
        @Sendable func answer(_ task: String) async throws {
            do {
                try await scripted.answer(task)
            } catch let failure as ScriptedFailure {
                throw ServiceError(failure)
            }
        }
        return DuggyBackend(
            probe: {
                do {
                    try await answer("connectivity")
                    return .online
                } catch is ServiceError {
                    return .offline
                }
            },
            loadConfiguration: {
                try await answer("configuration")
                return DuggySamples.configuration
            },
            checkSession: { _ in
                try await answer("authentication")
                return state == .signedIn ? .signedIn(DuggySamples.session(at: date())) : .signedOut
            },
            lookUp: {
                try await answer("version")
                return DuggySamples.listing
            })
    }

    private func notifications(_ scripted: ScriptedServices, _ prompt: DuggyPrompt) -> DuggyNotifications {
        let choice = setting.scenario.options.values
        let permission: DuggyNotifications.Permission =
            switch choice["permission"] {
            case "undecided": .undecided
            case "denied": .denied
            default: .granted
            }
        let allows = choice["answer"] != "deny"
        @Sendable func answer() async throws {
            do {
                try await scripted.answer("notifications", needsBackend: false)
            } catch let failure as ScriptedFailure {
                throw ServiceError(failure)
            }
        }
        return DuggyNotifications(
            permission: { permission },
            request: { _ in
                await prompt.show(true)
                do {
                    try await answer()
                } catch {
                    await prompt.show(false)
                    throw error
                }
                await prompt.show(false)
                return allows
            },
            // The question has taken the time that the registration takes otherwise.
            register: { if permission == .granted { try await answer() } })
    }
}
