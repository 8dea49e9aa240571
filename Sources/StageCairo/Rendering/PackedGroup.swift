// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

/// The pixels of a group whose leaves stay as they are while its opacity changes.
///
/// They are packed by runs of one colour: most of a screen is plain, and a picture of it as it is would take
/// twelve megabytes. Who holds the same object holds the same leaves.
final class PackedGroup {
    /// How many times smaller than the pixels it has to be.
    private static let leastGain = 6

    private var bounds = PixelRect.empty
    /// Where each row begins; rows that are alike share their bytes.
    private var starts: [Int] = []
    private var bytes: [UInt8] = []
    private var lastFrame = -1
    private var framesInARow = 0
    private var wasTried = false

    /// Whether the pixels of the group are here. They are packed in the second frame that draws it.
    @MainActor
    func isReady(for group: LeafGroup, _ sprites: SpriteCache) -> Bool {
        if lastFrame != sprites.frame {
            framesInARow = lastFrame == sprites.frame - 1 ? framesInARow + 1 : 1
            lastFrame = sprites.frame
            if framesInARow == 2, !wasTried { pack(group.leaves, sprites) }
        }
        return !starts.isEmpty
    }

    /// Writes a part of a row that lies in the group.
    func write(x: Int, y: Int, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            stage_runs_unpack(base + starts[y - bounds.top], Int32(x - bounds.left), Int32(count), target)
        }
    }

    @MainActor
    private func pack(_ leaves: [Leaf], _ sprites: SpriteCache) {
        wasTried = true
        bounds = leaves.reduce(PixelRect.empty) { $0.union($1.bounds) }
        let limit = bounds.area * 4 / Self.leastGain
        guard bounds.area >= LeafGroup.leastArea else { return }
        var row = [UInt8](repeating: 0, count: stage_runs_bound(Int32(bounds.width)))
        var last = 0..<0
        sprites.strips.withCanvas(for: bounds) { strip in
            guard bytes.count <= limit else { return }
            var rows = bounds
            rows.top = strip.surface.origin.y
            rows.bottom = min(rows.top + StripPool.height, bounds.bottom)
            strip.draw(leaves, within: rows, sprites)
            strip.surface.flush()
            for y in rows.top..<rows.bottom {
                let count = stage_runs_pack(
                    strip.surface.address(x: rows.left, y: y), Int32(rows.width), &row)
                if !row[..<count].elementsEqual(bytes[last]) {
                    last = bytes.count..<bytes.count + count
                    bytes += row[..<count]
                }
                starts.append(last.lowerBound)
            }
        }
        if bytes.count > limit { (starts, bytes) = ([], []) }
    }
}
