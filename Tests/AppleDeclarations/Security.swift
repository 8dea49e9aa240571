// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The part of Apple's module Security that Sources call, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public import Foundation

// On Apple's platforms these are the types of Core Foundation, to which Swift's values are bridged.
public typealias CFDictionary = [String: Any]
public typealias CFData = Data
public typealias CFTypeRef = Any
public typealias CFError = any Error
public typealias CFString = String
public typealias OSStatus = Int32

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecReturnData: CFString = "r_Data"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecValueData: CFString = "v_Data"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "0"

public let errSecSuccess: OSStatus = 0
public let errSecNotAvailable: OSStatus = -25_291
public let errSecAuthFailed: OSStatus = -25_293
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecUserCanceled: OSStatus = -128

public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecSuccess }
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus { errSecSuccess }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecSuccess }

open class SecAccessControl {
    init() {}
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<CFError?>?
) -> SecAccessControl? { SecAccessControl() }

open class SecKey {
    init() {}
}

public struct SecKeyAlgorithm: Sendable {
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm()
}

public func SecKeyCreateWithData(
    _ data: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<CFError?>?
) -> SecKey? { SecKey() }
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
