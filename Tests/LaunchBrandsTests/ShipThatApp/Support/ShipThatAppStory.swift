// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import ShipThatAppBrand

/// One launch of ShipThatApp with its real screens and store, on a virtual clock.
@MainActor
final class ShipThatAppStory {
    /// A server's answer and its time; nil for never.
    struct Answer: Sendable {
        var after: Duration = .milliseconds(300)
        var failures = 0
        var isSignedIn = true
    }

    let clock = VirtualClock()
    let launch: ShipThatAppLaunch
    let store: ShipThatAppStore
    /// Indicates whether there is a session on the device.
    let isSignedIn = Switch()
    private(set) var stages: [Stage] = []
    /// The states that the splash went through, with the milliseconds of their beginning.
    private(set) var trace: [String] = []
    private let date: @Sendable () -> Date
    private let shaper: CairoTextShaper

    init(
        _ options: ShipThatAppOptions = ShipThatAppOptions(), answer: Answer = Answer(),
        saved: SavedState = SavedState(isFirstLaunch: false, isSignedIn: true), windows: Int = 1,
        database: LaunchStore? = nil
    ) async throws {
        let clock = clock
        let device = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        let start = device.startDate
        date = { start.addingTimeInterval(clock.elapsed / .seconds(1)) }
        let database = try database ?? .inMemory()
        store = ShipThatAppStore(store: database, now: date)
        if !saved.isFirstLaunch { try await store.completeOnboarding() }
        let (isSignedIn, clockOfServer) = (isSignedIn, clock)
        isSignedIn.value = saved.isSignedIn
        if let configuration = saved.configuration { try await store.save(configuration) }
        let tries = Tries(answer.failures)
        launch = ShipThatAppLaunch(
            backend: ShipThatAppBackend(
                loadConfiguration: {
                    try await clock.sleep(for: answer.after)
                    if await tries.fails() { throw CancellationError() }
                    return ShipThatAppConfiguration(minimumVersion: "1.0", supportPhone: "+1 555 0100")
                }), store: store,
            account: Self.account(isSignedIn) {
                try? await clockOfServer.sleep(for: answer.after)
                return answer.isSignedIn
            }, clock: clock, date: date, options: options,
            crashMonitor: await .begin(.cold, in: database, version: "1.0", now: date) { _ in })
        shaper = try CairoTextShaper()
        let images = ImageLibrary()
        images.register("Logo", size: CGSize(width: 120, height: 120)) { Logo() }
        for _ in 0..<windows {
            let launch = launch
            stages.append(
                Stage(device, text: shaper, images: images) { ShipThatAppWindow(launch: launch) })
        }
        note()
    }

    /// An account of which the server says after some time whether it is still signed in.
    private static func account(
        _ isSignedIn: Switch, check: @escaping @Sendable () async -> Bool
    ) -> Account {
        @Sendable func session(_ isThere: Bool) -> LaunchAuthentication<AuthSession> {
            guard isThere else { return .signedOut }
            return .signedIn(
                AuthSession(
                    accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "u")))
        }
        var account = Account.none
        account.check = { SessionCheck(session(await check())) }
        account.stored = { session(isSignedIn.value) }
        account.signOut = { isSignedIn.value = false }
        account.services.signIn = { _, password throws(AuthError) in
            guard password != "wrong" else {
                throw .server(AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid"))
            }
            isSignedIn.value = true
            return AuthSession(
                accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "u"))
        }
        return account
    }

    private actor Tries {
        private var left: Int
        init(_ count: Int) { left = count }
        func fails() -> Bool {
            left -= 1
            return left >= 0
        }
    }

    var state: SplashScreenStep { launch.splash.state }

    /// The elements drawn in the first window now.
    var elements: [SplashElement] {
        stages.first.map { SplashElement.all(in: $0.frame(at: clock.elapsed / .seconds(1))) } ?? []
    }

    /// Returns whether anything of the real app is mounted in a window.
    func showsRoot(_ window: Int = 0) -> Bool {
        Look.atScreen()
        return stages[window].elements().contains { $0.name == "ContentView" }
    }

    /// Draws the present moment in every window, and lets what that causes come to rest.
    func show() async {
        for _ in 0..<2 {
            for stage in stages { _ = stage.frame(at: clock.elapsed / .seconds(1)) }
            await settle()
        }
    }

    /// Goes to a time in milliseconds from the first frame, in steps of 20.
    func go(to target: Int) async {
        if launch.controller.phase == .idle { await show() }
        var time = Int((clock.elapsed / .milliseconds(1)).rounded())
        while time < target {
            time = min(target, (time / 20 + 1) * 20)
            await clock.advance(to: .milliseconds(time)) { await settle() }
            await show()
        }
    }

    private func note() {
        let time = Int((clock.elapsed / .milliseconds(1)).rounded())
        let line = state.rawValue
        if trace.last?.hasPrefix(line) != true { trace.append("\(line) \(time)") }
    }

    private func settle() async {
        var turns = 0
        while launch.controller.pendingOperations != clock.sleepers {
            turns += 1
            if turns < 200 { await Task.yield() } else { try? await Task.sleep(for: .microseconds(200)) }
            if turns > 100_000 {
                Issue.record("The launch did not come to rest at \(clock.elapsed).")
                return
            }
        }
        note()
    }
}
