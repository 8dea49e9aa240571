// Licensed under the Apache License, Version 2.0.

public import Foundation

extension PixelImage {
    /// The keyword of the note in which a golden keeps the hash of its pixels; the number is that of the
    /// hash's algorithm, so that the note of another one does not count.
    private static let keyword = "firstlight pixels 2"

    /// Returns the picture as a small PNG file that also tells the hash of its pixels.
    ///
    /// `goldenHash(of:)` reads the hash again, so that an equal picture need not be unpacked.
    public func goldenData() throws(PNGError) -> Data {
        let data = try pngData(level: 12)
        guard let packed = Self.checksum(of: data) else { throw .truncated }
        // Behind the header: a signature of 8 bytes and a part of 25.
        var result = data.prefix(33)
        let hash = String(pixelHash, radix: 16), tied = String(packed, radix: 16)
        PNGFormat.append("tEXt", Array("\(Self.keyword)\0\(hash) \(tied)".utf8), to: &result)
        result.append(data.dropFirst(33))
        return result
    }

    /// Returns the hash of a golden's pixels without unpacking them, or nil if the file does not tell.
    ///
    /// The note names the checksum of the packed pixels, so that it does not count once another program
    /// has written other pixels beside it.
    public static func goldenHash(of file: Data) -> UInt64? {
        var position = PNGFormat.signature.count
        guard file.starts(with: PNGFormat.signature) else { return nil }
        let bytes = [UInt8](file.prefix(512))
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8
            guard content + length <= bytes.count else { return nil }
            let text = String(decoding: bytes[content..<content + length], as: UTF8.self)
            if bytes[position + 4..<content].elementsEqual("tEXt".utf8), text.hasPrefix(keyword + "\0") {
                let words = text.dropFirst(keyword.count + 1).split(separator: " ")
                guard words.count == 2, let hash = UInt64(words[0], radix: 16),
                    let tied = UInt32(words[1], radix: 16), tied == checksum(of: file)
                else { return nil }
                return hash
            }
            position = content + length + 4
        }
        return nil
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

extension CairoRenderer {
    /// A 64-bit hash of the size and the pixels: that of `image`, without a copy of them.
    public var pixelHash: UInt64 {
        withPixels { PixelImage.hash($0, width: pixelWidth, height: pixelHeight) }
    }
}
