// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import LaunchStore
import ProofSupport
import Synchronization
import Testing

@testable import DuggyBrand
@testable import FonstersBrand
@testable import LatenBrand
@testable import LaunchCore
@testable import ShipThatAppBrand
@testable import UrbanNestBrand

/// The parts that a launch was put together of, as values.
private struct LaunchAssembly: Equatable {
    /// The tasks, those after the first screen included.
    let tasks: [LaunchTaskSpec]
    /// The times and rules.
    let policy: LaunchPolicy
    /// The app's choices by their names, those of a device left out.
    let choices: [String: String]
    /// The services that may be left out and were given.
    let services: Set<String>

    @MainActor
    init<Route>(
        _ launch: LaunchController<Route>, _ options: some Hashable, device: Set<String> = [],
        reset: LaunchReset?
    ) {
        (tasks, policy) = (launch.plan.specs, launch.machine.policy)
        let pairs = Mirror(reflecting: options).children.compactMap { child in
            child.label.map { ($0, String(describing: child.value)) }
        }
        choices = Dictionary(uniqueKeysWithValues: pairs).filter { !device.contains($0.key) }
        let given = ["crash guard": launch.crashMonitor != nil, "reset": reset != nil]
        services = Set(given.filter(\.value).keys)
    }

    @MainActor init(_ model: AuthViewModel) { self.init(model.controller, model.options, reset: model.reset) }

    @MainActor init(_ model: SplashViewModel) {
        // The versions and the time zone are the device's.
        self.init(
            model.controller, model.options, device: ["appVersion", "systemVersion", "timeZone"],
            reset: model.container.reset)
    }

    @MainActor init(_ launch: ShipThatAppLaunch) {
        self.init(launch.controller, launch.options, reset: launch.reset)
    }

    @MainActor init(_ launch: FonstersLaunch) {
        self.init(launch.controller, launch.options, reset: launch.reset)
    }

    @MainActor init(_ launch: LatenLaunch) {
        self.init(launch.controller, launch.options, reset: launch.reset)
    }
}

/// An app in front of a user is put together of what tests launch: tasks, times, choices and services are the same.
@MainActor @Suite struct LiveAssemblyTests {
    /// The one choice that an app in front of a user makes otherwise, and its reason in the documents.
    private static let ownChoices = [
        // The splash waits for the server's answers instead of a fixed time (ST-51).
        "shipthatapp": ["gate": "work"]
    ]
    private nonisolated static let apps: [AppDescriptor] = [
        .urbanNest, .duggy, .shipThatApp, .fonsters, .laten,
    ]

    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private let accounts: AccountServices

    init() throws {
        accounts = AccountServices(
            configuration: try AuthConfiguration(url: "https://abc.supabase.co", key: "key"),
            transport: { _ throws(AuthError) in throw .offline }, vault: MemoryVault())
    }

    private func setting(_ options: [String: String] = [:]) -> LaunchSetting {
        LaunchSetting(
            clock: VirtualClock(), date: { Date(timeIntervalSince1970: 0) }, options: AppOptions(options),
            preparesState: false, accounts: accounts,
            storeFile: folder.appending(path: "\(UUID()).sqlite"))
    }

    /// The launch of an app as its host makes it, with the choices of a generated project.
    private func live(_ app: String, _ options: [String: String]) async throws -> LaunchAssembly {
        let choices = AppOptions(options)
        let nobody = DocumentSource { _, _, _, _ in throw ServiceError.unreachable(reason: "nobody") }
        let host = LiveHost(app, setting: setting(), value: { _ in nil }) { [accounts] live in
            let account = Account(accounts, clock: live.setting.clock, log: live.setting.log)
            return switch app {
            case "urbannest":
                LaunchAssembly(
                    try AuthViewModel.live(
                        live, account: account, server: nobody, options: UrbanNestOptions(choices)))
            case "duggy":
                LaunchAssembly(
                    SplashViewModel.live(
                        live, account: account, server: ClubServer(nobody, store: nobody),
                        notifications: .off, host: .none, firebase: FirebaseSDK(),
                        options: SplashOptions().choosing(choices)))
            case "shipthatapp":
                LaunchAssembly(
                    ShipThatAppLaunch.live(live, account: account, server: nobody, choices: choices))
            case "fonsters":
                LaunchAssembly(
                    await FonstersLaunch.live(live, options: FonstersOptions().choosing(choices)))
            default:
                LaunchAssembly(
                    LatenLaunch.live(live, accounts: accounts, options: LatenOptions(choices)))
            }
        }
        await host.start()
        guard case .running(let assembly) = host.state else {
            Issue.record("\(host.state)")
            throw CancellationError()
        }
        return assembly
    }

    /// The launch of an app as tests and tools make it.
    private func simulated(_ app: String, _ options: [String: String]) async throws -> LaunchAssembly {
        let own = Self.ownChoices[app] ?? [:]
        let setting = setting(options.merging(own) { chosen, _ in chosen })
        return switch app {
        case "urbannest": LaunchAssembly(try await UrbanNestSimulation(setting: setting).model())
        case "duggy": LaunchAssembly(try await DuggySimulation(setting).model())
        case "shipthatapp": LaunchAssembly(try await ShipThatAppSimulation(setting: setting).model())
        case "fonsters": LaunchAssembly(try await FonstersSimulation(setting: setting).model())
        default: LaunchAssembly(try await LatenSimulation.model(setting))
        }
    }

    @Test(arguments: apps.map(\.id))
    func `A host starts what tests start, with each choice of a project`(app: String) async throws {
        let descriptor = try #require(Self.apps.first { $0.id == app })
        let options = descriptor.options.filter { !$0.isSimulated }
        let choices =
            [[:]] + options.flatMap { option in option.values.map { [option.name: $0] } }
        #expect(choices.count > 2)
        for choice in choices {
            let (live, simulated) = (try await live(app, choice), try await simulated(app, choice))
            #expect(live.tasks == simulated.tasks, "\(choice)")
            #expect(live.policy == simulated.policy, "\(choice)")
            #expect(live.choices == simulated.choices, "\(choice)")
            #expect(
                live.services == simulated.services && live.services == ["crash guard", "reset"], "\(choice)")
        }
    }

    @Test(.proves("DG-184", "DG-186", "DG-187", "DG-188"))
    func `Duggy's host starts analytics, crash reports and flags, in this order, after the first screen`()
        async throws
    {
        let tasks = try await live("duggy", [:]).tasks.filter { $0.criticality == .secondary }
        #expect(tasks.map(\.id) == ["analytics", "crashlytics", "featureFlags"])
        #expect(tasks.map(\.dependencies) == [[], ["analytics"], ["crashlytics"]])
        // What is linked is started; what is not says what to add.
        let notes = Mutex<[String]>([])
        let sdk = FirebaseSDK(
            analytics: { notes.withLock { $0.append("analytics") } },
            featureFlags: { notes.withLock { $0.append("flags") } })
        for service in sdk.secondary(log: { line in notes.withLock { $0.append(line) } }) {
            try await service.start()
        }
        #expect(
            notes.withLock { $0 } == [
                "analytics", "duggy: crashlytics is not linked. Add FirebaseCrashlytics to the target.",
                "flags",
            ])
    }

    @Test func `Fonsters' hosts wait for nothing and have the creatures of before`() async throws {
        let setting = setting()
        var launches: [FonstersLaunch] = []
        for names in [["Ash"], []] {
            let host = LiveHost("Fonsters", setting: setting, value: { _ in nil }) { live in
                if names.isEmpty { return await FonstersLaunch.live(live) }
                try await CreatureStore(store: live.store, now: live.setting.date).save(names)
                return await FonstersLaunch.live(live)
            }
            await host.start()
            guard case .running(let launch) = host.state else { throw CancellationError() }
            launches.append(launch)
        }
        #expect(launches.allSatisfy { $0.controller.plan.specs.isEmpty })
        #expect(launches.last?.creatures.creatures.map(\.name) == ["Ash"])
    }

    @Test func `a store that cannot be read keeps Fonsters from nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var unread = setting()
        let file = try #require(unread.storeFile)
        let (creatures, date) = (["Biscuit", "Slab", "Umbra", "Ash"], unread.date)
        try await CreatureStore(store: unread.openStore(), now: date).save(creatures)
        unread.storeOutage = .reads
        let host = LiveHost("Fonsters", setting: unread, value: { _ in nil }) { live in
            await FonstersLaunch.live(live)
        }
        await host.start()
        guard case .running(let live) = host.state else { throw CancellationError() }
        let simulated = try await FonstersSimulation(setting: unread).model()
        for launch in [live, simulated] {
            #expect(launch.creatures.creatures.map(\.name) == ["Biscuit", "Slab", "Umbra"])
        }
        // What has hatched is not written over what cannot be read.
        let store = CreatureStore(store: try unread.openStore(), now: date)
        await #expect(throws: LaunchStore.Error.self) { try await store.add("Glyph") }
        let kept = try await CreatureStore(store: LaunchStore(at: file) { _ in }, now: date).names()
        #expect(kept == creatures)
    }
}
