// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

/// An app that was killed before its end, and what the next launches make of it.
@MainActor
@Suite(.fewAtATime) struct DuggyGuardTests {
    private struct Answers: ScriptedAnswers {
        func answer(_ task: String, needsBackend: Bool) async throws {}
    }

    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private let vault = MemoryVault([.session: Data("somebody".utf8)])
    private let accounts: AccountServices

    init() throws {
        accounts = AccountServices(
            configuration: try AuthConfiguration(url: "https://accounts.invalid", key: "sb_publishable_key"),
            transport: { _ in throw AuthTransportFailure.offline }, vault: vault, isAutomatic: false)
    }

    private var setting: LaunchSetting {
        LaunchSetting(
            clock: VirtualClock(), date: { DuggyScript.start },
            state: SavedUserState(firstLaunch: false, session: .signedIn, cached: true),
            answers: Answers(), accounts: accounts, storeFile: folder.appendingPathComponent("duggy.sqlite"))
    }

    /// Launches the app and kills it at once.
    private func kill() async throws {
        let launch = try await AppDescriptor.duggy.make(setting)
        launch.controller.cancel()
    }

    @Test(arguments: [1, 2])
    func aSecondLaunchThatWasKilledBringsTheQuestion(kills: Int) async throws {
        for _ in 0..<kills { try await kill() }
        let launch = try await AppDescriptor.duggy.make(setting)
        let stage = try ScreenDevice.middle.stage { launch.root }
        stage.settle()
        #expect(launch.controller.model.options.isSafeMode == (kills == 2))
        #expect(stage.labels.contains("Trouble starting?") == (kills == 2))
        guard kills == 2 else { return launch.controller.cancel() }
        let cache = ClubCache(store: try LaunchStore(at: try #require(setting.storeFile), log: { _ in })) {
            DuggyScript.start
        }
        #expect(try await cache.kept().offline != nil)
        // What goes on being loaded would be kept again.
        launch.controller.cancel()
        #expect(stage.activate(label: "Clear saved data"))
        for _ in 0..<10_000 where try await cache.kept().offline != nil { await Task.yield() }
        let kept = try await cache.kept()
        #expect(kept.configuration == nil && !kept.isFirstLaunch)
        #expect(try await vault.read(.session) != nil, "nobody is signed out by it")
        stage.settle()
        #expect(!stage.labels.contains("Trouble starting?"))
    }
}
