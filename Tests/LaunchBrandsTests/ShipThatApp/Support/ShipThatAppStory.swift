// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI

@testable import ShipThatAppBrand

/// One launch of ShipThatApp with its real screens and store, on a virtual clock.
@MainActor
final class ShipThatAppStory: BrandStory {
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
    let start: Date
    private let shaper: CairoTextShaper

    init(
        _ options: ShipThatAppOptions = ShipThatAppOptions(), answer: Answer = Answer(),
        saved: SavedState = SavedState(isFirstLaunch: false, isSignedIn: true), windows: Int = 1,
        database: LaunchStore? = nil
    ) async throws {
        let clock = clock
        let device = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        start = device.startDate
        let date = clock.dates(from: start)
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
        let images = ImageLibrary(AppDescriptor.shipThatApp.images())
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
            isThere ? .signedIn(.of("u")) : .signedOut
        }
        var account = Account.letting("u") { isIn, _ in isSignedIn.value = isIn }
        account.check = { SessionCheck(session(await check())) }
        account.stored = { session(isSignedIn.value) }
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

    var controller: LaunchController<ShipThatAppRoute> { launch.controller }
    var state: SplashScreenStep { launch.splash.state }

    /// The elements drawn in the first window now.
    var elements: [SplashElement] {
        stages.first.map { SplashElement.all(in: $0.frame(at: seconds)) } ?? []
    }

    /// The parts of the logo in the first window now, while the splash has it.
    var ship: [SplashElement] { elements.ship(on: CGSize(width: 390, height: 844)) }

    /// Returns whether words of the real app can be read in a window; the splash has none but its tagline.
    func showsRoot(_ window: Int = 0) -> Bool {
        SplashElement.all(in: stages[window].frame(at: seconds)).contains {
            $0.isVisible && ($0.string.map { $0 != "Build less. Ship sooner." } ?? false)
        }
    }

    func note() {
        let line = state.rawValue
        if trace.last?.hasPrefix(line) != true { trace.append("\(line) \(milliseconds)") }
    }
}
