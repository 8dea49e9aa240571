// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// A transition of an explored launch, and what an observer says of it.
///
/// The same two machines are used for all steps, so that a transition allocates nothing.
struct ExploredTransition {
    let blueprint: LaunchBlueprint
    let tasks: [LaunchTaskSpec]
    let policy: LaunchPolicy
    let links: ExploredLinks
    /// The tasks with their own time limit, one bit each.
    let timed: UInt32
    var before: LaunchMachine
    var after: LaunchMachine
    var observedBefore = ObserverState()
    var observed = ObserverState()
    var effects: [LaunchEffect] = []
    var said = Said()
    var pendingBefore: LaunchPending
    var pending: LaunchPending
    private let mutation: Mutation?
    /// Returns whether the screen of a stopped launch has something to press; nil where no screen is known.
    let shows: ((LaunchStop) -> Bool)?

    init(
        start: LaunchMachine, links: ExploredLinks, mutation: Mutation? = nil,
        shows: ((LaunchStop) -> Bool)? = nil
    ) {
        self.shows = shows
        let tasks = start.blueprint.specs
        blueprint = start.blueprint
        self.tasks = tasks
        policy = start.policy
        self.links = links
        self.mutation = mutation
        (before, after) = (start, start)
        var timed: UInt32 = 0
        for (index, spec) in tasks.enumerated() where spec.timeout != nil { timed |= 1 << UInt32(index) }
        self.timed = timed
        pending = LaunchPending(start, timed: timed)
        pendingBefore = pending
    }

    /// Moves to a state.
    mutating func go(to key: StateKey) {
        observedBefore = before.restore(key, links)
        pendingBefore = LaunchPending(before, timed: timed)
    }

    /// Continues from the state after the last step.
    mutating func goOn() {
        before = after
        observedBefore = observed
        pendingBefore = LaunchPending(before, timed: timed)
    }

    /// Takes an event in the state; returns the first rule that the step breaks, or nil.
    mutating func take(_ event: LaunchEvent) -> LaunchRule? {
        after.become(before)
        observed = observedBefore
        pending = pendingBefore
        said = Said(phase: before.phase)
        effects.removeAll(keepingCapacity: true)
        after.handle(event, into: &effects)
        mutation?.change(event, before, &after, &effects)
        pendingEnds(with: event)
        for index in effects.indices {
            if let rule = note(effects[index]) { return rule }
        }
        return broken(event)
    }

    /// The state that the step led to.
    var key: StateKey { StateKey(after, observed) }

    /// The state after one more event, unjudged.
    func state(after event: LaunchEvent) -> LaunchMachine {
        var next = after
        var effects = next.handle(event)
        mutation?.change(event, after, &next, &effects)
        return next
    }

    func index(of id: LaunchTaskID) -> Int? {
        for index in tasks.indices where tasks[index].id == id { return index }
        return nil
    }

    /// A summary of a step's effects.
    struct Said {
        var order = Order.nothing
        /// The phase that was reported last.
        var phase = LaunchPhase.idle
        var beginsRun = false
        var didComplete = false
        var didNavigate = false
        var didFinish = false
        var delivers = false
        var keepsOutputs = false
        /// Indicates whether the owner was told which outputs are kept.
        var tellsOutputs = false
        /// Indicates whether the entry is shown again; nil where no run begins.
        var replaysEntry: Bool?
        /// The tasks whose fallbacks are used, one bit each.
        var fallbacks: UInt32 = 0
        var asksOffline = false
        var checksSession = false
        var onlyNotes = true
        var showsIndicator = false
        var routed: UInt64 = 0
    }

    /// The order that every end keeps: completion, destination, finish, secondary tasks, the held link.
    enum Order: Int {
        case nothing, complete, navigate, finish, ready, secondary, deliver
    }
}
