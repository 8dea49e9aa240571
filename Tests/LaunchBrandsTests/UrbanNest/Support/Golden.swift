// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

/// Compares frames with the pictures under `Goldens`, pixel by pixel.
///
/// A missing picture fails and leaves a candidate in `out/goldens`; a wrong frame fails and leaves
/// there the expected picture, the difference and the frame side by side. With
/// `FIRSTLIGHT_RECORD=changed` what is missing or differs is recorded instead.
@MainActor
struct Golden {
    /// The name of the picture, without its extension.
    let name: String

    nonisolated private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of the pictures.
    nonisolated static let folder = tests.appendingPathComponent("Goldens")
    /// The folder of what a failure leaves.
    nonisolated static let results = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("out/goldens")
    /// Indicates whether pictures are recorded.
    nonisolated static var records: Bool {
        get throws {
            guard let value = ProcessInfo.processInfo.environment["FIRSTLIGHT_RECORD"] else { return false }
            guard value == "changed" else {
                throw Problem("FIRSTLIGHT_RECORD is '\(value)'. The only word it knows is 'changed'.")
            }
            return true
        }
    }

    /// Something that makes a comparison impossible or wrong.
    struct Problem: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Returns the pictures of a brand at which no test looks, and the names without a picture or used twice.
    ///
    /// While recording, pictures are still being written, and none is missed.
    nonisolated static func problems(of brand: String, names: [String]) throws -> [String] {
        var found: [String] = []
        for (name, uses) in Dictionary(grouping: names, by: \.self) where uses.count > 1 {
            found.append("\(name) is used twice.")
        }
        if try records { return found }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("\(brand)-") }
        let known = Set(names.map { $0 + ".png" })
        for file in files where !known.contains(file) {
            found.append("No test looks at Goldens/\(file). Remove it, or name it.")
        }
        for name in known.subtracting(files) {
            found.append("There is no picture Goldens/\(name). Record it with 'make goldens'.")
        }
        return found
    }

    /// Compares a frame with the picture.
    ///
    /// - Throws: `Problem` that says what differs, where, whose view it is, and where to look.
    func check(_ frame: SplashFrame) throws { try check(frame.image(), frame.elements) }

    /// Compares a picture of a screen, and the elements that are on it, with the picture.
    func check(_ actual: PixelImage, _ elements: [SplashElement]) throws {
        let file = Self.folder.appendingPathComponent(name + ".png")
        guard FileManager.default.fileExists(atPath: file.path) else {
            if try Self.records { return try write(actual, to: file) }
            let candidate = Self.results.appendingPathComponent(name + ".png")
            try write(actual, to: candidate)
            throw Problem(
                "There is no golden '\(name)'. Look at \(candidate.path); if it is right, 'make goldens' keeps it."
            )
        }
        let data = try Data(contentsOf: file)
        let told = PixelImage.goldenHash(of: data)
        // A picture is unpacked only when it may differ, or was recorded before it told its hash.
        if told == actual.pixelHash { return }
        let expected = try PixelImage(pngData: data)
        let comparison = PixelComparison(expected: expected, actual: actual)
        if comparison.isEqual {
            if told == nil, try Self.records { try write(actual, to: file) }
            return
        }
        if try Self.records { return try write(actual, to: file) }
        let picture = Self.results.appendingPathComponent(name + ".difference.png")
        try write(comparison.picture(), to: picture)
        throw Problem(
            "'\(name)': \(comparison) \(owners(of: comparison.box, in: elements)) "
                + "Expected, difference and actual are in \(picture.path). "
                + "If the frame is right, 'make goldens' keeps it.")
    }

    /// The view that owns a box of the picture: the one that holds all elements that lie in the box,
    /// or else the smallest element around it.
    private func owners(of box: PixelRect?, in elements: [SplashElement]) -> String {
        guard let box else { return "" }
        let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
        func area(_ rect: CGRect) -> CGFloat { rect.isNull ? 0 : rect.width * rect.height }
        let touched = elements.filter { $0.isVisible && area($0.frame.intersection(rect)) > 0 }
        let inside = touched.filter {
            area($0.frame.intersection(rect)) > 0.75 * area($0.frame)
        }
        if let first = inside.first {
            // Artwork is drawn by a view of its own, which has no path on the screen.
            let paths = inside.map { $0.owner.split(separator: "/") }
            let known = paths.filter { $0.first == "UrbanNestRoot" }
            let common = known.dropFirst().reduce(known.first ?? []) { shared, path in
                Array(zip(shared, path).prefix { $0 == $1 }.map(\.0))
            }
            let words = inside.compactMap(\.string).map { "'\($0)'" }
            return "The box belongs to \(common.isEmpty ? first.owner : common.joined(separator: "/"))"
                + (words.isEmpty ? "." : " with \(words.joined(separator: ", ")).")
        }
        let around = touched.filter { $0.frame.contains(rect) }.reversed()
        guard let owner = around.min(by: { area($0.frame) < area($1.frame) }) ?? touched.last else {
            return "No view of the frame owns the box."
        }
        return "The box belongs to \(owner.owner)" + (owner.string.map { " with '\($0)'." } ?? ".")
    }

    private func write(_ image: PixelImage, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try image.goldenData().write(to: file, options: .atomic)
    }
}
