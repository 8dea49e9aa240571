// Licensed under the Apache License, Version 2.0.

extension LaunchController.Hooks {
    /// Lets a guard decide how careful the launch is, and tells it how the launch goes.
    ///
    /// The guard also hears when the app goes to the background and comes back.
    public mutating func guarded(by keeper: CrashLoopMonitor) {
        isSafeMode = keeper.start.isSafeMode
        self.keeper = keeper
        let (ready, phase) = (markReady, enteredPhase)
        markReady = {
            ready?()
            keeper.note(.ready)
        }
        enteredPhase = {
            phase?($0, $1)
            keeper.note($0, failure: $1)
        }
    }
}
