// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

/// A strip of frames side by side, with the instants at which they were taken.
@MainActor
public struct FilmStrip {
    /// A frame of the strip.
    public struct Frame: Hashable, Sendable {
        /// The picture.
        public var image: PixelImage
        /// The instant, since the start.
        public var instant: Duration
        /// The description of the instant; none if empty.
        public var caption: String

        /// Creates a frame.
        public init(image: PixelImage, instant: Duration, caption: String = "") {
            self.image = image
            self.instant = instant
            self.caption = caption
        }
    }

    /// The width of a frame, in points.
    public var frameWidth: Double
    /// The number of pixels to a point.
    public var scale: Double
    /// The largest number of frames in a row.
    public var columns: Int

    private let shaper: CairoTextShaper
    private let margin = 24.0
    private let gap = 16.0
    private let labelHeight = 40.0

    /// Creates a composer.
    ///
    /// - Parameters:
    ///   - shaper: The shaper for the labels.
    ///   - frameWidth: The width of a frame, in points.
    ///   - scale: The number of pixels to a point.
    ///   - columns: The largest number of frames in a row.
    public init(shaper: CairoTextShaper, frameWidth: Double = 160, scale: Double = 2, columns: Int = 8) {
        self.shaper = shaper
        self.frameWidth = max(frameWidth, 16)
        self.scale = max(scale, 0.25)
        self.columns = max(columns, 1)
    }

    /// Draws the strip; rows are as high as their tallest frame.
    public func image(of frames: [Frame]) -> PixelImage {
        let rows = stride(from: 0, to: frames.count, by: columns).map {
            Array(frames[$0..<min($0 + columns, frames.count)])
        }
        let heights = rows.map { row in row.map(frameHeight).max() ?? 0 }
        let across = Double(min(frames.count, columns))
        let width = 2 * margin + across * frameWidth + max(across - 1, 0) * gap
        let height = 2 * margin - gap + heights.reduce(0) { $0 + $1 + labelHeight + gap }
        let surface = Surface(
            width: Int((width * scale).rounded()), height: Int((max(height, 1) * scale).rounded()),
            format: .color)
        let canvas = Canvas(surface)
        canvas.setColor(ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 245 / 255))
        cairo_paint(canvas.cr)
        var top = margin
        for (row, rowHeight) in zip(rows, heights) {
            for (column, frame) in row.enumerated() {
                draw(frame, x: margin + Double(column) * (frameWidth + gap), top, rowHeight, on: canvas)
            }
            top += rowHeight + labelHeight + gap
        }
        return surface.image
    }

    private func frameHeight(_ frame: Frame) -> Double {
        guard frame.image.width > 0 else { return frameWidth }
        return frameWidth * Double(frame.image.height) / Double(frame.image.width)
    }

    private func draw(
        _ frame: Frame, x: Double, _ top: Double, _ rowHeight: Double, on canvas: Canvas
    ) {
        let box = CGRect(x: x, y: top, width: frameWidth, height: frameHeight(frame))
        let points = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
        let outline = DisplayOutline.roundedRectangle(box, cornerSize: CGSize(width: 10, height: 10))
        drawShadow(outline, points, on: canvas)
        canvas.save()
        canvas.setTransform(points)
        cairo_new_path(canvas.cr)
        canvas.add(outline)
        cairo_clip(canvas.cr)
        canvas.draw(frame.image, in: PixelRect(snapping: box.applying(points)))
        canvas.restore()
        canvas.setTransform(points)
        canvas.setColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.12))
        canvas.stroke(outline, style: StrokeStyle(lineWidth: 0.5))

        let dark = ResolvedColor(red: 0.11, green: 0.11, blue: 0.12)
        let below = top + rowHeight + 8
        drawLabel(Self.label(of: frame.instant), weight: 600, size: 12, dark, x, below, on: canvas)
        if !frame.caption.isEmpty {
            let grey = dark.multiplyingOpacity(by: 0.6)
            drawLabel(frame.caption, weight: 400, size: 10, grey, x, below + 16, on: canvas)
        }
    }

    private func drawShadow(
        _ outline: DisplayOutline, _ points: CGAffineTransform, on canvas: Canvas
    ) {
        let blur = Blur(radius: 6, points)
        let bounds = PixelRect(snapping: outline.bounds.applying(points)).outset(by: blur.margin)
        let mask = Surface(width: bounds.width, height: bounds.height, format: .mask)
        let inside = Canvas(mask)
        inside.setTransform(
            points.concatenating(
                CGAffineTransform(
                    translationX: CGFloat(-bounds.left), y: CGFloat(-bounds.top) + 2 * CGFloat(scale))))
        inside.setColor(ResolvedColor(red: 0, green: 0, blue: 0))
        inside.fill(outline, evenOdd: false)
        var scratch: [Float] = []
        blur.apply(to: mask, scratch: &scratch)
        cairo_identity_matrix(canvas.cr)
        canvas.setColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.18))
        cairo_mask_surface(canvas.cr, mask.raw, Double(bounds.left), Double(bounds.top))
    }

    private func drawLabel(
        _ text: String, weight: Int, size: CGFloat, _ color: ResolvedColor, _ x: Double, _ top: Double,
        on canvas: Canvas
    ) {
        let font = ResolvedFont(family: .system, size: size, weight: weight)
        let layout = shaper.layout(
            TextRequest(
                runs: [TextRun(string: text, font: font, color: color)], width: CGFloat(frameWidth),
                lineLimit: 1, alignment: .center))
        let left = x + (frameWidth - Double(layout.size.width)) / 2
        canvas.setTransform(
            CGAffineTransform(translationX: CGFloat(left), y: CGFloat(top))
                .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))))
        shaper.draw(layout, on: canvas)
    }

    /// Returns an instant as people read it: milliseconds up to a second, seconds beyond.
    public nonisolated static func label(of instant: Duration) -> String {
        let milliseconds = instant.milliseconds
        guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
        let rest = milliseconds % 1000
        guard rest > 0 else { return "\(milliseconds / 1000) s" }
        var digits = String(1000 + rest).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(milliseconds / 1000).\(digits) s"
    }
}
