// Licensed under the Apache License, Version 2.0.

package import Foundation
import StageCairo
import StageUI

/// The contrast of a text as an audit measures it, at its place on the screen.
package struct PlacedContrast: Encodable, Sendable {
    package let text: String
    /// The part of the text's frame that can be seen, in points.
    package let frame: CGRect
    /// The ratio, and the least one that it may have.
    package let figure: String
    package let verdict: AuditFinding.Verdict
}

/// Measures the contrast of texts against their real background.
///
/// The background of a text is the picture drawn without it; its glyphs are where the two pictures differ.
@MainActor
struct ContrastCheck {
    let renderer: CairoRenderer
    private let whole = Whole()

    init(size: CGSize, shaper: CairoTextShaper) {
        renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
    }

    func findings(_ screen: AuditScreen) -> [AuditFinding] {
        screen.texts.flatMap { findings(of: $0, on: screen) }
    }

    /// Measures the texts of a screen, each at its place.
    func placed(_ screen: AuditScreen) -> [PlacedContrast] {
        screen.texts.flatMap { text in
            findings(of: text, on: screen).map {
                PlacedContrast(
                    text: text.string, frame: text.frame.intersection(text.clip), figure: $0.figure,
                    verdict: $0.verdict)
            }
        }
    }

    private func findings(of text: PlacedText, on screen: AuditScreen) -> [AuditFinding] {
        guard let pixels = pixels(of: text, in: screen.list) else { return [] }
        let subject = "\u{201C}\(text.string)\u{201D}"
        guard text.keepsColors else {
            return [
                AuditFinding(
                    .contrast, subject, .unmeasured, "drawn through an effect on colors", place: screen.place)
            ]
        }
        var seen: Set<ResolvedColor> = []
        return text.layout.lines.flatMap(\.runs).compactMap { run in
            guard seen.insert(run.color).inserted, run.details?.attachment == nil else { return nil }
            let ratio = Self.ratio(of: run.color, opacity: text.opacity, over: pixels)
            let needed = Self.needed(run.font, scale: text.scale)
            let figure = String(format: "%.2f : 1, needs %.1f", ratio, needed)
            return AuditFinding(
                .contrast, subject, ratio >= needed - 0.005 ? .pass : .fail, figure, severity: needed - ratio,
                cause: "\(run.color) at \(figure)", place: screen.place)
        }
    }

    /// The least ratio that text of a font may have: 3 from 24 points, or 18.66 in bold; otherwise 4.5.
    static func needed(_ font: ResolvedFont, scale: CGFloat) -> Double {
        let size = font.size * scale
        return size >= 24 || (size >= 18.66 && font.weight >= 700) ? 3 : 4.5
    }

    /// Returns whether any part of a text can be seen, or of the part of it in a rectangle.
    func isVisible(_ text: PlacedText, in list: DisplayList, within area: CGRect = .infinite) -> Bool {
        pixels(of: text, in: list, within: area)?.isEmpty == false
    }

    /// The colors behind the glyphs of a text, and how many pixels have each; nil when it is covered.
    private func pixels(
        of text: PlacedText, in list: DisplayList, within area: CGRect = .infinite
    ) -> [SIMD3<UInt8>: Int]? {
        let canvas = CGRect(origin: .zero, size: list.size).intersection(area)
        let box = text.frame.insetBy(dx: -2, dy: -2).intersection(text.clip).intersection(canvas)
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        let whole = whole.image(of: list, renderer)
        renderer.render(list.without(text.path))
        let scale = renderer.scale
        let behind = renderer.colors(
            in: PixelRect(
                left: Int(box.minX * scale), top: Int(box.minY * scale),
                right: Int((box.maxX * scale).rounded(.up)), bottom: Int((box.maxY * scale).rounded(.up))),
            besides: whole)
        return behind.isEmpty ? nil : behind
    }

    /// The picture of a screen with all that is on it, drawn once for all its texts.
    @MainActor
    private final class Whole {
        private var list: DisplayList?
        private var image: PixelImage?

        func image(of list: DisplayList, _ renderer: CairoRenderer) -> PixelImage {
            if let image, self.list == list { return image }
            renderer.render(list)
            let drawn = renderer.image
            (self.list, image) = (list, drawn)
            return drawn
        }
    }

    /// The ratio on all but the worst two of a hundred pixels.
    private static func ratio(
        of color: ResolvedColor, opacity: CGFloat, over pixels: [SIMD3<UInt8>: Int]
    ) -> Double {
        let alpha = Double(color.opacity * opacity)
        let own = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
        let ratios = pixels.map { pixel, count in
            let back = SIMD3<Double>(pixel) / 255
            return (ratio: contrast(own * alpha + back * (1 - alpha), back), count: count)
        }
        var left = pixels.values.reduce(0, +) / 50
        for each in ratios.sorted(by: { $0.ratio < $1.ratio }) {
            if left < each.count { return each.ratio }
            left -= each.count
        }
        return 1
    }

    /// The contrast ratio of WCAG 2.2 between two colours.
    static func contrast(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance of WCAG 2.2, 0 to 1.
    static func luminance(_ color: SIMD3<Double>) -> Double {
        0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }

    /// A part of a colour in sRGB as its share of light, both 0 to 1.
    nonisolated static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
