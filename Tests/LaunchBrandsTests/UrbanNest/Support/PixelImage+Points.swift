// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageCairo

/// The colour of a pixel, each channel 0 to 255.
struct PixelColor: Hashable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ color: BrandColor) {
        self.init(Int(color.hex >> 16 & 0xFF), Int(color.hex >> 8 & 0xFF), Int(color.hex & 0xFF))
    }

    var description: String { "(\(red), \(green), \(blue))" }
    /// The sum of the channels.
    var light: Int { red + green + blue }

    /// The largest distance of a channel to another colour's.
    func distance(to other: PixelColor) -> Int {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
}

extension PixelImage {
    /// The colour of the pixel in a column and a row.
    func pixel(_ x: Int, _ y: Int) -> PixelColor {
        let place = (y * width + x) * 4
        return PixelColor(Int(bytes[place + 2]), Int(bytes[place + 1]), Int(bytes[place]))
    }

    /// The colour of the pixel that covers a point.
    func pixel(at point: CGPoint, scale: CGFloat) -> PixelColor {
        pixel(
            min(width - 1, max(0, Int((point.x * scale).rounded(.down)))),
            min(height - 1, max(0, Int((point.y * scale).rounded(.down)))))
    }

    /// The columns and rows of a rectangle in points.
    func places(in rect: CGRect, scale: CGFloat) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
            let first = min(limit, max(0, Int((low * scale).rounded(.down))))
            return first..<min(limit, max(first, Int((high * scale).rounded(.up))))
        }
        return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, height))
    }

    /// The pixels of a rectangle in points, row by row.
    func pixels(in rect: CGRect, scale: CGFloat) -> [PixelColor] {
        let places = places(in: rect, scale: scale)
        return places.rows.flatMap { y in places.columns.map { pixel($0, y) } }
    }
}
