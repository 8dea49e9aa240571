// Licensed under the Apache License, Version 2.0.

import CDeflate
import CStageKernels
public import Foundation

extension PixelImage {
    /// Returns the picture as a PNG file, without alpha if the picture is opaque.
    ///
    /// - Parameter level: libdeflate's level, 1 (fast) to 12 (small).
    public func pngData(level: Int = 1) throws(PNGError) -> Data {
        var result: Swift.Result<Data, PNGError> = .failure(.outOfMemory)
        bytes.withUnsafeBytes { pixels in
            result = PNGEncoder.encode(pixels, width: width, height: height, level: level)
        }
        return try result.get()
    }
}

/// Writes PNG files: unfiltered rows in one zlib stream.
///
/// Flat pictures, as screens are, pack faster and smaller without a filter: the filters turn them into
/// long runs of zeros, which libdeflate's fast level handles three times slower than repeated pixels.
enum PNGEncoder {
    static func encode(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, level: Int
    ) -> Result<Data, PNGError> {
        guard width > 0, height > 0, let base = pixels.bindMemory(to: UInt8.self).baseAddress else {
            return .failure(.emptyPicture)
        }
        let opaque = stage_is_opaque(base, Int32(width), Int32(height), width * 4) != 0
        let rowBytes = 1 + width * (opaque ? 3 : 4)
        let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: rowBytes * height, alignment: 16)
        defer { rows.deallocate() }
        let target = rows.bindMemory(to: UInt8.self).baseAddress
        if opaque {
            stage_png_rows_rgb(base, Int32(width), Int32(height), width * 4, target)
        } else {
            stage_png_rows_rgba(base, Int32(width), Int32(height), width * 4, target)
        }
        guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else {
            return .failure(.outOfMemory)
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
        defer { packed.deallocate() }
        let count = libdeflate_zlib_compress(
            compressor, rows.baseAddress, rows.count, packed.baseAddress, bound)
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
