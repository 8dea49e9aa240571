// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The refusal of a picture as a golden: the last line about it in `rejected.tsv`, beside the goldens.
///
/// It is about one picture, by its digest: one that is drawn otherwise is open again.
package struct GoldenRejection: Encodable, Equatable, Sendable, CustomStringConvertible {
    /// The file of the lines, with the columns of `accepted.tsv`.
    package static let list = "rejected.tsv"

    package let reason: String
    package let by: String
    /// The day and the time, as in the file.
    package let date: String

    /// Finds the refusal of a picture.
    ///
    /// - Parameters:
    ///   - file: The name of the golden.
    ///   - picture: The file as it is drawn now.
    ///   - folder: The folder of the goldens.
    /// - Returns: Nil where nobody refused it.
    init?(of file: String, _ picture: Data, in folder: URL) {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(Self.list).path)
        else { return nil }
        let digest = ContentDigest.of(picture)
        // A line that a merge has damaged is about no picture.
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        }
        guard let line = lines.last(where: { $0.count == 8 && $0[1] == file && $0[3] == digest }) else {
            return nil
        }
        // A line that somebody has written by hand is shown in a terminal, too.
        (date, by, reason) = (line[0].asLine, line[6].asLine, line[7].asLine)
    }

    package var description: String { "Rejected by \(by) on \(date.prefix(10)): \(reason)" }
}
