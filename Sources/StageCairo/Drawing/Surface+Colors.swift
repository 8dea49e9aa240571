// Licensed under the Apache License, Version 2.0.

import StageUI

extension Surface {
    /// Maps each colour.
    func apply(_ matrix: ColorMatrix) {
        guard format == .color, let data, matrix != .identity, matrix.values.count == 20 else { return }
        flush()
        let m = matrix.values.map { Float($0) }
        m.withUnsafeBufferPointer { m in
            for row in 0..<height {
                var pixel = data + row * stride
                for _ in 0..<width {
                    Self.map(pixel, m)
                    pixel += 4
                }
            }
        }
        markDirty()
    }

    private static func map(_ pixel: UnsafeMutablePointer<UInt8>, _ m: UnsafeBufferPointer<Float>) {
        let alpha = Float(pixel[3]) / 255
        // Clear pixels stay clear, whatever is added to them.
        guard alpha > 0 else { return }
        let scale = 1 / (255 * alpha)
        let (b, g, r) = (Float(pixel[0]) * scale, Float(pixel[1]) * scale, Float(pixel[2]) * scale)
        func part(_ at: Int) -> Float {
            min(max(m[at] * r + m[at + 1] * g + m[at + 2] * b + m[at + 3] * alpha + m[at + 4], 0), 1)
        }
        let newAlpha = part(15)
        pixel[3] = UInt8(newAlpha * 255 + 0.5)
        pixel[2] = UInt8(part(0) * newAlpha * 255 + 0.5)
        pixel[1] = UInt8(part(5) * newAlpha * 255 + 0.5)
        pixel[0] = UInt8(part(10) * newAlpha * 255 + 0.5)
    }
}

extension ColorMatrix {
    /// The map that makes colours stronger by a factor.
    static func saturation(of amount: Double) -> ColorMatrix {
        let (r, g, b) = (0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount))
        return ColorMatrix(rows: [
            r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
        ])
    }
}
