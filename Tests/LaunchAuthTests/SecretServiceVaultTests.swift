// Licensed under the Apache License, Version 2.0.

#if os(Linux)  // Apple's systems have the Keychain.
    import Foundation
    import LaunchKeyring
    import Testing

    @testable import LaunchAuth

    @Suite("A vault in the keyring")
    struct SecretServiceVaultTests {
        /// Run by hand where there is a keyring:
        /// `dbus-run-session -- sh -c 'printf pw | gnome-keyring-daemon --unlock --components=secrets;
        /// FIRSTLIGHT_KEYRING=1 swift test --filter SecretServiceVaultTests'`
        static var hasKeyring: Bool { ProcessInfo.processInfo.environment["FIRSTLIGHT_KEYRING"] != nil }

        func vault() -> SecretServiceVault {
            let lock = FileManager.default.temporaryDirectory.appendingPathComponent(
                "keyring-\(getpid()).lock")
            return SecretServiceVault(service: "org.firstlight.tests", lock: lock)
        }

        @Test("It does what a vault must", .enabled(if: hasKeyring))
        func conformance() async throws {
            try await checkConformance(of: vault(), again: vault())
        }

        @Test(
            "Where no service runs it says so, and never that nobody is signed in", .enabled(if: !hasKeyring))
        func noService() async throws {
            guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] == nil else { return }
            await #expect(
                throws: VaultError.unavailable(
                    reason: "no Secret Service answers. Start a keyring, or keep secrets in a file")
            ) { try await vault().read(.session) }
        }
    }
#endif
