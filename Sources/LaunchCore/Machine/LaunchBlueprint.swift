// Licensed under the Apache License, Version 2.0.

/// The parts of a launch that never change: its tasks, its rules and its options.
///
/// All copies of a machine share one, so that copying and comparing them is cheap.
package final class LaunchBlueprint: Sendable {
    package let specs: [LaunchTaskSpec]
    package let policy: LaunchPolicy
    package let options: LaunchMachine.Options
    /// The place of each task in the plan.
    package let indexes: [LaunchTaskID: Int]
    /// For each task the tasks that it needs, and those that need it.
    package let needs: [[Int]]
    package let dependents: [[Int]]
    /// The tasks that are asked again after a gate was closed: gates and all that they need.
    package let isAskedAgain: [Bool]
    /// For each task, whether safe mode leaves it out: it is optional, and no critical or required task needs it.
    let isLeftOut: [Bool]
    /// For each task, whether the exit waits for it.
    package let isPart: [Bool]
    /// The number of tasks that the exit waits for.
    package let partCount: Int

    init(specs: [LaunchTaskSpec], policy: LaunchPolicy, options: LaunchMachine.Options) {
        self.specs = specs
        self.policy = policy
        self.options = options
        var indexes: [LaunchTaskID: Int] = [:]
        for (index, spec) in specs.enumerated() where indexes[spec.id] == nil { indexes[spec.id] = index }
        let needs = specs.map { spec in spec.dependencies.compactMap { indexes[$0] } }
        var dependents = Array(repeating: [Int](), count: specs.count)
        for (index, list) in needs.enumerated() { for need in list { dependents[need].append(index) } }
        var isAskedAgain = specs.map(\.isGate)
        // A task depends on earlier ones only, so one pass backwards reaches all that a gate needs.
        for index in specs.indices.reversed() where isAskedAgain[index] {
            for need in needs[index] { isAskedAgain[need] = true }
        }
        var isNeeded = specs.map { $0.isPartOfLaunch && $0.criticality != .optional }
        for index in specs.indices.reversed() where isNeeded[index] {
            for need in needs[index] { isNeeded[need] = true }
        }
        isLeftOut = specs.indices.map { specs[$0].criticality == .optional && !isNeeded[$0] }
        self.indexes = indexes
        self.needs = needs
        self.dependents = dependents
        self.isAskedAgain = isAskedAgain
        isPart = specs.map(\.isPartOfLaunch)
        partCount = specs.count { $0.criticality != .secondary }
    }

    /// The time at which a timer of the run ends, from its first frame; nil when the policy has none.
    package func end(of timer: LaunchTimer) -> Duration? {
        switch timer {
        case .entry: policy.entryDuration > .zero ? policy.entryDuration : nil
        case .minimum: policy.minimumDisplay > .zero ? policy.minimumDisplay : nil
        case .indicator: policy.indicatorDelay.map { max(.zero, $0) }
        case .slow: policy.slowAfter.map { max(.zero, $0) }
        case .timeout: policy.timeout.map { max(.zero, $0) }
        default: nil
        }
    }
}

extension LaunchMachine {
    /// The questions that the owner of a launch answers, and whether optional tasks are left out.
    public struct Options: Hashable, Sendable {
        /// Indicates whether the owner can be asked for cached data.
        public var canAskOffline = false
        /// Indicates whether an expired session has its own route; without one the tasks run again.
        public var hasExpiredRoute = false
        /// Indicates whether the owner names the destinations that hold links, such as a sign-in.
        public var asksAboutLinks = false
        /// Indicates whether the launch runs only the tasks that the first screen requires, after failed launches.
        public var isSafeMode = false

        /// Creates the options of a launch whose owner answers no question.
        public init() {}
    }
}

// Two machines are of one launch only when they share the blueprint itself.
extension LaunchBlueprint: Hashable {
    package static func == (left: LaunchBlueprint, right: LaunchBlueprint) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
