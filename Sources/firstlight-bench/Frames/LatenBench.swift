// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Measures frames of a splash of blurs in motion at 1170 by 2532 pixels: bodies, layout, display list
/// and pixels.
///
/// The reference draws some of the same display lists from nothing with plain cairo, in the same process.
@MainActor
struct LatenBench {
    /// A part of the splash whose frames are measured.
    enum Part: String, CaseIterable {
        /// Lights, logo and dots enter, and the shadow breathes: the first second.
        case moving
        /// The shadow breathes and the dots pulse.
        case steady

        var name: String { "laten.\(rawValue)" }
        /// The frames of the part.
        var frames: ClosedRange<Int> { self == .moving ? 1...60 : 75...164 }
    }

    let count: Int
    private let isBare: Bool
    private let shaper: CairoTextShaper

    /// Creates a bench of at least so many frames; a bare one draws no reference.
    init(count: Int, isBare: Bool = false) throws {
        self.count = count
        self.isBare = isBare
        shaper = try CairoTextShaper()
    }

    /// Measures a part, in as many runs as it takes.
    func measure(_ part: Part) -> ComparedSamples {
        var measure = ComparedSamples()
        let configuration = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 3)
        let plain = ReferenceRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper, blurMethod: .threeAverages)
        // The first run brings code and tables into the caches.
        var isWarm = false
        while measure.own.wall.count < count {
            let stage = Stage(configuration, text: shaper) { LatenScene() }
            let renderer = CairoRenderer(
                size: configuration.size, scale: configuration.scale, shaper: shaper)
            renderer.render(stage.frame(at: 0))
            for index in 1...part.frames.upperBound {
                let time = Double(index) / 60
                guard isWarm, part.frames.contains(index) else {
                    renderer.render(stage.frame(at: time))
                    continue
                }
                let list = measure.own.measure { measuredFrame(stage, renderer, at: time) }
                if !isBare, index % 30 == 0, measure.reference.wall.count < 6 {
                    measure.reference.measure { plain.render(list) }
                }
            }
            isWarm = true
        }
        return measure
    }

    /// Measures how long a picture in the middle of the motion takes to become a PNG.
    func measureEncoding() throws -> Samples {
        var samples = Samples()
        let configuration = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 3)
        let stage = Stage(configuration, text: shaper) { LatenScene() }
        let renderer = CairoRenderer(size: configuration.size, scale: configuration.scale, shaper: shaper)
        for index in 0...30 { renderer.render(stage.frame(at: Double(index) / 60)) }
        for _ in 0..<40 { _ = try samples.measure { try renderer.pngData() } }
        return samples
    }
}
