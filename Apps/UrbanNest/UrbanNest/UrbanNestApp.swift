// Licensed under the Apache License, Version 2.0.

import LaunchKit
import LaunchNetwork
import SwiftUI
import UrbanNestBrand

/// UrbanNest with its servers, which Config.xcconfig names.
@main
struct UrbanNestApp: App {
    @State private var host = LiveHost<AuthViewModel>("UrbanNest") { live in
        let accounts = try live.accounts(service: "com.urbannest.app")
        return try .live(
            live, account: Account(accounts, clock: live.setting.clock, log: live.setting.log),
            server: try live.server())
    }

    var body: some Scene {
        #if os(macOS)
            // A group would open another window for each link.
            Window("UrbanNest", id: "main") { window }
        #else
            WindowGroup { window }
        #endif
    }

    private var window: some View {
        LiveWindow(host, from: UrbanNest.launchScreen) { launch in UrbanNestRoot(launch: launch) }
    }
}
