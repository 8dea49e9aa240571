// Licensed under the Apache License, Version 2.0.

public import StageUI

// The keys of the keychain and their values, with the texts that Apple's library has for them.

/// The key of the kind of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The key of the protection.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always; deprecated.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, if it has a passcode, on this device alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this device alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device alone; deprecated.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of the conditions.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether the item goes to the user's other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Both, in a search: items that go to other devices, and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the date at which the item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date of the last change.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of words about the item.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of the creator, a number.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the type, a number.
public let kSecAttrType: CFString = "type"
/// The key of the item's name for the user.
public let kSecAttrLabel: CFString = "labl"
/// The key of whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of the account.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service.
public let kSecAttrService: CFString = "svce"
/// The key of bytes of the app's.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the server.
public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The key of the way to sign in.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The usual way to sign in.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The key of the port.
public let kSecAttrPort: CFString = "port"
/// The key of the path.
public let kSecAttrPath: CFString = "path"
/// The key of the bytes by which a key is found.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of the app's bytes for a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of the kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// A key of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of a curve of NIST.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of which part of a pair a key is.
public let kSecAttrKeyClass: CFString = "kcls"
/// The public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The key of the number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of whether a new key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the secret bytes.
public let kSecValueData: CFString = "v_Data"
/// The key of an object.
public let kSecValueRef: CFString = "v_Ref"
/// The key of bytes that stand for an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the secret bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether an object is wanted; none is given.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether bytes that stand for the item are wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the number of items that are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of the context of LocalAuthentication that asks the user.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of the words that the user reads; deprecated.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user may not be asked: the call fails instead.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The user may not be asked: such items are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of whether the keychain of iOS is meant on a Mac; here there is no other.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
