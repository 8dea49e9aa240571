// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Effects that leave no transparency in the frame of their view, in both renderers.
@MainActor
@Suite struct OpaqueEffectTests {
    let shaper: CairoTextShaper
    private let size = CGSize(width: 40, height: 40)

    init() throws { shaper = try CairoTextShaper() }

    private func pictures<V: View>(@ViewBuilder _ content: () -> V) -> [PixelImage] {
        let stage = Stage(StageConfiguration(size: size, scale: 1), text: shaper, content: content)
        let list = stage.frame(at: 0)
        let renderer = CairoRenderer(size: size, scale: 1, shaper: shaper)
        renderer.render(list)
        let naive = ReferenceRenderer(size: size, scale: 1, shaper: shaper)
        naive.render(list)
        return [renderer.image, naive.image]
    }

    /// Red, green, blue and alpha of a pixel.
    private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
        [2, 1, 0, 3].map { image.bytes[(y * image.width + x) * 4 + $0] }
    }

    /// The frame is 20 by 20, in the middle.
    @Test func anOpaqueBlurFillsTheFrame() throws {
        for image in pictures({ Color.white.frame(width: 20, height: 20).blur(radius: 4, opaque: true) }) {
            // White all over: beyond the edge there is more of the same.
            #expect(pixel(image, 11, 11) == [255, 255, 255, 255] && pixel(image, 20, 20)[3] == 255)
            #expect(pixel(image, 8, 20) == [0, 0, 0, 0])
        }
        for image in pictures({ Color.white.frame(width: 20, height: 20).blur(radius: 4) }) {
            #expect(pixel(image, 11, 11)[3] < 128)
            #expect(pixel(image, 8, 20)[3] > 0)
        }
    }

    @Test func anOpaqueGroupFillsTheFrame() throws {
        func circle(_ isOpaque: Bool) -> [PixelImage] {
            pictures { Circle().fill(.white).frame(width: 20, height: 20).drawingGroup(opaque: isOpaque) }
        }
        for image in circle(true) {
            #expect(pixel(image, 11, 11) == [0, 0, 0, 255] && pixel(image, 20, 20) == [255, 255, 255, 255])
            #expect(pixel(image, 8, 20) == [0, 0, 0, 0])
        }
        for image in circle(false) { #expect(pixel(image, 11, 11) == [0, 0, 0, 0]) }
    }
}
