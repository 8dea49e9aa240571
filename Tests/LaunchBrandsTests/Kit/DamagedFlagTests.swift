// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import Testing

@testable import DuggyBrand
@testable import LatenBrand
@testable import LaunchAuth
@testable import ShipThatAppBrand
@testable import UrbanNestBrand

/// No app takes a flag that it cannot read for a first launch, or removes anything because of it.
@MainActor @Suite struct DamagedFlagTests {
    /// The flags of the apps, as they are in their files.
    nonisolated static let flags = [
        "laten.has-run", "laten.onboarding-completed", "urbannest.onboarding-completed",
        "duggy.onboarding-completed", "shipthatapp.onboarding-completed",
    ]

    /// How a store comes to be unreadable.
    enum Damage: String, CaseIterable, Sendable {
        case flag, cut, empty, text, folder, forbidden
    }

    private func inFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "flags-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "App/App.sqlite"))
    }

    /// A store in which all flags of all apps are set, and one of them is damaged, or all of it.
    private func damage(_ file: URL, _ damage: Damage, _ flag: String) async throws {
        do {
            let store = try LaunchStore(at: file) { _ in }
            for flag in Self.flags { try await store.setFlag(true, for: LaunchStoreFlag(rawValue: flag)) }
            try await store.checkpoint()
        }
        var bytes = try Data(contentsOf: file)
        switch damage {
        case .flag:
            // The record lies in the table of flags: a byte for the value and eight for the checksum follow its name.
            let name = Data(flag.utf8)
            let place = try #require(bytes.range(of: name, in: 4096..<bytes.count))
            bytes[place.upperBound + 2] ^= 1
        case .cut: bytes = bytes.prefix(60)
        case .empty: bytes = Data()
        case .text: bytes = Data("a letter to nobody in particular, which is longer than a header\n".utf8)
        case .folder, .forbidden: break
        }
        try FileManager.default.removeItem(at: file)
        if damage == .folder {
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        } else {
            try bytes.write(to: file)
        }
        if damage == .forbidden {
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        }
    }

    /// The store that an app in front of a user gets.
    private func store(_ file: URL) async throws -> LaunchStore {
        let setting = LaunchSetting(
            clock: ContinuousClock(), date: { Date(timeIntervalSince1970: 0) }, preparesState: false,
            storeFile: file)
        let host = LiveHost("App", setting: setting, value: { _ in nil }) { $0.store }
        await host.start()
        guard case .running(let store) = host.state else {
            Issue.record("\(host.state)")
            throw CancellationError()
        }
        return store
    }

    @Test(arguments: flags, Damage.allCases)
    func `No flag that cannot be read makes a first launch`(flag: String, damage kind: Damage) async throws {
        try await inFolder { file in
            try await damage(file, kind, flag)
            let now = { @Sendable in Date(timeIntervalSince1970: 0) }
            for attempt in 0..<2 {
                let store = try await store(file)
                let found = try await store.flag(LaunchStoreFlag(rawValue: flag))
                // Whoever may do everything may also read what nobody may; and the run itself is noted.
                let isKnown =
                    kind == .forbidden && geteuid() == 0 || attempt == 1 && flag == "laten.has-run"
                #expect(found == .unknown || isKnown && found == .set)
                let vault = MemoryVault([.session: Data([1]), .prompts: Data([2])])
                #expect(try await LatenStore(store: store).firstRun.prepare(vault) == false)
                #expect(await vault.everything == [.session: Data([1]), .prompts: Data([2])])
                #expect(try await LatenStore(store: store).isOnboarded())
                #expect(try await UrbanNestCache(store: store, now: now).isFirstLaunch() == false)
                #expect(try await ClubCache(store: store, now: now).kept().isFirstLaunch == false)
                #expect(
                    try await ShipThatAppStore(store: store, now: now).saved().isFirstLaunch == false)
            }
        }
    }

    /// The store was opened, and fails while it is read.
    @Test(arguments: [(true, UrbanNestRoute.home(tab: .home)), (false, .login)])
    func `UrbanNest goes on with a flag that it cannot read`(isSignedIn: Bool, route: UrbanNestRoute)
        async throws
    {
        let backend = UrbanNestBackend(
            loadConfiguration: { StoryServices.configuration }, loadCities: { StoryServices.cities })
        let check = SessionCheck(isSignedIn ? .signedIn(.of("u")) : .signedOut)
        let (logged, log) = AsyncStream<String>.makeStream()
        let plan = UrbanNestPlan(backend: backend, check: { check }, log: { log.yield($0) }) {
            throw ServiceError.malformed(reason: "it cannot be read")
        }
        let clock = VirtualClock()
        let launch = LaunchController(
            plan: plan.tasks, policy: LaunchPolicy(), clock: clock,
            date: { Date(timeIntervalSince1970: 0) }, decide: { plan.decide($0) })
        launch.appear()
        for _ in 0..<1_000_000 where clock.sleepers != launch.pendingOperations { await Task.yield() }
        #expect(launch.failure == nil && launch.route == route)
        log.finish()
        var lines: [String] = []
        for await line in logged { lines.append(line) }
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix(
                "Whether the onboarding was completed cannot be read, and counts as unknown: ") == true)
    }

    /// What was kept can be read, and the flag cannot.
    @Test func `UrbanNest offers what it kept beside a flag that it cannot read`() async throws {
        let cache = UrbanNestCache(
            store: try LaunchStore.inMemory(), now: { Date(timeIntervalSince1970: 0) })
        try await cache.save(StoryServices.configuration)
        try await cache.save(StoryServices.cities)
        let backend = UrbanNestBackend(
            loadConfiguration: { throw StoryServices.offline }, loadCities: { throw StoryServices.offline })
        let plan = UrbanNestPlan(backend: backend, check: { SessionCheck(.signedOut) }) {
            throw ServiceError.malformed(reason: "it cannot be read")
        }
        #expect(await plan.kept(in: cache, .none)?.decision.route == .login)
    }

    /// The slides come once more then, which nobody could explain without the log.
    @Test func `UrbanNest tells that the end of its slides could not be kept`() async throws {
        try await inFolder { file in
            let store = try LaunchStore(at: file) { _ in }
            // With a file where the folder was, the store can neither write nor be made again.
            let folder = file.deletingLastPathComponent()
            try FileManager.default.removeItem(at: folder)
            try Data().write(to: folder)
            let now = { @Sendable in Date(timeIntervalSince1970: 0) }
            let (logged, log) = AsyncStream<String>.makeStream()
            let launch = try AuthViewModel(
                backend: UrbanNestBackend(
                    loadConfiguration: { StoryServices.configuration }, loadCities: { StoryServices.cities }),
                account: .none, cache: UrbanNestCache(store: store, now: now), clock: VirtualClock(),
                date: now, log: { log.yield($0) })
            launch.finishOnboarding()
            for _ in 0..<1_000_000 where launch.controller.pendingOperations > 0 { await Task.yield() }
            log.finish()
            var lines: [String] = []
            for await line in logged { lines.append(line) }
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("That the slides were seen could not be kept: ") == true)
        }
    }

    @Test func `A new installation empties the vault once, and begins with the slides`() async throws {
        try await inFolder { file in
            let now = { @Sendable in Date(timeIntervalSince1970: 0) }
            let store = try await store(file)
            let vault = MemoryVault([.session: Data([1])])
            #expect(try await LatenStore(store: store).firstRun.prepare(vault))
            #expect(await vault.everything.isEmpty)
            #expect(try await LatenStore(store: store).firstRun.prepare(vault) == false)
            #expect(try await LatenStore(store: store).isOnboarded() == false)
            #expect(try await UrbanNestCache(store: store, now: now).isFirstLaunch())
            #expect(try await ClubCache(store: store, now: now).kept().isFirstLaunch)
            #expect(try await ShipThatAppStore(store: store, now: now).saved().isFirstLaunch)
        }
    }
}
