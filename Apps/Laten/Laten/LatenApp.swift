// Licensed under the Apache License, Version 2.0.

import AuthenticationServices
import LatenBrand
import LaunchAuth
import LaunchKit
import LaunchNetwork
import SwiftUI
import UIKit

/// Laten with its Supabase project, which Config.xcconfig names.
@main
struct LatenApp: App {
    @State private var host = LiveHost("Laten") { live in
        let service = Laten.bundleIdentifier
        let sheets = AppleSignIn {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return scenes.compactMap(\.keyWindow).first ?? ASPresentationAnchor()
        }
        var accounts = try live.accounts(service: service, redirect: Laten.redirect)
        accounts.biometrics = AppleBiometricStore(item: .credentials(service: service))
        accounts.askApple = { nonce async throws(AuthError) in try await sheets.ask(nonce) }
        accounts.openBrowser = { request async throws(AuthError) in try await sheets.open(request) }
        return LatenLaunch(
            live.setting, accounts: accounts, store: LatenStore(store: live.store), guardKeeper: live.monitor)
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: Laten.launchScreen) { launch in LatenWindow(launch: launch) }
        }
    }
}
