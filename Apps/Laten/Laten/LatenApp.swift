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
        let accounts = try live.accounts(service: Laten.bundleIdentifier, redirect: Laten.redirect)
        return LatenLaunch.live(
            live, accounts: Self.withSheets(accounts))
    }

    var body: some Scene {
        WindowGroup {
            LiveWindow(host, from: Laten.launchScreen) { launch in LatenWindow(launch: launch) }
        }
    }

    #if !os(tvOS)
        /// The window that the sheets belong to.
        private static var window: ASPresentationAnchor {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return scenes.compactMap(\.keyWindow).first ?? ASPresentationAnchor()
        }
    #endif

    /// Adds the sensor, the sheets for Apple's sign-in and for passkeys, and the browser; a television has none of them.
    private static func withSheets(_ accounts: AccountServices) -> AccountServices {
        #if os(tvOS)
            return accounts
        #else
            let sheets = AppleSignIn { window }
            var accounts = accounts
            accounts.biometrics = AppleBiometricStore(item: Laten.biometricItem)
            accounts.askApple = { nonce async throws(AuthError) in try await sheets.ask(nonce) }
            accounts.appleState = { await AppleSignIn.credentialState(of: $0) }
            accounts.passkeys = ApplePasskeys { window }
            accounts.openBrowser = { request async throws(AuthError) in try await sheets.open(request) }
            return accounts
        #endif
    }
}
