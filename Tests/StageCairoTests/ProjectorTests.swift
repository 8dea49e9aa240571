// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageCairo
@testable import StageUI

/// Groups drawn under a map with perspective.
@MainActor
@Suite struct ProjectorTests {
    private let shaper: CairoTextShaper
    private let size = CGSize(width: 120, height: 90)

    init() throws { shaper = try CairoTextShaper() }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ red: Double)
        -> DisplayItem
    {
        DisplayItem(
            content: .fill(
                .rectangle(CGRect(x: x, y: y, width: width, height: height)),
                .color(ResolvedColor(red: red, green: 0.5, blue: 0.2)), evenOdd: false))
    }

    private var card: [DisplayItem] {
        let run = TextRun(
            string: "Card", font: ResolvedFont(family: .system, size: 17),
            color: ResolvedColor(red: 1, green: 1, blue: 1))
        return [
            rect(0, 0, 60, 40, 0.1), rect(30, 10, 20, 20, 0.9),
            DisplayItem(
                origin: CGPoint(x: 4, y: 6), content: .text(shaper.layout(TextRequest(runs: [run])))),
        ]
    }

    private func list(_ effect: DisplayEffect, at origin: CGPoint = CGPoint(x: 20, y: 20)) -> DisplayList {
        DisplayList(
            size: size, items: [DisplayItem(origin: origin, content: .group(effect, card))])
    }

    /// A turn of the card about its upright middle.
    private func turn(_ degrees: Double) -> DisplayEffect {
        let effect = Rotation3DEffect(angle: degrees * .pi / 180, axis: (0, 1, 0), anchor: .center)
        return .projection(
            DisplayProjection(
                effect.projection(amount: effect.amount, size: CGSize(width: 60, height: 40))))
    }

    private func drawn(_ list: DisplayList) -> PixelImage {
        let renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }

    private func plain(_ list: DisplayList) -> PixelImage {
        let renderer = ReferenceRenderer(size: size, scale: 2, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }

    private func alpha(_ image: PixelImage, _ x: Int, _ y: Int) -> UInt8 {
        image.bytes[4 * (y * image.width + x) + 3]
    }

    @Test func `A map without perspective gives the pixels of the transform`() throws {
        let move = CGAffineTransform(translationX: 7, y: -3)
        let map = DisplayProjection(ProjectionTransform(move))
        #expect(drawn(list(.projection(map))) == drawn(list(.transform(move))))
        #expect(plain(list(.projection(map))) == plain(list(.transform(move))))
    }

    @Test(arguments: [900.0, 3000]) func `What is larger than a screen is drawn to its end`(height: Double) {
        // A map that only makes it small, so that its last row comes to lie at half of the picture.
        let share = 45 / height
        let map = DisplayProjection(ProjectionTransform(CGAffineTransform(scaleX: 1, y: share)))
        let list = DisplayList(
            size: size,
            items: [DisplayItem(content: .group(.projection(map), [rect(0, 0, 60, height, 0.1)]))])
        let renderer = CairoRenderer(size: size, scale: 3, shaper: shaper)
        renderer.render(list)
        #expect(alpha(renderer.image, 90, 130) == 255)
        #expect(alpha(renderer.image, 90, 140) == 0)
    }

    @Test(arguments: [20.0, 50, -70, 135]) func `Both renderers draw the same`(degrees: Double) {
        let (one, other) = (drawn(list(turn(degrees))), plain(list(turn(degrees))))
        let largest = zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(largest <= 2)
        #expect(one.bytes.contains { $0 > 100 })
    }

    @Test func `The corners come out where the map leads`() throws {
        let image = drawn(list(turn(50)))
        guard case .projection(let map) = turn(50) else {
            Issue.record("a turn is no projection")
            return
        }
        for (x, y) in [(0, 0), (60, 0), (60, 40), (0, 40)] as [(CGFloat, CGFloat)] {
            let corner = map.place(of: CGPoint(x: x, y: y)).point
            let middle = map.place(of: CGPoint(x: 30, y: 20)).point
            func pixel(_ share: CGFloat) -> UInt8 {
                let place = CGPoint(
                    x: 20 + corner.x + (middle.x - corner.x) * share,
                    y: 20 + corner.y + (middle.y - corner.y) * share)
                return alpha(image, Int(place.x * 2), Int(place.y * 2))
            }
            #expect(pixel(0.08) == 255, "inside of \(x), \(y)")
            #expect(pixel(-0.08) == 0, "outside of \(x), \(y)")
        }
    }

    @Test func `Edges that are not upright are smooth`() throws {
        let image = drawn(list(turn(50)))
        let levels = Set(stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] })
        #expect(levels.count > 40)
    }

    @Test func `What lies behind the viewer is not drawn`() throws {
        // Everything left of 30 points is behind.
        let map = DisplayProjection(rows: [1, 0, 1.0 / 30, 0, 1, 0, 0, 0, -1])
        let image = drawn(list(.projection(map), at: CGPoint(x: 0, y: 20)))
        // The pictures of what is in front lie right of 60 points, where the end of the card is.
        let columns = (0..<image.width).filter { x in (0..<image.height).contains { alpha(image, x, $0) > 0 }
        }
        #expect((columns.min() ?? 0) >= 118)
        #expect(!columns.isEmpty)
    }

    @Test func `A turn under way commands the pixels of a fresh drawing`() throws {
        let renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
        for degrees in [0.0, 20, 45, 80, 85] {
            renderer.render(list(turn(degrees)))
            #expect(renderer.image == drawn(list(turn(degrees))))
        }
    }

    @Test func `A group that is far away or of no size draws nothing and ends nothing`() throws {
        let far = DisplayProjection(rows: [1e9, 0, 0, 0, 1e9, 0, 1e12, 0, 1])
        let flat = DisplayProjection(rows: [0, 0, 0.1, 0, 0, 0, 0, 0, 1])
        let none = DisplayProjection(rows: [.nan, 0, 0, 0, 1, 0, 0, 0, 1])
        for map in [far, flat, none] {
            #expect(!drawn(list(.projection(map))).bytes.contains { $0 != 0 })
            // What comes after it is drawn as ever.
            let after = rect(70, 50, 20, 20, 1)
            let both = drawn(
                DisplayList(
                    size: size, items: list(.projection(map)).items + [after]))
            #expect(both == drawn(DisplayList(size: size, items: [after])))
            #expect(alpha(both, 160, 120) == 255 && alpha(both, 20, 20) == 0)
        }
    }
}
