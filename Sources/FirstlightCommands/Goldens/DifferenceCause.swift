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
    /// What differs in texts only is the font where all of them differ and each has as many letters as before, and a text otherwise.
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
            let lines = boxes.map { change.line(of: $0, among: boxes) }
            guard change.share(within: lines) > 0.97 else {
                self = .layout
                return
            }
            let changed = boxes.count { change.share(within: [$0]) > 0 }
            let isFont = changed > 1 && changed == boxes.count && change.isOfOtherLetters(in: lines)
            self = isFont ? .font : .text
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

extension PixelRect {
    fileprivate func holds(row: Int) -> Bool { row >= top && row < bottom }

    fileprivate func holds(column: Int) -> Bool { column >= left && column < right }
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

    /// The colour around and between what differs in the golden: what stands on it is what moves, or goes.
    private var ground: UInt32? {
        var grounds: [UInt32: Int] = [:]
        for row in max(box.top - 8, 0)..<min(box.bottom + 8, expected.height) {
            for column in max(box.left - 8, 0)..<min(box.right + 8, expected.width) {
                grounds[Self.color(expected, row * expected.width + column), default: 0] += 1
            }
        }
        return grounds.max { $0.value < $1.value }?.key
    }

    /// Indicates whether one colour became one other wherever it stood, and no pixel went the other way.
    ///
    /// What became the ground is gone.
    var isRecoloured: Bool {
        var changed: [UInt32: [UInt32: Int]] = [:]
        for place in places {
            changed[Self.color(expected, place), default: [:]][Self.color(actual, place), default: 0] += 1
        }
        let counts = changed.mapValues { $0.values.reduce(0, +) }
        guard let (old, count) = counts.max(by: { $0.value < $1.value }),
            let (new, same) = changed[old]?.max(by: { $0.value < $1.value }), same * 20 >= count * 19,
            new != ground
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
        let ground = ground
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

    /// The box of a text with what stood beside it in the colours of its letters: the golden's text may have been longer.
    func line(of box: PixelRect, among boxes: [PixelRect]) -> PixelRect {
        let width = expected.width
        let beside = places.filter { place in
            let (column, row) = (place % width, place / width)
            return box.holds(row: row) && !boxes.contains { $0.holds(row: row) && $0.holds(column: column) }
        }
        guard !beside.isEmpty, share(within: [box]) > 0 else { return box }
        var colors: Set<UInt32> = []
        for row in max(box.top, 0)..<max(min(box.bottom, actual.height), box.top, 0) {
            for column in max(box.left, 0)..<max(min(box.right, width), box.left, 0) {
                colors.insert(Self.color(actual, row * width + column))
            }
        }
        let own = beside.count {
            colors.contains(Self.color(expected, $0)) && colors.contains(Self.color(actual, $0))
        }
        guard own * 10 >= beside.count * 9 else { return box }
        let columns = beside.map { $0 % width }
        return PixelRect(
            left: min(box.left, columns.min() ?? box.left), top: box.top,
            right: max(box.right, (columns.max() ?? box.left) + 1), bottom: box.bottom)
    }

    /// Indicates whether each text has about as many letters as before, and all of them became wider or narrower alike.
    func isOfOtherLetters(in lines: [PixelRect]) -> Bool {
        var shares: [Double] = []
        for line in lines {
            guard let before = letters(in: line, of: expected), let after = letters(in: line, of: actual),
                abs(before.count - after.count) <= max(1, max(before.count, after.count) / 5)
            else { return false }
            shares.append(Double(after.width) / Double(before.width))
        }
        guard let least = shares.min(), let most = shares.max() else { return false }
        return most <= least * 1.2
    }

    /// The number of parts in a line between which the ground is seen, and the width from the first to the last; nil where there are
    /// none.
    private func letters(in line: PixelRect, of image: PixelImage) -> (count: Int, width: Int)? {
        let rows = max(line.top, 0)..<max(min(line.bottom, image.height), line.top, 0)
        let columns = max(line.left, 0)..<max(min(line.right, image.width), line.left, 0)
        var grounds: [UInt32: Int] = [:]
        for row in rows {
            for column in columns { grounds[Self.color(image, row * image.width + column), default: 0] += 1 }
        }
        guard let ground = grounds.max(by: { $0.value < $1.value })?.key else { return nil }
        let inked = columns.filter { column in
            rows.contains { Self.color(image, $0 * image.width + column) != ground }
        }
        guard let first = inked.first, let last = inked.last else { return nil }
        let gaps = zip(inked, inked.dropFirst()).count { $1 > $0 + 1 }
        return (gaps + 1, last - first + 1)
    }

    /// The share of the pixels that lie in some boxes, 0 to 1.
    func share(within boxes: [PixelRect]) -> Double {
        let inside = places.count { place in
            let (column, row) = (place % expected.width, place / expected.width)
            return boxes.contains { $0.holds(row: row) && $0.holds(column: column) }
        }
        return places.isEmpty ? 0 : Double(inside) / Double(places.count)
    }
}
