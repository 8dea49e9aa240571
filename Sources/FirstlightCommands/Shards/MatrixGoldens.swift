// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo

/// A golden beside a picture of a matrix.
struct MatrixGolden: Codable, Equatable, Sendable {
    /// The result of a comparison with a golden.
    enum Verdict: String, Codable, CaseIterable, Sendable {
        /// All pixels are equal.
        case same
        /// Some pixels are not.
        case different
        /// There is no golden for the picture.
        case missing
        /// There is no picture for the golden.
        case orphan
    }

    /// The name of both.
    let file: String
    let verdict: Verdict
    /// The difference, in words.
    var reason: String?
    /// The expected picture, the difference and the drawn picture, side by side.
    var difference: MatrixValue.Picture?
}

/// A folder of goldens that the pictures of a matrix are compared with.
struct MatrixGoldens: Sendable {
    /// The folder of the pictures that show differences, beside the pictures.
    static let differences = "differences"

    /// The folder that they are in.
    let folder: URL
    /// A digest of each golden's bytes, by its name.
    private let digests: [String: String]

    /// The settings that parts must have in common to be joined: the goldens, and those that no unit of the run draws.
    let settings: [String: String]

    /// Reads the list of goldens.
    ///
    /// - Parameters:
    ///   - path: Their folder.
    ///   - pictures: The files that the whole run draws.
    ///   - isOwn: Whether a file of this name that is not among them was once one of them.
    /// - Throws: A `CommandError` when one cannot be read.
    init(_ path: String, pictures: [String], isOwn: (String) -> Bool) throws(CommandError) {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        var digests: [String: String] = [:]
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw CommandError(
                "The goldens in '\(path)' cannot be read: \(Reason.text(error)).", code: .noInput)
        }
        let drawn = Set(pictures)
        let wanted = names.filter {
            drawn.contains($0) || $0.hasSuffix(".png") && !$0.hasPrefix(".") && isOwn($0)
        }
        for name in wanted {
            guard let golden = FileManager.default.contents(atPath: "\(path)/\(name)") else {
                throw CommandError("The golden '\(path)/\(name)' cannot be read.", code: .noInput)
            }
            digests[name] = ContentDigest.of(golden)
        }
        self.digests = digests
        let all = digests.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        settings = [
            ShardRun.goldens: ContentDigest.of(all),
            // A file's name has no slash.
            Self.orphanKey: wanted.filter { !drawn.contains($0) }.sorted().joined(separator: "/"),
        ]
    }

    private static let orphanKey = "orphans"

    /// The orphans of a run; nil when nothing was compared.
    static func orphans(of run: ShardRun) -> [MatrixGolden]? {
        run.settings[orphanKey].map { names in
            names.split(separator: "/").map { MatrixGolden(file: String($0), verdict: .orphan) }
        }
    }

    /// Compares a picture, and writes the difference to a folder beside it.
    func compared(_ png: Data, _ picture: MatrixValue.Picture, in target: URL) throws -> MatrixGolden {
        let file = picture.file
        guard let digest = digests[file] else {
            try Self.place(nil, of: file, in: target)
            return MatrixGolden(file: file, verdict: .missing)
        }
        guard digest != picture.sha256 else {
            try Self.place(nil, of: file, in: target)
            return MatrixGolden(file: file, verdict: .same)
        }
        var golden = MatrixGolden(file: file, verdict: .different)
        var difference: Data?
        do {
            let before = try Data(contentsOf: folder.appendingPathComponent(file))
            let comparison = PixelComparison(
                expected: try PixelImage(pngData: before), actual: try PixelImage(pngData: png))
            if comparison.isEqual { golden = MatrixGolden(file: file, verdict: .same) }
            difference = comparison.isEqual ? nil : try comparison.picture().pngData()
            if !comparison.isEqual { golden.reason = "\(comparison)" }
        } catch let error as PNGError {
            golden.reason = "The golden is no picture that can be read. \(error)"
        }
        golden.difference = difference.map {
            MatrixValue.Picture(file: "\(Self.differences)/\(file)", sha256: ContentDigest.of($0))
        }
        try Self.place(difference, of: file, in: target)
        return golden
    }

    /// Writes the picture of a difference, or removes that of an earlier run.
    static func place(_ difference: Data?, of file: String, in target: URL) throws {
        let folder = target.appendingPathComponent(differences)
        if let difference {
            _ = try Output.folder(folder.path)
            try Output.write(difference, to: folder.appendingPathComponent(file))
        } else {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }
}

extension MatrixIndex {
    /// Prints the pictures that differ from their goldens, and the number of each kind.
    func showGoldens(_ console: Console) {
        guard let goldens else { return }
        var table = Table([
            Table.Column("picture"), Table.Column("golden"), Table.Column("what differs", isFlexible: true),
        ])
        for golden in goldens where golden.verdict != .same {
            table.add([
                Table.Cell(golden.file), Table.Cell(golden.verdict.rawValue, .fail),
                Table.Cell(golden.reason ?? ""),
            ])
        }
        if !table.rows.isEmpty { console.print(table) }
        let counts = MatrixGolden.Verdict.allCases.map { verdict in
            "\(goldens.filter { $0.verdict == verdict }.count) \(verdict.rawValue)"
        }
        console.print("goldens: \(counts.joined(separator: ", "))")
    }
}
