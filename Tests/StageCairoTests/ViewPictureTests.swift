// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import Testing

@testable import StageUI

/// Pictures that a stage makes of a view, as ImageRenderer asks for them.
@MainActor
@Suite struct ViewPictureTests {
    private struct Half: View {
        var body: some View {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color.clear
            }
            .frame(width: 4, height: 2)
        }
    }

    @Test func thePixelsOfAViewAreInThePicture() throws {
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 100, height: 100)), text: try CairoTextShaper()
        ) { EmptyView() }
        let drawing = stage.drawing(of: Half(), in: .unspecified, scale: 2)
        let clear = try #require(stage.picture(of: drawing, scale: 2, isOpaque: false))
        #expect(clear.pixelWidth == 8 && clear.pixelHeight == 4 && clear.size == CGSize(width: 4, height: 2))
        // Premultiplied blue, green, red, alpha: red on the left, nothing on the right.
        let pixels = try PixelImage(pngData: Data(clear.bytes)).bytes
        #expect(Array(pixels[0..<4]) == [0, 0, 255, 255])
        #expect(Array(pixels[28..<32]) == [0, 0, 0, 0])
        let opaque = try #require(stage.picture(of: drawing, scale: 2, isOpaque: true))
        #expect(Array(try PixelImage(pngData: Data(opaque.bytes)).bytes[28..<32]) == [0, 0, 0, 255])
        #expect(stage.picture(of: DisplayList(size: .zero), scale: 2, isOpaque: false) == nil)
    }
}
