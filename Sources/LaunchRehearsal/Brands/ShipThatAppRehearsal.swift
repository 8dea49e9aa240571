// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import LaunchStore
import StageUI

/// Puts ShipThatApp on a stage.
@MainActor
struct ShipThatAppRehearsal {
    let setting: RehearsalSetting

    private var scenario: Scenario { setting.scenario }

    /// The settings that scripted services answer with, and that an earlier launch has kept.
    nonisolated static let configuration = ShipThatAppConfiguration(
        minimumVersion: "1.0.0", supportPhone: "+49 30 5550123")

    /// The pictures of the brand's asset catalogue.
    static func images() -> ImageLibrary {
        let library = ImageLibrary()
        library.register("Logo", size: CGSize(width: 120, height: 120)) { ShipThatAppLogo() }
        library.register("Logo-Alternative", size: CGSize(width: 140, height: 140)) {
            ShipThatAppLogo(
                side: 140, sail: BrandColor(0x1E7A46), glyph: BrandColor(0xFFFFFF),
                water: BrandColor(0x7CC79A))
        }
        return library
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> RehearsedLaunch {
        let (date, log) = (setting.date, setting.log)
        let file = setting.services.cacheFile
        let database = try file.map { try LaunchStore(at: $0, log: log) } ?? LaunchStore.inMemory(log: log)
        let store = ShipThatAppStore(store: database, now: date)
        if setting.services.preparesState {
            if !scenario.state.firstLaunch { try await store.completeOnboarding() }
            if scenario.state.session != .none { try await store.setSignedIn(true) }
            if scenario.state.cached { try await store.save(Self.configuration) }
        }
        let launch = ShipThatAppLaunch(
            backend: backend(), store: store, clock: setting.clock, date: date,
            reduceMotion: setting.device.configuration.reduceMotion,
            options: ShipThatAppOptions(scenario.options), log: setting.log)
        let stage = Stage(setting.device.configuration, text: setting.text, images: Self.images()) {
            ShipThatAppWindow(launch: launch)
        }
        return Self.rehearsed(launch, stage)
    }

    private func backend() -> ShipThatAppBackend {
        let session = scenario.state.session
        switch setting.services.source {
        case .scripted(let scripted):
            return ShipThatAppBackend(
                loadConfiguration: {
                    try await scripted.answer("loadConfig")
                    return Self.configuration
                },
                refreshSession: {
                    try await scripted.answer("checkAuth")
                    return session == .signedIn
                })
        case .server(let network):
            let token: String? =
                switch session {
                case .none: nil
                case .signedIn: "dev-signed-in"
                case .expired: "dev-expired"
                }
            return network.shipThatApp(token, setting.date)
        }
    }

    private static func rehearsed(_ launch: ShipThatAppLaunch, _ stage: Stage) -> RehearsedLaunch {
        let controller = launch.controller
        return RehearsedLaunch(
            stage: stage, phase: { controller.phase },
            routeName: { controller.route.map { _ in launch.content.rawValue } },
            deliveredLink: { launch.deliveredLink }, trace: { controller.trace },
            pendingOperations: { launch.pendingOperations },
            resume: { controller.sceneBecameActive() }, cancel: { launch.cancel() },
            plan: RehearsedPlan(controller))
    }
}
