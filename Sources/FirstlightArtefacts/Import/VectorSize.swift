// Licensed under the Apache License, Version 2.0.

/// The size of a page or a drawing in vectors.
enum VectorSize {
    /// Returns the size in points: the shown part of a PDF, or the sides of an SVG; nil when the file does not say.
    static func points(of bytes: [UInt8], format: PictureHeader.Format) -> StoryboardSize? {
        switch format {
        case .pdf:
            return page(String(decoding: bytes.prefix(1 << 20), as: UTF8.self))
        case .svg:
            guard let root = try? MarkupDocument(reading: bytes, file: "").root else { return nil }
            let (width, height) = (root["width"].flatMap(length), root["height"].flatMap(length))
            if let width, let height { return size(width, height) }
            let box = (root["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
            guard box.count == 4 else { return nil }
            // A side that is not given, or is a part of what is around, follows the other.
            if let width { return size(width, width * box[3] / box[2]) }
            if let height { return size(height * box[2] / box[3], height) }
            return size(box[2], box[3])
        default: return nil
        }
    }

    /// The size of the first page of a PDF: that of the part that is shown, turned as the page is (ISO 32000-1,
    /// 14.11.2).
    private static func page(_ text: String) -> StoryboardSize? {
        func box(_ name: String) -> [Double]? {
            guard let start = text.firstRange(of: "/\(name)") else { return nil }
            let rest = text[start.upperBound...].drop { $0.isWhitespace }
            guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
            let numbers = rest[..<end].dropFirst().split { $0.isWhitespace }.compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            // Any two corners that lie across from one another name a rectangle.
            return [
                min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), max(numbers[0], numbers[2]),
                max(numbers[1], numbers[3]),
            ]
        }
        guard let media = box("MediaBox") else { return nil }
        var shown = media
        if let crop = box("CropBox") {
            shown = [
                max(media[0], crop[0]), max(media[1], crop[1]), min(media[2], crop[2]),
                min(media[3], crop[3]),
            ]
        }
        let turn = text.firstMatch(of: /\/Rotate\s+(-?\d+)/).flatMap { Int($0.output.1) } ?? 0
        let (width, height) = (shown[2] - shown[0], shown[3] - shown[1])
        return turn.isMultiple(of: 180) ? size(width, height) : size(height, width)
    }

    /// The points of the units that have a fixed length, of which 96 make an inch, and of those of a font, which is of 16
    /// points where nothing sets it and half as high as wide where nobody knows it (CSS Values and Units 3, 5 and 6).
    private static let units: [String: Double] = [
        "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
        "em": 16, "rem": 16, "ex": 8, "ch": 8,
    ]

    /// The points of a length; nil for a part of what is around the drawing, and for what is no length.
    private static func length(_ text: String) -> Double? {
        let text = text.trimmedOfSpace
        let end =
            text.lastIndex { !$0.isLetter && $0 != "%" }.map { text.index(after: $0) } ?? text.startIndex
        guard let factor = units[text[end...].lowercased()], let number = Double(text[..<end]) else {
            return nil
        }
        return number * factor
    }

    private static func size(_ width: Double, _ height: Double) -> StoryboardSize? {
        (0.01...100_000).contains(width) && (0.01...100_000).contains(height)
            ? StoryboardSize(width: width, height: height) : nil
    }
}
