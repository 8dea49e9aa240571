// Licensed under the Apache License, Version 2.0.

/// Data that earlier launches have kept, in place of the outputs that a launch did not get.
public struct LaunchKept: Sendable {
    /// The kept values as outputs of the tasks that they stand for.
    public var results: LaunchResults
    /// The age of the oldest of them; nil if unknown.
    public var age: Duration?

    /// Describes what is kept.
    public init(results: LaunchResults, age: Duration? = nil) {
        (self.results, self.age) = (results, age)
    }
}
