// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Measures the contrast of texts against their real background.
///
/// The background of a text is the picture drawn without it; its glyphs are where the two pictures differ.
@MainActor
struct ContrastCheck {
    let renderer: CairoRenderer

    init(size: CGSize, shaper: CairoTextShaper) {
        renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
    }

    func findings(_ screen: AuditScreen) -> [AuditFinding] {
        screen.texts.flatMap { text -> [AuditFinding] in
            guard let pixels = pixels(of: text, in: screen.list) else { return [] }
            let subject = "\u{201C}\(text.string)\u{201D}"
            guard text.keepsColors else {
                return [
                    AuditFinding(
                        .contrast, subject, .unmeasured, "drawn through an effect on colors",
                        place: screen.place)
                ]
            }
            var seen: Set<ResolvedColor> = []
            return text.layout.lines.flatMap(\.runs).compactMap { run in
                guard seen.insert(run.color).inserted, run.details?.attachment == nil else { return nil }
                let ratio = Self.ratio(of: run.color, opacity: text.opacity, over: pixels)
                let needed = Self.needed(run.font, scale: text.scale)
                let figure = String(format: "%.2f : 1, needs %.1f", ratio, needed)
                return AuditFinding(
                    .contrast, subject, ratio >= needed - 0.005 ? .pass : .fail, figure,
                    severity: needed - ratio, cause: "\(run.color) at \(figure)",
                    place: screen.place)
            }
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

    /// The colours behind the glyphs of a text, as red, green and blue from 0 to 1; nil when it is covered.
    private func pixels(
        of text: PlacedText, in list: DisplayList, within area: CGRect = .infinite
    ) -> [SIMD3<Double>]? {
        let canvas = CGRect(origin: .zero, size: list.size).intersection(area)
        let box = text.frame.insetBy(dx: -2, dy: -2).intersection(text.clip).intersection(canvas)
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        renderer.render(list)
        let with = bytes(in: box)
        renderer.render(list.without(text.path))
        let without = bytes(in: box)
        var behind: [SIMD3<Double>] = []
        for start in stride(from: 0, to: with.count, by: 4) {
            // Most pixels are the same; those that differ by rounding are no glyph's.
            guard
                with[start] != without[start] || with[start + 1] != without[start + 1]
                    || with[start + 2] != without[start + 2],
                (0..<3).contains(where: { abs(Int(with[start + $0]) - Int(without[start + $0])) > 1 })
            else { continue }
            behind.append(
                SIMD3(Double(without[start + 2]), Double(without[start + 1]), Double(without[start])) / 255)
        }
        return behind.isEmpty ? nil : behind
    }

    private func bytes(in box: CGRect) -> [UInt8] {
        let scale = renderer.scale
        let left = max(Int(box.minX * scale), 0)
        let right = min(Int((box.maxX * scale).rounded(.up)), renderer.pixelWidth)
        let top = max(Int(box.minY * scale), 0)
        let bottom = min(Int((box.maxY * scale).rounded(.up)), renderer.pixelHeight)
        guard left < right, top < bottom else { return [] }
        return renderer.withPixels { all in
            (top..<bottom).flatMap { row in
                let start = (row * renderer.pixelWidth + left) * 4
                return Array(all[start..<start + (right - left) * 4])
            }
        }
    }

    /// The ratio on all but the worst two of a hundred pixels.
    private static func ratio(
        of color: ResolvedColor, opacity: CGFloat, over pixels: [SIMD3<Double>]
    ) -> Double {
        let alpha = Double(color.opacity * opacity)
        let own = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
        let ratios = pixels.map { back in contrast(own * alpha + back * (1 - alpha), back) }.sorted()
        return ratios.isEmpty ? 1 : ratios[ratios.count / 50]
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
