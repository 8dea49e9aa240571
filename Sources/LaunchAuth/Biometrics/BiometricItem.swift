// Licensed under the Apache License, Version 2.0.

/// The place and the protection of the secret in a system (`C-LA-04`, `C-LA-05`).
public struct BiometricItem: Hashable, Sendable {
    /// The condition on which the system returns an item.
    public enum Protection: String, Hashable, Sendable {
        /// `kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly`, with `biometryCurrentSet` in its access control.
        case passcodeSetThisDeviceOnlyWithCurrentBiometry
        /// `kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`: for the session, which is refreshed in the background.
        case afterFirstUnlockThisDeviceOnly
    }

    /// The item's service, the app's bundle identifier.
    public let service: String
    /// The item's account.
    public let account: String
    /// The account of an older version, which is read once and moved; nil for none.
    public let oldAccount: String?
    /// The condition on which the system returns it.
    public let protection: Protection

    /// Creates a description of an item.
    public init(service: String, account: String, oldAccount: String? = nil, protection: Protection) {
        (self.service, self.account, self.oldAccount) = (service, account, oldAccount)
        self.protection = protection
    }

    /// The item for sign-ins by face or finger.
    ///
    /// - Parameters:
    ///   - service: The app's bundle identifier, such as `com.example.bakery`.
    ///   - oldAccount: The account of an older version of the app, which is read once and moved; nil for none.
    public static func credentials(service: String, oldAccount: String? = nil) -> BiometricItem {
        BiometricItem(
            service: service, account: "biometric_credentials", oldAccount: oldAccount,
            protection: .passcodeSetThisDeviceOnlyWithCurrentBiometry)
    }
}
