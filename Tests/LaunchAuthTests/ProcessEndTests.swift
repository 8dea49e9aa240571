// Licensed under the Apache License, Version 2.0.

#if os(Linux)  // OpenSSL's end of a process; Apple's systems have CryptoKit.
    import Foundation
    import Testing

    @testable import LaunchAuth

    /// Other threads may still write a vault while a process ends.
    @Suite struct ProcessEndTests {
        @Test(
            "What is sealed while the process ends is sealed, after the libraries' own handlers have run")
        func sealing() async {
            await #expect(processExitsWith: .exitCode(42)) {
                // The handler that was registered first runs last.
                atexit { _exit(ProcessEndTests.sealed() == nil ? 1 : 42) }
                _ = ProcessEndTests.sealed()
                exit(0)
            }
        }

        static func sealed() -> Data? {
            Primitives.seal(
                Data("session".utf8), key: Data(count: 32), nonce: Data(count: 12), authenticating: Data())
        }
    }
#endif
