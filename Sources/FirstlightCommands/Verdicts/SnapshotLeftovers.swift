// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo

/// The leftovers of failed snapshot tests in a folder, as verdicts with their pictures.
struct SnapshotLeftovers {
    private let folder: URL

    /// - Parameter folder: The folder that `SNAPSHOT_ARTIFACTS` named.
    init(_ folder: URL) { self.folder = folder }

    /// Reads them, by the test files and names.
    ///
    /// - Throws: A `CommandError` for one that cannot be read.
    func report() throws -> VerdictReport {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var found: [URL] = []
        while let file = files?.nextObject() as? URL {
            if file.lastPathComponent.hasSuffix(SnapshotLeftover.ending) { found.append(file) }
        }
        return VerdictReport(
            try found.sorted { $0.path < $1.path }.enumerated().map {
                try verdict($1, isShown: $0 < GoldenCases.mostShown)
            })
    }

    private func verdict(_ file: URL, isShown: Bool) throws -> VerdictReport.Case {
        let left: SnapshotLeftover
        do {
            left = try JSONDecoder().decode(SnapshotLeftover.self, from: Data(contentsOf: file))
        } catch {
            throw CommandError(
                "'\(file.relativePath)' cannot be read: \(Reason.text(error))", code: .badData,
                hint: "Remove it, and run the tests again.")
        }
        let name = String(file.lastPathComponent.dropLast(SnapshotLeftover.ending.count))
        var entry = VerdictReport.Case(
            group: file.deletingLastPathComponent().lastPathComponent, name: name,
            outcome: .failed(left.reason),
            file: left.golden, places: [left.golden])
        guard isShown, name.hasSuffix(".png") else { return entry }
        func picture(_ side: String) -> Data? {
            let place = file.deletingLastPathComponent().appendingPathComponent(
                "\(name.dropLast(4)).\(side).png")
            return (try? Data(contentsOf: place)).flatMap(GoldenCases.webp)
        }
        var pictures = ComparedPictures(
            golden: picture("golden"), actual: picture("actual"), difference: picture("difference"))
        if let width = left.width, let height = left.height {
            (pictures.width, pictures.height) = (width, height)
        }
        (pictures.area, pictures.view, pictures.owner) = (left.area, left.view, left.owner ?? "")
        entry.pictures = pictures
        return entry
    }

    /// Adds to the failures of a matrix the pictures that are in its folder: what was drawn, and the difference.
    static func pictures(of report: VerdictReport, in folder: URL) -> VerdictReport {
        var (cases, shown) = (report.cases, 0)
        for index in cases.indices where cases[index].failure != nil && cases[index].name.hasSuffix(".png") {
            guard shown < GoldenCases.mostShown else { break }
            shown += 1
            func picture(_ name: String) -> Data? {
                (try? Data(contentsOf: folder.appendingPathComponent(name))).flatMap(GoldenCases.webp)
            }
            let name = cases[index].name
            cases[index].pictures = ComparedPictures(
                actual: picture(name), difference: picture("\(MatrixGoldens.differences)/\(name)"))
        }
        return VerdictReport(cases)
    }
}
