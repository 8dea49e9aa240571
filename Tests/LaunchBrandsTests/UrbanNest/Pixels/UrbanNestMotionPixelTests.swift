// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The motion of the requirements, measured again in rendered frames at 0, 50, 100, ... 1500 ms.
///
/// Nothing here reads a model or a display list: opacities come from colours, the scale from the
/// disc's extent, the slide from the glyphs' box and the angle from the arc's bright side.
@MainActor
@Suite(.serialized) struct UrbanNestMotionPixelTests {
    private static let instants = Array(stride(from: 0, through: 1500, by: 50))
    private let teal = PixelColor(13, 115, 119)

    private func pictures() async throws -> [Int: PixelImage] {
        let probe = try await SplashProbe.run(.loading(), at: Self.instants)
        return probe.frames.mapValues { $0.image(scale: 2) }
    }

    /// How much of white lies over teal.
    private func whiteness(_ color: PixelColor) -> Double { Double(color.red - 13) / (255 - 13) }

    /// The width of the disc in points: from edge to edge on its middle row, to fractions of a pixel.
    private func extent(of image: PixelImage, opacity: Double) throws -> Double {
        let row = 764
        let half = 13 + opacity * 242 / 2
        func red(_ x: Int) -> Double { Double(image.pixel(x, row).red) }
        /// Where the red rises through half on the way from outside, in pixels.
        func edge(_ columns: [Int]) throws -> Double {
            let first = try #require(zip(columns, columns.dropFirst()).first { red($1) >= half })
            return Double(first.0) + Double(first.1 - first.0) * (half - red(first.0))
                / (red(first.1) - red(first.0))
        }
        let left = try edge(Array(230..<390))
        let right = try edge(Array((391..<550).reversed()))
        return (right - left) / 2
    }

    /// The first and the last row of the name's glyphs, in points.
    private func glyphRows(of image: PixelImage) -> (top: Double, bottom: Double)? {
        // Above the tagline, also when the text is still ten points lower.
        let area = CGRect(x: 100, y: 446, width: 190, height: 57)
        let places = image.places(in: area, scale: 2)
        let strongest = image.pixels(in: area, scale: 2).map(whiteness).max() ?? 0
        guard strongest > 0.02 else { return nil }
        let rows = places.rows.filter { row in
            places.columns.contains { whiteness(image.pixel($0, row)) > strongest / 2 }
        }
        guard let first = rows.first, let last = rows.last else { return nil }
        return (Double(first) / 2, Double(last + 1) / 2)
    }

    @Test(.proves("UN-61", "UN-62", "UN-63", "UN-64", "UN-65", "UN-66", "UN-76"))
    func theLogoFadesAndGrows() async throws {
        for (instant, image) in try await pictures().sorted(by: { $0.key < $1.key }) {
            let way = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 100, duration: 300, at: Double(instant))
            // Between the roof's ridge and the disc's edge, at each scale from 0.8 to 1.
            let measured = whiteness(image.pixel(at: CGPoint(x: 195.25, y: 337.25), scale: 2))
            #expect(abs(measured - way) <= 0.02, "opacity after \(instant) ms: \(measured)")
            guard way > 0.1 else { continue }
            let scale = try extent(of: image, opacity: way) / 120
            #expect(abs(scale - (0.8 + 0.2 * way)) <= 0.005, "scale after \(instant) ms: \(scale)")
        }
    }

    @Test(.proves("UN-70", "UN-71", "UN-72", "UN-77", "UN-78", "UN-80", "UN-81", "UN-82", "UN-83"))
    func theTextFadesAndMovesUp() async throws {
        let pictures = try await pictures()
        let last = try #require(pictures[1500])
        let rest = try #require(glyphRows(of: last))
        for (instant, image) in pictures.sorted(by: { $0.key < $1.key }) {
            let way = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 500, duration: 200, at: Double(instant))
            // The shadow of the disc ends above the name.
            let measured =
                image.pixels(in: CGRect(x: 110, y: 470, width: 170, height: 24), scale: 2)
                .map(whiteness).max() ?? 0
            #expect(abs(measured - way) <= 0.02, "opacity after \(instant) ms: \(measured)")
            guard way > 0.1 else { continue }
            let rows = try #require(glyphRows(of: image))
            #expect(abs(rows.top - rest.top - 10 * (1 - way)) <= 0.5, "top after \(instant) ms: \(rows.top)")
        }
    }

    @Test(.proves("UN-73", "UN-84", "UN-85", "UN-86"))
    func theIndicatorFadesAndTurns() async throws {
        let middle = CGPoint(x: 195, y: 617.43)
        for (instant, image) in try await pictures().sorted(by: { $0.key < $1.key }) {
            let slot = CGRect(x: 170, y: 592, width: 50, height: 50)
            let way = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 1000, duration: 200, at: Double(instant))
            let places = image.places(in: slot, scale: 2)
            var strongest = 0.0
            var (x, y) = (0.0, 0.0)
            for row in places.rows {
                for column in places.columns {
                    let light = whiteness(image.pixel(column, row))
                    strongest = max(strongest, light)
                    x += light * ((Double(column) + 0.5) / 2 - middle.x)
                    y += light * ((Double(row) + 0.5) / 2 - middle.y)
                }
            }
            #expect(abs(strongest - way) <= 0.02, "opacity after \(instant) ms: \(strongest)")
            guard way > 0.1 else { continue }
            // The arc covers 108 degrees, so its middle lies 54 degrees behind its start.
            let expected = Double(instant - 1000) / 1000 * 360 + 54
            let turned = atan2(y, x) * 180 / .pi
            let error = (turned - expected).truncatingRemainder(dividingBy: 360)
            #expect(min(abs(error), 360 - abs(error)) <= 1.5, "angle after \(instant) ms: \(turned)")
        }
    }
}
