// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import GalleryApps
import LaunchKit
import SixthBrand
import Testing

@testable import FirstlightCommands
@testable import FirstlightSimulation
@testable import firstlight_soak

/// A soak has the proofs that the program's apps have something for, and tells which it leaves out.
@MainActor @Suite struct SoakProofsTests {
    private let setting = SoakSetting(
        program: URL(fileURLWithPath: "/nowhere"), folder: URL(fileURLWithPath: "/nowhere"), seed: 1,
        table: ChildTable(), clock: ContinuousClock())

    private func chosen(_ apps: [AppDescriptor], only: [String] = []) async throws -> SoakProofs {
        try await SoakProofs(SoakWish(seed: 1, only: only), setting, AppCatalogue(apps))
    }

    @Test func aProgramOfOnesOwnSoaksItsOwnApp() async throws {
        let chosen = try await chosen([.sixth])
        #expect(
            chosen.proofs.map(\.name) == [
                "memory.sixth", "determinism", "transport", "sessions", "account-kills", "deletion-kills",
                "store-flips",
                "backend-flips", "guard.sixth", "folding.sixth", "explore.sixth", "schedules.sixth",
            ])
        #expect(chosen.leftOut == [])
    }

    @Test func onlyAProgramWithTheAppWhoseStoreTheyReadKillsABackend() {
        for name in ["backend-killed", "app-killed"] {
            #expect(SoakProofs.names(.firstlight).contains(name))
            #expect(!SoakProofs.names(AppCatalogue([.sixth])).contains(name))
        }
    }

    @Test func theFiveAppsHaveEveryProof() async throws {
        let chosen = try await chosen(AppCatalogue.firstlight.apps)
        #expect(chosen.proofs.count == 34 && chosen.leftOut == [])
    }

    @Test func anAppThatCountsNoCrashesHasNoProofOfTheGuard() async throws {
        let app = try #require(Gallery.apps.first { $0.hasLaunch })
        #expect(try await !app.isGuarded)
        let chosen = try await chosen([app], only: ["guard"])
        #expect(chosen.proofs.isEmpty)
        #expect(
            chosen.leftOut == [
                "guard.\(app.id) is left out: the app does not call beginLaunch(in:version:), so nothing counts its crashes."
            ])
    }

    /// The next launch removes what a killed one left only where the name says whose it is.
    @Test func theFolderOfTheQuestionAfterTheGuardHasAnOwner() async throws {
        let model = try #require(AppCatalogue.firstlight.apps.first)
        let app = AppDescriptor(
            id: "noted", name: "Noted", routes: model.routes, film: .brief, plan: model.plan,
            scenarios: { Array(#"{"scenarios": [], "states": []}"#.utf8) },
            make: { setting in
                let file = try #require(setting.storeFile)
                let name = file.deletingLastPathComponent().lastPathComponent
                #expect(WorkFolderName(name)?.mark == ProcessMark.own, "\(name)")
                return try await model.make(setting)
            })
        _ = try await app.isGuarded
    }

    @Test func anAppWithoutScenariosIsExplored() async throws {
        let model = try #require(Gallery.apps.first { $0.hasLaunch })
        let app = AppDescriptor(
            id: "bare", name: "Bare", routes: model.routes, film: .brief, plan: model.plan,
            scenarios: { Array(#"{"scenarios": [], "states": []}"#.utf8) }, make: model.make)
        let chosen = try await chosen([app])
        #expect(
            chosen.proofs.map(\.name) == [
                "transport", "sessions", "account-kills", "deletion-kills", "backend-flips", "folding.bare",
                "explore.bare", "schedules.bare",
            ])
        #expect(
            chosen.leftOut == [
                "memory.bare is left out: the app has no scenarios.",
                "determinism is left out: no app has scenarios.",
                "store-flips is left out: no app has scenarios.",
                "guard.bare is left out: the app has no scenarios.",
            ])
    }

    @Test func anAppOfViewsHasNoLaunchToProve() async throws {
        let app = AppDescriptor(id: "still", name: "Still", views: [])
        #expect(!SoakProofs.names(AppCatalogue([app])).contains("memory"))
        #expect(
            try await chosen([app]).proofs.map(\.name) == [
                "transport", "sessions", "account-kills", "deletion-kills", "backend-flips",
            ])
    }
}
