// Licensed under the Apache License, Version 2.0.

/// The tasks between the first frame and the first screen, and what each needs from the others.
///
///     var plan = LaunchPlan()
///     let config = plan.task("config", .critical, "Loading settings") { try await loadConfig() }
///     let cities = plan.task("cities", after: config) { config in try await loadCities(config) }
///
/// A task that needs another's output gets it as an argument and names it by its handle. A handle
/// exists only once its task does, so a missing or a circular dependency cannot be written.
public struct LaunchPlan: Sendable {
    struct Node: Sendable {
        let spec: LaunchTaskSpec
        let fallback: (any Sendable)?
        let work: @Sendable (LaunchResults) async throws -> any Sendable
    }

    private(set) var nodes: [Node] = []
    private var indexes: [LaunchTaskID: Int] = [:]
    let classify: @Sendable (any Error) -> LaunchFailureKind

    /// Creates an empty plan.
    ///
    /// - Parameter classify: Turns a task's error into the kind that decides what the user reads.
    public init(
        classify: @escaping @Sendable (any Error) -> LaunchFailureKind = { .classify($0) }
    ) {
        self.classify = classify
    }

    /// The tasks as plain values, in the order in which they were added.
    public var specs: [LaunchTaskSpec] { nodes.map(\.spec) }

    func index(_ id: LaunchTaskID) -> Int? { indexes[id] }
    func node(_ id: LaunchTaskID) -> Node? { indexes[id].map { nodes[$0] } }

    /// Adds a task that starts with the launch.
    ///
    /// A task whose output is a verdict is a gate: a closed one stops the launch.
    ///
    /// - Parameters:
    ///   - id: A name, unique in the plan; a repeated name is a programming error and traps.
    ///   - criticality: The effect of a failure.
    ///   - message: The message to the user while the task runs.
    ///   - timeout: The longest time of one try; nil for none.
    ///   - retry: The tries of a failing task.
    ///   - fallback: The output to use when every try failed.
    ///   - needsScene: Whether it waits for a user who can see the app.
    ///   - budget: The time that it should take; a trace notes when it took longer.
    ///   - work: The task's body; it is cancelled when its result is no longer wanted.
    @discardableResult
    public mutating func task<Output: Sendable>(
        _ id: LaunchTaskID, _ criticality: LaunchCriticality = .critical, _ message: String = "",
        timeout: Duration? = nil, retry: LaunchRetry = .none, fallback: Output? = nil,
        needsScene: Bool = true, budget: Duration? = nil,
        work: @escaping @Sendable () async throws -> Output
    ) -> LaunchTask<Output> {
        let spec = LaunchTaskSpec(
            id: id, criticality: criticality, message: message, dependencies: [], timeout: timeout,
            retry: retry, hasFallback: fallback != nil, needsScene: needsScene,
            isGate: Output.self == LaunchVerdict.self, budget: budget)
        return add(spec, fallback: fallback) { _ in try await work() }
    }

    /// Adds a task that starts when the tasks it needs have their outputs.
    ///
    /// When one of those has no output, this task cannot run and counts as failed.
    ///
    /// - Parameters:
    ///   - id: A name, unique in the plan; a repeated name is a programming error and traps.
    ///   - criticality: The effect of a failure.
    ///   - message: The message to the user while the task runs.
    ///   - inputs: The tasks whose outputs the body receives.
    ///   - timeout: The longest time of one try; nil for none.
    ///   - retry: The tries of a failing task.
    ///   - fallback: The output to use when every try failed.
    ///   - needsScene: Whether it waits for a user who can see the app.
    ///   - budget: The time that it should take; a trace notes when it took longer.
    ///   - work: The task's body; it is cancelled when its result is no longer wanted.
    @discardableResult
    public mutating func task<each Input: Sendable, Output: Sendable>(
        _ id: LaunchTaskID, _ criticality: LaunchCriticality = .critical, _ message: String = "",
        after inputs: repeat LaunchTask<each Input>, timeout: Duration? = nil,
        retry: LaunchRetry = .none, fallback: Output? = nil, needsScene: Bool = true,
        budget: Duration? = nil,
        work: @escaping @Sendable (repeat each Input) async throws -> Output
    ) -> LaunchTask<Output> {
        var dependencies: [LaunchTaskID] = []
        repeat dependencies.append((each inputs).id)
        let spec = LaunchTaskSpec(
            id: id, criticality: criticality, message: message, dependencies: dependencies,
            timeout: timeout, retry: retry, hasFallback: fallback != nil, needsScene: needsScene,
            isGate: Output.self == LaunchVerdict.self, budget: budget)
        return add(spec, fallback: fallback) { results in
            let arguments = (repeat try results.output(of: each inputs))
            return try await work(repeat each arguments)
        }
    }

    /// Creates a plan from plain values, for proofs: a body learns which task it is for.
    package init(
        specs: [LaunchTaskSpec], fallback: (LaunchTaskSpec) -> any Sendable,
        work: @escaping @Sendable (LaunchTaskSpec, LaunchResults) async throws -> any Sendable
    ) {
        self.init()
        for spec in specs {
            indexes[spec.id] = nodes.count
            nodes.append(
                Node(spec: spec, fallback: spec.hasFallback ? fallback(spec) : nil) { results in
                    try await work(spec, results)
                })
        }
    }

    private mutating func add<Output: Sendable>(
        _ spec: LaunchTaskSpec, fallback: Output?,
        work: @escaping @Sendable (LaunchResults) async throws -> Output
    ) -> LaunchTask<Output> {
        precondition(
            indexes[spec.id] == nil,
            "The launch plan has two tasks named '\(spec.id)'. Rename one of them.")
        for id in spec.dependencies {
            guard let needed = node(id) else {
                preconditionFailure(
                    "Task '\(spec.id)' needs '\(id)' of another plan. Use a handle of this plan.")
            }
            precondition(
                needed.spec.criticality != .secondary || spec.criticality == .secondary,
                "Task '\(spec.id)' runs during the launch but needs '\(id)', which runs after it. "
                    + "Make '\(spec.id)' secondary, too, or '\(id)' part of the launch.")
        }
        indexes[spec.id] = nodes.count
        nodes.append(Node(spec: spec, fallback: fallback, work: { try await work($0) }))
        return LaunchTask(id: spec.id)
    }
}
