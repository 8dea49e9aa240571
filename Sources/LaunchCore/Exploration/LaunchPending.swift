// Licensed under the Apache License, Version 2.0.

/// The waits and tasks that the owner of a machine has under way, kept by its effects alone.
struct LaunchPending {
    private var waits: LaunchWaits
    private var running: UInt32 = 0
    private var taskTimers: UInt32 = 0
    private var backoffs: UInt32 = 0
    private var asksOffline: Bool
    private var checksSession: Bool

    /// Takes over what a machine has under way, less what an event ended.
    init(_ machine: LaunchMachine, tasks: [LaunchTaskSpec], fired event: LaunchEvent) {
        waits = machine.waits
        asksOffline = machine.isAskingOffline
        checksSession = machine.isCheckingSession
        for index in tasks.indices { add(machine.tasks[index].status, index, tasks[index]) }
        switch event {
        case .timerFired(let timer, let run) where run == machine.run || timer == .link: end(timer, tasks)
        case .taskSucceeded(let id, let attempt, let run), .taskFailed(let id, let attempt, let run, _),
            .taskSuspended(let id, let attempt, let run, _), .gateAnswered(let id, let attempt, let run, _):
            guard run == machine.run, let index = tasks.firstIndex(where: { $0.id == id }),
                Int(machine.tasks[index].attempt) == attempt
            else { break }
            running &= ~(1 << UInt32(index))
        case .offlineAnswered: asksOffline = false
        case .sessionAnswered: checksSession = false
        default: break
        }
    }

    private mutating func add(_ status: LaunchTaskState.Status, _ index: Int, _ spec: LaunchTaskSpec) {
        let bit: UInt32 = 1 << UInt32(index)
        if status == .running {
            running |= bit
            if spec.timeout != nil { taskTimers |= bit }
        }
        if status == .backingOff { backoffs |= bit }
    }

    private mutating func end(_ timer: LaunchTimer, _ tasks: [LaunchTaskSpec]) {
        switch timer {
        case .task(let id): taskTimers &= ~Self.bit(id, tasks)
        case .backoff(let id): backoffs &= ~Self.bit(id, tasks)
        default: if let wait = timer.wait { waits.remove(wait) }
        }
    }

    private static func bit(_ id: LaunchTaskID, _ tasks: [LaunchTaskSpec]) -> UInt32 {
        1 << UInt32(tasks.firstIndex { $0.id == id } ?? 31)
    }

    /// Takes an effect; returns a rule that it breaks.
    mutating func note(_ effect: LaunchEffect, tasks: [LaunchTaskSpec]) -> String? {
        switch effect {
        case .startTimer(let timer, let duration):
            if duration < .zero { return "no wait is negative" }
            switch timer {
            case .task(let id): taskTimers |= Self.bit(id, tasks)
            case .backoff(let id): backoffs |= Self.bit(id, tasks)
            default:
                guard let wait = timer.wait else { break }
                if waits.contains(wait), wait != .link { return "a wait begins once" }
                waits.insert(wait)
            }
        case .cancelTimer(let timer): end(timer, tasks)
        case .startTask(let id, _):
            if running & Self.bit(id, tasks) != 0 { return "a task runs once at a time" }
            running |= Self.bit(id, tasks)
        case .cancelTask(let id): running &= ~Self.bit(id, tasks)
        case .cancelAll:
            waits.formIntersection(.link)
            (running, taskTimers, backoffs, asksOffline, checksSession) = (0, 0, 0, false, false)
        case .askOffline: asksOffline = true
        case .checkSession: checksSession = true
        default: break
        }
        return nil
    }

    /// What the owner has under way and what the machine believes must be the same.
    func difference(from machine: LaunchMachine, tasks: [LaunchTaskSpec]) -> String? {
        var believed = self
        (believed.running, believed.taskTimers, believed.backoffs) = (0, 0, 0)
        for index in tasks.indices { believed.add(machine.tasks[index].status, index, tasks[index]) }
        if waits != machine.waits { return "the owner's waits are the machine's" }
        if running != believed.running { return "the owner's tasks are the machine's" }
        if taskTimers != believed.taskTimers || backoffs != believed.backoffs {
            return "the waits of tasks end with them"
        }
        if asksOffline != machine.isAskingOffline || checksSession != machine.isCheckingSession {
            return "a question is open as long as its answer is awaited"
        }
        return nil
    }
}
