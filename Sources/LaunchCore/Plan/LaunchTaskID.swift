// Licensed under the Apache License, Version 2.0.

/// The name of a launch task, unique in its plan.
public struct LaunchTaskID: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable, Codable,
    CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name.
    public var description: String { rawValue }
}

/// A handle to a task of a plan, and the only way to name its output.
public struct LaunchTask<Output: Sendable>: Hashable, Sendable {
    /// The task's name.
    public let id: LaunchTaskID

    init(id: LaunchTaskID) {
        self.id = id
    }
}
