// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import StageUI
import Testing

/// The entry as it is drawn, at the instants that the document names.
@MainActor @Suite(.fewAtATime) struct UrbanNestEntryDrawnTests {
    /// A quarter, half and three quarters of the time of an easeOut.
    private static let easeOut = [(0.25, 0.378), (0.5, 0.685), (0.75, 0.907)]

    @Test(.proves("UN-61", "UN-62", "UN-63", "UN-64", "UN-65", "UN-66", "UN-75", "UN-76", "UN-190"))
    func theLogoFadesInAndGrowsFrom100To400Milliseconds() async throws {
        let probe = try await SplashProbe.run(
            .loading(), at: [0, 99, 105, 175, 250, 325, 399, 400, 900])
        for time in [0, 99] {
            #expect(try probe.frame(time).disc.map { !$0.isVisible } ?? true, "at \(time)")
        }
        let first = try #require(try probe.frame(105).disc)
        #expect(first.opacity > 0 && first.opacity < 0.1 && first.scale > 0.8 && first.scale < 0.82)
        for (share, way) in Self.easeOut {
            let disc = try #require(try probe.frame(100 + Int(share * 300)).disc)
            #expect(abs(disc.opacity - way) < 0.01, "\(disc.opacity) after \(share)")
            #expect(abs(disc.scale - (0.8 + 0.2 * way)) < 0.003, "\(disc.scale) after \(share)")
        }
        #expect(try #require(try probe.frame(399).disc).scale < 1)
        for time in [400, 900] {
            let disc = try #require(try probe.frame(time).disc)
            #expect(disc.opacity == 1 && disc.scale == 1, "at \(time)")
        }
    }

    @Test(
        .proves("UN-70", "UN-71", "UN-72", "UN-77", "UN-78", "UN-80", "UN-81", "UN-82", "UN-83"),
        arguments: ["UrbanNest", "Trusted services, delivered smartly"])
    func theTextFadesInAndMovesUpTenPointsFrom500To700Milliseconds(_ words: String) async throws {
        let probe = try await SplashProbe.run(
            .loading(), at: [0, 400, 499, 505, 550, 600, 650, 699, 700, 900])
        for time in [0, 400, 499] {
            #expect(try probe.frame(time).text(words).map { !$0.isVisible } ?? true, "at \(time)")
        }
        let rest = try #require(try probe.frame(900).text(words))
        let first = try #require(try probe.frame(505).text(words))
        #expect(first.opacity > 0 && first.frame.minY - rest.frame.minY > 9.3)
        for (share, way) in Self.easeOut {
            let text = try #require(try probe.frame(500 + Int(share * 200)).text(words))
            #expect(abs(text.opacity - way) < 0.01, "\(text.opacity) after \(share)")
            let below = text.frame.minY - rest.frame.minY
            #expect(abs(below - 10 * (1 - way)) < 0.1, "\(below) points below after \(share)")
            #expect(text.frame.minX == rest.frame.minX)
        }
        #expect(try #require(try probe.frame(699).text(words)).opacity < 1)
        let last = try #require(try probe.frame(700).text(words))
        #expect(last.opacity == 1 && last.frame == rest.frame)
    }

    @Test(.proves("UN-73"))
    func theIndicatorComesLastAfterASecond() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [900, 999, 1020])
        #expect(try !probe.frame(900).showsIndicator && !probe.frame(999).showsIndicator)
        #expect(try probe.frame(1020).showsIndicator)
    }
}
