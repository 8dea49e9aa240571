// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageUI
import Testing

@testable import StageCairo

/// Lights and a shadow against their composite in double precision.
@MainActor
@Suite struct BlurLayerTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    /// An instant of the splash.
    struct Instant: Sendable, CustomTestStringConvertible {
        var opacity: Double
        var scale: Double
        var shadow: Double
        var testDescription: String { "opacity \(opacity), scale \(scale), sigma \(shadow)" }
    }

    nonisolated static let instants = [
        Instant(opacity: 0.07, scale: 0.81, shadow: 20), Instant(opacity: 0.4, scale: 0.88, shadow: 23.7),
        Instant(opacity: 0.83, scale: 0.97, shadow: 31.2), Instant(opacity: 1, scale: 1, shadow: 40),
    ]

    @Test("Lights and shadows are within 0.75 of a level of the exact composite", arguments: instants)
    func exact(instant: Instant) {
        let scene = GlowScene(instant.opacity, instant.scale, instant.shadow)
        let renderer = CairoRenderer(size: scene.list.size, scale: 3, shaper: shaper)
        renderer.render(scene.list)
        let image = renderer.image
        var worst = 0.0
        var sum = 0.0
        var count = 0.0
        for y in stride(from: 1, to: image.height, by: 17) {
            for x in stride(from: 3, to: image.width, by: 19) {
                let exact = scene.exact(Double(x) + 0.5, Double(y) + 0.5)
                let place = (y * image.width + x) * 4
                for channel in 0..<3 {
                    let error = abs(Double(image.bytes[place + channel]) - exact[channel])
                    worst = max(worst, error)
                    sum += error
                    count += 1
                }
            }
        }
        #expect(worst <= 0.75)
        #expect(sum / count < 0.27)
    }

    @Test("Whole frames are the same at each level of vector instructions", arguments: instants)
    func levels(instant: Instant) {
        let scene = GlowScene(instant.opacity, instant.scale, instant.shadow)
        let images = [stage_plain, stage_vector, stage_wide].map { level in
            let renderer = CairoRenderer(size: scene.list.size, scale: 2.5, shaper: shaper)
            renderer.sprites.fields.level = level
            renderer.flattener.leastGroupArea = 0
            renderer.render(scene.faded)
            return renderer.image.pixelHash
        }
        #expect(Set(images).count == 1)
    }

    @Test("Frames of lights in motion, faded as a whole too, are those of a fresh drawing")
    func incremental() throws {
        let renderer = CairoRenderer(size: GlowScene.size, scale: 1.5, shaper: shaper)
        let scales: [Double] = [0.8, 0.93, 1, 1, 1, 1]
        for (step, scale) in scales.enumerated() {
            let scene = GlowScene(scale, scale, 38 + Double(step % 3))
            for list in [scene.list, scene.faded] {
                renderer.render(list)
                let fresh = CairoRenderer(size: GlowScene.size, scale: 1.5, shaper: shaper)
                fresh.render(list)
                #expect(PixelComparison(expected: fresh.image, actual: renderer.image).isEqual)
            }
        }
    }

    @Test("A shadow that breathes redraws its own square only")
    func damage() throws {
        let renderer = CairoRenderer(size: GlowScene.size, scale: 3, shaper: shaper)
        renderer.render(GlowScene(1, 1, 30).list)
        let report = renderer.render(GlowScene(1, 1, 31).list)
        #expect(report.spritesMade == 0)
        #expect(report.damage.count == 1)
        #expect(report.redrawnPixels < 1000 * 1000)
    }

    @Test("Drawings in turns with others give the same bytes")
    func turns() throws {
        let lists = [GlowScene(0.5, 0.9, 24), GlowScene(1, 1, 40)].map(\.faded)
        let renderers = lists.map { _ in CairoRenderer(size: GlowScene.size, scale: 1.5, shaper: shaper) }
        var hashes: [Set<UInt64>] = [[], []]
        for round in 0..<4 {
            for index in 0..<2 {
                renderers[(index + round) % 2].render(lists[index])
                hashes[index].insert(renderers[(index + round) % 2].image.pixelHash)
            }
        }
        #expect(hashes.map(\.count) == [1, 1])
    }
}
