// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

@MainActor
@Suite struct UrbanNestLogoTests {
    /// The opacity of each pixel of the mark, 0 to 255, row by row.
    private func opacities(scale: CGFloat) throws -> (side: Int, values: [UInt8]) {
        let size = CGSize(width: 120, height: 120)
        let shaper = try CairoTextShaper()
        let stage = Stage(StageConfiguration(size: size, scale: scale), text: shaper) { UrbanNestLogo() }
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(stage.frame(at: 0))
        Look.atScreen()
        let values = renderer.withPixels { pixels in
            stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
        }
        return (renderer.pixelWidth, values)
    }

    @Test("The mark lies in the square inside its circle", arguments: [1, 2, 3] as [CGFloat])
    func staysInsideItsCircle(scale: CGFloat) throws {
        let (side, values) = try opacities(scale: scale)
        let margin = (120 - 120 / CGFloat(2).squareRoot()) / 2 * scale
        let inside = Int(margin.rounded(.down))...(side - 1 - Int(margin.rounded(.down)))
        let painted = values.indices.filter { values[$0] > 0 }
        let outside = painted.filter { !inside.contains($0 % side) || !inside.contains($0 / side) }
        #expect(outside.isEmpty)
        // It fills its square well enough to be seen at 29 points.
        #expect(Double(painted.count) / Double(side * side) > 0.15)
    }

    @Test("The corners are transparent", .proves("UN-150"), arguments: [1, 2, 3] as [CGFloat])
    func cornersAreTransparent(scale: CGFloat) throws {
        let (side, values) = try opacities(scale: scale)
        #expect(side == Int(120 * scale))
        for corner in [0, side - 1, side * (side - 1), side * side - 1] { #expect(values[corner] == 0) }
        #expect(values[side * (side / 2) + side / 2] == 255)
    }

    @Test func itSaysNothingByItself() throws {
        let stage = try ScreenDevice.middle.stage { UrbanNestLogo() }
        #expect(stage.accessibilityTree().children.isEmpty)
    }

    @Test func itIsTheSameWhereReadingGoesFromTheRight() throws {
        let left = try ScreenDevice.middle.stage { UrbanNestLogo() }
        let right = try ScreenDevice.middle.stage(direction: .rightToLeft) { UrbanNestLogo() }
        #expect(left.frame(at: 0) == right.frame(at: 0))
    }
}
