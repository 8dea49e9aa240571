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
    /// Whether pictures are recorded.
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

    /// Compares a frame with the picture.
    ///
    /// - Throws: `Problem` that says what differs, where, whose view it is, and where to look.
    func check(_ frame: SplashFrame) throws {
        let file = Self.folder.appendingPathComponent(name + ".png")
        let actual = frame.image()
        guard FileManager.default.fileExists(atPath: file.path) else {
            if try Self.records { return try write(actual, to: file) }
            let candidate = Self.results.appendingPathComponent(name + ".png")
            try write(actual, to: candidate)
            throw Problem(
                "There is no golden '\(name)'. Look at \(candidate.path); if it is right, 'make goldens' keeps it.")
        }
        let expected = try PixelImage(pngData: Data(contentsOf: file))
        let comparison = PixelComparison(expected: expected, actual: actual)
        if comparison.isEqual { return }
        if try Self.records { return try write(actual, to: file) }
        let picture = Self.results.appendingPathComponent(name + ".difference.png")
        try write(comparison.picture(), to: picture)
        throw Problem(
            "'\(name)': \(comparison) \(owners(of: comparison.box, in: frame)) "
                + "Expected, difference and actual are in \(picture.path). "
                + "If the frame is right, 'make goldens' keeps it.")
    }

    /// The view that owns a box of the picture: of the visible elements that share most of their
    /// area with it the uppermost, then whatever else reaches into it.
    private func owners(of box: PixelRect?, in frame: SplashFrame) -> String {
        guard let box else { return "" }
        let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
        func share(_ element: SplashElement) -> CGFloat {
            let common = element.frame.intersection(rect)
            guard !common.isNull else { return 0 }
            let union = element.frame.union(rect)
            return common.width * common.height / max(union.width * union.height, 1e-9)
        }
        let touched = frame.elements.filter { $0.isVisible && share($0) > 0 }.reversed()
            .sorted { share($0) > share($1) }
        func named(_ element: SplashElement) -> String {
            element.string.map { "\(element.owner) ('\($0)')" } ?? element.owner
        }
        guard let first = touched.first else { return "No view of the frame owns the box." }
        var others: [String] = []
        for element in touched.dropFirst() where !others.contains(named(element)) {
            others.append(named(element))
        }
        others.removeAll { $0 == named(first) }
        return "The box belongs to \(named(first))."
            + (others.isEmpty ? "" : " Also there: \(others.prefix(3).joined(separator: ", ")).")
    }

    private func write(_ image: PixelImage, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try image.pngData(level: 12).write(to: file, options: .atomic)
    }
}
