// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import StageCairo
import StageUI

/// Measures frames of the brands' splashes at 1170 by 2532 pixels: bodies, layout, display list and pixels.
///
/// The reference draws every fourth of the same display lists from nothing with plain cairo, in the same process,
/// alternating every few frames; the time for making the lists is not counted for it.
@MainActor
struct FrameBench {
    let count: Int
    private let isBare: Bool
    private let shaper: CairoTextShaper
    /// The frames in a turn, and the share that the reference draws.
    private static let turn = 30, share = 4
    /// Returns how many of a turn's frames the reference draws.
    static func drawn(_ frames: Int) -> Int { (frames + share - 1) / share }

    /// Creates a bench of at least so many frames; a bare one draws no reference.
    init(count: Int, isBare: Bool = false) throws {
        self.count = count
        self.isBare = isBare
        shaper = try CairoTextShaper()
    }

    /// Measures a part of the splash, in as many runs as it takes.
    func measure(_ part: FramePart) async throws -> ComparedSamples {
        var measure = ComparedSamples()
        while measure.own.wall.count < count {
            let run = try Simulation(part.scenario, text: shaper)
            let configuration = run.device.configuration
            let renderer = CairoRenderer(
                size: configuration.size, scale: configuration.scale, shaper: shaper)
            let plain = ReferenceRenderer(
                size: configuration.size, scale: configuration.scale, shaper: shaper,
                blurMethod: .threeAverages)
            var isDone = false
            try await run.runOnVirtualClock(until: 4) { frame in
                guard !isDone, let launch = run.launch else { return }
                renderer.render(frame.list)
                guard part.begins(at: frame.time, phase: launch.controller.phase) else { return }
                isDone = true
                // The launch itself is idle here: between two frames it has nothing to do.
                let length = min(part.length ?? count, count - measure.own.wall.count)
                var lists: [DisplayList] = []
                for index in 1...length {
                    let time = frame.time + Double(index) / 60
                    lists.append(measure.own.measure { measuredFrame(launch.stage, renderer, at: time) })
                    if lists.count == Self.turn || index == length {
                        for index in stride(from: 0, to: isBare ? 0 : lists.count, by: Self.share) {
                            measure.reference.measure { plain.render(lists[index]) }
                        }
                        lists.removeAll()
                    }
                }
            }
        }
        return measure
    }

    /// Measures how long a picture of the splash takes to become a PNG.
    func measureEncoding() async throws -> Samples {
        var samples = Samples()
        let run = try Simulation(FramePart.waiting, text: shaper)
        let configuration = run.device.configuration
        let renderer = CairoRenderer(size: configuration.size, scale: configuration.scale, shaper: shaper)
        try await run.runOnVirtualClock(instants: [0.8], until: 0.8) { frame in
            if frame.time >= 0.8 { renderer.render(frame.list) }
        }
        for _ in 0..<40 { _ = try samples.measure { try renderer.pngData() } }
        return samples
    }
}
