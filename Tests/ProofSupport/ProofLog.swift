// Licensed under the Apache License, Version 2.0.

import Foundation

/// The file in which running tests leave their requirement ids, one JSON object a line.
///
/// Tests run side by side, and in more than one process, so each line is written with a single
/// `write` to a descriptor opened for appending: lines never mix.
struct ProofLog {
    /// One line of the log.
    struct Entry: Encodable {
        /// The test's full identity, the same text as in the event stream of `swift test`.
        let test: String
        /// The requirement ids that the test names.
        var ids: [String] = []
        /// Indicates whether it has looked at a screen; nil where that is not known yet.
        var seesScreen: Bool?
    }

    /// A record that could not be written.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let code: Int32

        var description: String {
            "Cannot append to the proof log \(path): \(String(cString: strerror(code))). "
                + "Set FIRSTLIGHT_PROOFS to a file in a folder that exists and can be written."
        }
    }

    let path: String

    /// The log that the environment names in `FIRSTLIGHT_PROOFS`, if any.
    static var current: ProofLog? {
        ProcessInfo.processInfo.environment["FIRSTLIGHT_PROOFS"].map(ProofLog.init(path:))
    }

    func append(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(entry) + Data("\n".utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(descriptor) }
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw Failure(path: path, code: errno) }
    }
}
