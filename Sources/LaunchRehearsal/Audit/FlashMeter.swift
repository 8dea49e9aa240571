// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI

/// Counts flashes in all frames of a launch, by the definition of WCAG 2.2.
///
/// A flash is a pair of opposing changes of relative luminance of a tenth or more, the darker state below
/// 0.8. What counts is the share of any field of a third by a third of the screen that flashes together.
@MainActor
struct FlashMeter {
    /// The share of a field that has to flash before it counts.
    static let area = 0.25

    private let renderer: CairoRenderer
    private var extremes: [Float] = []
    private var directions: [Int8] = []
    /// The times of the completed pairs of each pixel, of the last second only.
    private var pairs: [[Float]] = []
    private var halves: [Int8] = []
    /// The largest number of flashes in a second that a large enough part of a field shared.
    private(set) var most = 0
    private var lastList: DisplayList?

    init(size: CGSize, shaper: CairoTextShaper) {
        // A dozen pixels across a field tell its area well enough.
        renderer = CairoRenderer(size: size, scale: 36 / max(size.width, size.height), shaper: shaper)
    }

    mutating func add(_ list: DisplayList, at time: Double) {
        guard list != lastList else { return }
        lastList = list
        renderer.render(list)
        let now = luminances()
        guard !extremes.isEmpty else {
            extremes = now
            directions = Array(repeating: 0, count: now.count)
            halves = directions
            pairs = Array(repeating: [], count: now.count)
            return
        }
        var changed = false
        for pixel in now.indices where step(pixel, now[pixel], Float(time)) { changed = true }
        if changed { count(at: Float(time)) }
    }

    /// Follows a pixel; true when it completed a pair of opposing changes.
    private mutating func step(_ pixel: Int, _ value: Float, _ time: Float) -> Bool {
        let change = value - extremes[pixel]
        let direction: Int8 = change > 0 ? 1 : -1
        if direction == directions[pixel] {
            // It goes on the same way: the extreme moves along.
            extremes[pixel] = value
            return false
        }
        guard abs(change) >= 0.1, min(value, extremes[pixel]) < 0.8 else { return false }
        let isOpposing = directions[pixel] != 0
        extremes[pixel] = value
        directions[pixel] = direction
        guard isOpposing else { return false }
        halves[pixel] = 1 - halves[pixel]
        guard halves[pixel] == 1 else { return false }
        pairs[pixel].append(time)
        return true
    }

    private mutating func count(at time: Float) {
        for pixel in pairs.indices { pairs[pixel].removeAll { $0 <= time - 1 } }
        let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
        let (columns, rows) = (max(width / 3, 1), max(height / 3, 1))
        for top in stride(from: 0, through: height - rows, by: max(rows / 2, 1)) {
            for left in stride(from: 0, through: width - columns, by: max(columns / 2, 1)) {
                var counts: [Int] = []
                for row in top..<top + rows {
                    for column in left..<left + columns { counts.append(pairs[row * width + column].count) }
                }
                counts.sort(by: >)
                let needed = Int((Double(counts.count) * Self.area).rounded(.up))
                if needed >= 1, needed <= counts.count { most = max(most, counts[needed - 1]) }
            }
        }
    }

    private func luminances() -> [Float] {
        renderer.withPixels { bytes in
            stride(from: 0, to: bytes.count, by: 4).map { start in
                let color = SIMD3(Double(bytes[start + 2]), Double(bytes[start + 1]), Double(bytes[start]))
                return Float(ContrastCheck.luminance(color / 255))
            }
        }
    }
}
