// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import LaunchKit
import SwiftUI

/// Fonsters on the watch: the same loading view, then the list (FO-73).
@main
struct FonstersWatchApp: App {
    @State private var host = LiveHost("Fonsters") { live in
        await FonstersLaunch.live(live)
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: Fonsters.launchScreen) { launch in FonstersRoot(launch: launch) }
        }
    }
}
