// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import LaunchStore
import StageUI

/// Puts Duggy on a stage.
@MainActor
struct DuggyRehearsal {
    let setting: RehearsalSetting

    private var scenario: Scenario { setting.scenario }

    /// The pictures of the brand's asset catalogue.
    static func images() -> ImageLibrary {
        let library = ImageLibrary()
        library.register("DuggyLogo", size: CGSize(width: 512, height: 512)) { DuggyLogo(side: 512) }
        return library
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> RehearsedLaunch {
        let file = setting.services.cacheFile
        let store = try file.map { try LaunchStore(at: $0, log: setting.log) } ?? LaunchStore.inMemory()
        let cache = DuggyCache(store: store, now: setting.date)
        if setting.services.preparesState { try await prepare(cache, date: setting.date()) }
        let prompt = DuggyPrompt()
        let launch = try DuggyLaunch(
            services: services(cache, prompt), clock: setting.clock, date: setting.date,
            reduceMotion: setting.device.configuration.reduceMotion, options: options,
            host: DuggyLaunch.Host(
                exit: { [log = setting.log] in log("The app asked its host to end it.") },
                open: { [log = setting.log] in log("The app asked its host to open \($0.absoluteString)") }),
            signIn: { [date = setting.date] email, _ in
                guard !email.hasPrefix("nobody") else {
                    return .failure(DuggyLaunch.Refusal("This account is not known. Check the address."))
                }
                let session = DuggySamples.session(at: date())
                do {
                    try await cache.setDevelopmentToken("dev-signed-in")
                    try await cache.save(session)
                } catch {
                    return .failure(DuggyLaunch.Refusal("Signing in failed: \(error)"))
                }
                return .success(session)
            })
        let stage = Stage(setting.device.configuration, text: setting.text, images: Self.images()) {
            DuggyPromptedRoot(launch: launch, prompt: prompt)
        }
        return Self.rehearsed(launch, stage)
    }

    private var options: DuggyOptions {
        let choice = scenario.options
        let version =
            switch choice.values["version"] {
            case "old": "2.3.0"
            case "tooOld": "1.9.0"
            default: "2.4.0"
            }
        return DuggyOptions(
            steps: choice["steps"] ?? .resolved, prompt: choice["prompt"] ?? .later,
            leave: choice["leave"] ?? .support, showsBar: choice[isOn: "bar"], timeZone: .gmt,
            appVersion: version)
    }

    private func prepare(_ cache: DuggyCache, date: Date) async throws {
        if !scenario.state.firstLaunch { try await cache.completeOnboarding() }
        switch scenario.state.session {
        case .none: break
        case .signedIn: try await cache.setDevelopmentToken("dev-signed-in")
        case .expired: try await cache.setDevelopmentToken("dev-expired")
        }
        if scenario.state.cached {
            // From some hours ago, so that the age is seen.
            let earlier = DuggyCache(store: cache.store, now: { date.addingTimeInterval(-3 * 3600 - 60) })
            try await earlier.save(DuggySamples.configuration)
            try await earlier.save(DuggySamples.session(at: date))
        }
    }

    private static func rehearsed(_ launch: DuggyLaunch, _ stage: Stage) -> RehearsedLaunch {
        let controller = launch.controller
        return RehearsedLaunch(
            stage: stage, phase: { controller.phase },
            routeName: { launch.closedGate.map(Self.name) ?? controller.route?.name },
            // What was handed over is told as the link that was held.
            deliveredLink: {
                launch.deliveredLink == nil
                    ? nil
                    : controller.trace.lazy.compactMap { event in
                        if case .link(let url, .delivered) = event.kind { url } else { nil }
                    }.first
            },
            trace: { controller.trace }, pendingOperations: { controller.pendingOperations },
            resume: { controller.sceneBecameActive() }, cancel: { controller.cancel() },
            plan: RehearsedPlan(controller))
    }

    private static func name(_ verdict: LaunchVerdict) -> String {
        if case .updateRequired = verdict { "update" } else { "maintenance" }
    }
}
