// Licensed under the Apache License, Version 2.0.

import LaunchCore

// How tasks end, and how the launch continues then.
extension ExploredTransition {
    func brokenEnds(_ event: LaunchEvent) -> LaunchRule? {
        for index in tasks.indices {
            if let rule = brokenState(of: index) { return rule }
            let isNew = after.tasks[index].status == .fallback && before.tasks[index].status != .fallback
            if isNew, said.fallbacks & (1 << UInt32(index)) == 0 { return .fallbackIsThePlans }
        }
        guard after.run == before.run else { return nil }
        switch event {
        case .taskSucceeded(let id, let attempt, let run):
            guard let index = present(id, attempt, run) else { return nil }
            return after.tasks[index].status == .output ? nil : .taskEndsAsItDid
        case .gateAnswered(let id, let attempt, let run, let verdict):
            return present(id, attempt, run).flatMap { brokenAnswer(of: $0, verdict) }
        case .taskFailed(let id, let attempt, let run, _):
            return present(id, attempt, run).flatMap { brokenTry(of: $0) }
        case .timerFired(.task(let id), let run):
            guard run == before.run, let index = index(of: id), before.tasks[index].status == .running
            else { return nil }
            return brokenTry(of: index)
        default: return nil
        }
    }

    /// A launch that loads has lost nothing that it cannot do without; one that loads no more is at rest.
    private func brokenState(of index: Int) -> LaunchRule? {
        let task = after.tasks[index]
        switch task.status {
        case .failure, .cancelled:
            return after.phase.isLoading && blueprint.isPart[index]
                ? .criticalFailureEndsTheLaunch : nil
        case .absent:
            return tasks[index].criticality.endsLaunchOnFailure ? .criticalFailureEndsTheLaunch : nil
        case .running, .backingOff, .heldByLock, .heldByNetwork:
            let mayRun =
                blueprint.isPart[index]
                ? after.phase.isLoading || after.phase == .idle : after.phase == .finished
            // That secondary tasks run too early is another rule's.
            return mayRun || !blueprint.isPart[index] && after.phase.isLoading
                ? nil : .tasksEndWithTheLaunch
        default: return nil
        }
    }

    /// The place of a task whose present try is answered, or nil.
    private func present(_ id: LaunchTaskID, _ attempt: Int, _ run: Int) -> Int? {
        guard run == before.run, let index = index(of: id), before.tasks[index].status == .running,
            Int(before.tasks[index].attempt) == attempt
        else { return nil }
        return index
    }

    private func brokenTry(of index: Int) -> LaunchRule? {
        let spec = tasks[index]
        let status = after.tasks[index].status
        if Int(before.tasks[index].failures) + 1 < spec.retry.attempts {
            return status == .backingOff && after.phase == before.phase ? nil : .triesAreThePlans
        }
        switch status {
        case .waiting, .running, .backingOff: return .triesAreThePlans
        case .fallback: return spec.hasFallback ? nil : .fallbackIsThePlans
        case .failure:
            return spec.criticality.endsLaunchOnFailure && !spec.hasFallback ? nil : .taskEndsAsItDid
        case .absent: return spec.hasFallback ? .taskEndsAsItDid : nil
        default: return .taskEndsAsItDid
        }
    }

    private func brokenAnswer(of index: Int, _ verdict: LaunchVerdict) -> LaunchRule? {
        let status = after.tasks[index].status
        if verdict.isBlocking {
            guard status == .failure else { return .closedGateStops }
            return before.phase.isLoading && after.verdict != verdict ? .gateIsHeard : nil
        }
        guard status == .output else { return .taskEndsAsItDid }
        let notice = before.notice ?? (verdict == .open ? nil : verdict)
        return after.notice == notice ? nil : .gateIsHeard
    }
}
