// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The settings for snapshots in a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
    /// The goldens that are written. Whatever is written fails the test once, so that it is never taken for a proof.
    public enum Record: String, CaseIterable, Hashable, Sendable {
        /// Each golden is written anew.
        case all
        /// A golden that is missing or differs is written.
        case failed
        /// A golden that is missing is written.
        case missing
        /// None is written.
        case never

        /// The same as `failed`: what changed is written.
        public static var changed: Record { .failed }
    }

    /// The goldens that are written; nil for what is said further out, in the environment, and else `missing`.
    public var record: Record?
    /// The folder of the goldens; nil for `__Snapshots__/<test file>` beside the test file.
    public var directory: URL?
    /// The goldens that the present test has requested.
    var ledger: SnapshotLedger?

    @TaskLocal static var current = SnapshotTestingConfiguration()

    /// Creates a configuration.
    public init(record: Record? = nil, directory: URL? = nil) {
        (self.record, self.directory) = (record, directory)
    }

    /// This configuration inside another one, which counts where this says nothing.
    func inside(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
        var result = outer
        result.record = record ?? outer.record
        result.directory = directory ?? outer.directory
        return result
    }

    /// The variable of the environment that names a mode.
    static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode that the environment names.
    ///
    /// - Throws: `SnapshotProblem` for a word that is none.
    static func mode(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotProblem) -> Record {
        guard let word = environment[variable] else { return .missing }
        guard let mode = word == "changed" ? .changed : Record(rawValue: word) else {
            throw SnapshotProblem(
                "\(variable) is '\(word)'. The words that it knows are never, missing, failed (or changed) and all."
            )
        }
        return mode
    }
}

/// A problem that keeps a snapshot from being compared.
struct SnapshotProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Compares snapshots in another way while something runs.
///
/// In Swift Testing the trait `.snapshots()` does the same for a test or a suite.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, directory: URL? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let inner = SnapshotTestingConfiguration(record: record, directory: directory)
    return try await SnapshotTestingConfiguration.$current.withValue(inner.inside(.current)) {
        try await operation()
    }
}
