// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The window of Sixth: the sign over the door, then the door or the counter.
struct SixthRoot: View {
    let launch: SixthLaunch
    let sign: Sixth.Sign
    let reset: LaunchReset

    var body: some View {
        LaunchWindow(
            launch.controller, ground: Sixth.ground.color,
            handOver: LaunchHandOver(.duringExit, destinationOpacity: { min($0 / 0.3, 1) }), reset: reset
        ) {
            SixthSign(launch: launch.controller, sign: sign)
        } destination: { route in
            switch route {
            case .door: SixthDoor { launch.controller.proceed(to: .counter) }
            case .counter: SixthCounter(bread: launch.controller.results?[launch.tasks.bread] ?? [])
            }
        }
        .tint(Sixth.crust.color)
    }
}
