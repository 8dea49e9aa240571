// Licensed under the Apache License, Version 2.0.

/// The functions of the system's cryptographic library that this module uses.
///
/// The two implementations are `Primitives+OpenSSL.swift` and `Apple/Primitives+CryptoKit.swift`.
package enum Primitives {
    /// The bytes of a tag of AES-GCM.
    static let tagCount = 16
    /// The bytes of a nonce of AES-GCM.
    static let nonceCount = 12
}
