// Licensed under the Apache License, Version 2.0.

/// The properties of a picture that its first bytes contain, without decoding it.
package struct PictureHeader: Hashable, Sendable {
    /// The format of a picture's file.
    package enum Format: String, Hashable, Sendable {
        /// Portable Network Graphics.
        case png
        /// JPEG.
        case jpeg
        /// A page in vectors.
        case pdf
        /// A drawing in vectors.
        case svg
        /// HEIF with HEVC.
        case heic
        /// WebP.
        case webp
    }

    /// The format of the file.
    package var format: Format
    /// The size of PNG and JPEG; nil for others.
    package var pixels: PixelSize?
    /// The bits of one channel of PNG and JPEG.
    package var bitDepth: Int?
    /// Indicates whether pixels can be transparent: by an alpha channel or a transparent colour.
    package var hasAlpha: Bool

    /// The memory that the decoded picture takes, four bytes per pixel; nil when its size is unknown.
    package var decodedBytes: Int? {
        pixels.map { size in
            let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
            let (bytes, second) = pixels.multipliedReportingOverflow(by: 4)
            return overflow || second ? Int.max : bytes
        }
    }

    /// Reads the beginning of a file.
    package init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let reader = HeaderReader(bytes: bytes, file: file)
        if bytes.starts(with: HeaderReader.signature) {
            self = try reader.png()
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            self = try reader.jpeg()
        } else if let format = reader.unmeasured {
            self.init(format: format, pixels: nil, bitDepth: nil, hasAlpha: format != .pdf)
        } else {
            throw reader.problem("this is no PNG, JPEG, PDF, SVG, HEIC or WebP picture")
        }
    }

    fileprivate init(format: Format, pixels: PixelSize?, bitDepth: Int?, hasAlpha: Bool) {
        (self.format, self.pixels, self.bitDepth, self.hasAlpha) = (format, pixels, bitDepth, hasAlpha)
    }
}

private struct HeaderReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes: [UInt8]
    let file: String

    func problem(_ reason: String) -> ArtefactProblem { ArtefactProblem(file: file, reason: reason) }

    private func number(at index: Int, _ count: Int) throws(ArtefactProblem) -> Int {
        guard index + count <= bytes.count else {
            throw problem("the picture ends in its header; save it again")
        }
        return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: PNG

    func png() throws(ArtefactProblem) -> PictureHeader {
        var (at, header): (Int, PictureHeader?) = (8, nil)
        while at < bytes.count {
            let length = try number(at: at, 4)
            let name = String(decoding: bytes[(at + 4)..<min(at + 8, bytes.count)], as: UTF8.self)
            if name == "IHDR", header == nil {
                guard length == 13 else {
                    throw problem("the PNG's header is not 13 bytes long; save it again")
                }
                header = try imageHeader(at: at + 8)
            } else if header == nil, name != "CgBI" {
                throw problem("the PNG does not begin with its header; save it again")
            } else if name == "tRNS" {
                header?.hasAlpha = true
            } else if name == "IDAT" || name == "IEND" {
                if at + length + 12 > bytes.count {
                    throw problem("the PNG ends before its pixels do; save it again")
                }
                break
            }
            at += length + 12
        }
        guard let header else { throw problem("the PNG has no header; save it again") }
        guard at <= bytes.count else { throw problem("the PNG ends before its pixels do; save it again") }
        return header
    }

    private func imageHeader(at index: Int) throws(ArtefactProblem) -> PictureHeader {
        let (width, height) = (try number(at: index, 4), try number(at: index + 4, 4))
        let (depth, color) = (try number(at: index + 8, 1), try number(at: index + 9, 1))
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
            throw problem("the PNG has a size of \(width) × \(height) pixels; save it again")
        }
        let depths: [Int: [Int]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        guard depths[color]?.contains(depth) == true else {
            throw problem("the PNG has the colour type \(color) with \(depth) bits; save it again")
        }
        return PictureHeader(
            format: .png, pixels: PixelSize(width, height), bitDepth: depth,
            hasAlpha: color == 4 || color == 6)
    }

    // MARK: JPEG

    func jpeg() throws(ArtefactProblem) -> PictureHeader {
        var at = 2
        while true {
            guard try number(at: at, 1) == 0xFF else {
                throw problem("the JPEG has no marker where one is due")
            }
            while try number(at: at, 1) == 0xFF { at += 1 }
            let marker = try number(at: at, 1)
            at += 1
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            case 0xD9, 0xDA: throw problem("the JPEG has no size before its pixels; save it again")
            default: break
            }
            let length = try number(at: at, 2)
            guard length >= 2 else { throw problem("the JPEG has a segment without a length; save it again") }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let size = PixelSize(try number(at: at + 5, 2), try number(at: at + 3, 2))
                guard size.width > 0, size.height > 0 else {
                    throw problem("the JPEG has no size; save it again")
                }
                return PictureHeader(
                    format: .jpeg, pixels: size, bitDepth: try number(at: at + 2, 1), hasAlpha: false)
            }
            at += length
        }
    }

    // MARK: Others

    var unmeasured: PictureHeader.Format? {
        if bytes.count >= 12 {
            let (first, kind) = (bytes[..<4], bytes[4..<8])
            let brand = String(decoding: bytes[8..<12], as: UTF8.self)
            if first.elementsEqual("RIFF".utf8), brand == "WEBP" { return .webp }
            if kind.elementsEqual("ftyp".utf8), ["heic", "heix", "mif1", "heim", "hevc"].contains(brand) {
                return .heic
            }
        }
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        if start.prefix(1024).contains("%PDF-") { return .pdf }
        let isMarkup = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "<"
        return isMarkup && start.contains("<svg") ? .svg : nil
    }
}
