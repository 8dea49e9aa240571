// Licensed under the Apache License, Version 2.0.

public import StageUI

/// Success.
public var errSecSuccess: OSStatus { 0 }
/// The function is not there.
public var errSecUnimplemented: OSStatus { -4 }
/// A value is none that the function takes.
public var errSecParam: OSStatus { -50 }
/// There is no more memory.
public var errSecAllocate: OSStatus { -108 }
/// The user has closed the question.
public var errSecUserCanceled: OSStatus { -128 }
/// The request is none.
public var errSecBadReq: OSStatus { -909 }
/// The system failed.
public var errSecInternalComponent: OSStatus { -2070 }
/// There is no keychain.
public var errSecNotAvailable: OSStatus { -25_291 }
/// The user was not recognised.
public var errSecAuthFailed: OSStatus { -25_293 }
/// There is such an item already.
public var errSecDuplicateItem: OSStatus { -25_299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25_300 }
/// The user would have to be asked, and may not be.
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
/// The bytes cannot be read.
public var errSecDecode: OSStatus { -26_275 }
/// There is no more room.
public var errSecDiskFull: OSStatus { -34 }
/// The disk failed.
public var errSecIO: OSStatus { -36 }
/// The app lacks an entitlement.
public var errSecMissingEntitlement: OSStatus { -34_018 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the words about a code; nil where there are none.
///
/// - Parameters:
///   - status: The code.
///   - reserved: Nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    // As macOS words them; other systems may say other words.
    let words: [OSStatus: String] = [
        0: "No error.",
        -4: "Function or operation not implemented.",
        -50: "One or more parameters passed to a function were not valid.",
        -108: "Failed to allocate memory.",
        -128: "User canceled the operation.",
        -909: "Bad parameter or invalid state for operation.",
        -25_291: "No keychain is available. You may need to restart your computer.",
        -25_293: "The user name or passphrase you entered is not correct.",
        -25_299: "The specified item already exists in the keychain.",
        -25_300: "The specified item could not be found in the keychain.",
        -25_308: "User interaction is not allowed.",
        -26_275: "Unable to decode the provided data.",
        -36: "I/O error.",
        -34_018: "A required entitlement isn't present.",
    ]
    return words[status] ?? "OSStatus \(status)"
}
