// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The result of one unit of a matrix: a picture, or the verdict on a launch.
struct MatrixValue: Codable, Equatable, Sendable {
    /// A picture that was written.
    struct Picture: Codable, Equatable {
        let file: String
        /// A name for the file's bytes.
        let sha256: String
    }

    /// The end of a launch that is judged.
    struct Verdict: Codable, Equatable {
        let scenario: String
        let isPassed: Bool
        /// The missed expectation; nil when there is none.
        let reason: String?
    }

    var picture: Picture?
    var verdict: Verdict?
    /// The comparison of the picture with its golden; nil when it was not compared.
    var golden: MatrixGolden?
    /// The things that the picture's views asked for and did not get; nil when there are none.
    var missed: [Shortfall.Item]?
}

/// All pictures of a matrix, as `matrix.json` lists them.
struct MatrixIndex: Encodable {
    private enum CodingKeys: CodingKey { case pictures, verdicts, missing, goldens }

    let pictures: [MatrixValue.Picture]
    let verdicts: [MatrixValue.Verdict]
    /// Units without a picture, because the launch was over before their instant.
    let missing: [String]
    /// The golden of each picture and those without one; nil when nothing was compared.
    let goldens: [MatrixGolden]?
    /// The things that views asked for and did not get, in the order of the pictures.
    private let missed: [Shortfall.Item]

    /// Sums up what units came to.
    ///
    /// - Parameter orphans: The goldens that no unit draws; nil when nothing was compared.
    init(_ results: [ShardResult<MatrixValue>], orphans: [MatrixGolden]?) {
        pictures = results.compactMap(\.value.picture)
        verdicts = results.compactMap(\.value.verdict)
        missing = results.filter { $0.value.picture == nil && $0.value.verdict == nil }.map(\.unit)
        goldens = orphans.map { results.compactMap(\.value.golden) + $0 }
        missed = results.flatMap { $0.value.missed ?? [] }
    }

    /// Writes the list and prints a summary.
    ///
    /// - Returns: The exit code.
    func finish(in folder: URL, _ arguments: ParsedArguments) throws -> Int32 {
        try Output.write(
            try ShardCoding.encoder().encode(Report(self, as: .matrix)),
            to: folder.appendingPathComponent("matrix.json"))
        if !arguments[StandardOptions.json] {
            arguments.console.print("\(folder.relativePath)  \(MessageText.count(pictures.count, "picture"))")
        }
        return try tell(arguments)
    }

    /// Reports problems, and returns the exit code.
    func tell(_ arguments: ParsedArguments) throws -> Int32 {
        try arguments.show(self, as: .matrix) { showGoldens(arguments.console) }
        Shortfall.tell(missed, arguments)
        for verdict in verdicts {
            if let reason = verdict.reason {
                arguments.warn("\(verdict.scenario): \(reason)")
            }
        }
        for unit in missing { arguments.warn("\(unit): the launch was over before.") }
        try verdictReport.tell(arguments)
        let isAsBefore = goldens?.allSatisfy { $0.verdict == .same } ?? true
        return isAsBefore && missing.isEmpty && verdicts.allSatisfy(\.isPassed) ? 0 : 1
    }
}
