// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import Synchronization
import Testing

@testable import DuggyBrand

/// Duggy in front of a user, with and without the SDK of Firebase, and with and without its property list.
@MainActor @Suite struct DuggyFirebaseStartTests {
    /// The log, and the number of times the SDK was started.
    private final class Notes: Sendable {
        let lines = Mutex<[String]>([])
        let starts = Mutex(0)

        var logged: [String] { lines.withLock { $0 } }
        var started: Int { starts.withLock { $0 } }
        @Sendable func log(_ line: String) { lines.withLock { $0.append(line) } }

        /// Returns the function that starts the SDK; nil where it is not linked.
        func sdk(isLinked: Bool) -> (@Sendable () -> Void)? {
            guard isLinked else { return nil }
            return { self.starts.withLock { $0 += 1 } }
        }
    }

    private static let notLinked = [
        "The Firebase SDK is not linked: Duggy goes on without it. Add FirebaseCore to the target."
    ]

    private let notes = Notes()

    /// The service of an app that links the SDK or not, with a property list or none.
    private func configure(isLinked: Bool, plist: Data?) async throws -> FirebaseOptions? {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
        try plist?.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let service = FirebaseService(
            file: { plist == nil ? nil : file }, bundleID: Duggy.bundleID,
            start: notes.sdk(isLinked: isLinked),
            log: notes.log)
        return try await service.configure()
    }

    @Test func `Without the SDK and without a file it says so and goes on`() async throws {
        #expect(try await configure(isLinked: false, plist: nil) == nil)
        #expect(notes.logged == Self.notLinked && notes.started == 0)
    }

    @Test func `Without the SDK a file is checked, and the app says so and goes on`() async throws {
        let options = try await configure(isLinked: false, plist: DuggyPlist.good)
        #expect(options?.projectID == "duggy-club")
        #expect(notes.logged == Self.notLinked && notes.started == 0)
    }

    @Test func `Without the SDK a file of another app is refused`() async {
        let error = FirebaseOptionsError.otherBundle(found: "com.other.app", wanted: "club.duggy.app")
        await #expect(throws: error) {
            try await configure(isLinked: false, plist: DuggyPlist.changed("BUNDLE_ID", "com.other.app"))
        }
    }

    @Test func `With the SDK and without a file it is not started`() async {
        await #expect(throws: FirebaseOptionsError.missingFile(path: "GoogleService-Info.plist")) {
            try await configure(isLinked: true, plist: nil)
        }
        #expect(notes.logged == [] && notes.started == 0)
    }

    @Test func `With the SDK and a faulty file it is not started`() async {
        await #expect(throws: FirebaseOptionsError.missingKeys(["API_KEY"])) {
            try await configure(isLinked: true, plist: DuggyPlist.changed("API_KEY", nil))
        }
        #expect(notes.logged == [] && notes.started == 0)
    }

    @Test func `With the SDK and its file it is started once`() async throws {
        #expect(try await configure(isLinked: true, plist: DuggyPlist.good)?.projectID == "duggy-club")
        #expect(notes.logged == [] && notes.started == 1)
    }

    /// The model of a host whose bundle has no property list, as the tests' own, in a time that stands still.
    private func model(isLinked: Bool) async throws -> SplashViewModel {
        let sdk = notes.sdk(isLinked: isLinked)
        let setting = LaunchSetting(
            clock: VirtualClock(), date: { Date(timeIntervalSince1970: 0) }, preparesState: false,
            log: notes.log)
        let nobody = DocumentSource { _, _, _, _ in throw ServiceError.unreachable(reason: "nobody") }
        let host = LiveHost("Duggy", setting: setting, value: { _ in nil }) { live in
            SplashViewModel.live(
                live, account: .none, server: ClubServer(nobody, store: nobody), notifications: .off,
                host: .none, firebase: FirebaseSDK(configure: sdk))
        }
        await host.start()
        guard case .running(let model) = host.state else {
            Issue.record("\(host.state)")
            throw CancellationError()
        }
        return model
    }

    @Test func `The host as committed gets past the first step`() async throws {
        let model = try await model(isLinked: false)
        model.startInitialization()
        while !model.showError, (model.status?.step ?? 0) < 1, await model.controller.changed() {}
        #expect(model.status.map { $0.step >= 1 } == true && model.error != .firebaseConfigurationFailed)
        #expect(notes.logged.filter { $0.contains("SDK") } == Self.notLinked)
        model.controller.cancel()
    }

    @Test func `A host with the SDK and without its file stops at the first step`() async throws {
        let model = try await model(isLinked: true)
        model.startInitialization()
        while !model.showError, (model.status?.step ?? 0) < 1, await model.controller.changed() {}
        #expect(model.error == .firebaseConfigurationFailed && model.status?.step == 0)
        #expect(notes.started == 0)
        model.controller.cancel()
    }
}
