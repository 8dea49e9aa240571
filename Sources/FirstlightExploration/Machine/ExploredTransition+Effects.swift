// Licensed under the Apache License, Version 2.0.

import LaunchCore

import struct Foundation.URL

// What the owner of the machine would do, judged on the way.
extension ExploredTransition {
    /// Ends the waits and tasks that an event reports as over.
    mutating func pendingEnds(with event: LaunchEvent) {
        switch event {
        case .timerFired(let timer, let run):
            if run == before.run || timer == .link { end(timer) }
        case .taskSucceeded(let id, let attempt, let run), .taskFailed(let id, let attempt, let run, _),
            .taskSuspended(let id, let attempt, let run, _), .gateAnswered(let id, let attempt, let run, _):
            guard run == before.run, let index = index(of: id), Int(before.tasks[index].attempt) == attempt
            else { return }
            pending.running &= ~(1 << UInt32(index))
        case .offlineAnswered(_, let run): if run == before.run { pending.asksOffline = false }
        case .sessionAnswered(_, let run): if run == before.run { pending.checksSession = false }
        case .open(let url): self[url] = .held
        default: break
        }
    }

    private mutating func end(_ timer: LaunchTimer) {
        switch timer {
        case .task(let id): pending.taskTimers &= ~bit(id)
        case .backoff(let id): pending.backoffs &= ~bit(id)
        default: if let member = timer.member { pending.timers.remove(member) }
        }
    }

    func bit(_ id: LaunchTaskID) -> UInt32 { 1 << UInt32(index(of: id) ?? 31) }

    subscript(url: URL) -> ObserverState.Link {
        get { url == links.first ? observed.firstLink : observed.secondLink }
        set {
            if url == links.first { observed.firstLink = newValue } else { observed.secondLink = newValue }
        }
    }

    /// Takes an effect; returns a rule that it breaks.
    mutating func note(_ effect: LaunchEffect) -> LaunchRule? {
        if case .note(let kind) = effect { return note(kind) }
        said.onlyNotes = false
        switch effect {
        case .beginRun(_, let replaysEntry):
            observed.beginRun()
            said.replaysEntry = replaysEntry
            (said.order, said.phase, said.beginsRun) = (.nothing, .idle, true)
        case .resetResults(let kept):
            (said.keepsOutputs, said.tellsOutputs) = (!kept.isEmpty, true)
            return areKept(kept) ? nil : .keptOutputsAreTold
        case .startTimer(let timer, let duration): return start(timer, duration)
        case .cancelTimer(let timer): end(timer)
        case .startTask(let id, _): return startTask(id)
        case .cancelTask(let id): pending.running &= ~bit(id)
        case .useFallback(let id):
            if index(of: id).map({ !tasks[$0].hasFallback }) ?? true { return .fallbackIsThePlans }
            said.fallbacks |= bit(id)
        case .cancelAll: pending.endAll()
        case .askOffline: (pending.asksOffline, said.asksOffline) = (true, true)
        case .checkSession: (pending.checksSession, said.checksSession) = (true, true)
        case .complete, .navigate, .finish, .markReady, .deliver: return noteEnd(effect)
        case .routeScene(let scene):
            if said.routed & scene.bit != 0 { return .windowsHaveOneRoute }
            said.routed |= scene.bit
        case .handToSignIn(let url): if url != links.answer { return .signInAnswerIsHandedOver }
        case .note: break
        }
        return nil
    }

    private mutating func note(_ kind: LaunchTraceEvent.Kind) -> LaunchRule? {
        switch kind {
        case .link(let url, let decision):
            if decision != .held, decision != .delivered { self[url] = .gone }
        case .indicatorAppeared: said.showsIndicator = true
        case .phase(let phase):
            guard said.phase.mayBecome(phase) else { return .phasesTakeTheEdges }
            said.phase = phase
        default: break
        }
        return nil
    }

    private mutating func noteEnd(_ effect: LaunchEffect) -> LaunchRule? {
        switch effect {
        case .complete:
            if observed.hasCompleted { return .completesOnce }
            (observed.hasCompleted, said.didComplete) = (true, true)
            return advance(.complete)
        case .navigate(let destination):
            if observed.hasNavigated { return .navigatesOnce }
            if destination != after.destination, after.run == before.run { return .destinationHasItsCause }
            if !observed.hasCompleted { return .navigatesAfterCompletion }
            (observed.hasNavigated, said.didNavigate) = (true, true)
            return advance(.navigate)
        case .finish:
            if observed.hasFinished { return .finishesOnce }
            if !observed.hasNavigated { return .finishesAfterNavigation }
            (observed.hasFinished, said.didFinish) = (true, true)
            return advance(.finish)
        case .markReady:
            if observed.isReady || !observed.hasFinished { return .readyIsNotedOnce }
            observed.isReady = true
            return advance(.ready)
        case .deliver(let url):
            if self[url] != .held { return .linkIsDeliveredOnce }
            if !observed.hasFinished { return .linkIsDeliveredAfterTheEnd }
            self[url] = .gone
            said.delivers = true
            return advance(.deliver)
        default: return nil
        }
    }

    private mutating func advance(_ order: Order) -> LaunchRule? {
        if order.rawValue < said.order.rawValue { return .endKeepsItsOrder }
        said.order = order
        return nil
    }

    private mutating func startTask(_ id: LaunchTaskID) -> LaunchRule? {
        guard let index = index(of: id) else { return .tasksAreTheOwners }
        if pending.running & (1 << UInt32(index)) != 0 { return .taskRunsOnceAtATime }
        pending.running |= 1 << UInt32(index)
        for need in blueprint.needs[index] where !after.tasks[need].hasOutput {
            return .taskHasWhatItNeeds
        }
        let isSafe = blueprint.options.isSafeMode
        switch tasks[index].criticality {
        case .secondary: return isSafe ? .safeModeLeavesOutTheRest : advance(.secondary)
        case .optional: return isSafe && !isNeeded(index) ? .safeModeLeavesOutTheRest : nil
        default: return nil
        }
    }

    /// Returns whether a required task depends on this one, directly or indirectly.
    private func isNeeded(_ index: Int) -> Bool {
        blueprint.dependents[index].contains { dependent in
            switch tasks[dependent].criticality {
            case .critical, .required: true
            case .optional: isNeeded(dependent)
            case .secondary: false
            }
        }
    }
}
