// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchAuth
public import LaunchKit
import SwiftUI

extension Laten {
    /// The app's bundle identifier, which Apple's sheet goes by (`LA-170`, `C-LA-11`).
    public static let bundleIdentifier = "com.laten.app"
    /// Where the secret for sign-ins by face or finger is kept, and where an older version kept it (`C-LA-05`).
    public static let biometricItem = BiometricItem.credentials(
        service: bundleIdentifier, oldAccount: "laten_auth_credentials")
    /// Where a browser comes back to (`LA-181`).
    public static let redirect = "laten://auth/callback"
    /// The redirect URL of a browser on the web (`LA-182`).
    public static let webRedirect = "https://latenapp.com/auth"
    /// The domain of passkeys, in the entitlements beside that of the links.
    static let passkeyDomain = "webcredentials:latenapp.com"
    /// The static launch screen: `UILaunchScreen` with a colour and no image, because the logo begins at opacity 0
    /// (`C-LA-41`).
    public static let launchScreenColor = LatenPalette.background

    /// The texts of the sign-in screen, by their keys in the app's String Catalog; English without a translation.
    public static let strings = SignInStrings(app: name) { key, english in
        let words = String(localized: String.LocalizationValue(key))
        return words == key ? english : words
    }

    /// The note to a signed-in user while there is no connection.
    static var offlineNote: String { String(localized: "You are offline. This is what Laten knew last.") }

    /// The question after launches that did not come to their end.
    static var resetWords: LaunchReset.Texts {
        LaunchReset.Texts(
            message: String(
                localized:
                    "Laten did not start properly. Clearing unfinished sign-ins may help. You stay signed in."
            ),
            reset: String(localized: "Clear sign-ins"))
    }

    /// A required entry of an app's configuration, without which the flows cannot run (`C-LA-46`).
    public enum Requirement: String, CaseIterable, Hashable, Sendable {
        /// In `Info.plist`: why Face ID is asked.
        case faceIDUsage = "NSFaceIDUsageDescription"
        /// In the entitlements: Sign in with Apple.
        case appleSignIn = "com.apple.developer.applesignin"
        /// In `Info.plist`: the scheme `laten` of a URL type.
        case urlScheme = "CFBundleURLSchemes"
        /// In the entitlements: `applinks:latenapp.com`.
        case associatedDomain = "com.apple.developer.associated-domains"
        /// The bundle identifier.
        case bundleIdentifier = "CFBundleIdentifier"

        /// The value that it must have, or that its list must contain.
        public var value: String {
            switch self {
            case .faceIDUsage: "Sign in to Laten"
            case .appleSignIn: "Default"
            case .urlScheme: "laten"
            case .associatedDomain: "applinks:latenapp.com"
            case .bundleIdentifier: Laten.bundleIdentifier
            }
        }
    }
}

extension Laten {
    /// Returns the callback of a sign-in in the form of ``redirect``, whether the app's scheme or a Universal Link to
    /// ``webRedirect`` brought it (`LA-184`); nil for another URL.
    ///
    /// Its code is worth something only to the device that began the sign-in, whichever way it came.
    static func callback(_ url: URL) -> URL? {
        if url.scheme?.lowercased() == "laten", url.placeInApp == "/auth/callback" { return url }
        guard let parts = URLComponents(string: url.absoluteString),
            let web = URLComponents(string: webRedirect), var own = URLComponents(string: redirect),
            parts.scheme?.lowercased() == web.scheme, parts.host?.lowercased() == web.host,
            parts.percentEncodedPath == web.percentEncodedPath, parts.port == nil, parts.user == nil,
            parts.password == nil
        else { return nil }
        own.percentEncodedQuery = parts.percentEncodedQuery
        own.percentEncodedFragment = parts.percentEncodedFragment
        return own.url
    }
}
