// Licensed under the Apache License, Version 2.0.

import CDeflate
import CStageKernels
public import Foundation

extension PixelImage {
    /// Returns the picture as a PNG file, without alpha if the picture is opaque.
    ///
    /// - Parameter level: 1 for the fastest, 2 to 12 for smaller files, as libdeflate counts.
    public func pngData(level: Int = 1) throws(PNGError) -> Data {
        var result: Swift.Result<Data, PNGError> = .failure(.outOfMemory)
        bytes.withUnsafeBytes { pixels in
            result = PNGEncoder.encode(pixels, width: width, height: height, level: level)
        }
        return try result.get()
    }
}

extension CairoRenderer {
    /// Returns the pixels as a PNG file, without a copy of them in between.
    ///
    /// - Parameter level: 1 for the fastest, 2 to 12 for smaller files, as libdeflate counts.
    public func pngData(level: Int = 1) throws(PNGError) -> Data {
        try withPixels { pixels in
            PNGEncoder.encode(
                pixels, width: pixelWidth, height: pixelHeight, level: level, isOpaque: coversCanvas)
        }.get()
    }
}

/// Writes PNG files with one zlib stream.
///
/// Level 1 is an encoder of our own for screens: rows that repeat are most of them, and finding that
/// out by comparing rows is ten times faster than any general matcher.
enum PNGEncoder {
    /// - Parameter isOpaque: Whether it is known that no pixel is transparent; if not, each is looked at.
    static func encode(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, level: Int, isOpaque: Bool = false
    ) -> Result<Data, PNGError> {
        guard width > 0, height > 0, let base = pixels.bindMemory(to: UInt8.self).baseAddress else {
            return .failure(.emptyPicture)
        }
        let opaque = isOpaque || stage_is_opaque(base, Int32(width), Int32(height), width * 4) != 0
        let channels = opaque ? 3 : 4
        let bound = stage_png_pack_bound(Int32(width), Int32(height), Int32(channels))
        let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
        defer { packed.deallocate() }
        let target = packed.bindMemory(to: UInt8.self).baseAddress
        let count =
            level <= 1
            ? stage_png_pack(base, Int32(width), Int32(height), width * 4, Int32(channels), target)
            : compress(base, width: width, height: height, channels: channels, level: level, packed)
        guard count > 0 else { return .failure(.outOfMemory) }

        var data = Data(capacity: count + 128)
        data.append(contentsOf: PNGFormat.signature)
        var header = PNGFormat.bigEndian(width) + PNGFormat.bigEndian(height)
        header += [8, opaque ? 2 : 6, 0, 0, 0]
        PNGFormat.append("IHDR", header, to: &data)
        // Rendering intent 0: the colours are sRGB.
        PNGFormat.append("sRGB", [0], to: &data)
        PNGFormat.append("IDAT", UnsafeRawBufferPointer(rebasing: packed[..<count]), to: &data)
        PNGFormat.append("IEND", [], to: &data)
        return .success(data)
    }

    /// Packs unfiltered rows with libdeflate; returns the number of bytes, 0 if there is no memory.
    private static func compress(
        _ base: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, level: Int,
        _ packed: UnsafeMutableRawBufferPointer
    ) -> Int {
        let rows = UnsafeMutableRawBufferPointer.allocate(
            byteCount: (1 + width * channels) * height, alignment: 16)
        defer { rows.deallocate() }
        let target = rows.bindMemory(to: UInt8.self).baseAddress
        if channels == 3 {
            stage_png_rows_rgb(base, Int32(width), Int32(height), width * 4, target)
        } else {
            stage_png_rows_rgba(base, Int32(width), Int32(height), width * 4, target)
        }
        guard let compressor = libdeflate_alloc_compressor(Int32(min(level, 12))) else { return 0 }
        defer { libdeflate_free_compressor(compressor) }
        return libdeflate_zlib_compress(
            compressor, rows.baseAddress, rows.count, packed.baseAddress, packed.count)
    }
}

/// The framing of PNG files.
enum PNGFormat {
    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    static func bigEndian(_ value: Int) -> [UInt8] {
        let number = UInt32(truncatingIfNeeded: value)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    static func append(_ type: String, _ content: some Collection<UInt8>, to data: inout Data) {
        data.append(contentsOf: bigEndian(content.count))
        let start = data.count
        data.append(contentsOf: type.utf8)
        data.append(contentsOf: content)
        let checksum = data.withUnsafeBytes { bytes in
            libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        }
        data.append(contentsOf: bigEndian(Int(checksum)))
    }
}
