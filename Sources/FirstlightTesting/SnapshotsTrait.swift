// Licensed under the Apache License, Version 2.0.

import Foundation
public import Testing

/// A trait that sets how a test or a suite compares snapshots, and finds goldens that no test requests.
///
/// A golden is an orphan when its test has run to its end without asking for it, when no function of the test file
/// has its name, or when its test file is gone. So neither a filter nor tests that run side by side make one, and a golden
/// of a test that failed half way is none. The second and the third kind are looked for at the end of a suite that has
/// this trait.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration
    /// The orphans that suites have reported.
    var told = ToldOrphans.shared

    /// Each test of a suite has it, too.
    public var isRecursive: Bool { true }

    /// Takes part around suites, tests and the cases of tests.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> SnapshotsTrait? { self }

    /// Runs a suite, a test or one of its cases, and looks for orphans.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var inner = configuration.inside(.current)
        if testCase != nil {
            do {
                try await SnapshotTestingConfiguration.$current.withValue(inner, operation: function)
            } catch {
                inner.ledger?.giveUp()
                throw error
            }
            return
        }
        // Where this trait stands around a test twice, at its suite and at one around it, the inner one looks for orphans.
        if let outer = inner.ledger, outer.test == test.id { outer.giveUp() }
        let ledger = SnapshotLedger(of: test.id)
        inner.ledger = ledger
        try await SnapshotTestingConfiguration.$current.withValue(inner, operation: function)
        guard ledger.asked != nil else { return }
        let place = GoldenPlace(of: test, directory: inner.directory)
        let orphans =
            test.isSuite
            ? try tell(of: place, inner)
            : [Self.words(place.goldens(ofTestThatAskedFor: ledger), of: place, test.name)]
        for text in orphans where !text.isEmpty { TestFailure(text).record(at: test.sourceLocation) }
    }

    /// Reports the orphans in the test file of a suite and beside it that no suite has reported before.
    func tell(of place: GoldenPlace, _ configuration: SnapshotTestingConfiguration) throws -> [String] {
        var texts: [String] = []
        if configuration.directory == nil {
            let mode = try configuration.record ?? SnapshotTestingConfiguration.mode()
            for removed in RemovedTestFile.all(beside: place) where told.tell(removed.folder) {
                texts.append(try removed.tell(mode))
            }
        }
        let orphans = place.goldensWithoutTest().filter {
            told.tell(place.folder.appendingPathComponent($0))
        }
        return texts + [Self.words(orphans, of: place, nil)]
    }

    /// The report of orphans; empty when there are none.
    static func words(_ orphans: [String], of place: GoldenPlace, _ test: String?) -> String {
        guard !orphans.isEmpty else { return "" }
        let reason = test.map { "\($0) does not ask for" } ?? "No test of \(place.fileName) asks for"
        let what = orphans.count == 1 ? "this golden" : "these \(orphans.count) goldens"
        let files = orphans.map { "\n  \(place.folder.appendingPathComponent($0).path)" }.joined()
        return "\(reason) \(what). Delete what is not needed any more, or rename it with its test:\(files)"
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Sets how a suite or a test compares snapshots, and finds goldens that no test requests.
    ///
    /// - Parameter record: Which goldens are written; nil for what the environment says, or else `missing`.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
        SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record))
    }

    /// Sets how a suite or a test compares snapshots, and finds goldens that no test requests.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}
