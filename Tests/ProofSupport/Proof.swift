// Licensed under the Apache License, Version 2.0.

public import Testing

/// Names the requirements that a test proves.
///
/// `make requirements` counts a requirement as proved only when each test that names it ran and
/// passed, so the trait also records that the test really started.
public struct Proof: TestTrait, SuiteTrait {
    /// The catalogue ids, for example `UN-62`.
    public let ids: [String]

    /// Tells the runner to apply a suite's proof to each test in it.
    public var isRecursive: Bool { true }
}

extension Trait where Self == Proof {
    /// Marks a test as the proof of requirements.
    ///
    /// - Parameter ids: Catalogue ids, for example `"UN-62", "UN-63"`.
    public static func proves(_ ids: String...) -> Proof { Proof(ids: ids) }
}
