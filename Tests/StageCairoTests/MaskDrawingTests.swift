// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI
import Testing

@testable import StageCairo

/// Outlines drawn through coverage by the renderer, against cairo.
@MainActor
@Suite struct MaskDrawingTests {
    private let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    private let size = CGSize(width: 131, height: 97)
    nonisolated private static let colors = [
        ResolvedColor(red: 0.1, green: 0.45, blue: 0.47), ResolvedColor(red: 1, green: 1, blue: 1),
        ResolvedColor(red: 0.9, green: 0.3, blue: 0, opacity: 0.62),
        // Between two bytes when it is rounded in another way.
        ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.90625),
        ResolvedColor(red: 0, green: 0.02, blue: 0.7, opacity: 0.004),
    ]

    private func list(_ color: ResolvedColor, x: CGFloat) -> DisplayList {
        let disc = CGRect(x: 20 + x, y: 11.3, width: 77.7, height: 60)
        let rest = CGRect(x: 3, y: 40.5, width: 120 + x, height: 30)
        return DisplayList(
            size: size,
            items: [
                DisplayItem(
                    content: .fill(
                        .rectangle(CGRect(x: 0, y: 0, width: 90, height: 97)),
                        .color(ResolvedColor(red: 0.2, green: 0.8, blue: 0.4)), evenOdd: false)),
                DisplayItem(content: .fill(.ellipse(disc), .color(color), evenOdd: false)),
                DisplayItem(
                    content: .stroke(
                        .roundedRectangle(rest, cornerSize: CGSize(width: 9, height: 9)), .color(color),
                        StrokeStyle(lineWidth: 5))),
            ])
    }

    private func bytes(_ renderer: CairoRenderer) -> [UInt8] { renderer.withPixels { Array($0) } }

    @Test("Coverage is put on pixels with cairo's bytes", arguments: colors.indices)
    func sameAsCairo(index: Int) throws {
        let color = Self.colors[index]
        let renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
        renderer.render(list(color, x: 0.37))
        let wanted = StageCairo.Canvas(
            Surface(width: renderer.pixelWidth, height: renderer.pixelHeight, format: .color))
        let sprites = SpriteCache(shaper: shaper, budget: 1 << 24)
        let all = wanted.surface.bounds
        let context = Flattener.Context(
            transform: CGAffineTransform(scaleX: 2, y: 2), opacity: 1, clip: all)
        for command in Flattener().commands(list(color, x: 0.37).items, context) {
            switch command.ink {
            case .mask(let sprite, let color):
                let bounds = sprite.key.bounds.moved(x: sprite.x, y: sprite.y)
                wanted.setColor(color)
                cairo_mask_surface(
                    wanted.cr, sprites.surface(for: sprite.key).raw, Double(bounds.left), Double(bounds.top))
            default: wanted.draw(command, within: all, sprites)
            }
        }
        wanted.surface.flush()
        let data = try #require(wanted.surface.data)
        #expect(bytes(renderer) == Array(UnsafeBufferPointer(start: data, count: wanted.surface.byteCount)))
    }

    @Test("An outline is kept once it is drawn again at its place, and the bytes are the same")
    func keptWhenItStays() throws {
        let renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
        #expect(renderer.render(list(Self.colors[0], x: 0.1)).spritesMade == 0)
        #expect(renderer.render(list(Self.colors[0], x: 0.2)).spritesMade == 0)
        let first = bytes(renderer)
        // Another colour, the same outlines.
        #expect(renderer.render(list(Self.colors[1], x: 0.2)).spritesMade == 2)
        #expect(renderer.render(list(Self.colors[0], x: 0.2)).spritesMade == 0)
        #expect(bytes(renderer) == first)
    }
}
