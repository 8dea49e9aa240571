// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Makes launches of Fonsters on simulated devices.
@MainActor
struct FonstersSimulation {
    let setting: LaunchSetting

    /// The creatures of a user who has been here before.
    nonisolated static let grown = CreatureCollection.starters + CreatureCollection.nursery.prefix(4)

    /// The pictures of the asset catalogues, the same for both apps.
    static var images: [AppImage] {
        let size = CGSize(width: Fonsters.artworkSide, height: Fonsters.artworkSide)
        // One file at one pixel to a point, a copy of the artwork (FO-10 to FO-20).
        func files(_ source: String) -> AppImage.Files {
            AppImage.Files("content", scales: [1], source: "Graphics/\(source)_1024.png")
        }
        return [
            AppImage(Fonsters.backgroundImage, size: size, files: files("Icon_Background_Dark")) {
                LaunchBackground()
            },
            AppImage(Fonsters.iconImage, size: size, files: files("Icon_Transparency_Dark")) {
                LaunchIcon()
            },
        ]
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    func launch() async throws -> AppLaunch {
        let launch = try await model()
        return AppLaunch(launch.controller) { FonstersRoot(launch: launch) }
    }

    /// Makes the model of the launch.
    func model() async throws -> FonstersLaunch {
        let database = try setting.openStore()
        let store = CreatureStore(store: database, now: setting.date)
        if setting.preparesState, !setting.state.firstLaunch { try await store.save(Self.grown) }
        let (options, answers) = (FonstersOptions(setting.options), setting.answers)
        return FonstersLaunch(
            platform: setting.platform,
            // Without a gate nothing is waited for: what is kept is there from the start.
            names: options.gate == .none ? await store.names(log: setting.log) : CreatureCollection.starters,
            store: store,
            read: {
                // The device's own answer, with and without a server.
                try await answers.answer("loadFonsters", needsBackend: false)
                return try await store.names()
            }, clock: setting.clock, date: setting.date, reduceMotion: setting.reducesMotion,
            options: options,
            crashMonitor: await setting.beginLaunch(in: database, version: "1.0"), log: setting.log)
    }
}
