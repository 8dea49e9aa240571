// Licensed under the Apache License, Version 2.0.

/// A launch that can be put at any of its stops, for what draws the screens of all of them.
@MainActor
package protocol LaunchStopping: AnyObject {
    /// Shows the launch as it stands at a stop; what was under way goes on unheeded.
    func show(_ stop: LaunchStop)
}

extension LaunchController: LaunchStopping {
    package func show(_ stop: LaunchStop) {
        switch stop {
        case .failed(let failure, let canContinueOffline):
            (machine.failure, machine.canContinueOffline) = (failure, canContinueOffline)
            note(.failed(failure))
            machine.phase = .failed
        case .closed(let verdict):
            machine.verdict = verdict
            note(.verdict("gate", verdict))
            machine.phase = .blocked
        }
        note(.phase(machine.phase))
        publish()
    }
}
