// Licensed under the Apache License, Version 2.0.

import AuthenticationServices
import LatenBrand
import LaunchAuth
import LaunchKit
import LaunchNetwork
import LaunchStore
import OSLog
import SwiftUI

/// Laten with its Supabase project, which Config.xcconfig names.
@main
struct LatenApp: App {
    @State private var launch = Result { try Self.makeLaunch() }

    var body: some Scene {
        WindowGroup {
            switch launch {
            case .success(let launch): LatenWindow(launch: launch)
            case .failure(let error): Text(verbatim: "Laten cannot start. \(error)").padding()
            }
        }
    }

    private static func makeLaunch() throws -> LatenLaunch {
        let (bundle, logger) = (Bundle.main, Logger(subsystem: "Laten", category: "launch"))
        let log: @Sendable (String) -> Void = { line in logger.notice("\(line, privacy: .public)") }
        func setting(_ name: String) -> String? { bundle.object(forInfoDictionaryKey: name) as? String }
        let service = bundle.bundleIdentifier ?? Laten.bundleIdentifier
        let sheets = AppleSignIn {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return scenes.compactMap(\.keyWindow).first ?? ASPresentationAnchor()
        }
        let accounts = AccountServices(
            configuration: try AuthConfiguration(
                url: setting("AuthURL"), key: setting("AuthKey"), redirect: Laten.redirect),
            transport: LiveAuthTransport.make(), vault: KeychainVault(service: service),
            biometrics: AppleBiometricStore(item: .credentials(service: service)),
            askApple: { nonce async throws(AuthError) in try await sheets.ask(nonce) },
            openBrowser: { request async throws(AuthError) in try await sheets.open(request) })
        let file = URL.applicationSupportDirectory.appending(path: "laten.sqlite")
        return LatenLaunch(
            LaunchSetting(clock: ContinuousClock(), date: { Date() }, log: log), accounts: accounts,
            store: LatenStore(store: try LaunchStore(at: file, log: log)))
    }
}
