// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

@testable import ShipThatAppBrand

/// The splash's manager alone, on a virtual clock.
@MainActor
struct ManualSplash {
    let clock = VirtualClock()
    let manager: SplashScreenStateManager

    init(_ timing: SplashScreenTiming = SplashScreenTiming()) {
        let clock = clock
        manager = SplashScreenStateManager(timing: timing, clock: clock) {
            Date(timeIntervalSinceReferenceDate: clock.elapsed / .seconds(1))
        }
    }

    /// Goes to a time in milliseconds, and lets everything come to rest.
    func go(to milliseconds: Int) async {
        await clock.advance(to: .milliseconds(milliseconds)) { await settle() }
    }

    func settle() async {
        while manager.pendingOperations != clock.sleepers { await Task.yield() }
    }
}

extension SplashScreenStep {
    /// The place among the steps, from 0.
    var place: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}
