// Licensed under the Apache License, Version 2.0.

public import Foundation

// Here, as UIKit, CoreGraphics and Security all bring them along, and a file that imports several has to find one of each.

/// An address, as Core Foundation names it.
public typealias CFURL = URL
/// A text, as Core Foundation names it.
public typealias CFString = String
/// A span of time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double
/// An allocator of objects, of which there is none: each place takes nil.
public final class CFAllocator: Sendable {
    private init() {}
}
/// The usual maker of room for objects.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// An error, as Core Foundation names it.
public final class CFError: Sendable {
    let code: Int
    let text: String
    package init(code: Int, text: String) { (self.code, self.text) = (code, text) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the words of an error.
public func CFErrorCopyDescription(_ err: CFError) -> CFString? { err.text }
