// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

/// What an observer of a launch remembers in order to judge it.
struct LaunchBooks: Hashable, Sendable {
    enum Link: Int {
        case unseen, held, gone
    }

    var firstLink = Link.unseen
    var secondLink = Link.unseen
    var hasNavigated = false
    var hasFinished = false
    var hasCompleted = false

    static let bitCount = 7

    var bits: Int {
        firstLink.rawValue | secondLink.rawValue << 2 | (hasNavigated ? 16 : 0) | (hasFinished ? 32 : 0)
            | (hasCompleted ? 64 : 0)
    }

    /// Notes the effects of an event and returns the first rule that does not hold, or nil.
    mutating func check(
        from before: LaunchMachine, to after: LaunchMachine, _ event: LaunchEvent, _ effects: [LaunchEffect],
        tasks: [LaunchTaskSpec], links: ExploredLinks
    ) -> String? {
        var pending = LaunchPending(before, tasks: tasks, fired: event)
        if case .open(let url) = event { self[url, links] = .held }
        var last: Order?
        for effect in effects {
            if let rule = note(effect, links, &last) ?? pending.note(effect, tasks: tasks) { return rule }
        }
        return LaunchRules(before: before, after: after, event: event, effects: effects, books: self)
            .broken(tasks: tasks) ?? pending.difference(from: after, tasks: tasks)
    }

    /// The order that every end keeps, by section 7.1 of the requirements.
    private enum Order: Int {
        case complete, navigate, finish, deliver
    }

    private mutating func note(
        _ effect: LaunchEffect, _ links: ExploredLinks, _ last: inout Order?
    ) -> String? {
        let step: Order
        switch effect {
        case .beginRun:
            (hasNavigated, hasFinished, hasCompleted) = (false, false, false)
            last = nil
            return nil
        case .complete:
            if hasCompleted { return "a run completes once" }
            (hasCompleted, step) = (true, .complete)
        case .navigate:
            if hasNavigated { return "a run navigates once" }
            if !hasCompleted { return "a run navigates after its completion" }
            (hasNavigated, step) = (true, .navigate)
        case .finish:
            if hasFinished { return "a run finishes once" }
            if !hasNavigated { return "a run finishes after its navigation" }
            (hasFinished, step) = (true, .finish)
        case .deliver(let url):
            if self[url, links] != .held { return "a link is delivered once" }
            if !hasFinished { return "a link is delivered after the end" }
            self[url, links] = .gone
            step = .deliver
        case .note(.link(let url, let decision)):
            if decision != .held, decision != .delivered { self[url, links] = .gone }
            return nil
        case .handToSignIn(let url): return url == links.answer ? nil : "a link is no sign-in's answer"
        default: return nil
        }
        if let last, last.rawValue > step.rawValue { return "the end keeps its order" }
        last = step
        return nil
    }

    private subscript(url: URL, links: ExploredLinks) -> Link {
        get { url == links.first ? firstLink : secondLink }
        set { if url == links.first { firstLink = newValue } else { secondLink = newValue } }
    }
}
