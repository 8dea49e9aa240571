// Licensed under the Apache License, Version 2.0.

extension LaunchController.Hooks {
    /// Lets a guard decide how careful the launch is, and tells it how the launch goes.
    ///
    /// The guard also hears when the app goes to the background and comes back.
    public mutating func guarded(by monitor: CrashLoopMonitor) {
        isSafeMode = monitor.start.isSafeMode
        crashMonitor = monitor
        let (ready, phase) = (markReady, enteredPhase)
        markReady = {
            ready?()
            monitor.note(.ready)
        }
        enteredPhase = {
            phase?($0, $1)
            monitor.note($0, failure: $1)
        }
    }
}
