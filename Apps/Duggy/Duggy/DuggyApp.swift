// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import LaunchKit
import LaunchNetwork
import SwiftUI

#if canImport(FirebaseCore)
    import FirebaseCore
#endif

/// Duggy with its servers, which Config.xcconfig names, and its Firebase project.
@main
struct DuggyApp: App {
    @State private var host = LiveHost("Duggy") { try Self.makeViewModel($0) }

    var body: some Scene {
        #if os(macOS)
            // A group would open another window for each link.
            Window("Duggy", id: "main") { window }
        #else
            WindowGroup { window }
        #endif
    }

    private var window: some View {
        LiveWindow(host, from: Duggy.launchScreen) { viewModel in RootView(viewModel: viewModel) }
    }

    private static func makeViewModel(_ live: LiveServices) throws -> SplashViewModel {
        let accounts = try live.accounts(service: Duggy.bundleID)
        let store = try live.server("StoreURL", usual: "https://itunes.apple.com")
        return .live(
            live, account: Account(accounts, clock: live.setting.clock, log: live.setting.log),
            server: ClubServer(try live.server(), store: store), notifications: .device,
            open: { AppHost.openOnDevice($0) }, startFirebase: startFirebase)
    }

    /// Starts the SDK; nil where it is not linked.
    private nonisolated static var startFirebase: (@Sendable () -> Void)? {
        #if canImport(FirebaseCore)
            // A retry runs the step again, and the SDK may be started once only.
            { if FirebaseApp.app() == nil { FirebaseApp.configure() } }
        #else
            nil
        #endif
    }
}
