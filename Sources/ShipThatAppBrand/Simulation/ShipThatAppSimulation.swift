// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Makes launches of ShipThatApp on simulated devices.
@MainActor
struct ShipThatAppSimulation {
    let setting: LaunchSetting

    /// The settings that scripted services answer with, and that an earlier launch has kept.
    nonisolated static let configuration = ShipThatAppConfiguration(
        minimumVersion: "1.0.0", supportPhone: "+49 30 5550123")

    /// The pictures of the brand's asset catalogue.
    static var images: [AppImage] {
        [
            AppImage("Logo", size: CGSize(width: 120, height: 120)) { Logo() },
            AppImage("Logo-Alternative", size: CGSize(width: 140, height: 140)) {
                Logo(
                    side: 140, sail: BrandColor(0x1E7A46), glyph: BrandColor(0xFFFFFF),
                    water: BrandColor(0x7CC79A))
            },
        ]
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> AppLaunch {
        let launch = try await model()
        return AppLaunch(launch.controller) { ShipThatAppWindow(launch: launch) }
    }

    /// Makes the model of the launch.
    func model() async throws -> ShipThatAppLaunch {
        let database = try setting.openStore()
        let store = ShipThatAppStore(store: database, now: setting.date)
        if setting.preparesState {
            if !setting.state.firstLaunch { try await store.completeOnboarding() }
            if setting.state.cached { try await store.save(Self.configuration) }
        }
        return ShipThatAppLaunch(
            backend: backend, store: store, account: setting.makeAccount(), clock: setting.clock,
            date: setting.date,
            reduceMotion: setting.reducesMotion, options: ShipThatAppOptions(setting.options),
            crashMonitor: await setting.beginLaunch(in: database, version: "1.0"), log: setting.log)
    }

    private var backend: ShipThatAppBackend {
        if let server = setting.server { return .live(server) }
        return ShipThatAppBackend { [answers = setting.answers] in
            try await answers.answer("loadConfig", with: Self.configuration)
        }
    }
}
