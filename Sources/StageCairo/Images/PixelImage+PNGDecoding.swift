// Licensed under the Apache License, Version 2.0.

import CDeflate
import CStageKernels
public import Foundation

extension PixelImage {
    /// The most pixels that a file may have: 8192 x 8192, which take 256 MiB. No screen has a fifth of them.
    public static let largestPNG = 1 << 26

    /// Reads a PNG file with 8 bits to a channel: grey, RGB, with or without alpha.
    ///
    /// What the header says of the size is not believed: memory is taken only for as many pixels as the packed
    /// ones can give, and for no more than `largestPNG`.
    ///
    /// - Throws: `PNGError` if the file is damaged or of another kind.
    public init(pngData: Data) throws(PNGError) {
        var chunks = try PNGChunks(pngData)
        guard let first = try chunks.next(), first.type == "IHDR", first.content.count == 13 else {
            throw .truncated
        }
        let header = [UInt8](first.content)
        let width = Self.number(header[0..<4])
        let height = Self.number(header[4..<8])
        guard width > 0, height > 0 else { throw .emptyPicture }
        // A side alone first, so that the product fits.
        guard width <= Self.largestPNG, height <= Self.largestPNG, width * height <= Self.largestPNG else {
            throw .tooLarge(width: width, height: height)
        }
        guard header[8] == 8 else { throw .unsupported("\(header[8]) bits to a channel") }
        guard let channels = [0: 1, 2: 3, 4: 2, 6: 4][header[9]] else {
            throw .unsupported("colour type \(header[9])")
        }
        guard header[12] == 0 else { throw .unsupported("interlacing") }
        var packed = Data()
        var isComplete = false
        while let chunk = try chunks.next() {
            if chunk.type == "IDAT" { packed.append(chunk.content) }
            // A colour that stands for transparency would silently be lost.
            if chunk.type == "tRNS" { throw .unsupported("a transparent colour") }
            if chunk.type == "IEND" {
                isComplete = true
                break
            }
        }
        guard isComplete else { throw .truncated }

        let unpacked = height * (1 + width * channels)
        guard unpacked <= packed.count * Self.mostUnpacked else { throw .corruptPixels }
        var rows = [UInt8](repeating: 0, count: unpacked)
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
        defer { libdeflate_free_decompressor(decompressor) }
        let status = packed.withUnsafeBytes { input in
            rows.withUnsafeMutableBytes { output in
                libdeflate_zlib_decompress(
                    decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil)
            }
        }
        guard status == LIBDEFLATE_SUCCESS else { throw .corruptPixels }
        guard stage_png_unfilter(&rows, Int32(height), width * channels, Int32(channels)) == 0 else {
            throw .corruptPixels
        }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        stage_png_to_bgra(rows, Int32(width), Int32(height), Int32(channels), &bytes)
        self.init(width: width, height: height, bytes: bytes)
    }

    /// The most bytes that one packed byte can give: deflate's longest match, 258 bytes, takes two bits at least
    /// (RFC 1951, 3.2.5: a code of lengths and one of distances, each of one bit or more).
    private static let mostUnpacked = 258 * 8 / 2

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}

/// The parts of a PNG file, one after the other.
private struct PNGChunks {
    let data: Data
    private var position: Int

    init(_ data: Data) throws(PNGError) {
        guard data.starts(with: PNGFormat.signature) else { throw .notPNG }
        self.data = data
        position = data.startIndex + PNGFormat.signature.count
    }

    mutating func next() throws(PNGError) -> (type: String, content: Data)? {
        guard position < data.endIndex else { return nil }
        guard data.endIndex - position >= 12 else { throw .truncated }
        let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
        guard data.endIndex - position - 12 >= length else { throw .truncated }
        let checked = data[position + 4..<position + 8 + length]
        let type = String(decoding: checked.prefix(4), as: UTF8.self)
        let stored = data[position + 8 + length..<position + 12 + length].reduce(0) { $0 << 8 | UInt32($1) }
        let checksum = checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        guard checksum == stored else { throw .badChecksum(chunk: type) }
        position += 12 + length
        return (type, checked.dropFirst(4))
    }
}
