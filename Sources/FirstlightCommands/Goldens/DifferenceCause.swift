// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo

/// The kind of change that makes a picture differ from its golden, as far as the two pictures and the views tell it.
package enum DifferenceCause: String, Codable, Sendable, CaseIterable {
    /// Something stands in another place or has another size.
    case layout
    /// Something has the same shape and another colour.
    case color
    /// A text says something else.
    case text
    /// The golden shows another instant of a movement.
    case motion
    /// Every text has other letters.
    case font

    /// The pixels and the views from which a difference is judged.
    struct Evidence {
        let comparison: PixelComparison
        /// The pieces of the present picture, from back to front.
        let pieces: [DisplayPiece]
        /// Those of one frame later; nil where the launch ends before.
        let later: [DisplayPiece]?
        /// The pixels of a point.
        let scale: CGFloat
    }

    /// Judges a difference.
    ///
    /// A colour that was changed to one other wherever it stood is a change of colour. What was drawn elsewhere by some pixels, up
    /// or down, left or right, is a change of the layout. Views that move at that instant show another instant of their movement.
    /// What differs in texts only is the font where all of them differ, and a text otherwise.
    init(_ evidence: Evidence) {
        let comparison = evidence.comparison
        guard comparison.sameSize, let box = comparison.box else {
            self = .layout
            return
        }
        let change = PixelChange(comparison, box)
        let area = CGRect(
            x: CGFloat(box.left) / evidence.scale, y: CGFloat(box.top) / evidence.scale,
            width: CGFloat(box.width) / evidence.scale, height: CGFloat(box.height) / evidence.scale)
        func touched(_ pieces: [DisplayPiece]) -> [DisplayPiece] { pieces.filter { $0.box.intersects(area) } }
        if change.isRecoloured {
            self = .color
        } else if let later = evidence.later, touched(later) != touched(evidence.pieces) {
            self = .motion
        } else if change.isMoved {
            self = .layout
        } else {
            let texts = evidence.pieces.filter(\.isText)
            let boxes = texts.map { $0.box.pixels(evidence.scale) }
            guard change.share(within: boxes) > 0.97 else {
                self = .layout
                return
            }
            let changed = boxes.count { change.share(within: [$0]) > 0 }
            self = changed > 1 && changed == boxes.count ? .font : .text
        }
    }
}

extension DisplayPiece {
    /// Indicates whether it is a text.
    fileprivate var isText: Bool { name.hasPrefix("\u{201C}") }
}

extension CGRect {
    /// The pixels of a box, with those that its letters reach beyond it.
    fileprivate func pixels(_ scale: CGFloat) -> PixelRect {
        let wide = insetBy(dx: -2, dy: -2)
        return PixelRect(
            left: Int((wide.minX * scale).rounded(.down)), top: Int((wide.minY * scale).rounded(.down)),
            right: Int((wide.maxX * scale).rounded(.up)), bottom: Int((wide.maxY * scale).rounded(.up)))
    }
}

/// The pixels of a difference.
private struct PixelChange {
    /// The farthest move that is looked for, in pixels, and the number of pixels that are looked at.
    private static let (farthest, samples) = (60, 500)

    private let expected, actual: PixelImage
    private let box: PixelRect
    /// The numbers of the pixels that differ, row by row.
    private let places: [Int]

    init(_ comparison: PixelComparison, _ box: PixelRect) {
        (expected, actual, self.box) = (comparison.expected, comparison.actual, box)
        var places: [Int] = []
        for row in box.top..<box.bottom {
            for column in box.left..<box.right {
                let place = row * comparison.expected.width + column
                if Self.color(comparison.expected, place) != Self.color(comparison.actual, place) {
                    places.append(place)
                }
            }
        }
        self.places = places
    }

    private static func color(_ image: PixelImage, _ place: Int) -> UInt32 {
        let at = place * 4
        return UInt32(image.bytes[at]) | UInt32(image.bytes[at + 1]) << 8 | UInt32(image.bytes[at + 2]) << 16
            | UInt32(image.bytes[at + 3]) << 24
    }

    /// Indicates whether one colour became one other wherever it stood, and no pixel went the other way.
    var isRecoloured: Bool {
        var changed: [UInt32: [UInt32: Int]] = [:]
        for place in places {
            changed[Self.color(expected, place), default: [:]][Self.color(actual, place), default: 0] += 1
        }
        let counts = changed.mapValues { $0.values.reduce(0, +) }
        guard let (old, count) = counts.max(by: { $0.value < $1.value }),
            let (new, same) = changed[old]?.max(by: { $0.value < $1.value }), same * 20 >= count * 19
        else { return false }
        var total = 0
        for row in box.top..<box.bottom {
            for column in box.left..<box.right
            where Self.color(expected, row * expected.width + column) == old { total += 1 }
        }
        return count * 20 >= total * 19 && (changed[new]?[old] ?? 0) * 50 < count
    }

    /// Indicates whether what stood at the pixels stands some pixels beside them, in one direction.
    var isMoved: Bool {
        let (width, height) = (expected.width, expected.height)
        // The ground is around and between; what stands on it is what moves.
        var grounds: [UInt32: Int] = [:]
        for row in max(box.top - 8, 0)..<min(box.bottom + 8, height) {
            for column in max(box.left - 8, 0)..<min(box.right + 8, width) {
                grounds[Self.color(expected, row * width + column), default: 0] += 1
            }
        }
        let ground = grounds.max { $0.value < $1.value }?.key
        func looked(_ image: PixelImage) -> [Int] {
            let ink = places.filter { Self.color(image, $0) != ground }
            return stride(from: 0, to: ink.count, by: max(1, ink.count / Self.samples)).map { ink[$0] }
        }
        let (gone, come) = (looked(expected), looked(actual))
        guard !gone.isEmpty, !come.isEmpty else { return false }
        func hits(_ looked: [Int], _ from: PixelImage, _ to: PixelImage, _ x: Int, _ y: Int) -> Bool {
            let count = looked.count { place in
                let (column, row) = (place % width + x, place / width + y)
                return (0..<width).contains(column) && (0..<height).contains(row)
                    && Self.color(to, row * width + column) == Self.color(from, place)
            }
            return count * 100 >= looked.count * 97
        }
        for distance in 1...Self.farthest {
            for (x, y) in [(distance, 0), (-distance, 0), (0, distance), (0, -distance)]
            where hits(gone, expected, actual, x, y) && hits(come, actual, expected, -x, -y) { return true }
        }
        return false
    }

    /// The share of the pixels that lie in some boxes, 0 to 1.
    func share(within boxes: [PixelRect]) -> Double {
        let inside = places.count { place in
            let (column, row) = (place % expected.width, place / expected.width)
            return boxes.contains {
                ($0.left..<max($0.right, $0.left)).contains(column)
                    && ($0.top..<max($0.bottom, $0.top)).contains(row)
            }
        }
        return places.isEmpty ? 0 : Double(inside) / Double(places.count)
    }
}
