// Licensed under the Apache License, Version 2.0.

import LaunchCore

// The timers that the owner of the machine has under way, and how long they run.
extension ExploredTransition {
    mutating func start(_ timer: LaunchTimer, _ duration: Duration) -> LaunchRule? {
        if duration < .zero { return .noWaitIsNegative }
        switch timer {
        case .task(let id): pending.taskTimers |= bit(id)
        case .backoff(let id): pending.backoffs |= bit(id)
        default:
            guard let member = timer.member else { break }
            if pending.timers.contains(member), member != .link { return .waitBeginsOnce }
            pending.timers.insert(member)
        }
        return isThePolicys(timer, duration) ? nil : .waitsAreThePolicys
    }

    private func isThePolicys(_ timer: LaunchTimer, _ duration: Duration) -> Bool {
        switch timer {
        case .entry, .minimum, .indicator, .slow, .timeout:
            return blueprint.end(of: timer).map { $0 == duration } ?? false
        case .hold: return duration == policy.completionHold
        case .exit:
            return duration == (after.reducesMotion ? policy.reducedMotionExitDuration : policy.exitDuration)
        case .link: return policy.linkLifetime.map { max(.zero, $0) == duration } ?? false
        case .patience:
            let isAsked = after.tasks.contains { $0.status == .heldByNetwork }
            return duration == max(.zero, isAsked ? policy.patience : policy.lockPatience)
        case .gate: return isTheGates(duration)
        case .task(let id): return index(of: id).map { tasks[$0].timeout.map { max(.zero, $0) } } == duration
        case .backoff(let id): return index(of: id).map { isThePlans(duration, $0) } ?? false
        }
    }

    /// As long as the service asked for, or longer by up to the policy's share.
    private func isTheGates(_ duration: Duration) -> Bool {
        guard case .maintenance(_, let retryAfter?) = after.verdict else { return false }
        let least = max(.zero, retryAfter)
        let most: Duration = least * (1 + policy.gateJitter)
        return duration >= least && duration <= most + .nanoseconds(1)
    }

    /// As long as the plan says after so many failures, give or take its share; at most an hour.
    private func isThePlans(_ duration: Duration, _ index: Int) -> Bool {
        let retry = tasks[index].retry
        var middle = retry.initial
        for _ in 1..<max(1, Int(after.tasks[index].failures)) { middle = middle * retry.multiplier }
        let least: Duration = min(.seconds(3600), middle * (1 - retry.jitter))
        let most: Duration = min(.seconds(3600), middle * (1 + retry.jitter))
        return duration >= least - .nanoseconds(1) && duration <= most + .nanoseconds(1)
    }
}
