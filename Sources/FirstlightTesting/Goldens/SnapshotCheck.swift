// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// Compares what is drawn with the goldens of one name, and writes them where that is wanted.
@MainActor
struct SnapshotCheck {
    /// The folder of the goldens.
    let folder: URL
    /// The name of the goldens, without an extension.
    let name: String
    let record: SnapshotTestingConfiguration.Record
    /// The folder of what a failure leaves.
    let artifacts: URL

    /// Compares, and returns what is wrong; nothing when all is as it was.
    func check(_ drawn: DrawnSnapshot, as formats: Snapshotting) throws -> [SnapshotFailure] {
        var failures: [SnapshotFailure] = []
        if formats.contains(.image) { try checkImage(drawn).map { failures.append($0) } }
        if formats.contains(.text) { try checkText(drawn).map { failures.append($0) } }
        return failures
    }

    private func checkImage(_ drawn: DrawnSnapshot) throws -> SnapshotFailure? {
        let file = folder.appendingPathComponent(name + ".png")
        let now = GoldenDrawing(drawn.list, by: drawn.shaper)
        let source = (list: drawn.list, drawing: now)
        guard let golden = try? Data(contentsOf: file) else {
            return try missing(file) { try drawn.image().goldenData(drawnFrom: source) }
        }
        if record == .all { return try written(file) { try drawn.image().goldenData(drawnFrom: source) } }
        let told = PixelImage.goldenDrawing(of: golden)
        // The same list, drawn by the same renderer with the same fonts, gives the same pixels.
        if told == now { return nil }
        let actual = drawn.image()
        if PixelImage.goldenHash(of: golden) == actual.pixelHash { return nil }
        let comparison = PixelComparison(expected: try Self.pixels(of: golden, in: file), actual: actual)
        if comparison.isEqual { return nil }
        if record == .failed { return try written(file) { try actual.goldenData(drawnFrom: source) } }
        let before = PixelImage.goldenLines(of: golden)
        let report = PixelReport(
            comparison, drawn, linesBefore: before,
            isOtherRenderer: told.map { $0.renderer != now.renderer } ?? false)
        var files = [leave(golden, "golden.png"), leave(try actual.pngData(level: 9), "actual.png")]
        files.append(leave(try comparison.picture().pngData(level: 9), "difference.png"))
        return SnapshotFailure(
            golden: file, kind: .differs(report.text), files: files, left: left("png"),
            size: drawn.configuration.size, place: report.place)
    }

    /// The picture of a golden.
    ///
    /// - Throws: A `SnapshotProblem` that names a file that is no picture.
    private static func pixels(of golden: Data, in file: URL) throws(SnapshotProblem) -> PixelImage {
        do throws(PNGError) { return try PixelImage(pngData: golden) } catch {
            let reason = "\(error)"
            throw SnapshotProblem(
                "The golden '\(file.path)' cannot be read: "
                    + (reason.hasSuffix(".") ? String(reason.dropLast()) : reason))
        }
    }

    private func checkText(_ drawn: DrawnSnapshot) throws -> SnapshotFailure? {
        let file = folder.appendingPathComponent(name + ".txt")
        let actual = Data((drawn.lines.joined(separator: "\n") + "\n").utf8)
        guard let golden = try? Data(contentsOf: file) else { return try missing(file) { actual } }
        if record == .all { return try written(file) { actual } }
        if golden == actual { return nil }
        if record == .failed { return try written(file) { actual } }
        let before = String(decoding: golden, as: UTF8.self).split(separator: "\n").map(String.init)
        let difference = LineDifference(from: before, to: drawn.lines)
        let text =
            difference?.text(heading: "The lines differ (- golden, + now):")
            ?? "The lines are the same, and the file is not: it was changed by hand, or by a tool."
        var files = [leave(golden, "golden.txt"), leave(actual, "actual.txt")]
        if let difference { files.append(leave(difference.data, "difference.txt")) }
        return SnapshotFailure(golden: file, kind: .differs(text), files: files, left: left("txt"))
    }

    private func missing(_ file: URL, _ make: () throws -> Data) throws -> SnapshotFailure {
        guard record == .never else {
            try Self.write(try make(), to: file)
            return SnapshotFailure(golden: file, kind: .wasMissing)
        }
        let actual = leave(try make(), "actual.\(file.pathExtension)")
        return SnapshotFailure(
            golden: file, kind: .isMissing, files: [actual], left: left(file.pathExtension))
    }

    private func written(_ file: URL, _ make: () throws -> Data) throws -> SnapshotFailure {
        try Self.write(try make(), to: file)
        return SnapshotFailure(golden: file, kind: .written(record))
    }

    /// The file that describes a failure.
    private func left(_ kind: String) -> URL {
        artifacts.appendingPathComponent("\(name).\(kind)\(SnapshotLeftover.ending)")
    }

    /// Adds a file that a failure leaves for inspection.
    private func leave(_ data: Data, _ suffix: String) -> SnapshotFailure.File {
        SnapshotFailure.File(place: artifacts.appendingPathComponent("\(name).\(suffix)"), data: data)
    }

    /// Writes a file, and its folder if that is missing.
    ///
    /// - Throws: A `SnapshotProblem` that names the file and the system's reason.
    static func write(_ data: Data, to file: URL) throws(SnapshotProblem) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw SnapshotProblem("'\(file.path)' cannot be written: \(Reason.text(error)).")
        }
    }
}
