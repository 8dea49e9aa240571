// Licensed under the Apache License, Version 2.0.

import StageUI

/// The proofs of who the user is that an item asks for.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates flags of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sensor or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// The sensor, also after a face or a finger was added.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// The sensor with the faces or fingers of the time at which the item was made.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// The passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// One of several.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of several.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// For the use of a private key.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app's.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
    /// An earlier name of `biometryAny`.
    public static let touchIDAny = biometryAny
    /// An earlier name of `biometryCurrentSet`.
    public static let touchIDCurrentSet = biometryCurrentSet

    /// Indicates whether the user is asked.
    var asks: Bool { !isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode]) }
    /// Indicates whether the passcode will do.
    var allowsPasscode: Bool {
        contains(.userPresence) || contains(.devicePasscode) && !contains(.and)
    }
}

/// The conditions on which the keychain gives an item back.
public final class SecAccessControl: Sendable {
    let accessible: String
    let flags: SecAccessControlCreateFlags
    init(_ accessible: String, _ flags: SecAccessControlCreateFlags) {
        (self.accessible, self.flags) = (accessible, flags)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the conditions of a protection, such as `kSecAttrAccessibleWhenUnlocked`, and proofs of who the user is.
///
/// - Parameters:
///   - allocator: Nil.
///   - protection: The protection.
///   - flags: The proofs.
///   - error: Takes the reason where there is no such protection.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let text = protection as? String, Accessible.all.contains(text) else {
        error?.pointee = Unmanaged.passRetained(
            CFError(code: Int(errSecParam), text: "'\(protection)' is no protection of the keychain."))
        return nil
    }
    return SecAccessControl(text, flags)
}

/// The protections of items.
enum Accessible {
    static let all = [
        kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
        kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
        kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
    ]
}
