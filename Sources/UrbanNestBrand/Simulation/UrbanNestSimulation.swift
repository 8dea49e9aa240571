// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import SwiftUI

/// Makes launches of UrbanNest on simulated devices.
@MainActor
struct UrbanNestSimulation {
    let setting: LaunchSetting

    /// The version that the simulated app says it has.
    nonisolated static let version = "1.0.0"

    /// The cities and settings that scripted services answer with.
    nonisolated static let cities = [
        UrbanNestCity(id: "ber", name: "Berlin", country: "DE", latitude: 52.52, longitude: 13.405),
        UrbanNestCity(id: "lis", name: "Lisbon", country: "PT", latitude: 38.722, longitude: -9.139),
        UrbanNestCity(id: "ams", name: "Amsterdam", country: "NL", latitude: 52.367, longitude: 4.904),
        UrbanNestCity(id: "lon", name: "London", country: "GB", latitude: 51.507, longitude: -0.128),
        UrbanNestCity(id: "par", name: "Paris", country: "FR", latitude: 48.857, longitude: 2.352),
        UrbanNestCity(id: "mil", name: "Milan", country: "IT", latitude: 45.464, longitude: 9.19),
    ]
    nonisolated static let settings = UrbanNestConfiguration(
        minimumVersion: "1.0.0", supportPhone: "+49 30 5550123", currency: "EUR", featureFlags: [:])

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> AppLaunch {
        let launch = try await model()
        return AppLaunch(launch.controller) { UrbanNestRoot(launch: launch) }
    }

    /// Makes the model of the launch.
    func model() async throws -> AuthViewModel {
        let (date, log) = (setting.date, setting.log)
        var setting = setting
        // A token of an hour that is old after some seconds.
        if setting.options[isOn: "shortSession"] { setting.accounts?.configuration.refreshMargin = 3596 }
        let store = try setting.openStore()
        let cache = UrbanNestCache(store: store, now: date)
        if setting.preparesState { try await prepare(cache) }
        var backend = setting.server.map { UrbanNestBackend.live($0) } ?? scripted
        // What is written to a file has to be what a launch on a device would write.
        if setting.server != nil || setting.storeFile != nil {
            backend = .cached(backend, in: cache, log: log)
        }
        return try AuthViewModel(
            backend: backend, account: setting.makeAccount(), cache: cache, clock: setting.clock, date: date,
            reduceMotion: setting.reducesMotion, options: UrbanNestOptions(setting.options),
            policy: UrbanNest.policy.faster(by: setting.pace), version: Self.version,
            crashMonitor: await setting.beginLaunch(in: store, version: Self.version), log: log)
    }

    private var scripted: UrbanNestBackend {
        let answers = setting.answers
        return UrbanNestBackend(
            loadConfiguration: { try await answers.answer("loadConfig", with: Self.settings) },
            loadCities: { try await answers.answer("loadCities", with: Self.cities) })
    }

    private func prepare(_ cache: UrbanNestCache) async throws {
        if !setting.state.firstLaunch { try await cache.completeOnboarding() }
        if setting.state.cached {
            try await cache.save(Self.cities)
            try await cache.save(Self.settings)
        }
    }
}
