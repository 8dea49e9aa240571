// Licensed under the Apache License, Version 2.0.

import CStageKernels
import ProofSupport
import Testing

/// Rows of pixels that begin at any address: each kernel gives the bytes that it gives at a multiple of 64.
@Suite struct KernelAlignmentTests {
    typealias Pixels = UnsafeMutablePointer<UInt8>

    static let (width, height) = (77, 5)
    static let (columns, lines) = (Int32(77), Int32(5))
    static let levels = [stage_plain, stage_vector, stage_wide]
    private let kernels = KernelLevelTests()

    /// Lays rows out from an address on that is so many bytes behind a multiple of 64, each row as many bytes
    /// further than it needs, and returns what becomes of them. No byte beside them may change.
    func rows(
        _ bytes: [UInt8], _ row: Int = 4 * width, offset: Int, _ body: (Pixels, Int) throws -> Void
    ) rethrows -> [UInt8] {
        let (stride, count) = (row + offset, bytes.count / row)
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: 64 + count * stride + 64, alignment: 64)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
        let start = 64 + offset
        for (index, byte) in bytes.enumerated() { memory[start + index / row * stride + index % row] = byte }
        try memory.withMemoryRebound(to: UInt8.self) { all in
            guard let base = all.baseAddress else { return }
            try body(base + start, stride)
        }
        var result: [UInt8] = []
        var isHarmed = false
        for place in memory.indices {
            let (line, byte) = (place - start).quotientAndRemainder(dividingBy: stride)
            if place >= start, line < count, byte < row {
                result.append(memory[place])
            } else if memory[place] != 0xA5 {
                isHarmed = true
            }
        }
        #expect(!isHarmed, "a byte beside the rows changed, offset \(offset)")
        return result
    }

    /// Runs a kernel over a target and a source at each of 4 addresses each, and compares.
    func check(
        _ name: String, seed: UInt64, _ kernel: (Pixels, Int, Pixels, Int, Pixels, Int) -> Void
    ) {
        var generator = SeededGenerator(seed: seed)
        let target = kernels.pixels(Self.width * Self.height, &generator)
        let source = kernels.pixels(Self.width * Self.height, &generator)
        let mask = kernels.bytes(Self.width * Self.height, &generator)
        func result(_ to: Int, _ from: Int) -> [UInt8] {
            rows(target, offset: to) { target, targetStride in
                _ = rows(source, offset: from) { source, sourceStride in
                    _ = rows(mask, Self.width, offset: from) { mask, maskStride in
                        kernel(target, targetStride, source, sourceStride, mask, maskStride)
                    }
                }
            }
        }
        let expected = result(0, 0)
        for to in 0...3 {
            for from in 0...3 {
                #expect(result(to, from) == expected, "\(name), target \(to), source \(from)")
            }
        }
    }

    @Test("Rows of one value", arguments: [1, 2, 3, 7, 8, 60, 77, 255, 256, 257, 301])
    func plain(width: Int) {
        let pixel: UInt32 = 0x8004_0201
        let expected = [[UInt8]](repeating: [1, 2, 4, 0x80], count: 3 * width).flatMap(\.self)
        for offset in 0...9 {
            let result = rows([UInt8](repeating: 0, count: 12 * width), 4 * width, offset: offset) {
                stage_plain_rows($0, $1, Int32(width), 3, pixel)
            }
            #expect(result == expected, "\(offset)")
        }
    }

    @Test("One picture over another", arguments: levels)
    func over(level: stage_level) {
        let (w, h) = (Self.columns, Self.lines)
        for alpha in [255, 130] as [Int32] {
            check("over", seed: 1) { target, stride, source, from, mask, maskStride in
                stage_over_rows(level, target, stride, source, from, w, h, alpha, nil, 0)
                stage_over_rows(level, target, stride, source, from, w, h, alpha, mask, maskStride)
            }
            check("veil", seed: 2) { target, stride, source, _, _, _ in
                stage_veil_rows(level, target, stride, source, w, h, alpha)
            }
            check("mix", seed: 3) { target, stride, source, from, mask, _ in
                let veils = [stage_veil(color: (9, 8, 7, 60), alpha: 120)]
                stage_mix_rows(level, target, stride, source, from, w, h, mask, alpha, veils, 1)
            }
            check("tint", seed: 4) { target, stride, source, _, mask, maskStride in
                stage_tint_rows(level, target, stride, source, mask, maskStride, w, h, alpha == 255 ? 1 : 0)
            }
        }
    }

    @Test("Packed rows", arguments: levels)
    func runs(level: stage_level) {
        // Runs, short and long, and what is none.
        var picture: [UInt8] = []
        for x in 0..<UInt8(Self.width) {
            let pixel: [UInt8] =
                switch x {
                case ..<20: [1, 2, 3, 255]
                case ..<30: [x, 5, 6, 200]
                case ..<60: [0, 0, 0, 0]
                default: [4, 4, 4, 255]
                }
            picture += pixel
        }
        var packed = [UInt8](repeating: 0, count: stage_runs_bound(Self.columns))
        let count = stage_runs_pack(picture, Self.columns, &packed)
        let starts = [UInt](repeating: 0, count: Self.height)
        for alpha in [255, 130] as [Int32] {
            for from in 0...3 {
                let shifted = [UInt8](repeating: 0, count: from) + packed[..<count]
                check("packed", seed: 5) { target, stride, _, _, _, _ in
                    shifted.withUnsafeBufferPointer { bytes in
                        guard let base = bytes.baseAddress else { return }
                        stage_over_runs(
                            level, target, stride, base + from, starts, 2, Self.columns - 2, Self.lines, alpha
                        )
                    }
                }
                check("packed and mixed", seed: 6) { target, stride, source, _, _, _ in
                    let veils = [stage_veil(color: (9, 8, 7, 60), alpha: 120)]
                    shifted.withUnsafeBufferPointer { bytes in
                        guard let base = bytes.baseAddress else { return }
                        stage_mix_runs(
                            level, target, stride, base + from, starts, 2, Self.columns - 2, Self.lines,
                            source, alpha, veils, 1)
                    }
                }
            }
        }
    }

    @Test("Gradients, fields and blurs", arguments: levels)
    func smooth(level: stage_level) {
        let (w, h) = (Self.columns, Self.lines)
        let table = (0..<4 * Int(stage_gradient_entries)).map { Float($0 % 256) }
        check("gradient", seed: 7) { target, stride, _, _, mask, maskStride in
            table.withUnsafeBufferPointer { table in
                var gradient = stage_gradient()
                (gradient.u, gradient.opaque, gradient.table) = ((0.01, 0.02, 0.1), 1, table.baseAddress)
                stage_gradient_fill(level, &gradient, 3, 4, w, 2, target, stride, nil, 0)
                stage_gradient_fill(level, &gradient, 3, 4, w, h, target, stride, mask, maskStride)
            }
        }
        var scratch = [Float](repeating: 0, count: stage_field_fill_scratch(w))
        for over in [0, 1] as [Int32] {
            check("field", seed: 8) { target, stride, _, _, _, _ in
                var field = stage_field()
                (field.base, field.over) = ((0.2, 0.3, 0.1, 0.5), over)
                stage_field_fill(level, &field, 3, 4, 3 + w, 4 + h, target, stride, &scratch)
            }
        }
        var floats = [Float](repeating: 0, count: stage_gaussian_blur_scratch(w, h, 4, 2))
        check("blur", seed: 9) { target, stride, _, _, _, _ in
            stage_gaussian_blur(level, target, w, h, stride, 4, 4, 2, &floats)
            stage_average_blur(target + 1, w, h, stride, 4, 3)
        }
        check("warp", seed: 10) { target, stride, source, from, _, _ in
            let map = [0.9, 0.1, 1, 0, 1.1, -1, 0, 0, 1]
            stage_warp(target, stride, w, h, source, from, w, h, map, 2)
        }
    }

    @Test("What pictures are packed to, hashed and compared")
    func pictures() {
        var generator = SeededGenerator(seed: 11)
        let (w, h) = (Self.columns, Self.lines)
        let source = kernels.pixels(Self.width * Self.height, &generator)
        func answers(_ offset: Int) -> [[UInt8]] {
            var found: [[UInt8]] = []
            _ = rows(source, offset: offset) { pixels, stride in
                func put(_ count: Int, _ body: (Pixels) -> Void) {
                    found.append(
                        rows([UInt8](repeating: 0, count: count), count, offset: offset) { at, _ in body(at) }
                    )
                }
                put(Self.height * (1 + 3 * Self.width)) { stage_png_rows_rgb(pixels, w, h, stride, $0) }
                put(Self.height * (1 + 4 * Self.width)) { stage_png_rows_rgba(pixels, w, h, stride, $0) }
                for channels in [3, 4] as [Int32] {
                    put(stage_png_pack_bound(w, h, channels)) {
                        _ = stage_png_pack(pixels, w, h, stride, channels, $0)
                    }
                }
                let hash = stage_pixel_hash(pixels, w, h, stride)
                found.append(
                    withUnsafeBytes(of: hash) { Array($0) } + [UInt8(stage_is_opaque(pixels, w, h, stride))])
            }
            return found
        }
        let expected = answers(0)
        for offset in 1...3 { #expect(answers(offset) == expected, "\(offset)") }
        #expect(expected.last?.last == 0)
        for offset in 0...3 {
            let opaque = [UInt8](repeating: 255, count: source.count)
            _ = rows(opaque, offset: offset) { pixels, stride in
                #expect(stage_is_opaque(pixels, w, h, stride) == 1)
            }
            var other = source
            other[4 * 80 + 2] ^= 0x10
            // These lie without padding.
            _ = rows(source, source.count, offset: offset) { one, _ in
                _ = rows(other, other.count, offset: 3 - offset) { two, _ in
                    let found = stage_compare(one, two, w, h)
                    #expect(found.differing == 1 && found.largest == 16)
                    #expect((found.left, found.top, found.right, found.bottom) == (3, 1, 4, 2))
                }
            }
        }
    }

    @Test("Filters of PNG are undone", arguments: 0...4)
    func filters(type: UInt8) {
        var generator = SeededGenerator(seed: 12)
        let line = 1 + 3 * Self.width
        var source = kernels.bytes(line * Self.height, &generator)
        for y in 0..<Self.height { source[y * line] = type }
        func result(_ offset: Int) -> [UInt8] {
            let picture = [UInt8](repeating: 0, count: 4 * Self.width * Self.height)
            return rows(picture, picture.count, offset: 3 - offset) { picture, _ in
                _ = rows(source, source.count, offset: offset) { pixels, _ in
                    #expect(stage_png_unfilter(pixels, Self.lines, line - 1, 3) == 0)
                    stage_png_to_bgra(pixels, Self.columns, Self.lines, 3, picture)
                }
            }
        }
        let expected = result(0)
        for offset in 1...3 { #expect(result(offset) == expected) }
    }
}
