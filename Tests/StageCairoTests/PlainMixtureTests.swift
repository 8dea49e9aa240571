// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

@MainActor
@Suite("Large rectangles drawn in parts")
struct PlainMixtureTests {
    private let shaper: CairoTextShaper
    private let size = CGSize(width: 320, height: 420)

    init() throws { shaper = try CairoTextShaper() }

    private func fill(_ rect: CGRect, _ color: ResolvedColor) -> DisplayItem {
        DisplayItem(content: .fill(.rectangle(rect), .color(color), evenOdd: false))
    }

    /// A screen that fades under another one that slides over it.
    private func list(opacity: CGFloat, offset: CGFloat) -> DisplayList {
        let all = CGRect(origin: .zero, size: size)
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        let teal = ResolvedColor(red: 13 / 255, green: 0.4511, blue: 119 / 255)
        let disc = DisplayItem(
            content: .fill(
                .ellipse(CGRect(x: 100, y: 120, width: 90.5, height: 90)),
                .color(ResolvedColor(red: 1, green: 0.4, blue: 0, opacity: 0.8)), evenOdd: false))
        var next = DisplayItem(content: .group(.identity, [fill(all, white), disc]))
        next.origin.x = offset
        return DisplayList(
            size: size,
            items: [
                fill(all, ResolvedColor(red: 0.98, green: 1, blue: 0.9)),
                DisplayItem(content: .group(.opacity(opacity), [fill(all, teal), disc])), next,
            ])
    }

    private func bytes(_ list: DisplayList, scale: Int, tile: Int) -> [UInt8] {
        let (width, height) = (Int(size.width) * scale, Int(size.height) * scale)
        let all = PixelRect(left: 0, top: 0, right: width, bottom: height)
        let canvas = StageCairo.Canvas(Surface(width: width, height: height, format: .color))
        let sprites = SpriteCache(shaper: shaper, budget: 1 << 24)
        var flattener = Flattener()
        flattener.leastGroupArea = 0
        let commands = flattener.commands(
            list.items,
            Flattener.Context(
                transform: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)), opacity: 1, clip: all
            ))
        for top in stride(from: 0, to: height, by: tile) {
            for left in stride(from: 0, to: width, by: tile) {
                let part = PixelRect(left: left, top: top, right: left + tile, bottom: top + tile)
                canvas.draw(commands, within: part.intersection(all), sprites)
            }
        }
        canvas.surface.flush()
        let surface = canvas.surface
        return surface.data.map { Array(UnsafeBufferPointer(start: $0, count: surface.byteCount)) } ?? []
    }

    @Test(
        "Parts and mixed colours give the bytes of drawing each command in small tiles",
        arguments: [0.003, 0.25, 0.488, 0.844, 0.999], [0, 60.904, 199.5, 320])
    func partsEqualTiles(opacity: CGFloat, offset: CGFloat) {
        let list = list(opacity: opacity, offset: offset)
        for scale in [2, 3] {
            let whole = bytes(list, scale: scale, tile: 4096)
            #expect(!whole.isEmpty)
            #expect(whole == bytes(list, scale: scale, tile: 128))
        }
    }

    @Test("Where a group holds one colour over another, one colour is drawn")
    func oneColorForTwo() throws {
        let all = PixelRect(left: 0, top: 0, right: 640, bottom: 840)
        let commands = Flattener().commands(
            list(opacity: 0.5, offset: 320).items,
            Flattener.Context(transform: CGAffineTransform(scaleX: 2, y: 2), opacity: 1, clip: all))
        let mixture = try #require(
            PlainMixture(commands[...], in: all, SpriteCache(shaper: shaper, budget: 0)))
        #expect(mixture.rest.area < all.area / 8)
        #expect(mixture.group == nil)
        #expect(mixture.color.opacity == 1)
    }

    /// A screen that fades in, full of discs, and another one over it that fades out and holds one.
    private func crossing(_ opacity: CGFloat) -> DisplayList {
        let all = CGRect(origin: .zero, size: size)
        let discs = (0..<40).map { index in
            let hue = Double(index) / 40
            let place = CGPoint(x: Double(index % 5) * 66.3 - 9, y: Double(index / 5) * 55.7 - 7)
            return DisplayItem(
                content: .fill(
                    .ellipse(CGRect(origin: place, size: CGSize(width: 70, height: 50))),
                    .color(ResolvedColor(red: hue, green: 1 - hue, blue: 0.3, opacity: 0.4 + hue / 2)),
                    evenOdd: false))
        }
        let page = ResolvedColor(red: 0.95, green: 0.96, blue: 0.98)
        let brand = ResolvedColor(red: 0, green: 63 / 255, blue: 155 / 255)
        return DisplayList(
            size: size,
            items: [
                fill(all, brand),
                DisplayItem(content: .group(.opacity(opacity), [fill(all, page)] + discs)),
                DisplayItem(content: .group(.opacity(1 - opacity), [fill(all, brand), discs[17]])),
                discs[31],
            ])
    }

    @Test(
        "A screen that fades out over one that fades in gives the bytes of small tiles",
        arguments: [0.002, 0.31, 0.5, 0.83, 0.998])
    func crossFade(opacity: CGFloat) throws {
        let list = crossing(opacity)
        let whole = bytes(list, scale: 3, tile: 4096)
        #expect(!whole.isEmpty)
        #expect(whole == bytes(list, scale: 3, tile: 128))
        let renderer = CairoRenderer(size: size, scale: 3, shaper: shaper)
        renderer.flattener.leastGroupArea = 0
        renderer.render(list)
        #expect(renderer.image.bytes == whole)
    }

    @Test("Screens that are kept packed while they fade give the bytes of screens drawn anew")
    func packedCrossFade() throws {
        let renderer = CairoRenderer(size: size, scale: 3, shaper: shaper)
        // Packed in the second frame, the last one shows the group alone.
        for opacity in [0.2, 0.3, 0.31, 0.5, 0.83, 1] as [CGFloat] {
            renderer.render(crossing(opacity))
            #expect(
                renderer.image.bytes == bytes(crossing(opacity), scale: 3, tile: 128), "opacity \(opacity)")
        }
    }

    @Test("A group with more than a plain colour is mixed at once with the plain ones below and above it")
    func oneGroupBetweenColors() throws {
        let all = PixelRect(left: 0, top: 0, right: 960, bottom: 1260)
        let commands = Flattener().commands(
            crossing(0.4).items,
            Flattener.Context(transform: CGAffineTransform(scaleX: 3, y: 3), opacity: 1, clip: all))
        let mixture = try #require(
            PlainMixture(commands[...], in: all, SpriteCache(shaper: shaper, budget: 0)))
        #expect(mixture.group?.commands.count == 41)
        #expect(mixture.veils.map(\.alpha) == [153])
        #expect(mixture.above.count == 1)
        #expect(mixture.rest.area > 0)
    }
}
