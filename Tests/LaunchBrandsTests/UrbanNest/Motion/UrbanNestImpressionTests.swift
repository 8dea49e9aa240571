// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing

/// What can be measured of how the splash feels: that it is quick, steady, sparing, and says whose app it is. Whether it
/// feels so (UN-207) a person says (Documentation/HumanChecks.md).
@MainActor @Suite(.fewAtATime) struct UrbanNestImpressionTests {
    private static let words = ["UrbanNest", "Trusted services, delivered smartly"]

    /// The steps of a value from look to look; one that is not there counts as nothing.
    private func steps(_ values: [Double?]) -> [Double] {
        zip(values.dropFirst(), values).map { abs(($0 ?? 0) - ($1 ?? 0)) }
    }

    @Test
    func aLaunchIsQuickSteadyAndSparingAndSaysWhoseAppItIs() async throws {
        let instants = Array(stride(from: 0, through: 1320, by: 20))
        let probe = try await SplashProbe.run(.loaded(after: 600), at: instants)
        // Until the least time is over; how all leaves is UN-87 to UN-90.
        let frames = try instants.filter { $0 < 1000 }.map { try probe.frame($0) }

        // Fast: data that come within the ideal second (UN-184) are waited for no longer than the least time (UN-91).
        let (exit, end) = (try #require(probe.exitAt), try #require(probe.finishedAt))
        #expect(abs(exit - 1) < 0.001 && abs(end - 1.3) < 0.001)

        // The brand: its teal from the first picture on, its sign for 0.6 s and its name for 0.3 s before all leaves.
        let teal = PixelColor(0x0D, 0x73, 0x77)
        for (x, y) in [(3, 3), (386, 3), (3, 840), (386, 840), (195, 700)] {
            #expect(frames[0].image().pixel(x, y) == teal, "\(x), \(y)")
        }
        for instant in stride(from: 400, to: 1000, by: 20) {
            let frame = try probe.frame(instant)
            #expect(frame.disc?.opacity == 1 && frame.artwork.count > 4, "at \(instant)")
            if instant >= 700 { #expect(frame.name?.opacity == 1, "at \(instant)") }
        }

        // Polished: nothing jumps. An easeOut over 200 ms makes at most 17.3 % of its way in 20 ms.
        for (name, values) in [
            ("sign", frames.map(\.disc?.opacity)), ("name", frames.map(\.name?.opacity)),
            ("tagline", frames.map(\.tagline?.opacity)),
        ] {
            #expect(steps(values).max() ?? 1 < 0.18, "\(name): \(steps(values))")
            #expect(values.contains(1), "\(name)")
        }
        let places = frames.compactMap { $0.name?.frame.minY }
        let moves = zip(places.dropFirst(), places).map { abs($0 - $1) }
        #expect(moves.max() ?? 10 < 1.8 && places.count > 20, "\(moves)")

        // Sparing: the sign and two lines of words, and no indicator for so short a time (UN-203, UN-204).
        #expect(try probe.frame(900).elements.compactMap(\.string) == Self.words)
        #expect(frames.allSatisfy { !$0.showsIndicator })
    }
}
