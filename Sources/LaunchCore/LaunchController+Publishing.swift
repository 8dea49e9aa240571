// Licensed under the Apache License, Version 2.0.

extension LaunchController {
    // Shows where the machine stands. A view that reads one property is not to be drawn again because of
    // another.
    func publish() {
        if PublishedState.change(&shown.phase, machine.phase) {
            phase = machine.phase
            hooks.enteredPhase?(machine.phase, machine.failure)
        }
        if PublishedState.change(&shown.failure, machine.failure) { failure = machine.failure }
        if PublishedState.change(&shown.stop, machine.stop) { stop = machine.stop }
        if PublishedState.change(&shown.isIndicatorVisible, machine.isIndicatorVisible) {
            isIndicatorVisible = machine.isIndicatorVisible
        }
        if PublishedState.change(&shown.isSlow, machine.isSlow) { isSlow = machine.isSlow }
        if PublishedState.change(&shown.verdict, machine.verdict) { verdict = machine.verdict }
        if PublishedState.change(&shown.notice, machine.notice) { notice = machine.notice }
        if PublishedState.change(&shown.suspension, machine.suspension) { suspension = machine.suspension }
        if PublishedState.change(&shown.canContinueOffline, machine.canContinueOffline) {
            canContinueOffline = machine.canContinueOffline
        }
        if PublishedState.change(&shown.isAskingOffline, machine.isAskingOffline) {
            isAskingOffline = machine.isAskingOffline
        }
        if PublishedState.change(&shown.message, machine.message) { message = machine.message }
        if PublishedState.change(&shown.progress, machine.progress) { progress = machine.progress }
        if PublishedState.change(&shown.run, machine.run) { run = machine.run }
        if !newTrace.isEmpty {
            trace += newTrace
            newTrace.removeAll(keepingCapacity: true)
        }
        if machine.canContinueOffline, policy.isOfflineAutomatic, !isHandling { send(.continueOffline) }
    }
}

// The values that views see. Asking an observed property costs more than all else that an event does, so
// what was shown last is kept beside it.
struct PublishedState {
    var phase = LaunchPhase.idle
    var failure: LaunchFailure?
    var stop: LaunchStop?
    var isIndicatorVisible = false
    var isSlow = false
    var verdict: LaunchVerdict?
    var notice: LaunchVerdict?
    var suspension: LaunchSuspension?
    var canContinueOffline = false
    var isAskingOffline = false
    var message = ""
    var progress = 0.0
    var run = 0

    // Keeps a value; false when it is the same as before.
    static func change<Value: Equatable>(_ kept: inout Value, _ new: Value) -> Bool {
        guard kept != new else { return false }
        kept = new
        return true
    }
}
