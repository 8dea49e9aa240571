// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import LaunchStore
import StageUI

/// Puts UrbanNest on a stage.
@MainActor
struct UrbanNestRehearsal {
    let setting: RehearsalSetting

    /// The version that the rehearsed app says it has.
    nonisolated static let version = "1.0.0"

    private var scenario: Scenario { setting.scenario }

    /// The pictures of the brand's asset catalogue.
    static func images() -> ImageLibrary {
        let library = ImageLibrary()
        library.register("logo-icon-splash", size: CGSize(width: 120, height: 120)) { UrbanNestLogo() }
        return library
    }

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
    func launch() async throws -> RehearsedLaunch {
        let (date, log) = (setting.date, setting.log)
        let file = setting.services.cacheFile
        let store = try file.map { try LaunchStore(at: $0, log: log) } ?? LaunchStore.inMemory(log: log)
        let cache = UrbanNestCache(store: store, now: date)
        if setting.services.preparesState { try await prepare(cache, date: date()) }
        let backend: UrbanNestBackend
        let session = scenario.state.session
        switch setting.services.source {
        case .scripted(let scripted):
            let isSignedIn = session == .signedIn
            let expiry = date().addingTimeInterval(86_400)
            let answers = UrbanNestBackend(
                loadConfiguration: {
                    try await Self.answer("loadConfig", scripted)
                    return Self.settings
                },
                loadCities: {
                    try await Self.answer("loadCities", scripted)
                    return Self.cities
                },
                checkSession: {
                    try await Self.answer("checkAuth", scripted)
                    return isSignedIn ? .signedIn(userID: "user-1", expiresAt: expiry) : .signedOut
                })
            // What is written to a file has to be what a launch on a device would write.
            backend = file == nil ? answers : .cached(answers, in: cache, log: log)
        case .server(let network): backend = .cached(network.urbanNest(cache), in: cache, log: log)
        }
        // Only what is kept over launches can count them.
        var keeper: LaunchGuardKeeper?
        if file != nil {
            keeper = await cache.beginLaunch(
                .cold, version: UrbanNestRehearsal.version, watch: setting.services.watchGuard, log: log)
        }
        let launch = try UrbanNestLaunch(
            backend: backend, cache: cache, clock: setting.clock, date: date,
            reduceMotion: setting.device.configuration.reduceMotion,
            options: UrbanNestOptions(
                variant: scenario.options.variant, appearance: scenario.options.appearance,
                indicator: scenario.options.indicator, strictColors: scenario.options.strictColors),
            policy: UrbanNest.policy.faster(by: setting.services.pace), keeper: keeper,
            signIn: { _, _ in await Self.signIn(cache: cache, backend: backend, date: date) })
        let stage = Stage(setting.device.configuration, text: setting.text, images: Self.images()) {
            UrbanNestRoot(launch: launch)
        }
        return Self.rehearsed(launch, stage)
    }

    /// Waits for a scripted answer, and tells a bad one as UrbanNest does.
    private static func answer(_ task: String, _ services: ScriptedServices) async throws {
        do {
            try await services.answer(task)
        } catch let failure as ScriptedFailure {
            throw ServiceError(failure)
        }
    }

    /// Signs the development backend's one user in; its token stands for the password's check.
    ///
    /// Returns a sentence to show when it failed; then nothing is left that a later launch could take
    /// for a session.
    static func signIn(
        cache: UrbanNestCache, backend: UrbanNestBackend, date: @Sendable () -> Date
    ) async -> String? {
        let problem: String
        do {
            try await cache.setDevelopmentToken("dev-signed-in")
            if try await backend.checkSession().isSignedIn(at: date()) { return nil }
            problem = "This account is not known. Check the email address."
        } catch let error as ServiceError where error.kind != .other {
            problem = "Unable to connect. Please check your internet."
        } catch {
            problem = "Signing in failed: \(error)"
        }
        do {
            try await cache.setDevelopmentToken(nil)
        } catch {
            return problem + " What was kept of it could not be removed: \(error)"
        }
        return problem
    }

    private func prepare(_ cache: UrbanNestCache, date: Date) async throws {
        if !scenario.state.firstLaunch { try await cache.completeOnboarding() }
        switch scenario.state.session {
        case .none: break
        case .signedIn:
            try await cache.setDevelopmentToken("dev-signed-in")
            try await cache.save(.signedIn(userID: "user-1", expiresAt: date.addingTimeInterval(86_400)))
        case .expired:
            try await cache.setDevelopmentToken("dev-expired")
            try await cache.save(.signedIn(userID: "user-1", expiresAt: date.addingTimeInterval(-60)))
        }
        if scenario.state.cached {
            try await cache.save(Self.cities)
            try await cache.save(Self.settings)
        }
    }

    private static func rehearsed(_ launch: UrbanNestLaunch, _ stage: Stage) -> RehearsedLaunch {
        let controller = launch.controller
        return RehearsedLaunch(
            stage: stage, phase: { controller.phase },
            routeName: { (launch.followUp ?? controller.route)?.name },
            deliveredLink: { launch.deliveredLink }, trace: { controller.trace },
            pendingOperations: { controller.pendingOperations },
            resume: { launch.sceneBecameActive() }, cancel: { controller.cancel() },
            keeper: launch.keeper, leave: { launch.sceneWentToBackground() },
            plan: RehearsedPlan(controller))
    }
}
