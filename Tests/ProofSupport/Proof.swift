// Licensed under the Apache License, Version 2.0.

public import Testing

/// Names the requirements that a test proves.
///
/// `make requirements` counts a requirement as proved only when each test that names it ran and
/// passed, so the trait also records that the test really started (see `ProofLog`). A requirement that says what
/// a screen shows needs a test among them that looked at one (see `Look`).
public struct Proof: TestTrait, SuiteTrait, TestScoping {
    /// The catalogue ids, for example `UN-62`.
    public let ids: [String]

    /// Tells the runner to apply a suite's proof to each test in it.
    public var isRecursive: Bool { true }

    /// Records that the test started, runs it, and records whether it looked at a screen.
    ///
    /// - Throws: What the test throws, or an error when the record cannot be written: a proof that
    ///   leaves no trace would be lost without a word.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let log = ProofLog.current
        try log?.append(ProofLog.Entry(test: "\(test.id)", ids: ids))
        // A suite and a test that both name rows share one: what the test sees holds for both.
        let sight = Look.current ?? Sight()
        try await Look.$current.withValue(sight) { try await function() }
        if sight.isNoted { try log?.append(ProofLog.Entry(test: "\(test.id)", seesScreen: true)) }
    }
}

extension Trait where Self == Proof {
    /// Marks a test as the proof of requirements.
    ///
    /// - Parameter ids: Catalogue ids, for example `"UN-62", "UN-63"`.
    public static func proves(_ ids: String...) -> Proof { Proof(ids: ids) }
}
