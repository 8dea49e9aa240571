// Licensed under the Apache License, Version 2.0.

/// Work with the account that a user begins after a launch, such as its deletion, and that can fail.
public struct NamedCeremony: Hashable, Sendable {
    /// The name in the fault matrix.
    public let name: String
    /// A launch whose last step begins the work.
    public let scenario: Scenario
    /// The button that begins the work again.
    public let button: String
    /// The button of the question that comes before the work; nil where nothing is asked.
    public let confirms: String?
    /// The words that are on the screen when it is done, and not before.
    public let shows: String

    /// The faults that the server has in a ceremony.
    public static let faults: [FaultKind] = [.fails, .hangs, .malformed]
}
