// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The visible parts of the splash in every frame of a launch, at 60 frames a second.
@MainActor
@Suite(.serialized) struct UrbanNestElementsTests {
    /// Parts of the splash, and how many drawn things each has.
    private typealias Parts = [String: Int]

    private static let tagline = "Trusted services, delivered smartly"

    /// The parts that can be seen in each frame, by its number, and whether the splash leaves in it.
    private func frames(
        of scenario: Scenario, until end: Double
    ) async throws -> [(number: Int, parts: Parts, leaves: Bool)] {
        let simulation = try Simulation(scenario, text: CairoTextShaper())
        let screen = CGRect(origin: .zero, size: simulation.device.configuration.size)
        var frames: [(number: Int, parts: Parts, leaves: Bool)] = []
        var drawn = 0
        try await simulation.runOnVirtualClock(fps: 60, until: end) { frame in
            let phase = simulation.launch?.controller.phase ?? .idle
            let leaves = phase >= .exiting
            // The window's own ground lies behind the background.
            let all = SplashElement.all(in: frame.list).dropFirst()
            // As it leaves, the first screen lies above all that was there before; once it has left, nothing of it is seen.
            if !leaves { drawn = all.count }
            let shown = phase == .finished ? all.filter(Self.isOfTheSplash)[...] : all.prefix(drawn)
            var parts: Parts = [:]
            for element in shown where element.isVisible {
                parts[Self.part(element, screen, of: all), default: 0] += 1
            }
            frames.append((Int((frame.time * 60).rounded()), parts, leaves))
        }
        return frames
    }

    /// Returns whether a thing is one that the splash alone has.
    private static func isOfTheSplash(_ element: SplashElement) -> Bool {
        element.isDisc(of: 120) || element.isRing(of: 29)
            || element.isPainted(0x0D7377)
                && element.frame.origin == .zero && element.frame.width >= 390 && element.frame.height >= 844
    }

    /// The part of the splash that a drawn thing is, by its look; that look where it is none of them.
    private static func part(
        _ element: SplashElement, _ screen: CGRect, of all: some Collection<SplashElement>
    ) -> String {
        if element.isDisc(of: 120) { return "disc" }
        if element.isDisc(of: 8) { return "dot" }
        if element.kind == .fill, element.frame == screen { return "background" }
        // The artwork on the disc, which the catalogue has.
        if element.kind != .text, let disc = all.first(where: { $0.isDisc(of: 120) }),
            element.lies(in: disc.frame)
        {
            return "artwork"
        }
        if element.kind == .stroke, let ring = all.first(where: { $0.isRing(of: 29) }),
            element.lies(in: ring.frame)
        {
            return "ring"
        }
        return element.look
    }

    /// Returns the parts in a frame of a launch that loads, by the times of section 1.
    private func expected(in frame: Int, dots: Bool) -> Parts {
        var parts = ["background": 1]
        // From 0.1 s, 0.5 s and 1 s on, when the first frame of each is still clear.
        // The artwork is a house with three strands, an egg and two slopes of a roof.
        if frame > 6 { parts.merge(["disc": 1, "artwork": 6]) { $1 } }
        if frame > 30 { parts.merge(["UrbanNest": 1, Self.tagline: 1]) { $1 } }
        if frame > 60 { parts[dots ? "dot" : "ring"] = dots ? 3 : 2 }
        // After 5 s it is said that it takes long (UN-96).
        if frame >= 300 { parts["This is taking longer than expected"] = 1 }
        return parts
    }

    @Test(
        .proves("UN-203"), arguments: UrbanNestTheme.Variant.allCases, UrbanNestOptions.Indicator.allCases)
    func fourElementsAndNothingMoreInEveryFrameUntilTheSplashIsGone(
        _ variant: UrbanNestTheme.Variant, _ indicator: UrbanNestOptions.Indicator
    ) async throws {
        let scenario = Scenario.loaded(after: 1500) { $0.options.indicator = indicator }.variant(variant)
        let frames = try await frames(of: scenario, until: 2.5)
        #expect(frames.map(\.number) == Array(0...150))
        for (number, parts, leaves) in frames {
            // It fades for 0.3 s, and is gone with them.
            #expect(leaves == (number >= 90), "frame \(number)")
            var wanted = number < 108 ? expected(in: number, dots: indicator == .dots) : [:]
            // The gradient comes with the logo, over the colour of the launch screen.
            if variant == .gradient, 7..<108 ~= number { wanted["background"] = 2 }
            #expect(parts == wanted, "frame \(number)")
        }
    }

    @Test(.proves("UN-203"))
    func aLongLaunchHasTheSameElementsInEveryFrame() async throws {
        let frames = try await frames(of: .loading(), until: 8)
        #expect(frames.count == 481)
        for (number, parts, leaves) in frames {
            #expect(!leaves, "frame \(number)")
            #expect(parts == expected(in: number, dots: false), "frame \(number)")
        }
    }
}
