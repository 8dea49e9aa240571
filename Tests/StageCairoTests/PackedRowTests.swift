// Licensed under the Apache License, Version 2.0.

import CStageKernels
import ProofSupport
import Testing

/// Rows that are kept as runs of one colour.
@Suite struct PackedRowTests {
    private let kernels = KernelLevelTests()

    @Test(
        "Packed rows are mixed and put over others as the same pixels are", arguments: [0, 1, 77, 254, 255])
    func packedRows(alpha: Int32) {
        var generator = SeededGenerator(seed: UInt64(alpha) + 700)
        let (width, height) = (203, 5)
        // Runs and single pixels, clear ones among them; the second row is the first once more.
        var rows = (0..<height - 1).map { _ in
            Array(
                (0..<width).flatMap { _ in
                    let pixel = Bool.random(using: &generator) ? [0, 0, 0, 0] : kernels.pixels(1, &generator)
                    return (0..<Int.random(in: 1...40, using: &generator)).flatMap { _ in pixel }
                }.prefix(4 * width))
        }
        rows.insert(rows[0], at: 1)
        var (packed, starts): ([UInt8], [UInt]) = ([], [])
        var buffer = [UInt8](repeating: 0, count: stage_runs_bound(Int32(width)))
        for (index, row) in rows.enumerated() {
            if index == 1 {
                starts.append(starts[0])
                continue
            }
            starts.append(UInt(packed.count))
            packed += buffer[..<stage_runs_pack(row, Int32(width), &buffer)]
        }
        let (below, color) = (kernels.pixels(1, &generator), kernels.pixels(1, &generator))
        let veils = [stage_veil(color: (color[0], color[1], color[2], color[3]), alpha: 143)]
        let target = kernels.pixels(width * height, &generator)
        for (skip, count) in [(0, width), (17, 99), (200, 3)] {
            let part = rows.map { Array($0[4 * skip..<4 * (skip + count)]) }
            var (mixed, put) = (target, target)
            for (y, row) in part.enumerated() {
                let place = 4 * width * y..<4 * (width * y + count)
                var one = Array(mixed[place])
                stage_mix_rows(
                    stage_plain, &one, 4 * count, row, 4 * count, Int32(count), 1, below, alpha, veils, 1)
                mixed.replaceSubrange(place, with: one)
                one = Array(put[place])
                stage_over(stage_plain, &one, row, Int32(count), alpha, nil)
                put.replaceSubrange(place, with: one)
            }
            for level in [stage_plain] + KernelLevelTests.levels {
                var result = target
                stage_mix_runs(
                    level, &result, 4 * width, packed, starts, Int32(skip), Int32(count), Int32(height),
                    below, alpha, veils, 1)
                #expect(result == mixed, "\(skip) \(count)")
                result = target
                stage_over_runs(
                    level, &result, 4 * width, packed, starts, Int32(skip), Int32(count), Int32(height), alpha
                )
                #expect(result == put, "\(skip) \(count)")
            }
        }
    }
}
