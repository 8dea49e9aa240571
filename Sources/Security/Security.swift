// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

@_exported public import class StageUI.CFAllocator
@_exported public import class StageUI.CFError
@_exported public import func StageUI.CFErrorCopyDescription
@_exported public import func StageUI.CFErrorGetCode
@_exported public import typealias StageUI.CFString
@_exported public import var StageUI.kCFAllocatorDefault

// Foundation's types, as Core Foundation names them: `as` takes Swift's values to them, as on Apple's systems.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Values by keys, as Core Foundation names them.
public typealias CFDictionary = NSDictionary
/// Bytes, as Core Foundation names them.
public typealias CFData = NSData
/// A list, as Core Foundation names it.
public typealias CFArray = NSArray
/// A truth value, as Core Foundation names it.
public typealias CFBoolean = NSNumber
/// A number, as Core Foundation names it.
public typealias CFNumber = NSNumber
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Yes.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The code of a result of the system; 0 is success.
public typealias OSStatus = Int32
/// Success.
public var noErr: OSStatus { 0 }

/// A source of random bytes.
public final class SecRandom: Sendable {
    private init() {}
}
/// A source of random bytes.
public typealias SecRandomRef = SecRandom
/// The usual source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a place with random bytes.
@discardableResult
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for byte in UnsafeMutableRawBufferPointer(start: bytes, count: count).indices {
        bytes.storeBytes(of: generator.next(), toByteOffset: byte, as: UInt8.self)
    }
    return errSecSuccess
}
