// Licensed under the Apache License, Version 2.0.

import LaunchKit
import LaunchNetwork
import ShipThatAppBrand
import SwiftUI

/// ShipThatApp with its servers, which Config.xcconfig names; the splash waits for their answers (ST-51).
@main
struct ShipThatAppApp: App {
    @State private var host = LiveHost("ShipThatApp") { live in
        let setting = live.setting
        let accounts = try live.accounts(service: "com.shipthatapp.app")
        return ShipThatAppLaunch(
            backend: .live(try live.server()),
            store: ShipThatAppStore(store: live.store, now: setting.date),
            account: Account(accounts, clock: setting.clock, log: setting.log), clock: setting.clock,
            date: setting.date, options: ShipThatAppOptions { $0.gate = .work }, crashMonitor: live.monitor,
            log: setting.log)
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: ShipThatApp.launchScreen) { launch in
                ShipThatAppWindow(launch: launch)
            }
        }
    }
}
