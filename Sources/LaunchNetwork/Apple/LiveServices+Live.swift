// Licensed under the Apache License, Version 2.0.

#if canImport(Security) && !os(Linux)
    import Foundation
    import LaunchAuth
    public import LaunchKit

    extension LiveServices {
        /// The accounts that Info.plist names by `AuthURL` and `AuthKey`, with their session in the Keychain.
        ///
        /// - Parameters:
        ///   - service: The app's bundle identifier, by which the Keychain keeps the session.
        ///   - redirect: The redirect URL of a browser, for an app that opens one.
        /// - Throws: `AuthError.configuration` when one of them is missing or no URL.
        public func accounts(service: String, redirect: String? = nil) throws -> AccountServices {
            AccountServices(
                configuration: try AuthConfiguration(
                    url: text("AuthURL"), key: text("AuthKey"), redirect: redirect),
                transport: LiveAuthTransport.make(), vault: KeychainVault(service: service))
        }
    }
#endif
