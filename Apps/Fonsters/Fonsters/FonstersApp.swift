// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import LaunchKit
import SwiftUI

/// Fonsters on four systems: the loading view, then the creatures that have hatched (FO-70).
@main
struct FonstersApp: App {
    @State private var host = LiveHost("Fonsters") { live in
        let store = CreatureStore(store: live.store, now: live.setting.date)
        return FonstersLaunch(
            store: store, read: { try await store.names() }, clock: live.setting.clock,
            date: live.setting.date, options: FonstersOptions(gate: .work), crashMonitor: live.monitor,
            log: live.setting.log)
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
