// Licensed under the Apache License, Version 2.0.

/// A handle to a task of a plan, and the only way to name its output.
public struct LaunchTask<Output: Sendable>: Hashable, Sendable {
    /// The task's name.
    public let id: LaunchTaskID

    init(id: LaunchTaskID) {
        self.id = id
    }
}
