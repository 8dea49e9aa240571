// Licensed under the Apache License, Version 2.0.

import DuggyBrand
import LaunchKit
import LaunchNetwork
import SwiftUI

#if canImport(FirebaseAnalytics)
    import FirebaseAnalytics
#endif
#if canImport(FirebaseCore)
    import FirebaseCore
#endif
#if canImport(FirebaseCrashlytics)
    import FirebaseCrashlytics
#endif
#if canImport(FirebaseRemoteConfig)
    import FirebaseRemoteConfig
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
            live,
            account: Account(
                accounts, clock: live.setting.clock, log: live.setting.log,
                erase: ClubCache(store: live.store, now: live.setting.date).erase),
            server: ClubServer(try live.server(), store: store), notifications: .device,
            host: .device,
            firebase: FirebaseSDK(
                configure: configure, analytics: analytics, crashlytics: crashlytics,
                featureFlags: featureFlags))
    }

    // The parts of Firebase's SDK; nil where they are not linked.

    private nonisolated static var configure: (@Sendable () -> Void)? {
        #if canImport(FirebaseCore)
            // A retry runs the step again, and the SDK may be started once only.
            { if FirebaseApp.app() == nil { FirebaseApp.configure() } }
        #else
            nil
        #endif
    }

    private nonisolated static var analytics: (@Sendable () async throws -> Void)? {
        #if canImport(FirebaseAnalytics)
            { Analytics.setAnalyticsCollectionEnabled(true) }
        #else
            nil
        #endif
    }

    private nonisolated static var crashlytics: (@Sendable () async throws -> Void)? {
        #if canImport(FirebaseCrashlytics)
            { Crashlytics.crashlytics().setCrashlyticsCollectionEnabled(true) }
        #else
            nil
        #endif
    }

    private nonisolated static var featureFlags: (@Sendable () async throws -> Void)? {
        #if canImport(FirebaseRemoteConfig)
            { _ = try await RemoteConfig.remoteConfig().fetchAndActivate() }
        #else
            nil
        #endif
    }
}
