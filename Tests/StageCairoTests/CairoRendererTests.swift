// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing

@MainActor
@Suite struct CairoRendererTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    @Test("Drawing what changed gives the bytes of a fresh drawing", arguments: 1...24 as ClosedRange<UInt64>)
    func incrementalEqualsFresh(seed: UInt64) {
        var random = RandomList(seed: seed, shaper: shaper)
        let scale: CGFloat = [1, 2, 3][Int(seed % 3)]
        let renderer = CairoRenderer(size: random.size, scale: scale, shaper: shaper)
        var list = random.list()
        for step in 0..<12 {
            renderer.render(list)
            let fresh = CairoRenderer(size: random.size, scale: scale, shaper: shaper)
            fresh.render(list)
            guard renderer.image == fresh.image else {
                let difference = PixelComparison(expected: fresh.image, actual: renderer.image)
                Issue.record("seed \(seed), step \(step): \(String(describing: difference))")
                return
            }
            list = random.changed(list)
        }
    }

    @Test("Pixels are close to those of plain cairo", arguments: 1...24 as ClosedRange<UInt64>)
    func closeToPlainCairo(seed: UInt64) throws {
        var random = RandomList(seed: seed &* 77, shaper: shaper)
        let list = random.list()
        let renderer = CairoRenderer(size: random.size, scale: 2, shaper: shaper)
        renderer.render(list)
        let naive = NaiveCairoRenderer(size: random.size, scale: 2, shaper: shaper)
        naive.render(list)
        let difference = PixelComparison(expected: naive.image, actual: renderer.image)
        print("seed", seed, difference.differingPixels, difference.largestDifference, difference.box as Any)
        if difference.largestDifference > 8 {
            try difference.picture().pngData().write(to: URL(filePath: "/tmp/cairo-diff-\(seed).png"))
        }
    }
}
