// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// Drives a machine with events that a real owner could send, and some that it should not, keeping
// the books of running timers and tasks as the controller would.
struct MachineWalk {
    private(set) var machine: LaunchMachine
    // Lists, not sets: the choices of a seed are to be the same in every process.
    private(set) var timers: [LaunchTimer] = []
    private(set) var running: [(id: LaunchTaskID, attempt: Int)] = []
    private(set) var violations: [String] = []
    private var isAskingOffline = false
    private var isCheckingSession = false
    private var navigations = 0
    private var finishes = 0
    private var completions = 0
    private var deliveries: [URL] = []
    private var opened = 0

    init(_ machine: LaunchMachine) {
        self.machine = machine
    }

    // Events that are possible now.
    var choices: [LaunchEvent] {
        let run = machine.run
        var choices: [LaunchEvent] = [
            .appeared, .retry, .continueOffline, .sceneBecameActive, .reduceMotion(true),
            .reduceMotion(false),
        ]
        choices += timers.map { .timerFired($0, run: run) }
        for (id, attempt) in running {
            choices.append(.taskSucceeded(id, attempt: attempt, run: run))
            for kind in LaunchFailureKind.allCases {
                choices.append(.taskFailed(id, attempt: attempt, run: run, LaunchFailure(kind: kind)))
            }
            // Late answers of earlier tries and runs.
            choices.append(.taskSucceeded(id, attempt: attempt - 1, run: run))
            choices.append(.taskSucceeded(id, attempt: attempt, run: run - 1))
        }
        if isAskingOffline {
            choices += [true, false].map { .offlineAnswered(isAvailable: $0, run: run) }
        }
        if isCheckingSession {
            choices += LaunchSession.allCases.map { .sessionAnswered($0, run: run) }
        }
        choices.append(.timerFired(.timeout, run: run - 1))
        if let url = URL(string: "app://link/\(opened)") { choices.append(.open(url)) }
        return choices
    }

    mutating func send(_ event: LaunchEvent) {
        let before = machine
        if case .open = event { opened += 1 }
        if case .timerFired(let timer, let run) = event, run == machine.run {
            timers.removeAll { $0 == timer }
        }
        switch event {
        case .taskSucceeded(let id, let attempt, let run), .taskFailed(let id, let attempt, let run, _):
            if run == machine.run { running.removeAll { $0 == (id, attempt) } }
        case .offlineAnswered: isAskingOffline = false
        case .sessionAnswered: isCheckingSession = false
        default: break
        }
        let effects = machine.handle(event)
        for effect in effects { record(effect) }
        check(before, event, effects)
    }

    private mutating func record(_ effect: LaunchEffect) {
        switch effect {
        case .beginRun: (navigations, finishes, completions) = (0, 0, 0)
        case .startTimer(let timer, let duration):
            if duration < .zero { violations.append("negative wait \(timer)") }
            if timers.contains(timer) { violations.append("\(timer) started twice") }
            timers.append(timer)
        case .cancelTimer(let timer): timers.removeAll { $0 == timer }
        case .startTask(let id, let attempt):
            if running.contains(where: { $0.id == id }) { violations.append("\(id) started twice") }
            running.append((id, attempt))
        case .cancelTask(let id): running.removeAll { $0.id == id }
        case .markReady, .routeScene, .handToSignIn: break
        case .cancelAll:
            (timers, running, isAskingOffline, isCheckingSession) = ([], [], false, false)
        case .askOffline: isAskingOffline = true
        case .checkSession: isCheckingSession = true
        case .complete: completions += 1
        case .navigate: navigations += 1
        case .finish: finishes += 1
        case .deliver(let url): deliveries.append(url)
        case .note, .useFallback, .resetResults: break
        }
    }

    private mutating func check(_ before: LaunchMachine, _ event: LaunchEvent, _ effects: [LaunchEffect]) {
        func expect(_ condition: Bool, _ rule: String) {
            if !condition { violations.append("\(rule) after \(event) in \(before.phase)") }
        }
        let after = machine
        if after.run == before.run {
            let isOffline = before.phase == .failed && event == .continueOffline
            expect(after.phase >= before.phase || isOffline, "phases move forward")
            expect(after.progress >= before.progress, "progress never falls")
            expect(
                !before.isIndicatorVisible || after.isIndicatorVisible || after.phase == .failed
                    || after.phase >= .finished, "the indicator stays")
        } else {
            expect(after.run == before.run + 1, "runs count by one")
        }
        expect(navigations <= 1 && finishes <= 1 && completions <= 1, "each end comes once a run")
        expect(Set(deliveries).count == deliveries.count, "a link is delivered once")
        expect(
            after.phase != .exiting && after.phase != .finished || navigations == 1,
            "an exit has a destination")
        expect((after.failure != nil) == (after.phase == .failed), "a failure has its phase")
        expect(!after.canContinueOffline || after.phase == .failed, "offline is offered in failure only")
        expect(after.phase != .finished || after.heldLink == nil || isCheckingSession, "no link is stuck")
        if before.phase == .cancelled {
            let isNote = effects.allSatisfy { if case .note = $0 { true } else { false } }
            expect(isNote && after == before, "nothing happens after the end")
        }
        if after.phase == .failed || after.phase == .cancelled {
            expect(timers.isEmpty && running.isEmpty, "nothing runs on")
        }
        if after.phase.isLoading {
            // Something that will still happen must lead on, or the launch would hang.
            expect(!timers.isEmpty || !running.isEmpty, "a loading launch waits for something")
        }
        if after.phase == .failed {
            var copy = after
            _ = copy.handle(.retry)
            expect(copy.phase != .failed && copy.run == after.run + 1, "retry leads out")
        }
    }
}
