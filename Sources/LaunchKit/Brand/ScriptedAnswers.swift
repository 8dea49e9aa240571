// Licensed under the Apache License, Version 2.0.

/// Services that answer as a scenario says.
public protocol ScriptedAnswers: Sendable {
    /// Waits as the scenario says for the next try of a task.
    ///
    /// - Parameters:
    ///   - task: The name of the task.
    ///   - needsBackend: Whether the answer comes from the server, and not from the device itself.
    /// - Throws: A ``ServiceError`` for an answer that is not a good one.
    func answer(_ task: String, needsBackend: Bool) async throws
}

/// The answers of a launch that follows no scenario: at once, and well.
public struct UnscriptedAnswers: ScriptedAnswers {
    /// Creates the answers.
    public init() {}

    /// Answers at once.
    public func answer(_ task: String, needsBackend: Bool) async throws {}
}

extension ScriptedAnswers {
    /// Waits as the scenario says for the server's next answer to a task.
    public func answer(_ task: String) async throws { try await answer(task, needsBackend: true) }

    /// Waits as the scenario says for the server's next answer to a task, which is this one when it is good.
    public func answer<Value>(_ task: String, with value: @autoclosure @Sendable () -> Value) async throws
        -> Value
    {
        try await answer(task)
        return value()
    }
}
