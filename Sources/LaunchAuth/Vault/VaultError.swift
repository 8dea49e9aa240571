// Licensed under the Apache License, Version 2.0.

/// An error of a vault; its content is unchanged.
///
/// None of these means that there is nothing in the vault.
public enum VaultError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The vault cannot be read while the device or the keyring is locked.
    case locked
    /// There is no service to keep it; the reason says which.
    case unavailable(reason: String)
    /// The content was changed by another program, or is damaged.
    case damaged(reason: String)
    /// The vault can be read by others.
    case exposed(path: String)
    /// The disk is full.
    case full
    /// Reading or writing failed in another way; the reason holds no secret.
    case failed(reason: String)

    /// The error and its remedy, for a developer.
    public var description: String {
        switch self {
        case .locked: "The vault is locked. Try again when the device or the keyring is unlocked."
        case .unavailable(let reason): "The vault is not available: \(reason)."
        case .damaged(let reason):
            "The vault is damaged: \(reason). It is left as it is; remove it to begin anew, and sign in again."
        case .exposed(let path): "The file \(path) can be read by others. Run 'chmod 600' on it."
        case .full: "There is no space left for the vault. Free some space and try again."
        case .failed(let reason): "The vault failed: \(reason)."
        }
    }
}
