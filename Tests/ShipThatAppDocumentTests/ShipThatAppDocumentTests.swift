// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import ShipThatAppBrand
import StageCairo
import StageUI
import Testing

/// The code that a reader of the document would write: it compiles against the brand's public names, and runs.
@MainActor @Suite struct ShipThatAppDocumentTests {
    private let device = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1)

    private func stage(_ app: some App) throws -> Stage {
        let images = ImageLibrary()
        images.register("Logo", size: CGSize(width: 120, height: 120)) { Logo() }
        return Stage(app: app, device, text: try CairoTextShaper(), images: images)
    }

    private func labels(_ stage: Stage) -> Set<String> {
        Look.atScreen()
        return Set(stage.accessibilityTree().flattened.compactMap(\.label))
    }

    @Test(.proves("ST-22", "ST-31"))
    func theListedAppShowsTheSplashFirst() throws {
        let stage = try stage(ListedApp())
        _ = stage.frame(at: 0)
        #expect(labels(stage).contains("ShipThatApp"))
        #expect(stage.elements().contains { $0.name.contains("SplashScreenView") })
        #expect(!stage.elements().contains { $0.name == "ContentView" })
        #expect(stage.issues.isEmpty)
    }

    @Test func theManagerOfTheDocumentGoesThroughItsSteps() async {
        let clock = VirtualClock()
        let manager = SplashScreenStateManager(clock: clock)
        #expect(manager.state == SplashScreenStep.firstStep)
        manager.dismiss()
        #expect(manager.state == .secondStep)
        await clock.advance(to: .seconds(1)) { await settle(manager, clock) }
        #expect(manager.state == .finished)
    }

    @Test(arguments: [("Continue", ["All but the idea", "Come aboard", "Sign in", "Notifications"])])
    func theAppGoesFromTheSplashToItsRootAndOn(_ next: String, _ seen: [String]) async throws {
        let (clock, start) = (VirtualClock(), device.startDate)
        let manager = SplashScreenStateManager(clock: clock) {
            start.addingTimeInterval(clock.elapsed / .seconds(1))
        }
        var account = Account.none
        account.services.signIn = { _, _ throws(AuthError) in
            AuthSession(
                accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "u"))
        }
        let stage = try stage(ShipThatAppApp(splashScreenState: manager, account: account))
        _ = stage.frame(at: 0)
        while clock.sleepers == 0 { await Task.yield() }
        for time in [999, 1000, 1999] {
            await clock.advance(to: .milliseconds(time)) { await settle(manager, clock) }
            _ = stage.frame(at: Double(time) / 1000)
            #expect(manager.state == (time < 1000 ? .firstStep : .secondStep))
            #expect(!stage.elements().contains { $0.name == "ContentView" }, "\(time)")
        }
        await clock.advance(to: .seconds(2)) { await settle(manager, clock) }
        _ = stage.frame(at: 2)
        #expect(stage.elements().contains { $0.name == "ContentView" })
        #expect(!stage.elements().contains { $0.name.contains("SplashScreenView") })
        // A first launch begins with the slides; they lead to the sign-in, and that to the landing.
        var time = 2.0
        for (label, title) in zip(
            [nil, next, next, "Come aboard", "Sign in"] as [String?],
            [
                seen[0], nil, seen[1], seen[2], seen[3],
            ])
        {
            if label == "Sign in" {
                for (field, text) in [("Email", "mila@example.com"), ("Password", "secret")] {
                    #expect(stage.tap(label: field))
                    #expect(stage.type(text))
                }
            }
            if let label { #expect(stage.tap(label: label), "\(label)") }
            // Signing in ends on threads of others: as many turns as it takes, then the motion to the next screen.
            var turns = 0
            repeat {
                for _ in 0..<100 { await Task.yield() }
                for _ in 0..<30 {
                    time += 0.05
                    _ = stage.frame(at: time)
                }
                turns += 1
            } while title.map { !labels(stage).contains($0) } == true && turns < 1000
            if let title { #expect(labels(stage).contains(title), "\(title) in \(labels(stage))") }
        }
        #expect(stage.issues.isEmpty)
    }

    @Test func aViewOfOnesOwnReadsTheSameState() throws {
        let manager = SplashScreenStateManager(clock: VirtualClock())
        let images = ImageLibrary()
        images.register("Logo", size: CGSize(width: 120, height: 120)) { Logo() }
        let stage = Stage(device, text: try CairoTextShaper(), images: images) {
            ListedView().environment(manager)
        }
        /// Blue, green, red and opacity of the upper corner.
        func corner(_ time: Double) throws -> [UInt8] {
            let renderer = CairoRenderer(size: device.size, scale: 1, shaper: try CairoTextShaper())
            renderer.render(stage.frame(at: time))
            Look.atScreen()
            return renderer.withPixels { Array($0[0..<4]) }
        }
        #expect(try corner(0) == [0xCA, 0x38, 0x43, 0xFF], "the accent")
        manager.dismiss()
        for step in 1...90 { _ = stage.frame(at: Double(step) / 60) }
        // With the second step all fades out, and what lies behind is seen: nothing, or a white window.
        #expect(try [[0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF]].contains(corner(1.6)))
        #expect(stage.issues.isEmpty, "\(stage.issues)")
        manager.cancel()
    }

    @Test func theAccentColourIsTheSplashsGround() {
        #expect(Color.accent == BrandColor(0x4338CA).color)
        #expect(SplashScreenStyle().background == BrandColor(0x4338CA) && SplashScreenStyle().logo == "Logo")
    }

    private func settle(_ manager: SplashScreenStateManager, _ clock: VirtualClock) async {
        while manager.pendingOperations != clock.sleepers { await Task.yield() }
    }
}
