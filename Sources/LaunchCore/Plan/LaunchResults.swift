// Licensed under the Apache License, Version 2.0.

/// The outputs of the tasks that succeeded or fell back.
public struct LaunchResults: Sendable {
    var values: [LaunchTaskID: any Sendable] = [:]

    /// Creates results without any output.
    public init() {}

    /// A task's output, or nil when the task has none.
    public subscript<Output>(_ task: LaunchTask<Output>) -> Output? {
        get { values[task.id] as? Output }
        set { values[task.id] = newValue }
    }

    /// The names of the tasks that have an output.
    public var ids: Set<LaunchTaskID> { Set(values.keys) }

    /// Returns any task's output, for a proof that knows no types.
    package func anyOutput(of id: LaunchTaskID) -> (any Sendable)? { values[id] }

    // A task starts only when the outputs it needs are there, so this throws only for a plan whose
    // two handles of one name disagree about the type.
    func output<Output>(of task: LaunchTask<Output>) throws -> Output {
        guard let output = self[task] else {
            throw LaunchFailure(kind: .other, task: task.id, message: "Its output is missing.")
        }
        return output
    }
}
