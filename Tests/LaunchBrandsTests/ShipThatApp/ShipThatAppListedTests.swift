// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import ShipThatAppBrand
import StageCairo
import StageUI
import Testing

/// The drawing of the document's own app, which has no launch behind its splash.
@MainActor @Suite(.fewAtATime) struct ShipThatAppListedTests {
    @Test(
        .proves(
            "ST-17", "ST-18", "ST-24", "ST-25", "ST-26", "ST-27", "ST-28", "ST-33", "ST-36", "ST-37", "ST-43",
            "ST-44"),
        arguments: [(1000, 1000), (3000, 2000)])
    func theDocumentsAppPlaysItsSplash(hold: Int, exit: Int) async throws {
        let device = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1)
        let (clock, start) = (VirtualClock(), device.startDate)
        let timing = SplashScreenTiming {
            ($0.hold, $0.exit) = (.milliseconds(hold), .milliseconds(exit))
        }
        let manager = SplashScreenStateManager(timing: timing, clock: clock) {
            start.addingTimeInterval(clock.elapsed / .seconds(1))
        }
        let images = ImageLibrary()
        images.register("Logo", size: CGSize(width: 120, height: 120)) { Logo() }
        let shaper = try CairoTextShaper()
        let stage = Stage(
            app: ShipThatAppApp(splashScreenState: manager), device, text: shaper, images: images)
        defer { stage.close() }
        _ = stage.frame(at: 0)
        while clock.sleepers == 0 { await Task.yield() }
        func show(_ milliseconds: Int) async -> DisplayList {
            await clock.advance(to: .milliseconds(milliseconds)) {
                while manager.pendingOperations != clock.sleepers { await Task.yield() }
            }
            return stage.frame(at: Double(milliseconds) / 1000)
        }
        var instants: [(time: Int, scale: Double, opacity: Double)] = [
            (450, 0.95, 1), (900, 1, 1), (hold - 1, 1, 1), (hold, 1, 1),
        ]
        for share in [0.25, 0.5, 0.75] {
            instants.append((hold + Int(Double(exit) * share), 1 - 0.5 * share, 1 - share))
        }
        for (time, scale, opacity) in instants {
            let list = await show(time)
            let logo = SplashElement.all(in: list).ship(on: device.size)
            #expect(logo.count == 6, "at \(time)")
            for part in logo {
                #expect(abs(part.scale - scale) < 0.001, "\(part.scale) at \(time)")
                #expect(abs(part.opacity - opacity) < 0.001, "\(part.opacity) at \(time)")
            }
            let words = list.text("Build less. Ship sooner.")?.opacity ?? 0
            #expect(abs(words - opacity) < 0.001, "\(words) at \(time)")
            // Behind the fade is the splash's own colour, not an empty window (C-ST-09).
            let renderer = CairoRenderer(size: device.size, scale: 1, shaper: shaper)
            renderer.render(list)
            #expect(renderer.image.pixel(5, 5).distance(to: PixelColor(0x43, 0x38, 0xCA)) <= 1, "at \(time)")
        }
        let root = await show(hold + exit)
        #expect(manager.state == .finished && root.text("Build less. Ship sooner.") == nil)
        #expect(root.text("All but the idea") != nil)
    }
}
