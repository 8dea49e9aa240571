// Licensed under the Apache License, Version 2.0.

extension LaunchController.Hooks {
    /// Lets a guard decide how careful the launch is, and reports the launch's progress to it.
    ///
    /// The guard also learns when the app goes to the background and returns.
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
