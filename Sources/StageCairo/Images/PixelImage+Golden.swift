// Licensed under the Apache License, Version 2.0.

import CDeflate
public import Foundation
package import StageUI

extension PixelImage {
    /// The keyword of the note in which a golden keeps the hash of its pixels; the number is that of the
    /// hash's algorithm, so that the note of another one does not count.
    private static let keyword = "firstlight pixels 2"

    /// The keyword of the note about the display list; the number is that of the digest's algorithm.
    private static let listKeyword = "firstlight list 1"
    private static let linesKeyword = "firstlight lines "

    /// Returns the picture as a small PNG file that also records the hash of its pixels.
    ///
    /// `goldenHash(of:)` reads the hash again, so that an equal picture need not be unpacked.
    public func goldenData() throws(PNGError) -> Data { try goldenData(drawnFrom: nil) }

    /// Returns the picture as a small PNG file that also records the hash and the source of its pixels.
    ///
    /// - Parameter source: The display list, and the numbers of it and of what drew it; nil to record neither.
    package func goldenData(
        drawnFrom source: (list: DisplayList, drawing: GoldenDrawing)?
    ) throws(PNGError) -> Data {
        let data = try pngData(level: 12)
        guard let packed = Self.checksum(of: data) else { throw .truncated }
        // Behind the header: a signature of 8 bytes and a part of 25.
        var result = data.prefix(33)
        Self.append(Self.keyword, [pixelHash, UInt64(packed)], to: &result)
        if let source {
            let drawing = source.drawing
            Self.append(Self.listKeyword, [drawing.list, drawing.renderer, UInt64(packed)], to: &result)
            let lines = Data(source.list.lines().joined(separator: "\n").utf8)
            // A compressed text without a language.
            let head = Array("\(Self.linesKeyword)\(lines.count)".utf8) + [0, 1, 0, 0, 0]
            PNGFormat.append("iTXt", head + PNGFormat.compressed(lines), to: &result)
        }
        result.append(data.dropFirst(33))
        return result
    }

    private static func append(_ keyword: String, _ numbers: [UInt64], to data: inout Data) {
        let words = numbers.map { String($0, radix: 16) }.joined(separator: " ")
        PNGFormat.append("tEXt", Array("\(keyword)\0\(words)".utf8), to: &data)
    }

    /// Returns the hash of a golden's pixels without unpacking them, or nil if the file has none.
    ///
    /// The note names the checksum of the packed pixels, so that it does not count once another program
    /// has written other pixels beside it.
    public static func goldenHash(of file: Data) -> UInt64? {
        numbers(keyword, in: file).flatMap { $0.count == 1 ? $0[0] : nil }
    }

    /// Returns the source and the renderer of a golden, or nil if the file names none.
    package static func goldenDrawing(of file: Data) -> GoldenDrawing? {
        numbers(listKeyword, in: file).flatMap {
            $0.count == 2 ? GoldenDrawing(list: $0[0], renderer: $0[1]) : nil
        }
    }

    /// The numbers of a note that stands near the beginning, without the last, which ties it to the packed pixels.
    private static func numbers(_ keyword: String, in file: Data) -> [UInt64]? {
        var position = PNGFormat.signature.count
        guard file.starts(with: PNGFormat.signature) else { return nil }
        let bytes = [UInt8](file.prefix(512))
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8
            guard content + length <= bytes.count else { return nil }
            let text = String(decoding: bytes[content..<content + length], as: UTF8.self)
            if bytes[position + 4..<content].elementsEqual("tEXt".utf8), text.hasPrefix(keyword + "\0") {
                var numbers = text.dropFirst(keyword.count + 1).split(separator: " ").map {
                    UInt64($0, radix: 16)
                }
                guard let tied = numbers.popLast() ?? nil, tied == checksum(of: file).map({ UInt64($0) })
                else { return nil }
                let known = numbers.compactMap { $0 }
                return known.count == numbers.count ? known : nil
            }
            position = content + length + 4
        }
        return nil
    }

    /// Returns the lines of the display list that a golden was drawn from; none if the file has none.
    package static func goldenLines(of file: Data) -> [String] {
        var position = file.startIndex + PNGFormat.signature.count
        while position + 12 <= file.endIndex {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8
            guard content + length + 4 <= file.endIndex else { return [] }
            let text = file[content..<content + length]
            if file[position + 4..<content].elementsEqual("iTXt".utf8), text.starts(with: linesKeyword.utf8) {
                let digits = text.dropFirst(linesKeyword.utf8.count).prefix { $0 != 0 }
                guard let count = Int(String(decoding: digits, as: UTF8.self)), count < 1 << 24,
                    let lines = PNGFormat.decompressed(
                        text.dropFirst(linesKeyword.utf8.count + digits.count + 5), count)
                else { return [] }
                return String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
            }
            position = content + length + 4
        }
        return []
    }

    /// The stored checksum of the packed pixels, which are one part; nil if they are not.
    private static func checksum(of file: Data) -> UInt32? {
        var found: UInt32?
        var position = file.startIndex + PNGFormat.signature.count
        while position + 12 <= file.endIndex {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = position + 12 + length
            guard end <= file.endIndex else { return nil }
            if file[position + 4..<position + 8].elementsEqual("IDAT".utf8) {
                guard found == nil else { return nil }
                found = file[end - 4..<end].reduce(0) { $0 << 8 | UInt32($1) }
            }
            position = end
        }
        return found
    }
}

/// The source of a picture and its renderer, as two numbers.
package struct GoldenDrawing: Hashable, Sendable {
    /// The number of the display list.
    package let list: UInt64
    /// The number of the renderer, its libraries and its fonts.
    package let renderer: UInt64

    fileprivate init(list: UInt64, renderer: UInt64) { (self.list, self.renderer) = (list, renderer) }

    /// The numbers of a list that is drawn now.
    @MainActor
    package init(_ list: DisplayList, by shaper: CairoTextShaper) {
        self.init(list: list.digest, renderer: shaper.drawingKey)
    }
}

extension CairoRenderer {
    /// A 64-bit hash of the size and the pixels: that of `image`, without a copy of them.
    public var pixelHash: UInt64 {
        withPixels { PixelImage.hash($0, width: pixelWidth, height: pixelHeight) }
    }
}

extension PNGFormat {
    /// The bytes as a zlib stream; empty when there is no memory.
    fileprivate static func compressed(_ data: Data) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(9) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        var result = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, data.count))
        let count = data.withUnsafeBytes { input in
            result.withUnsafeMutableBytes {
                libdeflate_zlib_compress(compressor, input.baseAddress, input.count, $0.baseAddress, $0.count)
            }
        }
        return Array(result.prefix(count))
    }

    /// As many bytes as a zlib stream holds; nil when it holds another number.
    fileprivate static func decompressed(_ data: Data, _ count: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = [UInt8](repeating: 0, count: count)
        let status = data.withUnsafeBytes { input in
            result.withUnsafeMutableBytes {
                libdeflate_zlib_decompress(
                    decompressor, input.baseAddress, input.count, $0.baseAddress, $0.count, nil)
            }
        }
        return status == LIBDEFLATE_SUCCESS ? result : nil
    }
}
