// Licensed under the Apache License, Version 2.0.

import LaunchKit
import LaunchNetwork
import SwiftUI
import UrbanNestBrand

/// UrbanNest with its servers, which Config.xcconfig names.
@main
struct UrbanNestApp: App {
    @State private var host = LiveHost("UrbanNest") { live in
        let (setting, cache) = (live.setting, UrbanNestCache(store: live.store, now: live.setting.date))
        let accounts = try live.accounts(service: "com.urbannest.app")
        return try AuthViewModel(
            backend: .cached(.live(try live.server()), in: cache, log: setting.log),
            account: Account(accounts, clock: setting.clock, log: setting.log), cache: cache,
            clock: setting.clock, date: setting.date, version: live.version, crashMonitor: live.monitor,
            log: setting.log)
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: UrbanNest.launchScreen) { launch in UrbanNestRoot(launch: launch) }
        }
    }
}
