// Licensed under the Apache License, Version 2.0.

/// The form and the size of a picture's file, by its first bytes.
package struct PictureFile: Hashable, Sendable {
    /// Indicates whether it is a JPEG file, and not a PNG file.
    package let isJPEG: Bool
    /// The pixels in a row, and the rows, as the picture is shown.
    package let width, height: Int
    /// The position of the rows of a JPEG file, by the tag 0x0112 of EXIF 2.32, 1 (upright) to 8.
    package var orientation = 1

    /// Reads a file's header; nil for a file of another form.
    package init?(_ bytes: [UInt8]) {
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
        }
        // PNG: the signature, then the length and name of the first chunk, then width and height.
        if number(0, 4) == 0x8950_4E47, number(4, 4) == 0x0D0A_1A0A, number(12, 4) == 0x4948_4452 {
            guard let width = number(16, 4), let height = number(20, 4) else { return nil }
            (isJPEG, self.width, self.height) = (false, width, height)
            return
        }
        guard number(0, 3) == 0xFFD8FF else { return nil }
        // JPEG (ITU-T T.81, annex B): segments of a marker and a length, up to the frame's header.
        var (at, turned) = (2, 1)
        while let marker = number(at, 2), marker > 0xFF00 {
            // Markers may be filled up.
            if marker == 0xFFFF {
                at += 1
                continue
            }
            guard let length = number(at + 2, 2), length >= 2 else { return nil }
            let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
            if isFrame {
                guard let height = number(at + 5, 2), let width = number(at + 7, 2) else { return nil }
                let isSideways = turned > 4
                (isJPEG, orientation) = (true, turned)
                (self.width, self.height) = isSideways ? (height, width) : (width, height)
                return
            }
            if marker == 0xFFE1, number(at + 4, 4) == 0x4578_6966 {
                let end = min(at + 2 + length, bytes.count)
                turned = Self.orientation(bytes[min(at + 10, end)..<end]) ?? turned
            }
            at += 2 + length
        }
        return nil
    }

    /// The orientation in a TIFF directory, as EXIF writes it.
    private static func orientation(_ tiff: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(tiff)
        let isLittle = bytes.first == UInt8(ascii: "I")
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            let part = bytes[at..<at + count]
            return isLittle
                ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let first = number(4, 4), let count = number(first, 2) else { return nil }
        for index in 0..<min(count, 1000) {
            let entry = first + 2 + index * 12
            guard number(entry, 2) == 0x0112 else { continue }
            return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
