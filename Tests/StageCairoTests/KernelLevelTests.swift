// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import ProofSupport
import Testing

/// The levels of vector instructions against plain C, on random input.
@Suite struct KernelLevelTests {
    static let levels = [stage_vector, stage_wide]

    func bytes(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: 255
            case 1: 0
            default: UInt8.random(in: 0...255, using: &generator)
            }
        }
    }

    /// Premultiplied pixels with many that are clear or opaque.
    func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        bytes(count, &generator).flatMap { alpha in
            (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
        }
    }

    @Test(
        "Putting pixels over others gives the same bytes", arguments: [0, 1, 77, 128, 254, 255],
        [false, true])
    func over(alpha: Int32, masked: Bool) {
        var generator = SeededGenerator(seed: UInt64(alpha) + 1)
        for width in [1, 3, 4, 7, 8, 9, 31, 64, 301] {
            let (source, target) = (pixels(width, &generator), pixels(width, &generator))
            let mask = bytes(width, &generator)
            func result(_ level: stage_level) -> [UInt8] {
                var result = target
                stage_over(level, &result, source, Int32(width), alpha, masked ? mask : nil)
                return result
            }
            let plain = result(stage_plain)
            for level in Self.levels { #expect(result(level) == plain, "\(width) pixels") }
        }
    }

    @Test("Putting pixels over others rounds once", arguments: [255, 128, 3])
    func overIsRight(alpha: Int32) {
        var generator = SeededGenerator(seed: 9)
        let (source, target) = (pixels(200, &generator), pixels(200, &generator))
        var result = target
        stage_over(stage_best_level(), &result, source, 200, alpha, nil)
        for index in result.indices {
            let opacity = Double(source[index / 4 * 4 + 3]) * Double(alpha) / 255
            let exact =
                Double(source[index]) * Double(alpha) / 255 + Double(target[index]) * (1 - opacity / 255)
            #expect(abs(Double(result[index]) - exact) <= 1, "byte \(index)")
        }
    }

    @Test(
        "One colour through a mask gives the same bytes, and commands the mask as it should", arguments: 0...7
    )
    func tint(seed: UInt64) {
        var generator = SeededGenerator(seed: seed + 40)
        for width in [1, 3, 4, 7, 8, 9, 31, 64, 301] {
            let target = pixels(2 * width, &generator)
            let color = seed == 0 ? [9, 80, 255, 255] : pixels(1, &generator)
            var mask = bytes(2 * width, &generator)
            // Most of a mask is clear.
            if width > 100 { for index in 40..<220 { mask[index] = 0 } }
            func result(_ level: stage_level, erase: Bool) -> ([UInt8], [UInt8]) {
                var (result, left) = (target, mask)
                stage_tint_rows(
                    level, &result, 4 * width, color, &left, width, Int32(width), 2, erase ? 1 : 0)
                return (result, left)
            }
            let plain = result(stage_plain, erase: false)
            #expect(plain.1 == mask)
            for level in [stage_plain] + Self.levels {
                let kept = result(level, erase: false)
                #expect((kept == plain), "\(width) pixels")
                let erased = result(level, erase: true)
                #expect(erased.0 == plain.0, "\(width) pixels")
                #expect(erased.1.allSatisfy { $0 == 0 })
            }
        }
    }

    @Test("One colour over pixels is a source of that colour over them", arguments: [1, 77, 128, 254, 255])
    func veil(alpha: Int32) {
        var generator = SeededGenerator(seed: UInt64(alpha))
        for width in [1, 5, 8, 31, 301] {
            let (color, target) = (pixels(1, &generator), pixels(width, &generator))
            let source = (0..<width).flatMap { _ in color }
            var wanted = target
            stage_over(stage_plain, &wanted, source, Int32(width), alpha, nil)
            for level in [stage_plain] + Self.levels {
                var result = target
                stage_veil_rows(level, &result, 4 * width, color, Int32(width), 1, alpha)
                #expect(result == wanted, "\(width) pixels")
            }
        }
    }

    @Test(
        "A source between plain colours is each of them over the one before", arguments: [0, 1, 77, 254, 255])
    func mix(alpha: Int32) {
        var generator = SeededGenerator(seed: UInt64(alpha) + 70)
        for (width, veils) in [(1, 0), (5, 1), (8, 2), (31, 1), (301, 1), (301, 2)] {
            let below = pixels(1, &generator)
            let colors = (0..<veils).map { _ in pixels(1, &generator) }
            // Longer than any vector, so that answers are used again.
            let source = (0..<width / 7 + 1).flatMap { _ in
                let pixel = pixels(1, &generator)
                return (0..<Int.random(in: 1...40, using: &generator)).flatMap { _ in pixel }
            }.prefix(4 * width)
            let row = Array(source) + pixels(width - source.count / 4, &generator)
            var wanted = (0..<width).flatMap { _ in below }
            stage_over(stage_plain, &wanted, row, Int32(width), alpha, nil)
            for color in colors {
                stage_veil_rows(stage_plain, &wanted, 4 * width, color, Int32(width), 1, 143)
            }
            let over = colors.map { stage_veil(color: ($0[0], $0[1], $0[2], $0[3]), alpha: 143) }
            for level in [stage_plain] + Self.levels {
                var result = pixels(width, &generator)
                stage_mix_rows(
                    level, &result, 4 * width, row, 4 * width, Int32(width), 1, below, alpha, over,
                    Int32(veils))
                #expect(result == wanted, "\(width) pixels")
            }
        }
    }

    @Test(
        "Plain rows are that pixel, and nothing beside them", arguments: [1, 2, 31, 255, 256, 257, 700],
        [0, 3])
    func plain(width: Int, gap: Int) {
        let (height, pitch) = (3, width + gap)
        var result = [UInt32](repeating: 7, count: pitch * height + 2)
        result.withUnsafeMutableBytes { bytes in
            let first = bytes.baseAddress?.advanced(by: 4).assumingMemoryBound(to: UInt8.self)
            stage_plain_rows(first, pitch * 4, Int32(width), Int32(height), 0x1234_5678)
        }
        let row = [UInt32](repeating: 0x1234_5678, count: width) + [UInt32](repeating: 7, count: gap)
        #expect(result == [7] + row + row + row + [7])
    }

    @Test("A field gives the same bytes, whichever part of it is written", arguments: 1...12)
    func field(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (width, height) = (203, 147)
        var profile = [Float](repeating: 0, count: 258)
        stage_disc_profile(1.7, 256, &profile)
        let grid = (0..<31 * 23).map { _ in Float.random(in: 0...1, using: &generator) * 0.2 + 0.4 }
        profile.withUnsafeBufferPointer { profile in
            grid.withUnsafeBufferPointer { grid in
                var layers = (0..<3).map { _ in
                    var layer = stage_layer()
                    let sigma = Float.random(in: 56...130, using: &generator)
                    layer.color = (
                        .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator),
                        .random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator)
                    )
                    layer.x = .random(in: -50...250, using: &generator)
                    layer.y = .random(in: -50...200, using: &generator)
                    layer.profile = profile.baseAddress
                    layer.count = 256
                    layer.scale = 256 / (5.2 * sigma * 5.2 * sigma)
                    layer.stride = [1, 2, 4].randomElement(using: &generator) ?? 1
                    return layer
                }
                layers[1].grid = grid.baseAddress
                (layers[1].left, layers[1].top, layers[1].columns, layers[1].rows) = (-2, 3, 31, 23)
                layers.withUnsafeBufferPointer { layers in
                    var field = stage_field()
                    field.layers = layers.baseAddress
                    field.count = 3
                    field.base = seed % 2 == 0 ? (0.1, 0.2, 0.3, 1) : (0, 0, 0, 0)
                    var scratch = [Float](repeating: 0, count: stage_field_fill_scratch(Int32(width)))
                    var whole: [[UInt8]] = []
                    for level in [stage_plain] + Self.levels {
                        var pixels = [UInt8](repeating: 0, count: width * height * 4)
                        stage_field_fill(
                            level, &field, 0, 0, Int32(width), Int32(height), &pixels, width * 4, &scratch)
                        whole.append(pixels)
                        var parts = pixels.map { _ in UInt8(0) }
                        for left in [0, 5, 61, 72, 199] {
                            let right = [5: 61, 61: 72, 72: 199, 199: 203][left] ?? 5
                            for (top, bottom) in [(0, 9), (9, 80), (80, 147)] {
                                parts.withUnsafeMutableBufferPointer { buffer in
                                    stage_field_fill(
                                        level, &field, Int32(left), Int32(top), Int32(right),
                                        Int32(bottom),
                                        buffer.baseAddress.map { $0 + (top * width + left) * 4 }, width * 4,
                                        &scratch)
                                }
                            }
                        }
                        #expect(parts == pixels)
                    }
                    #expect(whole[1] == whole[0])
                    #expect(whole[2] == whole[0])
                }
            }
        }
    }

    @Test("Blurred cells are the same numbers, and keep their sum", arguments: [56.0, 81.3, 120])
    func blur(sigma: Double) {
        var generator = SeededGenerator(seed: 4)
        let (columns, rows) = (43, 29)
        let cells = (0..<columns * rows).map { _ in Float.random(in: 0...1, using: &generator) }
        let radius = Int(stage_field_radius(sigma))
        let count = (columns + 2 * radius) * (rows + 2 * radius)
        func result(_ level: stage_level) -> [Float] {
            var out = [Float](repeating: -1, count: count)
            var scratch = [Float](
                repeating: 0,
                count: stage_field_blur_scratch(Int32(columns), Int32(rows), Int32(radius)))
            stage_field_blur(level, cells, Int32(columns), Int32(rows), sigma, &out, &scratch)
            return out
        }
        let plain = result(stage_plain)
        for level in Self.levels { #expect(result(level) == plain) }
        let (before, after) = (cells.reduce(0) { $0 + Double($1) }, plain.reduce(0) { $0 + Double($1) })
        #expect(abs(before - after) < before * 1e-5)
    }

    @Test(
        "A blur of pixels gives the same bytes",
        arguments: zip([1, 1, 2, 4, 8, 16] as [Int32], [2, 7.3, 11, 24, 45, 90] as [Double]))
    func gaussianBlur(step: Int32, sigma: Double) {
        var generator = SeededGenerator(seed: UInt64(step) * 3)
        for (width, height, channels) in [(1, 1, 1), (7, 40, 4), (33, 9, 1), (131, 67, 1), (70, 31, 4)] {
            let plane = bytes(width * height * channels, &generator)
            func result(_ level: stage_level) -> [UInt8] {
                var result = plane
                let needed = stage_gaussian_blur_scratch(Int32(width), Int32(height), sigma, step)
                var scratch = [Float](repeating: .nan, count: needed)
                stage_gaussian_blur(
                    level, &result, Int32(width), Int32(height), width * channels, Int32(channels), sigma,
                    step, &scratch)
                return result
            }
            let plain = result(stage_plain)
            #expect(plain != plane || width == 1)
            for level in Self.levels { #expect(result(level) == plain, "\(width) by \(height)") }
        }
    }
}
