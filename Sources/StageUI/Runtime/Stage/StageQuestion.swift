// Licensed under the Apache License, Version 2.0.

/// A question to the user that the keychain is handed: the contexts of LocalAuthentication.
package protocol StageQuestion: AnyObject {
    /// The words that the user reads; nil for none.
    var reason: String? { get }
    /// Indicates whether the user may not be asked.
    var isForbidden: Bool { get }
}
