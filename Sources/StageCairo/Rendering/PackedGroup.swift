// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

/// The pixels of a group whose commands stay as they are while its opacity changes.
///
/// They are packed by runs of one colour: most of a screen is plain, and a picture of it as it is would take
/// twelve megabytes. Who holds the same object holds the same commands.
final class PackedGroup {
    /// The factor by which it must be smaller than the pixels.
    private static let leastGain = 6

    private var bounds = PixelRect.empty
    /// The offset of each row; equal rows share their bytes.
    private var starts: [UInt] = []
    private var bytes: [UInt8] = []
    private var lastFrame = -1
    private var framesInARow = 0
    private var wasTried = false

    /// Returns whether a part of the group's pixels is packed. They are packed in the second frame that draws it.
    @MainActor
    func isReady(for group: CommandGroup, in part: PixelRect, _ sprites: SpriteCache) -> Bool {
        if lastFrame != sprites.frame {
            framesInARow = lastFrame == sprites.frame - 1 ? framesInARow + 1 : 1
            lastFrame = sprites.frame
            if framesInARow == 2, !wasTried { pack(group.commands, sprites) }
        }
        return !starts.isEmpty && bounds.contains(part)
    }

    /// Writes what is left of one colour below the group and some above it, in a part of the group.
    ///
    /// - Parameter alpha: How much of the group is seen, from 0 to 255.
    func write(
        over color: ResolvedColor, alpha: Int, _ veils: [stage_veil], within part: PixelRect,
        on surface: Surface, level: stage_level
    ) {
        guard let target = surface.address(x: part.left, y: part.top) else { return }
        withRows(from: part.top) { bytes, starts in
            withUnsafeBytes(of: color.premultipliedBytes) { color in
                stage_mix_runs(
                    level, target, surface.stride, bytes, starts, Int32(part.left - bounds.left),
                    Int32(part.width), Int32(part.height),
                    color.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(alpha), veils,
                    Int32(veils.count))
            }
        }
    }

    /// Draws a part of the group over a surface, with an alpha from 0 to 255.
    func put(_ part: PixelRect, on surface: Surface, alpha: Int32, level: stage_level) {
        guard let target = surface.address(x: part.left, y: part.top) else { return }
        withRows(from: part.top) { bytes, starts in
            stage_over_runs(
                level, target, surface.stride, bytes, starts, Int32(part.left - bounds.left),
                Int32(part.width), Int32(part.height), alpha)
        }
    }

    private func withRows(
        from y: Int, _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt>) -> Void
    ) {
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                guard let first = bytes.baseAddress, let rows = starts.baseAddress else { return }
                body(first, rows + (y - bounds.top))
            }
        }
    }

    @MainActor
    private func pack(_ commands: [DrawCommand], _ sprites: SpriteCache) {
        wasTried = true
        bounds = commands.reduce(PixelRect.empty) { $0.union($1.bounds) }
        let limit = bounds.area * 4 / Self.leastGain
        guard bounds.area >= CommandGroup.leastArea else { return }
        var row = [UInt8](repeating: 0, count: stage_runs_bound(Int32(bounds.width)))
        var last = 0..<0
        sprites.strips.withCanvas(for: bounds) { strip in
            guard bytes.count <= limit else { return }
            var rows = bounds
            rows.top = strip.surface.origin.y
            rows.bottom = min(rows.top + StripPool.height, bounds.bottom)
            strip.draw(commands, within: rows, sprites)
            strip.surface.flush()
            for y in rows.top..<rows.bottom {
                let count = stage_runs_pack(
                    strip.surface.address(x: rows.left, y: y), Int32(rows.width), &row)
                if !row[..<count].elementsEqual(bytes[last]) {
                    last = bytes.count..<bytes.count + count
                    bytes += row[..<count]
                }
                starts.append(UInt(last.lowerBound))
            }
        }
        if bytes.count > limit { (starts, bytes) = ([], []) }
    }
}
