// Licensed under the Apache License, Version 2.0.

import CStageKernels

/// The differences of two pictures.
public struct PixelComparison: Hashable, Sendable {
    /// The expected picture.
    public let expected: PixelImage
    /// The drawn picture.
    public let actual: PixelImage
    /// Indicates whether both have the same size; if not, no pixel is compared.
    public let sameSize: Bool
    /// The number of pixels that are not equal; all of the larger picture if the sizes differ.
    public let differingPixels: Int
    /// The largest difference of a channel, 0 to 255; 255 if the sizes differ.
    public let largestDifference: Int
    /// The smallest rectangle around the differing pixels; nil if there are none.
    public let box: PixelRect?

    /// Compares two pictures.
    public init(expected: PixelImage, actual: PixelImage) {
        self.expected = expected
        self.actual = actual
        sameSize = expected.width == actual.width && expected.height == actual.height
        guard sameSize else {
            let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
            differingPixels = max(expected.width * expected.height, actual.width * actual.height)
            largestDifference = 255
            box = PixelRect(left: 0, top: 0, right: width, bottom: height)
            return
        }
        let found = expected.bytes.withUnsafeBytes { first in
            actual.bytes.withUnsafeBytes { second in
                stage_compare(
                    first.bindMemory(to: UInt8.self).baseAddress,
                    second.bindMemory(to: UInt8.self).baseAddress, Int32(expected.width),
                    Int32(expected.height))
            }
        }
        differingPixels = Int(found.differing)
        largestDifference = Int(found.largest)
        box =
            found.differing == 0
            ? nil
            : PixelRect(
                left: Int(found.left), top: Int(found.top), right: Int(found.right),
                bottom: Int(found.bottom))
    }

    /// Returns the number of pixels with a channel that differs by more than a number of levels.
    public func differingPixels(above levels: Int) -> Int {
        guard sameSize else { return differingPixels }
        guard largestDifference > levels else { return 0 }
        var count = 0
        for start in stride(from: 0, to: expected.bytes.count, by: 4) {
            for place in start..<start + 4
            where abs(Int(expected.bytes[place]) - Int(actual.bytes[place])) > levels {
                count += 1
                break
            }
        }
        return count
    }

    /// Indicates whether all pixels are equal.
    public var isEqual: Bool { differingPixels == 0 }
}

extension PixelComparison: CustomStringConvertible {
    /// The figures in one sentence.
    public var description: String {
        guard sameSize else {
            return "The sizes differ: expected \(expected.width) x \(expected.height), "
                + "actual \(actual.width) x \(actual.height) pixels."
        }
        guard let box else { return "No pixel differs." }
        return "\(differingPixels) pixels differ, by up to \(largestDifference) of 255, "
            + "in columns \(box.left)..<\(box.right), rows \(box.top)..<\(box.bottom)."
    }
}

extension PixelComparison {
    /// One picture: what was expected, the difference, what was drawn, side by side.
    ///
    /// In the middle, equal pixels are pale and differing ones are red, stronger for larger ones.
    public func picture() -> PixelImage {
        let gap = 8
        let column = max(expected.width, actual.width)
        let width = column * 3 + gap * 2
        let height = max(expected.height, actual.height)
        var bytes = [UInt8](repeating: 0x80, count: width * height * 4)
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        func put(_ x: Int, _ y: Int, _ pixel: (UInt8, UInt8, UInt8)) {
            let place = (y * width + x) * 4
            bytes[place] = pixel.0
            bytes[place + 1] = pixel.1
            bytes[place + 2] = pixel.2
        }
        func copy(_ image: PixelImage, to x: Int) {
            for row in 0..<image.height {
                let source = row * image.width * 4
                let target = (row * width + x) * 4
                bytes.replaceSubrange(
                    target..<target + image.width * 4,
                    with: image.bytes[source..<source + image.width * 4])
            }
        }
        copy(expected, to: 0)
        copy(actual, to: 2 * (column + gap))
        for y in 0..<min(expected.height, actual.height) {
            for x in 0..<min(expected.width, actual.width) {
                let first = (y * expected.width + x) * 4
                let second = (y * actual.width + x) * 4
                var delta = 0
                var sum = 0
                for channel in 0..<4 {
                    let value = Int(expected.bytes[first + channel])
                    delta = max(delta, abs(value - Int(actual.bytes[second + channel])))
                    if channel < 3 { sum += value }
                }
                if delta == 0 {
                    let pale = UInt8(200 + sum / 3 / 5)
                    put(column + gap + x, y, (pale, pale, pale))
                } else {
                    let rest = UInt8(max(0, 140 - delta * 2))
                    put(column + gap + x, y, (rest, rest, 255))
                }
            }
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }
}
