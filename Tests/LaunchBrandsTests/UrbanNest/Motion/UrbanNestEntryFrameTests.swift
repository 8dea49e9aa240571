// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import StageUI
import Testing

/// The edges of the entry on the screen: a millisecond before, at the instant, and a millisecond after.
@MainActor
@Suite(.serialized) struct UrbanNestEntryFrameTests {
    @Test(.proves("UN-61", "UN-62", "UN-65", "UN-75", "UN-76"))
    func theLogoBeginsAndStandsAtItsInstants() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [0, 99, 101, 399, 400, 401])
        for instant in [0, 99] { #expect(try probe.frame(instant).disc?.opacity ?? 0 == 0, "\(instant) ms") }
        let first = try #require(try probe.frame(101).disc)
        #expect(first.opacity > 0 && first.opacity < 0.02)
        #expect(first.scale >= 0.8 && first.scale < 0.804)
        let last = try #require(try probe.frame(399).disc)
        #expect(last.opacity < 1 && last.scale < 1)
        for instant in [400, 401] {
            let disc = try #require(try probe.frame(instant).disc)
            #expect(disc.opacity == 1 && abs(disc.scale - 1) < 1e-9, "\(instant) ms")
        }
    }

    @Test(.proves("UN-70", "UN-72", "UN-77", "UN-78", "UN-80", "UN-83", "UN-191"))
    func theTextBeginsAndStandsAtItsInstants() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [400, 499, 501, 699, 700, 701, 2000])
        for instant in [400, 499] {
            #expect(try probe.frame(instant).name?.opacity ?? 0 == 0, "\(instant) ms")
        }
        let rest = try #require(try probe.frame(2000).name).frame.minY
        let first = try #require(try probe.frame(501).name)
        #expect(first.opacity > 0 && first.opacity < 0.03)
        #expect(abs(first.frame.minY - rest - 10) < 0.6, "\(first.frame.minY - rest)")
        #expect(try #require(try probe.frame(699).name).opacity < 1)
        for instant in [700, 701] {
            let name = try #require(try probe.frame(instant).name)
            #expect(name.opacity == 1 && abs(name.frame.minY - rest) < 0.01, "\(instant) ms")
        }
    }
}
