// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

/// How strongly letters are painted: each weight as its colour says, and as the group around it does.
@MainActor
@Suite struct TextStrengthTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    /// A word in an ink, at a strength of its colour and of a group around it, on a colour or on nothing.
    private func images(
        _ weight: Int, ink: (Double, Double, Double), strength: Double = 1, group: CGFloat? = nil,
        ground: ResolvedColor? = nil, scale: CGFloat = 2
    ) -> [PixelImage] {
        let run = TextRun(
            string: "IHLE", font: ResolvedFont(family: .system, size: 40, weight: weight),
            color: ResolvedColor(red: ink.0, green: ink.1, blue: ink.2, opacity: strength))
        let layout = shaper.layout(TextRequest(runs: [run]))
        let size = CGSize(width: 140, height: 60)
        var word = DisplayItem(origin: CGPoint(x: 6, y: 4), content: .text(layout))
        if let group { word = DisplayItem(content: .group(.opacity(group), [word])) }
        let below = ground.map {
            [
                DisplayItem(
                    content: .fill(
                        .rectangle(CGRect(origin: .zero, size: size)), .color($0), evenOdd: false))
            ]
        }
        let list = DisplayList(size: size, items: (below ?? []) + [word])
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(list)
        let naive = ReferenceRenderer(size: size, scale: scale, shaper: shaper)
        naive.render(list)
        return [renderer.image, naive.image]
    }

    /// The opacities of all pixels, 0 to 255.
    private func coverage(_ image: PixelImage) -> [Int] {
        stride(from: 3, to: image.bytes.count, by: 4).map { Int(image.bytes[$0]) }
    }

    nonisolated private static let weights = [100, 300, 400, 500, 600, 700, 800, 900]

    @Test("The inside of a letter is as opaque as its colour, whatever the weight", arguments: weights)
    func inside(weight: Int) {
        // 85 % of 255 are 216.75, half of it 127.5, and a tenth 25.5.
        for (strength, most) in [(1.0, 255), (0.85, 217), (0.5, 128), (0.1, 26)] {
            for scale in [1, 2, 3] as [CGFloat] where weight >= 400 || scale > 1 {
                let byColor = images(weight, ink: (1, 1, 1), strength: strength, scale: scale)
                let byGroup = images(weight, ink: (1, 1, 1), group: CGFloat(strength), scale: scale)
                for image in byColor + byGroup {
                    let alphas = coverage(image)
                    #expect(abs((alphas.max() ?? 0) - most) <= 1, "\(weight) \(strength) \(scale)")
                    // The inside is more than a few pixels.
                    #expect(alphas.count { abs($0 - most) <= 1 } > 60, "\(weight) \(strength) \(scale)")
                }
            }
        }
    }

    @Test("Of a weaker colour each pixel has its share, and a heavier weight covers more")
    func shares() throws {
        var areas: [Int: [Double]] = [:]
        for weight in Self.weights {
            let whole = images(weight, ink: (1, 1, 1))
            for (index, weak) in images(weight, ink: (1, 1, 1), strength: 0.85).enumerated() {
                let pairs = zip(coverage(whole[index]), coverage(weak))
                #expect(pairs.allSatisfy { abs(Double($0) * 0.85 - Double($1)) <= 1.5 }, "\(weight)")
            }
            areas[weight] = whole.map { Double(coverage($0).reduce(0, +)) / 255 / 4 }
        }
        for (lighter, heavier) in zip(Self.weights, Self.weights.dropFirst()) {
            let (before, after) = (try #require(areas[lighter]), try #require(areas[heavier]))
            #expect(zip(before, after).allSatisfy { $0 * 1.02 < $1 }, "\(lighter) \(heavier)")
        }
        // Both renderers paint the same area, in square points.
        for area in areas.values { #expect(area.count == 2 && abs(area[0] - area[1]) < 1, "\(area)") }
    }

    @Test("On a ground the inside of a letter is the mixture of both colours", arguments: weights)
    func mixture(weight: Int) {
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        let blue = ResolvedColor(red: 0, green: 63.0 / 255, blue: 155.0 / 255)
        for (ground, ink, strength, wanted) in [
            // Red over white: 255 - 0.85 * 255 are 38.
            (white, (1.0, 0.0, 0.0), 0.85, [255, 38, 38]), (white, (1, 0, 0), 1, [255, 0, 0]),
            // White over Duggy's blue: 0.85 * 255 and 0.15 of 0, 63 and 155 are 217, 226 and 240.
            (blue, (1, 1, 1), 0.85, [217, 226, 240]), (blue, (1, 1, 1), 1, [255, 255, 255]),
        ] {
            for image in images(weight, ink: ink, strength: strength, ground: ground) {
                let count = (0..<image.width * image.height).count { place in
                    (0..<3).allSatisfy { abs(Int(image.bytes[place * 4 + 2 - $0]) - wanted[$0]) <= 1 }
                }
                #expect(count > 60, "\(weight): \(count) pixels are \(wanted)")
            }
        }
    }
}
