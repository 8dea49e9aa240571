// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import LaunchNetwork
import LaunchStore
import OSLog
import ShipThatAppBrand
import SwiftUI

/// ShipThatApp with its servers, which Config.xcconfig names; the splash waits for their answers (ST-51).
@main
struct ShipThatAppApp: App {
    @State private var launch = Result { try Self.makeLaunch() }

    var body: some Scene {
        WindowGroup {
            switch launch {
            case .success(let launch): ShipThatAppWindow(launch: launch)
            case .failure(let error): Text(verbatim: "ShipThatApp cannot start. \(error)").padding()
            }
        }
    }

    private static func makeLaunch() throws -> ShipThatAppLaunch {
        let (bundle, logger) = (Bundle.main, Logger(subsystem: "ShipThatApp", category: "launch"))
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        func setting(_ name: String) -> String? { bundle.object(forInfoDictionaryKey: name) as? String }
        let accounts = AccountServices(
            configuration: try AuthConfiguration(url: setting("AuthURL"), key: setting("AuthKey")),
            transport: LiveAuthTransport.make(),
            vault: KeychainVault(service: bundle.bundleIdentifier ?? "ShipThatApp"))
        guard let server = URL(string: setting("BackendURL") ?? "") else {
            throw AuthError.configuration(.urlMissing)
        }
        let file = URL.applicationSupportDirectory.appending(path: "shipthatapp.sqlite")
        return ShipThatAppLaunch(
            backend: .live(.live(server)),
            store: ShipThatAppStore(store: try LaunchStore(at: file, log: log), now: { Date() }),
            account: Account(accounts, clock: ContinuousClock(), log: log), clock: ContinuousClock(),
            date: { Date() }, options: ShipThatAppOptions { $0.gate = .work }, log: log)
    }
}
