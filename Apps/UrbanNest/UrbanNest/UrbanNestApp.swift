// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import LaunchNetwork
import LaunchStore
import OSLog
import SwiftUI
import UrbanNestBrand

/// UrbanNest with its servers, which Config.xcconfig names.
@main
struct UrbanNestApp: App {
    @State private var launch = Result { try Self.makeLaunch() }

    var body: some Scene {
        WindowGroup {
            switch launch {
            case .success(let launch): UrbanNestRoot(launch: launch)
            case .failure(let error): Text(verbatim: "UrbanNest cannot start. \(error)").padding()
            }
        }
    }

    private static func makeLaunch() throws -> AuthViewModel {
        let (bundle, logger) = (Bundle.main, Logger(subsystem: "UrbanNest", category: "launch"))
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        func setting(_ name: String) -> String? { bundle.object(forInfoDictionaryKey: name) as? String }
        let accounts = AccountServices(
            configuration: try AuthConfiguration(url: setting("AuthURL"), key: setting("AuthKey")),
            transport: LiveAuthTransport.make(),
            vault: KeychainVault(service: bundle.bundleIdentifier ?? "UrbanNest"))
        guard let server = URL(string: setting("BackendURL") ?? "") else {
            throw AuthError.configuration(.urlMissing)
        }
        let file = URL.applicationSupportDirectory.appending(path: "urbannest.sqlite")
        let cache = UrbanNestCache(store: try LaunchStore(at: file, log: log), now: { Date() })
        return try AuthViewModel(
            backend: .cached(.live(.live(server)), in: cache, log: log),
            account: Account(accounts, clock: ContinuousClock(), log: log), cache: cache,
            clock: ContinuousClock(),
            date: { Date() }, version: setting("CFBundleShortVersionString"), log: log)
    }
}
