// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation

extension LaunchController {
    // Shows where the machine stands. A view that reads one property is not to be drawn again because of
    // another.
    func publish() {
        let isNewPhase = shown.phase != machine.phase
        shown.take(machine)
        if isNewPhase { hooks.enteredPhase?(machine.phase, machine.failure) }
        if !newTrace.isEmpty {
            shown.trace += newTrace
            newTrace.removeAll(keepingCapacity: true)
        }
        if machine.canContinueOffline, policy.isOfflineAutomatic, !isHandling { send(.continueOffline) }
    }
}

/// The values of a controller that views see and whose types its routes do not change.
///
/// A class that is not generic: there Swift makes the key path of an observed property once, in a generic one each time that
/// it is read.
@MainActor @Observable
final class PublishedState {
    var phase = LaunchPhase.idle
    var failure: LaunchFailure?
    var stop: LaunchStop?
    var isIndicatorVisible = false
    var isSlow = false
    var canContinueOffline = false
    var isAskingOffline = false
    var verdict: LaunchVerdict?
    var notice: LaunchVerdict?
    var suspension: LaunchSuspension?
    var message = ""
    var progress = 0.0
    var run = 0
    var results: LaunchResults?
    var entryStart: Date?
    var indicatorStart: Date?
    var exitStart: Date?
    var deliveredLink: URL?
    var deliveredScene: LaunchSceneID?
    var destination: LaunchDestination?
    var kept: LaunchKept?
    var trace: [LaunchTraceEvent] = []

    /// Takes the values of a machine; only what has changed is told.
    func take(_ machine: LaunchMachine) {
        if phase != machine.phase { phase = machine.phase }
        if failure != machine.failure { failure = machine.failure }
        if stop != machine.stop { stop = machine.stop }
        if isIndicatorVisible != machine.isIndicatorVisible {
            isIndicatorVisible = machine.isIndicatorVisible
        }
        if isSlow != machine.isSlow { isSlow = machine.isSlow }
        if verdict != machine.verdict { verdict = machine.verdict }
        if notice != machine.notice { notice = machine.notice }
        if suspension != machine.suspension { suspension = machine.suspension }
        if canContinueOffline != machine.canContinueOffline {
            canContinueOffline = machine.canContinueOffline
        }
        if isAskingOffline != machine.isAskingOffline { isAskingOffline = machine.isAskingOffline }
        if message != machine.message { message = machine.message }
        if progress != machine.progress { progress = machine.progress }
        if run != machine.run { run = machine.run }
    }
}
