// Licensed under the Apache License, Version 2.0.

import LaunchKit
import LaunchNetwork
import ShipThatAppBrand
import SwiftUI

/// ShipThatApp with its servers, which Config.xcconfig names; the splash waits for their answers (ST-51).
@main
struct ShipThatAppApp: App {
    @State private var host = LiveHost<ShipThatAppLaunch>("ShipThatApp") { live in
        let accounts = try live.accounts(service: "com.shipthatapp.app")
        return .live(
            live, account: Account(accounts, clock: live.setting.clock, log: live.setting.log),
            server: try live.server())
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: ShipThatApp.launchScreen) { launch in
                ShipThatAppWindow(launch: launch)
            }
        }
    }
}
