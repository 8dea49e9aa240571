// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// The timers and tasks that the owner of a machine has under way, kept by its effects alone.
struct LaunchPending: Equatable {
    var timers: LaunchTimerSet
    var running: UInt32 = 0
    var taskTimers: UInt32 = 0
    var backoffs: UInt32 = 0
    var asksOffline: Bool
    var checksSession: Bool

    /// Takes over what a machine believes to be under way.
    init(_ machine: LaunchMachine, timed: UInt32) {
        timers = machine.timers
        asksOffline = machine.isAskingOffline
        checksSession = machine.isCheckingSession
        for index in machine.tasks.indices {
            switch machine.tasks[index].status {
            case .running: running |= 1 << UInt32(index)
            case .backingOff: backoffs |= 1 << UInt32(index)
            default: break
            }
        }
        taskTimers = running & timed
    }

    mutating func endAll() {
        timers.formIntersection(.link)
        (running, taskTimers, backoffs, asksOffline, checksSession) = (0, 0, 0, false, false)
    }

    /// Returns the rule that is broken if the owner's pending work differs from what the machine believes.
    func difference(from believed: LaunchPending) -> LaunchRule? {
        if timers != believed.timers { return .waitsAreTheOwners }
        if running != believed.running { return .tasksAreTheOwners }
        if taskTimers != believed.taskTimers || backoffs != believed.backoffs {
            return .waitsOfTasksEndWithThem
        }
        if asksOffline != believed.asksOffline || checksSession != believed.checksSession {
            return .questionsAreTheOwners
        }
        return nil
    }
}
