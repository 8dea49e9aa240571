// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
import LaunchCore
import LaunchStore
import StageUI

/// Puts Fonsters on a stage.
@MainActor
struct FonstersRehearsal {
    let setting: RehearsalSetting

    private nonisolated static let key: LaunchStoreKey = "fonsters.names"
    /// The creatures of a user who has been here before.
    nonisolated static let grown = FonstersKeeper.starters + FonstersKeeper.nursery.prefix(4)

    /// The pictures of the brand's asset catalogues, the same for both apps.
    static func images() -> ImageLibrary {
        let side = CGFloat(Fonsters.artworkSide)
        let library = ImageLibrary()
        library.register(Fonsters.backgroundImage, size: CGSize(width: side, height: side)) {
            FonstersBackground()
        }
        library.register(Fonsters.iconImage, size: CGSize(width: side, height: side)) { FonstersIcon() }
        return library
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> RehearsedLaunch {
        let (date, log) = (setting.date, setting.log)
        let file = setting.services.cacheFile
        let store = try file.map { try LaunchStore(at: $0, log: log) } ?? LaunchStore.inMemory(log: log)
        let isBack = !setting.scenario.state.firstLaunch
        if isBack { try await store.set(Self.grown, for: Self.key, at: date()) }
        let gate: FonstersOptions.Gate = setting.scenario.options["gate"] ?? .none
        let source = setting.services.source
        let keeper = FonstersKeeper(
            // Without a gate nothing is waited for: what is kept is there from the start.
            names: isBack && gate == .none ? Self.grown : FonstersKeeper.starters,
            read: {
                if case .scripted(let scripted) = source { try await scripted.answer("loadFonsters") }
                return try await store.value([String].self, for: Self.key)?.value ?? FonstersKeeper.starters
            },
            save: { names in
                do {
                    try await store.set(names, for: Self.key, at: date())
                } catch {
                    log("What has hatched could not be kept: \(error)")
                }
            })
        let launch = try FonstersLaunch(
            platform: FonstersPlatform(setting.device.profile), keeper: keeper, clock: setting.clock,
            date: date, reduceMotion: setting.device.configuration.reduceMotion,
            options: FonstersOptions(
                gate: gate, separateLines: setting.scenario.options[isOn: "separateLines"]))
        let stage = Stage(setting.device.configuration, text: setting.text, images: Self.images()) {
            FonstersRoot(launch: launch)
        }
        let controller = launch.controller
        return RehearsedLaunch(
            stage: stage, phase: { controller.phase }, routeName: { controller.route?.rawValue },
            deliveredLink: { launch.deliveredLink }, trace: { controller.trace },
            pendingOperations: { launch.pendingOperations },
            resume: { controller.sceneBecameActive() }, cancel: { launch.cancel() })
    }
}
