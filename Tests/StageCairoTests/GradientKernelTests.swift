// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import ProofSupport
import Testing

/// Gradients with vector instructions against plain C.
@Suite struct GradientKernelTests {
    private static let count = Int(stage_gradient_entries)

    /// Random gradients; some have no extent, so that places of theirs are infinite or no number.
    private func gradient(_ seed: UInt64, _ generator: inout SeededGenerator) -> stage_gradient {
        var gradient = stage_gradient()
        func part() -> Double { .random(in: -0.02...0.02, using: &generator) }
        gradient.u = (part(), seed % 4 == 0 ? 0 : part(), .random(in: -0.5...1, using: &generator))
        gradient.v = (part(), part(), .random(in: -0.5...1, using: &generator))
        gradient.radial = seed % 2 == 0 ? 1 : 0
        gradient.inner = .random(in: 0...0.3, using: &generator)
        gradient.outer = seed % 6 == 0 ? gradient.inner : .random(in: 0.3...1, using: &generator)
        gradient.opaque = seed % 3 == 0 ? 1 : 0
        return gradient
    }

    @Test("A gradient gives the same bytes, whichever part of it is written", arguments: 1...24)
    func levels(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var gradient = gradient(seed, &generator)
        let table: [Float] = (0..<Self.count).flatMap { _ -> [Float] in
            let alpha: Float = gradient.opaque == 1 ? 255 : .random(in: 0...255, using: &generator)
            let color: [Float] = (0..<3).map { _ in Float.random(in: 0...alpha, using: &generator) }
            return color + [alpha]
        }
        let (width, height): (Int, Int) = (77, 9)
        let mask: [UInt8] = (0..<width * height).map { _ in .random(in: 0...255, using: &generator) }
        let before: [UInt8] = (0..<width * height * 4).map { (place: Int) -> UInt8 in
            place % 4 == 3 ? 255 : UInt8(place % 251)
        }
        table.withUnsafeBufferPointer { table in
            gradient.table = table.baseAddress
            func result(_ level: stage_level, _ widths: [Int], masked: Bool) -> [UInt8] {
                var pixels = before
                var left = 0
                for part in widths {
                    pixels.withUnsafeMutableBufferPointer { pixels in
                        mask.withUnsafeBufferPointer { mask in
                            guard let target = pixels.baseAddress, let cover = mask.baseAddress else {
                                return
                            }
                            stage_gradient_fill(
                                level, &gradient, Int32(left - 20), -3, Int32(part), Int32(height),
                                target + 4 * left, width * 4, masked ? cover + left : nil, width)
                        }
                    }
                    left += part
                }
                return pixels
            }
            for masked in [false, true] {
                let wanted = result(stage_plain, [width], masked: masked)
                for level in [stage_vector, stage_wide] {
                    #expect(result(level, [width], masked: masked) == wanted)
                    #expect(result(level, [1, 15, 40, 21], masked: masked) == wanted)
                }
            }
        }
    }
}
