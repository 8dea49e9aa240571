// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import LaunchKit
import SwiftUI

/// Fonsters on four systems: the loading view, then the creatures that have hatched (FO-70).
@main
struct FonstersApp: App {
    @State private var host = LiveHost("Fonsters") { live in
        await FonstersLaunch.live(live)
    }

    var body: some Scene {
        #if os(macOS)
            // A group would open another window for each link.
            Window("Fonsters", id: "main") { window }
        #else
            WindowGroup { window }
        #endif
    }

    private var window: some View {
        LiveWindow(host, from: Fonsters.launchScreen) { launch in FonstersRoot(launch: launch) }
    }
}
