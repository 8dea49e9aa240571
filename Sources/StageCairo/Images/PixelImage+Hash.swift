// Licensed under the Apache License, Version 2.0.

import CStageKernels

extension PixelImage {
    /// A 64-bit hash of the size and the pixels, the same on any machine and in any release.
    ///
    /// Thirty-two 32-bit lanes start at 0x9E3779B9 times 1...32. In each row, pixel x (blue in the low
    /// byte) goes to lane x mod 32: the lane is xored with it, multiplied by 0x85EBCA6B and xored
    /// with itself shifted right by 15. After row y, lane y mod 32 is xored with 0xC2B2AE35 and
    /// multiplied by 0x27D4EB2F. The result starts as mix(width << 32 | height); each lane is added
    /// to 31 times the result, which is mixed again, where mix(v) is v ^= v >> 32, v *=
    /// 0x9FB21C651E98DF25, v ^= v >> 29. It finds accidents, not forgery.
    public var pixelHash: UInt64 {
        bytes.withUnsafeBytes { Self.hash($0, width: width, height: height) }
    }

    /// The hash of pixels that lie anywhere.
    static func hash(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int) -> UInt64 {
        stage_pixel_hash(
            pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(height), width * 4)
    }
}
